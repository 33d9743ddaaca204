import { expect, test } from "vitest";
import type { Person, SessionEvent } from "../round.ts";
import { characterSources, lengthOf, noticedEvents, secondsPerBar, typingBars } from "./session.ts";

const events: SessionEvent[] = [
  { at: "00:00", kind: "START", detail: "Communication, 30 minutes, laptop" },
  { at: "02:00", kind: "PAUSE", detail: "No key for 2 minutes" },
  { at: "06:00", kind: "PASTE", detail: "12 characters at once", flag: true },
  { at: "10:00", kind: "SUBMIT", detail: "Both answers sent" },
];
const person = (answer: string): Person => ({
  id: "a",
  name: "A",
  location: "Pune",
  applied: { at: "2026-11-11 21:36", source: "CAREERS_PAGE" },
  steps: [],
  session: { at: "2026-11-17 21:10", events },
  work: [
    { id: "ticket", assessment: "Communication", task: "", answer },
    { id: "rota", assessment: "Writing", task: "", answer: "Not in this test." },
  ],
});

test("the start, the end and plain typing are not events to look at", () => {
  expect(noticedEvents({ at: "", events }).map(({ kind }) => kind)).toEqual(["PAUSE", "PASTE"]);
});

test("the length of an event is in its detail", () => {
  expect(events.map(lengthOf).slice(1)).toEqual([120, 0, 0]);
});

test("characters of the test's own answers are typed unless they arrived at once", () => {
  expect(characterSources(person("x".repeat(20)))).toEqual({ typed: 8, atOnce: 12 });
  expect(characterSources(person("x".repeat(12)))).toEqual({ typed: 0, atOnce: 12 });
});

test("nothing is drawn where no key was pressed", () => {
  const bars = typingBars(person("x".repeat(20)), 7);
  const at = (second: number) => bars[second / secondsPerBar];
  expect(at(60)).toBeGreaterThan(0);
  expect(at(180)).toBe(0);
  expect(at(360)).toBe(0);
  expect(at(480)).toBeGreaterThan(0);
  expect(bars).toHaveLength(600 / secondsPerBar);
  expect(typingBars(person("x".repeat(12)), 7)).toEqual([]);
});
