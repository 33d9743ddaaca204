/** Ranks, mostly before a title noun. */
export const rankWords = [
  "senior, sr, junior, jr, lead, principal, head, chief, assistant, asst, associate, deputy, vice, executive",
  "trainee, graduate, staff, general, regional, area, national, global, interim, acting, founding, managing",
  "freelance, independent, self-employed, part-time, full-time, visiting, adjunct, registered, certified",
  "licensed, chartered, group, team, shift, duty, night, sous, pastry",
];

/** Phrases that are or begin a title. */
export const phrases = [
  "head of, director of, vp of, vice president, manager of, dean of, member of technical staff",
  "member of staff, product owner, scrum master, customer (support|service|care), human resources?",
  "business development, self[- ]employed, team lead, charge nurse, ward sister, chef de partie, maitre d",
  "front desk, front office, data entry, web master, commis, sous chef, back[- ]end, front[- ]end",
  "full[- ]stack, quality assurance, sales, it support, help ?desk",
];

/** Legal forms, and words in the names of organisations. */
export const organisationWords = [
  // Legal forms
  "inc, ltd, limited, llc, llp, plc, pvt, private, corp, corporation, company, gmbh, ag, kg, e.v, sarl, sas",
  "s.a.s, sa, srl, s.r.l, ltda, bv, b.v, nv, oy, aps, jsc, bhd, pty, pte, group, holdings?, partners",
  "associates, & sons, bros, brothers",
  // Schools, health, government
  "university, college, school, academy, institut, institute, hospitals?, clinics?, care home, nhs, healthcare, health",
  "ministry, department of, bureau, office of, council, government, govt, municipal, army, navy, air force",
  "police, embassy, laborator(y|ies), labs?, library, museum, church, theatre",
  // Societies
  "foundation, trust, society, association, union, club, co-?operative",
  // Trades
  "solutions, technologies, technology, systems, services, consulting, consultants, consultancy, studios?",
  "industries, enterprises?, international, bank, hotel, hotels, resorts?, restaurant, bistro, cafe, kitchen",
  "bakery, agency, networks?, media, logistics, motors, pharma, pharmaceuticals, pharmacy, infotech, software",
  "digital, ventures, capital, insurance, airlines?, airways, railways?, stores?, supermarket, mart, retail",
  "foods?, construction, constructions, builders, engineering works, works, electricals?, electronics, energy",
  "power, telecom, communications, start-?up, center, centre, house, freight, couriers?, exports?, textiles",
  "steel, cements?, airport, gym, salon, spa, estate, legal, chambers, firm",
];

/** Countries and their parts, as the last part of an address. */
export const countryNames = [
  // Europe
  "uk, united kingdom, england, scotland, wales, ireland, germany, deutschland, france, spain, españa, italy",
  "italia, portugal, poland, netherlands, belgium, switzerland, schweiz, austria, österreich, sweden, norway",
  "denmark, finland, greece, hungary, turkey",
  // Asia and Oceania
  "india, pakistan, bangladesh, sri lanka, nepal, china, japan, korea, taiwan, singapore, malaysia",
  "philippines, vietnam, indonesia, thailand, australia, new zealand",
  // Middle East and Africa
  "uae, dubai, abu dhabi, qatar, doha, saudi arabia, riyadh, kuwait, oman, bahrain, israel, egypt, nigeria",
  "kenya, ghana, south africa",
  // The Americas
  "usa, u.s.a, united states, canada, mexico, brazil, argentina, chile, colombia",
  // States of the USA
  "california, texas, florida, virginia, washington, illinois, massachusetts, michigan, ohio, pennsylvania",
  "georgia, north carolina, new jersey, colorado, arizona, minnesota, oregon, maryland, wisconsin, tennessee",
  "missouri, indiana, connecticut, utah",
  // Indian states, Canadian provinces
  "maharashtra, karnataka, tamil nadu, telangana, ontario, quebec, british columbia",
  // In place of an address
  "remote, hybrid, on-?site, city, state, country",
];

/** Cities, as a part of an address. */
export const cityNames = [
  // India
  "mumbai, navi mumbai, thane, pune, delhi, new delhi, gurgaon, gurugram, noida, bengaluru, bangalore",
  "hyderabad, chennai, kolkata, ahmedabad, jaipur, lucknow, kochi, indore, bhopal, nagpur, surat, coimbatore",
  "chandigarh, mysore, mysuru, vadodara, patna, visakhapatnam, trivandrum",
  // United Kingdom and Ireland
  "london, manchester, birmingham, leeds, glasgow, edinburgh, bristol, liverpool, cardiff, belfast, oxford",
  "cambridge, dublin",
  // North America
  "new york, nyc, san francisco, los angeles, chicago, boston, seattle, austin, dallas, houston, atlanta",
  "miami, denver, philadelphia, phoenix, san diego, san jose, san antonio, portland, washington, baltimore",
  "palo alto, mountain view, menlo park, sunnyvale, santa clara, toronto, vancouver, montreal, mexico city",
  // Europe
  "berlin, munich, münchen, hamburg, frankfurt, cologne, köln, stuttgart, leipzig, düsseldorf, nürnberg",
  "vienna, wien, zurich, zürich, basel, bern, geneva, paris, lyon, marseille, strasbourg, brussels, amsterdam",
  "madrid, barcelona, valencia, lisbon, lisboa, rome, roma, milan, milano, napoli, bologna, stockholm, oslo",
  "copenhagen, helsinki, warsaw, prague, budapest, athens, istanbul, ankara",
  // Africa
  "lagos, abuja, nairobi, accra, johannesburg, cape town, cairo",
  // Asia and Oceania
  "manila, cebu, quezon city, makati, hanoi, ho chi minh city, da nang, jakarta, bangkok, tokyo, seoul",
  "beijing, shanghai, shenzhen, hangzhou, guangzhou, hong kong, taipei, karachi, lahore, dhaka, colombo",
  "kathmandu, sydney, melbourne, brisbane, perth, auckland",
  // South America
  "são paulo, sao paulo, rio de janeiro, bogotá, buenos aires",
];

/** Nouns that a job title ends with. */
export const nounsOfTitles = [
  "accountant actor actress actuary adjuster administrator adviser advisor advocate agent aide ambassador",
  "analyst anchor animator apprentice architect artiste assembler assessor assistant associate attendant",
  "attorney auditor author bagger baker banker barista bartender broker buddy builder butcher buyer captain",
  "caregiver carer caretaker carpenter cashier chairman chairperson chairwoman chef chemist chief cleaner",
  "clerk co-founder co-ordinator coach cofounder collector commis conductor conservator consultant",
  "contractor contributor controller cook coordinator copywriter corporal counsel counsellor counselor",
  "courier crew curator custodian dealer deckhand decorator demonstrator designer detailer developer devops",
  "dietitian director dispatcher doctor drafter draftsman draughtsman driver economist editor educator",
  "engineer entrepreneur estimator evangelist examiner executive expert fabricator facilitator farmer fellow",
  "fitter foreman forester founder freelancer fresher gardener generalist governess groomer guard guide",
  "hacker hairdresser hand handler handyman head headteacher helper host hostess illustrator inspector",
  "installer instructor intern internee internship interpreter interviewer inventor investigator janitor",
  "joiner journalist judge junior keyholder laborer labourer landscaper lawyer lead leader lecturer librarian",
  "lieutenant lifeguard maintainer major manager marketer marshal mason mate mechanic mediator member mentor",
  "merchandiser midwife millwright modeler moderator monitor nanny negotiator nurse officer operative",
  "operator organiser organizer owner packer painter paralegal paramedic partner personnel phlebotomist",
  "picker pilot planner plasterer plumber policeman porter postdoc practitioner preceptor presenter",
  "president principal printer processor procurer producer professional professor programmer promoter",
  "proofreader proprietor ranger realtor recruiter registrar rep reporter representative researcher resident",
  "reviewer rifleman rigger roofer sailor salesman salesperson saleswoman scheduler scrum seaman secretary",
  "seller sergeant server sister soldier solicitor sommelier sourcer specialist staff staffer steward stewardess",
  "stockist student stylist sub-editor superintendent superviser supervisor surgeon surveyor tailor teacher",
  "telecaller teller temp tester tiler trader trainee trainer translator treasurer tutor undertaker",
  "underwriter usher valet vet veterinarian volunteer waiter waitress warden webmaster welder writer",
  "youtuber",
  // Trades
  "appraiser bricklayer checker cutter finisher firefighter fireman glazier grinder lineman loader polisher",
  "purser repairman scaffolder stocker upholsterer valuer watchman",
  // Offices
  "barrister bursar chancellor chaplain commissioner comptroller conveyancer councillor dean governor",
  "magistrate matron mayor notary pastor priest provost rector trustee",
  "dancer singer havildar subedar",
  // Abbreviations
  "avp ba bde bdm ceo cfo cio cmo coo cto dba evp hod hrbp nco pgt pm pmo po prt qa sde sdet sme svp swe tgt",
  "tl vp",
  // French
  "patissier patissiere cuisinier serveur infirmier infirmiere professeur",
];
