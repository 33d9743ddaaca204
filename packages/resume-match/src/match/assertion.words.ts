/** Words without which a line only states facts. */
export const cueWords = [
  // Denials, and work of others
  "no, not, never, without, lack*, none, neither, nor, nil, zero, cannot, unable, unfamiliar, except",
  "excluding, non, rather, instead, left, outsourced, handed, outside, beyond",
  // Wishes and plans
  "want*, wish*, keen, eager, hop(e|es|ing), willing, interest*, objective, seeking, look*, aspir*, plan*",
  "aim*, would, next, curious, expected",
  // Learning and looking on
  "learning, pursuing, studying, preparing, appl(y|ied|ying), book*, beginn*, observ*, shadow*, hear*, read*",
  "attend*, aware*, exposure, follow, course, training, student, trainee, papers?, modules?",
  // Credentials that ended, or that are to come
  "out of date, expired, lapsed, revoked, suspended, surrendered, withdrawn, former*, pending, scheduled, due",
  "in progress, failed, yet, part, final*, candidate, to be",
  // Words around those
  "working, alongside, beside, near, sat, was, were, is, are, been, being, by, come, out, only",
];

/** What someone wants, plans, learns or has only seen. */
export const wishWords = [
  // Wishes and plans
  "want(s|ed|ing)?, wish(es)?, keen, eager, hop(e|es|ing) to, willing, interested, objective, seeking",
  "looking for, aspir_, plan(s|ning)? (to|on), aim(s|ing)? (to|at|for), look(ing)? forward",
  "would (like|love), appl(ied|ying) for",
  // Learning
  "currently learning, pursuing, studying, preparing for, (exam|test) (in|for), working towards",
  "beginn(er|ing) (in|with), read(ing)? (up on|about)",
  // Looking on
  "next to, alongside, beside, sat (with|near|in), shadow(ed|ing), curious, heard? (of|about)",
  "aware(ness)? of, exposure to",
];

/** Before "learning", words that make it a subject: "machine learning". */
export const kindsOfLearning = [
  "machine, deep, reinforcement, transfer, supervised, federated, online, distance, blended, play-based",
  "adult, e-?",
];

/** After "observed", words that make it work: "observed residents". */
export const observedInCare = ["and, patients?, residents?, vital, children, pupils, students"];

/** Events at which people listen. */
export const eventNouns = [
  "talks?, lectures?, webinars?, seminars?, sessions?, introductions?, demos?, meet-?ups?, conferences?",
];

/** Work that was done, in the passive. */
export const doneWords = [
  "done, handled, written, run, made, managed, performed, covered, carried out, developed, built, prepared",
  "processed, owned, administered, looked after, delivered, provided, fitted, installed, maintained",
];

/** Work that was given away. */
export const handedOver = ["left, outsourced, handed( over)?, given, passed( on)?, subcontracted"];

/** Beginnings of phrases for those who did the work instead. */
export const otherWorkers = [
  "colleagues?, others, somebody else, someone else, bureau, contractors?, subcontractors?, agency, agencies",
  "vendors?, specialists?, suppliers?, outside, external, another, different, other, third part(y|ies)",
  "head office, boss, manager",
];

/** What a denial ends with: "have not used it", "never completed". */
export const deniedWords = [
  "any, it, them, this, these, one, myself, yet, used, done, completed, awarded, renewed, held, practi[sc]ed",
  "required, included, offered, needed, touched, tried, my own",
];

/** After something that was only seen, or that is being learned. */
export const onlySeen = [
  "only (observed|shadowed|watched|read|in theory|as an? (observer|trainee))",
  "(observed|shadowed|watched|theory|exposure|awareness) only, beginner, learning, basic awareness",
  "in progress, in theory, (course|training) (booked|planned|pending)",
];

/** General names of credentials. */
export const credentialNouns = [
  "licen[cs]e, certificat(e|ion), registration, registered, ticket, card, member(ship)?, qualifications?",
  "permit, accreditation, exam(ination)?",
];

/** After a credential that ended. */
export const endedWords = [
  "expired, r[ua]n out, lapsed, revoked, suspended, surrendered, withdrawn, not renewed, not held, given up",
  "void, out of date, invalid",
];

/** After a credential that is to come. */
export const pendingWords = [
  "applied for, applied, pending, booked, planned, scheduled, in progress, under way, not yet, failed",
  "expected, to be (taken|completed|sat), part[- ]qualified, finalist, student, candidate, trainee",
  "(_ )?papers? (passed|to go|left), final (pending|awaited)",
];
