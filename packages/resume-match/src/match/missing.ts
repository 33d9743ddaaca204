/** A requirement with a lower score is missing. */
export const missingBelow = 0.3;
/** Maximum credit for skills related to a required one. */
export const maxRelatedShare = 0.15;
