/*
 * Words around numbers, in the notation of `word-patterns`. Messages are in lower case.
 */

/** Words before "a" that make it "per", as in "900 rupees a day". */
export const amountWords = [
  "pounds?, quid, euros?, dollars?, naira, rupees?, rs, inr, pesos?, ri[yi]?als?, dirhams?, zloty, shillings?, bob",
  "aed, kes, ngn, php, pln, gbp, eur, usd, qar, sar, omr, pkr, ksh",
  "lakhs?, lacs?, thousand, hazaa?r, million, grand, fifty, hundred",
];

/** Words after a number that counts something else than the field asked for. */
export const otherUnits = [
  // People and things
  "people, persons, members, agents, calls, kids, compan_, jobs, others",
  // Distances, times and pay
  "kms?, kilomet_, miles, minutes, hours?, days?, weeks?, months?, years?, yrs?, saal, am, pm, lakhs?, lpa, k, %, percent",
  // Schools
  "pass, class, std, standard",
];

/** Words before a lower and an upper bound. */
export const lowerBounds = ["more than, over, above, at ?least, min(imum)?"];
export const upperBoundWords = ["not yet, less than, under, below, not, max(imum)?, at ?most, not more than"];
