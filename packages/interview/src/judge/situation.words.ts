/** Without March and May, which are also verbs. */
export const unmistakableMonths = [
  "january, february, april, june, july, august, september, october, november, december",
];
export const months = [...unmistakableMonths, "march, may"];

/** Times that a story can be in: "last spring", "on the Sunday". */
export const seasons = [
  "_day, week, month, year, night, morning, evening, quarter, weekend, season, monsoon, spring, summer, autumn, fall, winter",
  "easter, christmas, diwali, holi, eid, ramadan, ramzan, onam, puja, election",
];

/** People, organisations and things that a story is about: "a customer", "our server". */
export const parties = [
  // Customers and people
  "customer, client, guest, patient, owner, buyer, seller, vendor, dealer, supplier, insurer, tenant, member, account",
  "lady, woman, man, gentleman, gentlemen, uncle, aunty, girl, boy, guy, fellow, person, family, couple, parent",
  "student, farmer, teacher, doctor, nurse, dentist, officer, director, driver",
  // Colleagues
  "colleague, engineer, developer, agent, tester, intern, trainee, joiner, manager, supervisor",
  // Places and organisations
  "shop, store, bakery, hotel, hospital, school, clinic, bank, gym, factory, warehouse, restaurant, site, home, depot",
  "firm, company, chain, agency, group",
  // Systems
  "server, database, service, release, migration, system, app",
];

/** What happened. */
export const happenings = [
  "because, when, was, were, had, wanted, called, came, needed, said, went, kept, refused, asked, happened, arrived",
  "broke, broken, failed, stopped, lost, left, crashed, cancelled, down, down to, couldn't, didn't, shouting, upset, angry",
];
