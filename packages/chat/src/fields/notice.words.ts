/*
 * Words around a notice period, in the notation of `word-patterns`. Messages are in lower case.
 */

/** Phrases for no notice period. */
export const withoutNotice = [
  "(no|0|nil|zero) notice, notice (period )?(is )?0, notice (period )?(is )?(nahi|nil|zero|none|over|served|done|khatam)*",
  "(nothing|no _) to serve",
  "right away, straight ?away, asap, turant",
];

/** Names for the last day at the present employer. */
export const lastDays = [
  "lwd, l.w.d*, last (working )?(day|date|din), reliev_, release (date|on|by), exit date",
  "(aa?khiri|aakhri|shevat*) (din|diwas|tarikh|divas)",
];
/** Words after "notice" for its end. */
export const ending = [
  "ends?, over, gets? over, till, until, upto, up to, finish*, complet*, khatam, expir_",
];
