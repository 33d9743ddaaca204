import type { MatchReport } from "resume-match";
import type { PartFigure } from "#domain/round/change.ts";
import { roundToSum } from "#domain/round-to-sum.ts";

/** The sum of a score in whole points: the parts add up to the score. */
export type SumFigures = {
  parts: PartFigure[];
  score: number;
};

/** Rounds the parts so that they add up to the score, and their maxima so that they add up to 100. */
export function sumFigures({ parts, score }: Pick<MatchReport, "parts" | "score">): SumFigures {
  const whole = Math.round(score);
  const most = roundToSum(
    parts.map(({ of }) => of),
    100,
  );
  const shown = roundToSum(
    parts.map(({ points }) => points),
    whole,
    most,
  );
  return {
    parts: parts.map(({ name }, index) => ({ name, points: shown[index] ?? 0, of: most[index] ?? 0 })),
    score: whole,
  };
}

/** The figures at a moment of the counting animation (`share` from 0 to 1). They add up in every frame. */
export function countSum({ parts }: SumFigures, share: number): SumFigures {
  const counted = parts.map((part) => ({ ...part, points: Math.round(part.points * share) }));
  return { parts: counted, score: counted.reduce((total, { points }) => total + points, 0) };
}
