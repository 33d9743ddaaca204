import type { ScorePart } from "resume-match";
import { expect, test } from "vitest";
import { countSum, type SumFigures, sumFigures } from "./sum-figures.ts";

const names: ScorePart["name"][] = ["requirements", "field", "wording"];
const partsOf = (...points: [points: number, of: number][]): ScorePart[] =>
  points.flatMap(([value, of], index) => {
    const name = names[index];
    return name ? [{ name, points: value, of }] : [];
  });
const add = ({ parts }: SumFigures) => parts.reduce((total, { points }) => total + points, 0);
const pointsOf = ({ parts }: SumFigures) => parts.map(({ points }) => points);

test("parts that were rounded to tenths add up to the whole score", () => {
  const figures = sumFigures({ score: 87.2, parts: partsOf([59.9, 69], [13.8, 13.8], [13.5, 17.2]) });
  expect(figures).toMatchObject({ score: 87 });
  expect(pointsOf(figures)).toEqual([60, 14, 13]);
  expect(figures.parts.map(({ of }) => of)).toEqual([69, 14, 17]);
});

test("no part gets more points than it can bring", () => {
  const figures = sumFigures({ score: 99.6, parts: partsOf([69, 69], [13.8, 13.8], [16.8, 17.2]) });
  for (const { points, of } of figures.parts) expect(points).toBeLessThanOrEqual(of);
  expect(add(figures)).toBe(figures.score);
});

test("every score adds up, also while it is counted", () => {
  for (let step = 0; step <= 500; step += 1) {
    const share = step / 500;
    const parts = partsOf([65 * share, 65], [25 * share ** 2, 25], [10 * share ** 3, 10]);
    const sum = parts.reduce((total, { points }) => total + points, 0);
    const figures = sumFigures({ score: Math.round(sum * 10) / 10, parts });
    expect(add(figures)).toBe(figures.score);
    const counted = countSum(figures, share);
    expect(add(counted)).toBe(counted.score);
    expect(countSum(figures, 1)).toEqual(figures);
  }
});

test("a job without parts has the score 0", () => {
  expect(sumFigures({ score: 0, parts: [] })).toEqual({ parts: [], score: 0 });
});
