/** People of the employer, and people as opposed to bots. */
export const team = [
  "hr, hrs, recruiters?, recruitment team, hiring team, hiring manager, manager, team, executive, agent, consultant, officer",
  "seniors?, owner, boss, staff, admin, representative, rep, support, customer care",
  "humans?, (real |concern(ed)? )?person, some ?one, somebody, anyone, anybody",
  "insaa?n, asli insaa?n, aadmi, admi, bande, banda, vyakti, kis[ie], kisi se",
];
export const numbers = ["contact, numbers?, no, num, nmbr, phone, mobile, whatsapp, details"];

export const talk = [
  "talk, speak, connect, chat, converse, transfer, escalate, put me through, discuss, interact, talking, speaking",
];
/** "Se baat", "ke saath": with a person. */
export const withPerson = ["se, ke sath, ke saath, say, shi, sobat, sathe"];
export const hindiTalk = [
  "baat, bat, baatcheet, contact, connect, sampark, bolna, bolne, bolaych*, milna, milwa*, puchna",
];

/** Whose number: "hr ka number". */
export const owners = [
  "hr, recruiter, manager, team, office, company, senior, kisi, incharge, consultant, hiring team",
];
export const ofOwner = ["ka, ki, ke, wale, walo, wali, se, sir, mam, madam, department"];
/** "Number do" */
export const giveNumber = [
  "bhejo, bhej do, do, dedo, de do, dijiye, share, send, milega, milegi, bata*, chahiye",
];
export const ofNumber = ["of, for, do, dedo, dijiye, de do, share, bhejo, milega, chahiye, hr"];
/** "Give me the contact number" */
export const give = ["give, share, send, provide, need, want, get, tell, forward"];
export const article = ["the, a, an, your, some, ur, any"];
export const contacts = ["hr, recruiter, manager, contact, team, human, phone, office"];
export const details = ["number, no, person, contact, details, num"];
/** "Get me a human" */
export const get = ["give, get, need, want, bring, find, is there, send, put"];
export const persons = [
  "human( being)?, real (person|human), actual person, person, (live )?agent, someone real, somebody real, insaa?n",
];
/** "Insaan chahiye" */
export const hindiPersons = ["(kisi |koi )?insaa?n, human, real person, (koi |asli )?aadmi, vyakti"];
export const hindiWant = ["chahiye, chaiye, bulao, do, ko bulao, ko bhejo, se baat, se connect, se"];

/** "Could someone call": who shall call. */
export const askers = ["can, could, may, will, would, pls, please, kindly, plz, ask"];
export const callers = [
  "someone, somebody, anyone, any one, hr, you, u, a person, your team, the team, the hr, manager, recruiter, your hr",
];
/** "Mujhe call karo" */
export const me = ["mujhe, mujhko, mere ko, muje, mere, ek baar, please, pls, plz, sir, koi, mujhse"];
export const beforeCall = ["ek, koi, bhi, baar, kal, abhi, aap, hr, wapas"];
export const doCall = [
  "kar, kara, karo, kare, karna, karein, kariye, kijiye, kijiyega, karwa, karwao, karao, kardo, kar do",
  "kr, kro, krna, krwa, krdo, back, lagao, chahiye",
];
export const callMe = [
  "karo, kariye, kijiye, kar do, kardo, karwao, karwa do, karao, kara do, kare, karein, krdo, kro",
];
/** "Call kijiye" as the whole message. */
export const beforeOnlyCall = [
  "please, pls, plz, sir, sirji, ek, ek baar, mam, bhai, main, enakku, nanage, mala",
];
export const onlyCall = [
  "me, karo, kro, kijiye, kariye, kar do, krdo, kar dijiye, karein, kare, kara, pannunga, madi, cheyandi",
];
/** "Can we have a quick call" */
export const beforeTalk = ["please, have a, have, do a, get on a, get"];

/** "HR se baat": after "hr", and what one wants of them. */
export const afterHr = ["se, ko, kooda, er, cha, chya, shi, ki, ka, wale"];
export const fromHr = ["call, number, no, baat, pesa*, bol*"];

/** "Supervisor sathe vaat": whom, "with", and to talk, in languages of India. */
export const superiors = ["sir, madam, saheb, sahab, seth, malik, boss, officer"];
export const withSuperior = ["se, shi, sathe, kooda, kitta, nod, sobat"];
export const talkToSuperior = ["baat, bol_, pes*, vaat, kotha, samsar*"];
export const someone = [
  "supervisor, hr, manager, recruit_, kisi, kisi saheb, koi, koi saheb, koi sahab, jisse, jo mujhse",
  "kuna*, kunashi, manasashi, yaarav*, aarod*, karo",
];
export const withSomeone = [...withSuperior, "babur sathe, tari"];
export const talkToSomeone = ["baat, bolaych*, bolayla, bolaycha, pes*, vaat, kotha, samsar*"];

/** A message of only this: "human please". */
export const onlyPersons = [
  "hr, human, agent, (talk to (a )?)?person, real person, live agent, representative, operator, manager, customer care",
];
export const afterOnlyPerson = ["please, pls, plz, chahiye, number, contact, no, now, se, ji, do"];

/** "Call me back": what may follow, and what makes it something that others do. */
export const afterCallMe = [
  "please, pls, plz, once, now, sir, mam, asap, urgently, when, today, tomorrow, back, at once, soon, any ?time",
  "for, regarding, about, if, on this",
];
export const notCallingMe = [
  "they, friends, people, everyone, everybody, all, you can, just, to, don't, dont, not, him, her",
];

/** Phrases that ask for a person wherever they stand. */
export const personPhrases = [
  // To talk
  "who(m|se)? (should|can|do|shall|could|to|will) (i |we )?(contact|call|talk|speak|reach)",
  "word with (your |the )?(team|hr|manager|recruiter|someone), let me (speak|talk), connect me (to|with), get in touch with me",
  "baa?t (kara|karwa|karao|karwao|karva|karvao|kra|krwa|krwao|karao na|karaiye|karwaiye|karwa do|kara do|krva do)",
  "(sir|madam|mam|kisi|aap) se baat (ho|kar) sak*, jisse baat ho sake",
  // A person
  "(member of|someone from|somebody from|anyone from) (the |your )?(staff|team|office|hr), contact person",
  "(human|person|insaan) only, only (human|insaan), (insaa?n|aadmi) ko bhej*",
  // A call
  "(quick|short) call, arrange (a |one )?call, ring me, give (me )?a ring, telephonic, hr la (phone|call)",
  "(someone|somebody|anyone) (should|must|has to|needs to|please|can|could) (please )?(contact*|call*|phone*)",
  "(somebody|someone) (calls?|rings?) me, kis number pe (call*|phone*)",
  "(phone|call|fone|ring) (karo|kariye|kijiye|kar ?lo|kar ?lijiye|kar ?dijiye|kar do|karein|kare mane|karna sir|lagao)",
  "(phone|call|fone|ring) (karjo|korben|pann_|karayla)",
  // A number
  "(number|no) (dya|din|kodunga|ivvandi|kodi|tha), (aapka|apka|tumcha|your) (number|no|contact) (bhejo|do|dijiye|send|share|dya)",
  "(number|no) of the (concerned*|hr*|recruiter*|manager*), hr (name|naam) and number*, contact number hai",
];

/** Ask who writes, or speak of a profession or a call that was. */
export const noWishes = [
  "(am|m|whether) i (am )?(talking|speaking|chatting), i am speaking with, (baat|chat) kar rah_, maine (call|phone)",
  "(i am|i'm|as|was|worked|working|work|mera) (an? )?(hr|recruiter|manager|agent|executive), call cent(er|re)",
  "(no|not) (need|want)",
];
/** After "call me" these are no nickname. */
export const notANickname = [
  "please, pls, plz, back, now, once, sir, mam, madam, asap, today, tomorrow, urgently, anytime",
];
