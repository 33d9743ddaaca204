/** Machines that write. No name consists of others, so that a row of them can be read in one way only. */
export const machines = [
  "bots?, chat ?bots?, robots?, machine, computers?, software, ai, auto(mation)?, automat(ed|ic), autoreply, auto ?generated",
  "programs?, programme, (chat ?)?gpt, virtual, assistant, artificial intelligence, alexa, siri",
];
export const replyingMachines = ["auto(matic)? reply"];
export const assistants = ["virtual assistant"];

/** A person, as opposed to a machine. As above, no name consists of others. */
export const humans = [
  "humans?, human being, real, person, actual person, people, man or woman",
  "insaa?n, manu(s|sh|shya|shana|shan), manishi, asli, aadmi",
];
export const realPersons = ["real person"];

/** Address the one who writes, or what they write. */
export const addressed = [
  "you, u, you're, youre, ur, your, this, it, here, msg, messages?, reply, replying, chat",
  "aap, ap, apni, tum, tumhi, tame, tu, neenga, nee, meeru, neevu, ye, yeh, he, hya, idhu, saamne, samne, udhar, yaha",
];

/** Begin a question about the one who writes: "are … bot". */
export const beginnings = [
  "are, r, is, arent, aren't, isn't, isnt, kya, or, whether, if, know, honestly, must be, doubt, seems?, (sound|look|feel)s? like",
];
/** End one: "… bot ho kya". */
export const endings = [
  "ho, hai, hain, h, na, kya, ka, aa, ah, aahat, ahat, aahe, ahe, naki, cho, lag, right, or, ya, illa, leda",
];

/** What a message of only a few words has besides the machine or the human: "bhai bot ho kya". */
export const beforeOnly = ["oh, wait, hey, hi, hello, bhai, sir, so"];
export const afterOnly = [
  "ho, hai, h, aahe, ahe, aa, ah, kya, aap, tum, ka, he, na, or, ya, a, an, ye, yeh, tu, reply, msg, only, to, bol, do",
];
export const afterHuman = ["ho, hai, va, or, ya, nahi, not, na"];

/** What the one who answers does. */
export const answering = [
  "talking, chatting, speaking, texting, really, actually, exactly, replying, to, with, here, now, bro, software",
];

/** Speak of work, of oneself, or of another machine. */
export const workWords = [
  "i'm not, im not, i am not, main bot nahi",
  "worked, working, work or, job or, experience, exp, years?, yrs, handled, managed, built, trained, developer, testing, tester",
  "operator, course, class, learn*, team, project, process, company, knowledge, skills?, excel, ms office, degree, engineer*",
  "automation test*, opening, position, role",
];

/** In a short message that is not about work, these can only mean the one who writes. */
export const shortMachines = ["(chat ?|ro)?bot, alexa, (chat ?)?gpt, ai"];
/** After "machine" these make it one of them. */
export const afterMachine = ["ho, hai kya, toh, ya, or, aa, ah, aahe"];
/** A short message with these asks nothing: "no bots", "I hate bots". */
export const notAsking = ["i know, no problem, don'?t want, nahi (karni|chahiye|ho), hate, no bots?"];
