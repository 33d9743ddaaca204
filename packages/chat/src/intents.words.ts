/*
 * Words for intents and topics, in the notation of `word-patterns`. Messages are in lower case.
 */

export const insults = [
  "fuck*, shit, idiot*, stupid, bastard*, shut up, moron*, dumb, asshole*, go to hell, useless bot",
  "chutiy*, bsdk, madarch*, bhench*, harami*, saale, bewakoof",
];

/** Words before a question at the start of a sentence. */
export const beforeQuestions = ["so, and, ok, hi, hello, sir, mam, please, pls"];

/** Words that make a sentence a question if it begins with them. */
export const questionStarts = [
  "what, whats, wat, where, whr, when, wen, why, who, whom, which, how, is, are, does, did",
  "(do|can|could|will|would|shall|should|may|have|has|am) (i|you|u|we|they|it|the|this|that|there|my|your|someone|anyone)",
  "(do|can|could|will|would|shall|should|may|have|has|am) (freshers?|people)",
  "any (update|news|chance|bond|work|cab|bonus|other|leave|facility|dress|age)",
];

/** Phrases that ask something anywhere in a sentence. */
export const questionPhrases = [
  "what is, what's, and what, also what, how much, how many, am i eligible, is there, are there, do you, do i, can i, will i",
  "tell me, tell about, let me know, want to know, wanna know, like to know, regarding",
  "info(rmation)? (about|on|regarding), details (about|of|on)",
  // Hindi
  "kya, kitn[aie], kab, kahan?, kidhar, kaise, kaun, kyu, milega, milegi, milti, hoga, lagenge",
  "batao, bata do, bataiye",
];

/** What no opening has a fact about. */
export const outsideWords = [
  // Time off
  "leaves?, holidays?, chutti*, vacation, maternity, paternity, weekly off fixed, breaks?",
  "diwali, christmas, eid, festivals?",
  // Insurance, taxes and the pension
  "insurance, medical, mediclaim, pf, provident, esic?, gratuity, tax*, tds, pension",
  // Pay beyond the salary
  "hikes?, increments?, appraisals?, raise, bonus*, incentives?, commission, overtime, advance, loan, credit",
  "stock, shares?, esops?, deduct*, credited, pay ?day, reimburs*, petrol, fuel",
  // The contract
  "bond, contract, permanent, temporary, probation, part[- ]?time, intern*, resign, fired, layoffs?, late",
  // Training and growth
  "training, trainer, promot*, growth, career path",
  // Equipment, clothes and the building
  "laptops?, computer, wifi, headset, mobile allowed, phone allowed, dress, uniform, tattoo, beard",
  "food, canteen, meals?, lunch, tea, gym, lift, creche, day ?care, smok*",
  // Moving and other places
  "visa, sponsor*, relocat*, accommodation, hostel, pg, transfers?, abroad, onsite, branch*",
  "other (city|cities|office|job|opening|location)s?, another (city|role|job|opening)",
  "hyderabad, bangalore, bengaluru, mumbai, delhi, chennai, noida",
  // Family and friends
  "wife, husband, friends?, brother, sister, couple, refer*, children, kids?, married, pregnan*, pets?",
  // The company and its people
  "boss, owner, ceo, founder, clients?, customers? do, attrition, union, listed, turnover, team size, how big",
  "how many (people|employees), company do, about (the|your) company, funding, culture, rating, glassdoor",
  "review, polic_",
  // Safety and equal treatment
  "women, ladies, safety, drug, background check, verification, criminal, religion, age limit, reservation",
  "disab*, wheelchair, gender, males?, females?, how old",
  // The work
  "target*, kpis?, calls? (per|a) day, voice, chat process, languages?, marathi, typing",
  // Getting the job
  "prepare, syllabus, cut ?off, vacanc*, seats, openings, positions, gap, questions (are|will)",
  "fees?, scam, fake, genuine, why",
];

/** Chatter, and attempts to change the bot. */
export const offTopicWords = [
  "jokes?, weather, cricket, ipl, match, movies?, song, poem, news, horoscope, recipe, homework, bitcoin, crypto",
  "capital of, prime minister, president, what('s| is) ([0-9]|the time)",
  "marry, love you, girlfriend, boyfriend, are you single, who (are|made|created) you",
  "ignore (all|your|previous), system prompt, instructions, write (a|me)",
];

// Each of the next lists has the words of a topic. The topic whose word comes first in a message is the one that it asks for.

export const status = [
  "status, update, reply, any reply, result, heard back, jawab, kya hua, when will (you|i) (reply|hear|know)*",
  "when will (you|i) get (an? )?(reply|answer|call)*",
  "my (form|profile|cv|resume|candidature|application|interview)",
  "shortlist*, selected, rejected, applied",
  "interview (is |was )?(confirmed|scheduled|cleared|done|result)",
];

export const documents = [
  "document*, docs?, papers?, certificates?, kagaz*, id proof, photos?, passport, aadhaa?r, pan card, mark ?sheets?",
  "payslips?, salary slips?, relieving",
];

export const remote = [
  "wfh, work from home, from home, remote*, hybrid, ghar se, come to (the )?office (daily|every)*",
];

export const transport = [
  "cabs?, transport*, pick ?up, pick and drop, drop (facility|home), bus, shuttle, commut*, travel (facility|allowance)*",
  "(get|reach|go|come|drop*) (me )?(back )?home, ghar kaise",
  "parking, park",
];

export const pay = [
  "salary, salry, pays?, package, ctc, stipend, lpa, in hand, money, wages?, compensation, earn",
  "night allowance, extra for night*, how much (will|do|would) (i|you)",
  "paise?, tankhwah?, kitna (dete|milega|doge)*",
];

export const process = [
  "interview, process, procedure, rounds?, stages, assessment, test, selection, offer letter, next steps?",
  "how long (does|will)*, what happens (next|after)*, how do i apply, aage kya",
];

export const experience = [
  "experience, exp, freshers?, eligib*, qualif*, criteria, requirement*, compulsory, mandatory, minimum, can i apply",
  "degree, graduat*, diploma, 12th",
];

export const shift = [
  "shifts?, timings?, time, hours, roster, rotat*, nights?",
  "week(ly)? ?offs?, offs, days? off, off days?, weekends?, saturdays?, sundays?, working days, days a week, 5 days",
];

export const location = [
  "where, office, location, address, located, city, place, site, floor, which (area|part), landmark, maps?, pin ?code",
  "metro, near*, reach, kharadi, kahan?, kidhar",
];

/** A message of only one of these asks for the fact. */
export const aloneAsked = ["salary, location, address, shift timings?, status, package, documents?"];

/** Words by which people take something back. */
export const correctionWords = [
  "not, nahi, sorry, mistake*, typo, spelling, wrong*, galti, galat, actually, correct(ion)?, instead, wait, oops",
  "i meant?, change (my|it|the)*, make it, update my",
];

/** Words for sending a file. */
export const sending = [
  "sending, sent, attach*, here is, here's, find, uploading, uploaded, bhej*, forwarding, share, sharing",
];
export const files = ["cv, resume, résumé, bio-?data, document, file, pdf, photo, certificate"];

/** A yes to an offered value, and what may follow it. */
export const yesWords = [
  "yes, yeah, yep, yup, ya, y, ok(ay)?, k, sure, correct, right, that'?s right, of course, absolutely, definitely, done",
  "fine, 👍, ji( haan?)?, bilkul, theek hai, thik hai, sahi( hai)?",
];
export const afterYes = ["yes, that'?s right, correct, please, sir, mam, hai, ji, it is, right, sure"];

/** A no to an offered value, and what may follow it. */
export const noWords = ["nope, nah, na, n, not really, wrong, that'?s wrong, incorrect, 👎, galat"];
export const afterNo = [
  "no, sir, mam, thanks, thank you, not, hai, it'?s not, that'?s wrong, galat, wrong, nahi",
];
