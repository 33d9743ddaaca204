/** With every must-have missing, this share of the whole is lost on top of what they weigh themselves. */
export const missingCost = 0.5;
/** A requirement that scores less than this is missing. */
export const missingBelow = 0.3;
/** The most that the field around a skill counts for the skill. It never makes a must-have less missing. */
export const maxRelatedShare = 0.15;

/** How far a must-have with this score is missing: 1 up to what mere nearness brings, 0 from `missingBelow` on. */
export const missingShare = (score: number) =>
  Math.min(1, Math.max(0, (missingBelow - score) / (missingBelow - maxRelatedShare)));
