import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { dayCount } from "./short-day.ts";

test("one day is singular, also when it is rounded; all else is plural", () => {
  const { reports } = content.stages.board;
  expect([0, 0.98, 1, 1.12, 2].map((days) => dayCount(days, reports))).toEqual([
    "0\u00a0days",
    "1\u00a0day",
    "1\u00a0day",
    "1.1\u00a0days",
    "2\u00a0days",
  ]);
});
