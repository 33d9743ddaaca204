import { describe, expect, test } from "vitest";
import type { RoundPerson } from "#app/stages/round.schema.ts";
import { factsOf } from "#app/stages/session/session-record.ts";
import { characterSources, endOf, keysPerBar, watchSession } from "./watch-session.ts";

type Session = NonNullable<RoundPerson["session"]>;
type Fact = Session["events"][number];

const session = (events: Fact[], change: Partial<Session> = {}): Session => ({
  at: "2026-11-17 21:10",
  assessment: "Communication",
  device: "LAPTOP",
  events,
  submitted: "25:00",
  ...change,
});
const seen = (events: Fact[], change?: Partial<Session>) =>
  watchSession(session(events, change)).signals.map(({ level, kind, start }) => [level, kind, start / 1000]);

const typing: Fact = { at: "01:00", kind: "TYPING", length: 300, seconds: 240, corrections: 20 };
const inserted: Fact = { at: "06:00", kind: "INSERT", length: 400, seconds: 9, pieces: 20 };

describe("the session monitor decides from nothing but the facts", () => {
  test.each<[string, Fact, unknown[]]>([
    ["a long paste", { at: "02:00", kind: "PASTE", length: 40 }, ["flag", "paste", 120]],
    ["a short paste", { at: "02:00", kind: "PASTE", length: 39 }, ["note", "paste", 120]],
    [
      "own text that was moved",
      { at: "02:00", kind: "PASTE", length: 96, own: true },
      ["note", "own-text", 120],
    ],
    ["ten seconds away", { at: "02:00", kind: "AWAY", seconds: 10 }, ["flag", "away", 120]],
    ["nine seconds away", { at: "02:00", kind: "AWAY", seconds: 9 }, ["note", "away", 120]],
    [
      "a window over a tenth of the task",
      { at: "02:00", kind: "OVERLAY", seconds: 20, share: 0.1 },
      ["flag", "overlay", 120],
    ],
    [
      "a window over less",
      { at: "02:00", kind: "OVERLAY", seconds: 20, share: 0.09 },
      ["note", "overlay", 120],
    ],
    [
      "text of eighty characters in one step",
      { at: "02:00", kind: "INSERT", length: 80, seconds: 1, pieces: 1 },
      ["flag", "fast-text", 120],
    ],
    ["a lost line", { at: "02:00", kind: "OFFLINE", seconds: 50 }, ["note", "offline", 120]],
    ["a second screen", { at: "02:00", kind: "SECOND_SCREEN" }, ["note", "second-screen", 120]],
  ])("%s", (_, fact, signal) => {
    expect(seen([fact])).toEqual([signal]);
  });

  test("text in pieces is a flag right after typing, and none with silences as long as speech", () => {
    const justTyped: Fact = { ...typing, at: "05:00", length: 60, seconds: 59 };
    expect(seen([justTyped, inserted])).toEqual([["flag", "fast-text", 360]]);
    expect(seen([typing, { ...inserted, seconds: 60 }])).toEqual([]);
  });

  test("a note beside a flag is raised as the monitor does it", () => {
    const away: Fact = { at: "03:00", kind: "AWAY", seconds: 30 };
    expect(seen([{ at: "00:01", kind: "SECOND_SCREEN" }, away])).toContainEqual(["flag", "second-screen", 1]);
  });
});

describe("typing", () => {
  test.each<Session["device"]>(["LAPTOP", "DESKTOP", "PHONE"])("by a person is no flag: %s", (device) => {
    for (const seconds of [60, 150, 400, 900])
      for (const corrections of [0, 4, 40])
        expect(seen([{ ...typing, seconds, corrections }], { device })).toEqual([]);
  });

  test("begins and ends with its stretch, and leaves its characters", () => {
    const { edits } = watchSession(session([typing]));
    expect(edits[0]?.t).toBe(60_000);
    expect(edits.at(-1)?.t).toBe(300_000);
    const left = edits.reduce((sum, { inserted, removed }) => sum + inserted.length - removed, 0);
    expect(left).toBe(typing.length);
    expect(edits.filter(({ removed }) => removed > 0)).toHaveLength(typing.corrections);
  });

  test("shows on the ruler where its keys were pressed", () => {
    const keys = keysPerBar(watchSession(session([typing, { at: "06:00", kind: "PASTE", length: 90 }])));
    expect(keys).toHaveLength(200);
    expect(keys.reduce((sum, count) => sum + count, 0)).toBe(typing.length + 2 * typing.corrections);
    expect(keys.slice(0, 8).concat(keys.slice(41))).not.toContainEqual(expect.toSatisfy((n) => n > 0));
  });
});

test("the same facts give the same session, and the numbers of its flags are theirs", () => {
  const facts: Fact[] = [
    { at: "00:20", kind: "AWAY", seconds: 12 },
    typing,
    { at: "05:01", kind: "PASTE", length: 77 },
    { at: "07:00", kind: "OVERLAY", seconds: 30, share: 0.25 },
  ];
  const record = watchSession(session(facts));
  expect(watchSession(session(facts))).toEqual(record);
  const [away, pasted, overlay] = record.signals.map((signal) => factsOf(signal, record));
  expect(away?.seconds).toBe(12);
  expect(pasted?.characters).toBe(77);
  expect(overlay).toMatchObject({ percent: 25, seconds: 30, isOpen: false });
});

test("own text that was moved is neither typed nor new", () => {
  const moved: Fact = { at: "09:00", kind: "PASTE", length: 50, own: true };
  const pasted: Fact = { at: "10:00", kind: "PASTE", length: 70 };
  expect(characterSources(session([typing, inserted, moved, pasted]))).toEqual({ typed: 300, atOnce: 470 });
  expect([typing, moved].map(endOf)).toEqual([300, 540]);
});
