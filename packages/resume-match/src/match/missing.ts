/** Share of the whole lost if every must-have is missing, in addition to their own weight. */
export const missingCost = 0.1;
/** A requirement with a lower score is missing. */
export const missingBelow = 0.3;
/** Maximum credit for skills related to a required one. Never makes a must-have less missing. */
export const maxRelatedShare = 0.15;

/** How much a must-have is missing: 1 up to the credit for related skills, 0 from `missingBelow` on. */
export const missingShare = (score: number) =>
  Math.min(1, Math.max(0, (missingBelow - score) / (missingBelow - maxRelatedShare)));
