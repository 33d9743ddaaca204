import type { ExcludingReason } from "../types.ts";

/*
 * Words that exclude or discourage, in the notation of `word-patterns`.
 */

/** Titles that name one sex, with a title for everyone. */
export const genderedTitles: Record<string, string> = {
  "salesman, saleswoman, salesgirl, saleslady, sales (boy|girl|man|lady)": "salesperson",
  "salesmen, saleswomen, salesgirls, salesladies, sales (boys|girls|men|ladies)": "salespeople",
  "foreman, forewoman": "supervisor",
  "foremen, forewomen": "supervisors",
  "office boy, office girl, peon boy": "office assistant",
  "office boys, office girls": "office assistants",
  "delivery (boy|man|girl)": "delivery rider",
  "delivery (boys|men|girls)": "delivery riders",
  "(housekeeping|pantry|room) boy": "housekeeper",
  "(housekeeping|pantry|room) boys": "housekeepers",
  "(counter|shop) (boy|girl)": "counter assistant",
  "(counter|shop) (boys|girls)": "counter assistants",
  "(field|marketing|collection) (boy|girl)": "field worker",
  "(field|marketing|collection) (boys|girls)": "field workers",
  "(kitchen|helper) boy": "kitchen helper",
  "(kitchen|helper) boys": "kitchen helpers",
  "reception(ist)? girl, lady receptionist": "receptionist",
  watchman: "security guard",
  watchmen: "security guards",
  "waitress, barmaid": "server",
  "waitresses, barmaids": "servers",
  "air ?hostess, stewardess": "cabin crew member",
  "air ?hostesses, stewardesses": "cabin crew",
  "handyman, repairman, maintenance man": "maintenance worker",
  "handymen, repairmen": "maintenance workers",
  cameraman: "camera operator",
  cameramen: "camera operators",
  "storeman, warehouseman": "warehouse worker",
  "storemen, warehousemen": "warehouse workers",
  "cleaning lady, tea lady": "cleaner",
  "girl friday, man friday": "assistant",
  doorman: "door attendant",
  postman: "postal worker",
  postmen: "postal workers",
  "housemaid, maid servant, maidservant": "housekeeper",
};

/** Those who work with the person, not the person wanted: "report to the foreman". */
export const beforeOtherPeople = [
  "reports? to, reporting to, report directly to, under, with, assist, assisting, support, supporting",
  "train, training, manage, managing, lead, leading, supervise, supervising, coordinate with, our, your",
];

/** A sex, as an adjective or a person. */
export const sexes = [
  "females?, males?, lady, ladies, gents, gentlemen, women, woman, men, man, girls?, boys?, purush, mahila",
];
export const maleWords = ["purush, male, males, gents, gentlemen, men, man, boy, boys"];
export const femaleWords = ["mahila, female, females, lady, ladies, women, woman, girl, girls"];

/** People who are wanted. */
export const wantedPeople = [
  "candidates?, applicants?, staff, employees?, workers?, attendants?, persons?, freshers?, graduates?",
  "helpers?, teachers?, executives?, guards?",
];

/** Asks for a sex before it. */
export const beforeSex = ["only, preferably, prefer, preferred, preference (to|for)"];
/** Asks for a sex after it. */
export const afterSex = [
  "only, preferred, preferable, required, needed, wanted, need apply, (will|shall|to) be preferred",
  "(can|may|should) apply only",
];

/** Jobs after "female" or "lady" in a title. */
export const jobAfterSex = [
  "tele-?callers?, telecaller, receptionists?, beauticians?, accountants?, cooks?, drivers?, nurses?",
  "teachers?, trainers?, assistants?, executives?, counsellors?, secretary, secretaries, operators?",
  "helpers?, guards?, attendants?, caretakers?, wardens?, doctors?, tailors?, clerks?, managers?",
  "instructors?, sales _, computer operator, office _, back office _, customer _, security guards?",
  "security _",
];

/** Nearby, these show that the law or decency asks for one sex. */
export const lawfulSex = [
  "frisk(ing)?, equality act, genuine occupational, occupational requirement, schedule 9, scheme, quota, prison, jail",
  "shelter, crisis centre, refuge",
  "(women|girl|ladies|female|lady|men|boy|male)('s|s'|s)? (hostels?|wards?|gyms?|wings?|residents?|patients?|prison|toilets?|changing|section|visitors?|shelters?|dormitor(y|ies)|wing|only gym|fitness)",
  "(hostels?|wards?|gyms?|homes?) for (women|girls|ladies|men|boys)",
];

/** Nearby, these invite or protect people instead of excluding them. */
export const invitations = [
  "encouraged, welcomed?, welcomes?, regardless, irrespective, without regard, equal opportunit(y|ies)",
  "no bar, equal, all genders, any gender, diversity, diverse, discriminat(e|es|ion), underrepresented",
  "under-represented, reservation, reserved, posh, safety of, quarters, everyone, leave",
];

/** People who are served, taught or sold to. */
export const servedPeople = [
  "customers?, clients?, patients?, children, child, kids, students?, residents?, guests?, passengers?",
  "members, learners?, pupils?, visitors?, users?, audience, shoppers?, wear, clothing, garments, clothes",
  "footwear, fashion, salon, apparel, toilets?, cricket, team",
];

/** `instead` replaces the phrase; `swap` replaces a part of it, and drops "only". */
type Group = { reason: ExcludingReason; words: string[]; instead?: string; swap?: [RegExp, string] };

/** Phrases that need no further look than for negations, names and invitations. */
export const phrases: Group[] = [
  { reason: "age", words: ["youngsters?, youthful, digital natives?"] },
  {
    reason: "age",
    words: ["(only )?(recent|fresh|new) graduates only, only (recent|fresh|new) graduates"],
    instead: "graduates",
  },
  {
    reason: "age",
    words: ["freshers only, only freshers, only fresher candidates"],
    instead: "no experience needed",
  },
  {
    reason: "age",
    words: [
      "(only )?(20)?2[0-9]( ?[-/&] ?(20)?2[0-9])? (batch|pass ?outs?|passed out)( candidates)? only",
      "only (20)?2[0-9]( ?[-/&] ?(20)?2[0-9])? (batch|pass ?outs?)",
      "(retired|retirees|older) (people |persons |candidates )?need not apply",
    ],
  },
  {
    reason: "age",
    words: [
      "young(,| and| &)?( and)? (dynamic|energetic|enthusiastic|vibrant|smart|talented|fresh|ambitious|passionate|aggressive)( and (dynamic|energetic|enthusiastic|vibrant|smart|talented))?",
    ],
  },
  { reason: "age", words: ["(dynamic|energetic|enthusiastic|smart|vibrant)(,| and| &)?( and)? young"] },
  {
    reason: "age",
    words: [
      "young (blood|candidates?|person|individuals?|graduates?|talents?|boys?|girls?|males?|females?|lad(y|ies)|m[ae]n|wom[ae]n)",
    ],
  },
  { reason: "age", words: ["(join (our|a)|(a|our)) young team"] },

  {
    reason: "family",
    words: [
      "unmarried( females?| males?| girls?| boys?| lad(y|ies)| candidates?)?, un-married, married (only|preferred), bachelors (only|preferred), (only|preferably) bachelors",
      "bachelor candidates?, family man, marital status",
    ],
  },
  {
    reason: "family",
    words: [
      "single (male|female|men|women|candidates|status|girls?|boys?|lady|ladies)",
      "married (men|women|candidates|couples?|male|female|ladies) (only|preferred|required)",
    ],
  },
  {
    reason: "family",
    words: [
      "(no|without( any)?|free (of|from)) (family|household|domestic|marital) (responsibilit(y|ies)|commitments?|obligations?|burdens?)",
      "without (children|kids), no kids, no children",
    ],
  },
  {
    reason: "family",
    words: [
      "(no|not) (plans?|planning) (of|for|to) (marry|marriage|pregnancy|children|have children)",
      "not (be )?(pregnant|married)",
    ],
  },

  {
    reason: "community",
    words: [
      "(upper|higher|general|same|specific|lower) caste, caste preferred, own (caste|community)",
      "(vegetarians?|pure veg(etarian)?) (candidates?|only|preferred|persons?|staff)",
    ],
  },

  {
    reason: "origin",
    words: [
      "native _ speakers?, native speakers?",
      "native[- ](english|french|german|spanish|arabic)([- ]speaking)?( _)? only, native english",
    ],
    swap: [/\bnative\b/i, "fluent"],
  },
  {
    reason: "origin",
    words: [
      "mother[- ]tongue (must|should|has to) be, mother[- ]tongue (speakers?|only), whose mother[- ]tongue",
    ],
  },
  {
    reason: "origin",
    words: [
      "(only )?locals? (candidates? |people |persons? |residents? |boys? |girls? )?(only|preferred)",
      "only locals?( candidates?| people| residents?)?, locals only",
    ],
    instead: "people who can reach the place of work",
  },
  {
    reason: "origin",
    words: [
      "(outsiders?|foreigners?|outstation candidates?|migrants?|immigrants?) (need not|should not|must not|cannot|not|please do not|can't)( to)? ?(apply|allowed|eligible)?",
      "no (outsiders|foreigners|outstation candidates|migrants)",
    ],
  },
  {
    reason: "origin",
    words: [
      "(neutral|british|american|us|uk|western|foreign|good|polished|clear|excellent|perfect|european|international|without( any)?|no|zero)( regional| indian| local)? accents?",
    ],
    instead: "clear spoken English",
  },
  {
    reason: "origin",
    words: [
      "(no|without( any)?|zero|minimal|minimum|low|less) (mti|mother[- ]tongue influence|rti|regional influence)",
      "mti[- ]free",
    ],
    instead: "clear spoken English",
  },

  {
    reason: "looks",
    words: [
      "(very |extremely )?good[- ]looking( girls?| boys?| lad(y|ies)| females?| males?)?, good looks",
      "attractive and (well[- ]groomed|smart|presentable|slim|tall|fair), smart[- ]looking",
      "beautiful (girls?|lady|ladies|women|female|face)",
      "attractive (girls?|lady|ladies|women|females?|looks|appearance|face|personality|candidates?)",
    ],
  },
  {
    reason: "looks",
    words: [
      "(pleasant|pleasing|charming|good|impressive|attractive|presentable|graceful|outstanding|smart) (and (pleasant|pleasing|charming|good|presentable) )?(personality|personalities|appearance|physique|looks)",
    ],
  },
  { reason: "looks", words: ["(smart,? (and|&) )?presentable( personality| looks| appearance)?"] },
  {
    reason: "looks",
    words: [
      "fair(,| and| &)?( and)? (slim|tall|complexion|complexioned|skin|skinned|colou?r|looking|good[- ]looking)",
      "fair[- ](skinned|complexioned), slim (and|&|,)? ?(fair|tall|smart|trim|figure|built|body)",
      "tall and (fair|slim|handsome), well[- ]mannered and attractive",
    ],
  },
  {
    reason: "looks",
    words: [
      "(send |share |attach |with )?(a |your )?(recent |latest )?(full[- ](length|size|body)) (photos?|photographs?|pics?|pictures?)",
      "(send|share|attach|enclose|include) (a |an |your |one )?(recent |latest |clear )?(photos?|photographs?|pics?)",
      "(cv|resume|résumé|biodata|bio-data) (with|and|along with) (a |your )?(recent |latest )?(photos?|photographs?|pics?)",
    ],
  },
  {
    reason: "looks",
    words: ["no (visible )?tattoos?, clean[- ]shaven?, without (beard|tattoos?), no beards?"],
  },

  { reason: "health", words: ["able[- ]bodied"] },
  {
    reason: "health",
    words: [
      "(physically|mentally|medically) (and (physically|mentally|medically) )?(fit|strong|sound|stable|healthy)( and (fit|strong|healthy|active))?",
      "fit and healthy",
      "healthy (and (fit|active|strong) )?(candidates?|persons?|people|individuals?|males?|females?|body|physique)",
    ],
  },
  {
    reason: "health",
    words: [
      "(good|sound|perfect|excellent) (physical |mental )?health, sound (mind|body), (good|strong|athletic) physique",
    ],
  },
  {
    reason: "health",
    words: [
      "(no|without( any)?|free (of|from)( any)?|not have( any)?) (major |serious |chronic |known )?(health|medical|physical|mental) (issues?|problems?|conditions?|disabilit(y|ies)|ailments?|illness(es)?|history|handicaps?|defects?|deformit(y|ies))",
    ],
  },
  {
    reason: "health",
    words: [
      "(no|without( any)?) (disabilit(y|ies)|handicaps?|deformit(y|ies)|disabled)",
      "(disabled|handicapped|physically challenged) (candidates? |people |persons? )?(need not|should not|cannot|can't) ?(apply)?",
    ],
  },
];

/** Words that exclude where they fill a part between commas: "Male, 25 to 40, unmarried". */
export const bareTraits: Group[] = [
  { reason: "health", words: ["healthy"] },
  { reason: "looks", words: ["attractive, handsome, beautiful, slim, tall"] },
  { reason: "age", words: ["young"] },
  { reason: "gender", words: ["male, female, lady, ladies, males, females, men, women, boys, girls"] },
  { reason: "family", words: ["bachelor, single, married"] },
];

/** Communities and religions that are no language. */
export const communities = [
  "brahmin, brahmins, maratha, marathas, rajput, rajputs, baniya, bania, marwari, marwaris, jain, jains",
  "hindu, hindus, muslim, muslims, christian, christians, sikh, sikhs, parsi, parsis, catholic, kayastha",
  "lingayat, reddy, kamma, patel, patels, yadav, jat",
];
/** Communities that are also languages or kitchens. */
export const languageCommunities = [
  "gujarati, punjabi, marathi, sindhi, tamil, telugu, malayali, malayalee, bengali, kannadiga, bihari",
  "north indian, south indian, nepali, maharashtrian, goan, kannada, konkani",
];
export const communityPeople = [
  "candidates?, community, people, persons?, boys?, girls?, families, family, caste, background",
  "applicants?, staff, lady, ladies, males?, females?",
];

/** Work of a religion, which may ask for it. */
export const religiousWork = [
  "priest, pastor, pujari, imam, nun, granthi, temple, church, mosque, masjid, gurdwara, gurudwara, parish",
  "chaplain, madrasa, religious, theology, seminary, diocese, matrimony, matrimonial",
  "hindu (rao|undivided|law), marriages?",
];

/** Other people whom "he" may mean. */
export const antecedents = [
  "customers?, clients?, patients?, child, student, guest, passenger, resident, doctor, director, managers?",
  "owner, founder, ceo, md, driver, rider, farmer, gentleman, mr, shri, dr, sir, buyer, seller, caller",
  "user, employee, boss, chef, chairman, principal, borrower, member",
];

/** What a candidate owns or does: "his own bike". */
export const afterPossessive = [
  "own, duties, duty, responsibilities, work, role, cv, resume, résumé, job, performance, targets, team",
  "experience, qualification, qualifications, two-wheeler, bike, vehicle, laptop",
];

/** What "he" is asked to do. */
export const afterHe = ["will, must, should, shall, would, needs, has, reports, is, ought, can, may"];
