/** Verbs that ask a screening program for a result. */
export const ratingVerbs = [
  "give, assign, award, rate, score, rank, grade, mark, treat, count, consider, list, place, put, classify",
  "select, shortlist, recommend",
];

/** Whom it is asked to rate. */
export const ratedWords = ["candidate, applicant, cv, r[ée]sum[ée], profile, me, him, her"];

/** The result that it is asked for. */
export const bestResults = [
  "first, top, highest, best, perfect, maximum, full, strong, ideal, qualified, match, 100, 10/10, above",
  "proven, met",
];

/** Phrases of text for a screening program. */
export const instructionPhrases = [
  "system prompt, as an ai, language model, new instructions?",
  "treat this (candidate|applicant|cv|r[ée]sum[ée]), you are (now )?an? (ai|assistant|recruiter|helpful)",
  "must be (shortlisted|selected|hired|ranked first)",
  "(meets?|fulfils?|satisfies|exceeds?) (all|every)( of)?( the)? (requirements?|criteria|qualifications?)",
];
