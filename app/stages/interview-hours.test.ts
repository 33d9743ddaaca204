import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { type InterviewHour, interviewHours, mostAtOnce } from "./interview-hours.ts";
import { countAtStep } from "./round.ts";
import { clockOf, streetCounts, windowState } from "./street-clock.ts";

const hour = (from: number, to: number): InterviewHour => ({
  id: `${from}`,
  name: "",
  from,
  to,
});

test("every interview that began has its start and end in minutes, in order", () => {
  const hours = interviewHours(content.round);
  expect(hours).toHaveLength(countAtStep(content.round, "AI_INTERVIEW"));
  expect(hours.every(({ from, to }, index) => from < to && from >= (hours[index - 1]?.from ?? 0))).toBe(true);
  expect(hours.find(({ id }) => id === "asha-kulkarni")).toMatchObject({ to: 20 * 60 + 58 });
});

test("interviews run at the same time unless one ends where another begins", () => {
  expect(mostAtOnce([hour(0, 10), hour(5, 12), hour(10, 20)])).toBe(2);
  expect(mostAtOnce([])).toBe(0);
});

test("a window is bright from the first minute of its interview until the last one", () => {
  expect([9, 10, 19, 20].map((minute) => windowState(hour(10, 20), minute))).toEqual([
    "ahead",
    "now",
    "now",
    "done",
  ]);
  expect(streetCounts([hour(0, 10), hour(5, 12), hour(30, 40)], 10)).toEqual({ now: 1, done: 1 });
  expect(clockOf(26 * 60 + 5)).toBe("02:05");
});
