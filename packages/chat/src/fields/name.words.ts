/*
 * Words around a name, in the notation of `word-patterns`.
 */

/** Greetings and other words before a name. */
export const beforeName = [
  "hiya, hola, helo, hlo, good (morning|afternoon|evening|day), morning, evening, how far",
  // Indian languages
  "namaste, namaskar(am)?, sat sri akal, vanakkam, salaam, salam, aadab, ram ram, radhe radhe, jai hind",
  // Swahili, Tagalog and Polish
  "jambo, habari, mambo, kumusta, mabuhay, magandang _, dzien dobry, czesc",
  // Addresses
  "dear, respected, sir, madam, ma'?am, mam, ji, po, team, all, everyone, folks",
  // Agreement
  "yes, yeah, haan?, ok(ay)?, sure, right",
  // Fillers
  "so, well, oh, ah, kindly note, itself, but, write, put, par, lekin, pero",
  // "I am" in Polish and Spanish
  "jestem, soy",
];

/** Those whose name may be given instead: "company name is". */
export const othersWithName = [
  "company, firm, employer, organi[sz]ation, bank, shop, college, school, user",
  "father, mother, husband, wife, papa, pita",
];

/** Words after "name" that announce it. */
export const afterNameLabel = [
  "is, it'?s, 's, should be, spell?ed as, spelt as, :, -, =",
  "hai, likho, likhiye, likh lo, likh lijiye, note karo, rakho",
];

/** Phrases that always introduce a name. */
export const introductions = [
  "this is, this side, my ?self, named me, i am called, mine is, it'?s me, full",
  "on (my )?(aadhaa?r|pan|id|passport|papers)( card)?,? (just|it'?s|it is|only|is)",
  // Indian languages
  "(en )?peru, en peyar, naan, amar naam, majha nav, nanna hesaru",
  // Tagalog, Swahili and Polish
  "ako (po )?si, naitwa, jina langu ni, nazywam si[eę]",
];
