/*
 * Words of names, in the notation of `word-patterns`.
 */

/** Words that are typical of organisations' names. */
export const organisations = [
  // Legal and general
  "group, industries, enterprises?, traders?, trading, agency, contractors?, services?, solutions?, consult*, trust",
  "foundation, society, co-?operative, global, international, india, works, connect",
  // Schools
  "school, academy, college, university, library",
  // Health and care
  "hospital, clinic, pharmacy, pharma, diagnostics, care, healthcare, medical",
  // Money
  "bank, insurance, finance, capital, securities, sacco",
  // Technology and communication
  "technolog(y|ies), tech, softworks?, software, systems?, labs?, infotech, infosystems, telecom, networks?",
  "communications?, media, studios?, printers, bpo, kpo",
  // Food and hospitality
  "hotels?, resorts?, suites, inn, restaurant, cafe, kitchen, foods?, bakery, bakers, piekarnia, dairy, farms?",
  // Shops
  "stores?, supermarket, mart, retail, sklep",
  // Factories
  "mills?, millers, textiles?, garments, energy, power, steel, cement, plastics, packaging, engineering",
  // Building, cleaning and guarding
  "constructions?, builders, cleaners, cleaning, facilities, security",
  // Transport and storage
  "motors, autos?, airways, airlines?, airport, aviation, transport, travels?, tours, freight, logistics, cargo",
  "couriers?, warehouse, depot, distribut_, exports?, hurtownia",
];
