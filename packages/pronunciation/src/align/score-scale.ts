/** Points of a monotone scale, linear between them. */
type Scale = readonly (readonly [rated: number, shown: number])[];

/**
 * From the network's rating to the score that is shown, 0..1 each. Fitted together with the bands (`scoreBand`) on
 * training speakers: see docs/decisions/062-scores-from-learners.md and 065-words-readings-and-doubt.md.
 */
const phoneScale: Scale = [
  [0, 0],
  [0.596, 0.3],
  [0.605, 0.5],
  [0.9, 0.88],
  [1, 1],
];
const wordScale: Scale = [
  [0, 0],
  [0.4, 0.05],
  [0.62, 0.3],
  [0.69, 0.5],
  [0.84, 0.84],
  [1, 1],
];
/** Half of native readings reach 93 or more; of learners' readings those whose sounds experts rate under 1.2 have 35. */
const readingScale: Scale = [
  [0, 0],
  [0.6, 0.15],
  [0.7, 0.37],
  [0.8, 0.6],
  [0.85, 0.73],
  [0.9, 0.87],
  [0.925, 0.93],
  [0.95, 0.98],
  [1, 1],
];

/** The value on a scale. Beyond its ends the scale is level. */
export function onScale(scale: Scale, value: number): number {
  let [x0, y0] = scale[0]!;
  if (value <= x0) return y0;
  for (const [x1, y1] of scale.slice(1)) {
    if (value <= x1) return y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
    [x0, y0] = [x1, y1];
  }
  return y0;
}

/** Score 0..1 of a phone from its rating. */
export const phoneScore = (rating: number) => onScale(phoneScale, rating);
/** Score 0..1 of a word. */
export const wordScore = (rating: number) => onScale(wordScale, rating);
/** Score 0..1 of a whole reading. */
export const readingScore = (rating: number) => onScale(readingScale, rating);
