/*
 * Words around years of experience, in the notation of `word-patterns`. Messages are in lower case.
 */

/** Words for work. */
export const workWords = [
  "exp(erience)?d?, experiance*, worked, working, into, total, on the (tools|job), career, internship, service",
  "in (this |the )?(line|field|trade|industry|sales|support|java|testing)",
  // Hindi, Tagalog, Swahili and Polish
  "anubhav*, taju?rba*, kaam (kiya|kar)*, karanasan*, uzoefu*, do[sś]wiadcz*",
];

/** Words for other durations in years. */
export const otherDurations = [
  // At home
  "stay*, live, living, lived, residing, married, kids?, child*, son, daughter, old, life, au pair",
  // Contracts
  "notice, bond, contract, probation, loan, rent, warranty, leave, valid, within, in the next",
  // Studies
  "course, studied, degree, diploma",
  // The past
  "ago, gap, history, since [0-9][0-9][0-9][0-9]",
];
