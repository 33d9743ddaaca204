/*
 * Words around pay, in the notation of `word-patterns`. Messages are in lower case.
 */

export const perYear = [
  "lpa, ctc, per annum, per anum, annual*, yearly, saal(ana| ka| ke)?, rocznie, kada years?",
];
export const perMonth = [
  "monthly, month, (a|1|per|every|each|for|kada|kwa|na|por|al) (months?|mnth|mth), (in|cash in) ?hand, take ?home",
  "mahin[ae]*, maheen*, kada buwan, mies*",
];

/** Words beside present or former pay. */
export const presentPay = [
  "abhi, currently, current, present*, getting, drawing, earning, milta, mil rah_",
  "last drawn, earlier, before, previous*",
  // Not this amount
  "mentioned, typed, instead of, rather than, won'?t cut, not",
];

/** Words of a reply that names no amount. */
export const vaguePay = [
  // As others get
  "industry, hike, minimum wage, competitive*, suitable*, decent*, reasonable*, fair, good, best",
  // As the employer likes
  "whatever, you decide, up to you*, any(thing)?, jo (theek|sahi)*, apne hisab*",
  // More, or as much
  "double, as much, same as, somewhere, (twen|thir|for|fif)ties",
  // Later
  "depends*, discuss*, decide later*, open to*, magkano",
];
