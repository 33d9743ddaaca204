/*
 * Words about the place of work, in the notation of `word-patterns`.
 */

export const anywhere = [
  "remote, fully remote, remotely, work from home, work-from-home, wfh, hybrid, home[- ]based",
  "work from anywhere, telecommute, ghar se kaam, online",
];
/** "Remote" things that are no place of work. */
export const notRemote = [
  "support, desktop, access, sensing, control, controls, teams?, sites?, server, servers, monitoring, homes",
  "clients?, customers?, villages?, areas?, cloud, villages, app, apps, cars?, vehicles?, work policy",
  "sales, payments?, banking, applications?, shopping, tools?, devices?, stores?, orders?, exams?, classes",
  "courses, test, at the, by, through, via, before, until, form",
];

/** Labels of the line with the place. */
export const placeLabels = [
  "(job |work |working |office |preferred )?locations?, place( of (work|posting))?, job place, (work)?site",
  "base, based, branch, work ?place, posting, address, venue of work, city, territory, zones?, district",
  "area, reporting office, duty station, thikan, jagah, sthan",
];
export const indianPlaceLabels = ["ठिकाण, नोकरीचे ठिकाण, कामाचे ठिकाण, स्थान, जगह, पत्ता, पता"];

/** Places where people work. */
export const workplaces = [
  "office, offices, showroom, shop, store, plant, factory, branch, depot, warehouse, hub, hotel, hospital",
  "clinic, school, college, restaurant, kitchen, outlet, site, gate, mall, campus, centre, center, unit",
  "works?hop, parlour, salon, society, site office, lab, laboratory, yard, gym, farm, house, mess, bungalow",
  "home, studio, canteen, chowk, station, road, nagar, bazaar, bazar, midc, gidc, infopark, sector _",
  "phase _, zone _, naka, peth, mindspace, market, park, cross, layout, colony, estate, tower, towers",
];
/** Endings of addresses. */
export const addressEnds = [
  "nagar, chowk, station, road, rd, street, marg, bazaar, bazar, midc, gidc, infopark, naka, peth",
  "mindspace, mall, market, estate, colony, layout, plant, yard, depot, sez, techpark, tech park, it park",
  "industrial area, phase _, zone _, sector[- ]_, (east|west)",
];

export const vaguePlaces = [
  "multiple (locations|cities|branches|sites), various (locations|cities|places|branches)",
  "across (india|the country|the state|the city|all our branches|multiple locations), pan[- ]?india",
  "all over (india|the country|maharashtra|gujarat), anywhere in (india|the country), any location",
  "(location|posting|place) ?[:-]? ?(flexible|negotiable|anywhere|as per (_ )?(requirement|need|policy))",
  "near(est)? (your )?(home|location), nearby your location, _ (towns|cities|states|locations)",
];

/** States, countries and regions, which are too large to travel to. */
export const regions = [
  "india, maharashtra, gujarat, karnataka, tamil nadu, kerala, telangana, andhra pradesh, madhya pradesh",
  "uttar pradesh, rajasthan, punjab, haryana, bihar, odisha, west bengal, jharkhand, chhattisgarh, assam",
  "uttarakhand, himachal pradesh",
];

/** Towns and cities: those of India with over half a million people, more around the largest, and large ones elsewhere. */
export const cities = [
  "mumbai, navi mumbai, thane, pune, nagpur, nashik, aurangabad, chhatrapati sambhajinagar, solapur",
  "kolhapur, amravati, akola, latur, satara, sangli, miraj, jalgaon, dhule, ahmednagar, nanded, ratnagiri",
  "bhiwandi, kalyan, dombivli, panvel, vashi, airoli, andheri, bandra, borivali, goregaon, malad, kurla",
  "powai, worli, dadar, juhu, vasai, virar, mira road, uran, taloja, chakan, bhosari, pimpri, chinchwad",
  "hinjewadi, hinjawadi, kharadi, hadapsar, wakad, baner, aundh, kothrud, viman nagar, talegaon, ranjangaon",
  "baramati, sinnar, wardha, chandrapur",
  "delhi, new delhi, gurgaon, gurugram, noida, greater noida, faridabad, ghaziabad, manesar, rohini, dwarka",
  "lajpat nagar, connaught place, okhla, sonipat, panipat, karnal, rohtak, hisar, ambala, chandigarh",
  "mohali, panchkula, ludhiana, amritsar, jalandhar, patiala, bathinda, jaipur, jodhpur, udaipur, kota",
  "ajmer, bikaner, alwar, bhiwadi, neemrana",
  "lucknow, kanpur, agra, varanasi, meerut, allahabad, prayagraj, bareilly, aligarh, moradabad, gorakhpur",
  "dehradun, haridwar, rudrapur, patna, gaya, ranchi, jamshedpur, dhanbad, bokaro, kolkata, howrah",
  "siliguri, durgapur, asansol, bhubaneswar, cuttack, rourkela, guwahati, raipur, bhilai, bilaspur",
  "ahmedabad, surat, vadodara, baroda, rajkot, vapi, ankleshwar, bharuch, jamnagar, bhavnagar, gandhinagar",
  "silvassa, daman, sanand, mehsana, anand, indore, bhopal, gwalior, jabalpur, ujjain, dewas, pithampur",
  "goa, panaji, panjim, margao, mapusa, calangute, vasco",
  "bengaluru, bangalore, whitefield, electronic city, koramangala, hsr layout, indiranagar, marathahalli",
  "peenya, mysuru, mysore, mangaluru, mangalore, hubli, hubballi, belgaum, belagavi, hyderabad",
  "secunderabad, gachibowli, hitec city, madhapur, jubilee hills, warangal, vijayawada, visakhapatnam",
  "vizag, guntur, tirupati, chennai, siruseri, guindy, ambattur, sriperumbudur, coimbatore, madurai",
  "tiruppur, tirupur, salem, erode, trichy, tiruchirappalli, hosur, vellore, pondicherry, puducherry, kochi",
  "cochin, ernakulam, thiruvananthapuram, trivandrum, kozhikode, calicut, thrissur",
  "london, manchester, birmingham, leeds, bristol, glasgow, edinburgh, liverpool, sheffield, cardiff",
  "belfast, newcastle, nottingham, leicester, cambridge, oxford, brighton, southampton, dublin, cork",
  "berlin, munich, hamburg, frankfurt, vienna, zurich, paris, amsterdam, madrid, barcelona, lisbon, warsaw",
  "stockholm, copenhagen",
  "new york, boston, chicago, seattle, san francisco, los angeles, austin, dallas, houston, denver, atlanta",
  "phoenix, toronto, vancouver, montreal, sydney, melbourne, brisbane, perth, auckland, singapore, dubai",
  "abu dhabi, sharjah, doha, riyadh, muscat, kuwait, nairobi, lagos, johannesburg, manila, kuala lumpur",
  "hong kong, tokyo",
];

/** Nearby, a city is not where the job is. */
export const otherPlaces = [
  "train(ing)?, bus, buses, between, from, turnover, offices in, founded, headquartered, headquarters, hq",
  "clients?, customers?, trains?, across, university, institute, college, travel to, visits? to, moves",
  "carries, ships, delivers, national, bank of, times, mirror, high court, trip",
];

/** Words of parts that are no place although they begin with a capital letter. */
export const notPlaces = [
  "diploma, graduate, degree, bachelor, master, b.com, full[- ]time, part[- ]time, permanent, contract",
  "immediate, urgent, wanted, required, hiring, salary, ctc, experience, exp, monday, tuesday, wednesday",
  "thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august, september",
  "october, november, december, ltd, limited, pvt, llp, inc, java, python, excel, tally, sap, male, female",
  "hindi, english, marathi, night, day, general, senior, junior, level, grade, team, department, manager",
  "engineer, executive, officer, assistant, operator, driver, developer, analyst, nurse, teacher, the, we",
  "you, our, about, job, role, responsibilities, requirements, duties, what, apply, it, this, voice, chat",
  "process, icu, rn, hr, field, operations, support, logistics, loans, marketing, design, sales, finance",
  "university, bank, college, hospital, school, foundation, group, trust, services, industries, solutions",
  "systems, technologies, ymca, council, nhs, women, men, ltd, fixed[- ]term, fmcg, rights, resources",
  "client, med, surg, atr, private, child, care, home, company, co-op, warden, helper, seats, nos",
];

/** Words that tie the city behind them to the job: "our showroom in Nagpur". */
export const jobWords = [
  "based, located, location, office, branch, plant, site, store, shop, showroom, warehouse, hotel, clinic",
  "hospital, school, factory, outlet, depot, mess, hub, society, project, job, position, role, posting",
  "opening, vacancy, centre, center, client, boutique, startup, company, restaurant, campus",
];

/** What may follow a city in its part of a line. */
export const afterCity = [
  "east, west, north, south, sector, phase, zone, city, and, or, division, district, yard, plant, office, branch, works",
];
