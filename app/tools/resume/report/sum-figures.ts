import type { MatchReport, ScorePart } from "resume-match";
import { roundToSum } from "#domain/round-to-sum.ts";

/** The sum of a score in whole points: the parts minus the missing points equal the score. */
export type SumFigures = {
  parts: { name: ScorePart["name"]; points: number; of: number }[];
  /** Points lost for missing must-haves. */
  missing: number;
  score: number;
};

/** Rounds the parts so that they add up to the score, and their maxima so that they add up to 100. */
export function sumFigures({ parts, score }: Pick<MatchReport, "parts" | "score">): SumFigures {
  const whole = Math.round(score);
  const points = parts.map((part) => part.points);
  const sum = points.reduce((total, value) => total + value, 0);
  // The score is rounded from its exact value. Without missing must-haves, the parts must add up to it.
  const hasMissing = sum - score >= 0.5;
  const rounded = hasMissing ? Math.max(Math.round(sum), whole) : whole;
  const most = roundToSum(
    parts.map(({ of }) => of),
    100,
  );
  const shown = roundToSum(points, rounded, most);
  return {
    parts: parts.map(({ name }, index) => ({ name, points: shown[index] ?? 0, of: most[index] ?? 0 })),
    missing: shown.reduce((total, value) => total + value, 0) - whole,
    score: whole,
  };
}

/** The figures at a moment of the counting animation (`share` from 0 to 1). They add up in every frame. */
export function countSum({ parts, missing }: SumFigures, share: number): SumFigures {
  const counted = parts.map((part) => ({ ...part, points: Math.round(part.points * share) }));
  const sum = counted.reduce((total, { points }) => total + points, 0);
  const taken = Math.min(Math.round(missing * share), sum);
  return { parts: counted, missing: taken, score: sum - taken };
}
