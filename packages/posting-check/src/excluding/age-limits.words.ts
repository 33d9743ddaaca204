/*
 * Words around an age, in the notation of `word-patterns`.
 */

/** Open an upper limit. */
export const upperLimits = [
  "below, under, not (more|older) than, not above, not exceeding, less than, up ?to, max(imum)?, maximum of",
  "younger than, within, no older than",
];

/** Open a lower limit, which the law often asks for. */
export const lowerLimits = [
  "min(imum)?, at least, above, over, not below, not less than, not under, from, attained, completed",
];

/** People with an age who are not candidates. */
export const agedOthers = [
  "children, child, kids, students?, patients?, learners?, pupils?, toddlers?, residents?, customers?",
  "infants?, adolescents?, teenagers?, pensioners?, classes, grades?, clients?, seniors?, company, firm",
  "brand, machines?, buildings?, vehicles?, model, warranty, cattle, experience, exp",
];
