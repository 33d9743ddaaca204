import {
  type FieldTallies,
  fields,
  type Tally,
} from "../../../packages/resume-match/regression/score-fields.ts";

/** F1 = 2·right / (2·right + invented + missed); `undefined` if nothing was expected and nothing read. */
export function f1({ right, invented, missed }: Tally): number | undefined {
  const all = 2 * right + invented + missed;
  return all === 0 ? undefined : (2 * right) / all;
}

/** Mean F1 of the fields that have one. */
export function meanF1(tallies: FieldTallies): number {
  const scores = fields.map((field) => f1(tallies[field])).filter((score) => score !== undefined);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Sums the tallies of several files, so that every value counts the same. */
export function sumTallies([first, ...others]: FieldTallies[]): FieldTallies {
  if (!first) throw new Error("No file to sum up");
  const sum = { ...first };
  for (const tallies of others)
    for (const field of fields)
      sum[field] = {
        right: sum[field].right + tallies[field].right,
        invented: sum[field].invented + tallies[field].invented,
        missed: sum[field].missed + tallies[field].missed,
      };
  return sum;
}
