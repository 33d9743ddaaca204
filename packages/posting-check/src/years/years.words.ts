/*
 * Words about years of experience and levels, in the notation of `word-patterns`.
 */

/** People without experience are meant. */
export const noExperience = [
  "entry[- ]level, freshers?, no (prior |previous )?experience( is)? (needed|required|necessary)",
  "experience not (required|needed|necessary), zero experience, fresh graduates?",
];
export const traineeTitles = [
  "intern, internship, trainee, apprentice, apprenticeship, fresher, entry[- ]level",
];
export const juniorTitles = ["junior, jr"];
export const seniorTitles = ["senior, sr, lead, principal, head of, chief, director, general manager"];

/** Behind "senior", another meaning. */
export const notSenior = [
  "citizens?, living, care, school, secondary, college, residents?, high, officials?, management, kg, women",
  "generation, magnets?, qualified",
];

/** Say that years are welcome, not asked for. */
export const wished = [
  "preferred, preferable, a plus, plus point, desirable, desired, good to have, nice to have, optional",
  "bonus, advantage, added advantage, welcome, ideally, helps?, not (required|mandatory|necessary|needed)",
  "or less, also apply",
];

/** Offer a choice between years, or between years and a degree. */
export const choices = [
  "or, either, if, depending, unless, both, else, otherwise",
  "with (a |an )?(degree|diploma|graduation|mba|pg), without (a )?(degree|diploma)",
  "for (graduates|diploma|degree|freshers), graduates with, and experienced, to",
];

/** Years that are no experience. */
export const otherYears = [
  "bond, contract, course, degree, programme, program, diploma, old, of age, age, warranty, agreement, ago",
  "in business, legacy, young, history, validity, valid, commitment, service agreement, probation, tenure",
  "full[- ]time course, ltd, of excellence, of trust, of operations",
];

/** General experience, not in one skill. */
export const generalExperience = [
  "(of )?((total|overall|relevant|work|working|professional|industry|similar|total work) )?(experience|exp)",
];
