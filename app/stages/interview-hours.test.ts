import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { type InterviewHour, interviewHours, mostAtOnce } from "./interview-hours.ts";
import { countAtStep } from "./round.ts";

const hour = (from: number, to: number): InterviewHour => ({
  id: `${from}`,
  name: "",
  from,
  to,
  isBrokenOff: false,
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
