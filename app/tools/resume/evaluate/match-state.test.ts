import type { MatchReport } from "resume-match";
import { expect, test } from "vitest";
import { empty, type MatchEvent, type MatchState, nextState, type Result } from "./match-state.ts";

function resultWith(score: number): Result {
  const report: MatchReport = {
    score,
    band: "good",
    parts: [],
    requirements: [],
    field: { occupations: [], evidence: [] },
    health: [],
    suggestions: [],
    warnings: [],
    resume: {
      basics: { profiles: [] },
      work: [],
      volunteer: [],
      education: [],
      skills: [],
      languages: [],
      certificates: [],
      projects: [],
      awards: [],
      publications: [],
      interests: [],
      references: [],
    },
    resumeText: "",
    jobText: "",
    engine: { version: "", graph: "" },
  };
  return { report, passages: [], asked: [], edits: [] };
}

const after = (...events: MatchEvent[]) => events.reduce<MatchState>(nextState, empty);
const started = (run: number): MatchEvent => ({ kind: "started", run });
const matched = (run: number, score = 60): MatchEvent => ({
  kind: "matched",
  run,
  result: resultWith(score),
});

test("a run leads from loading through its stages to the result", () => {
  expect(after(started(1))).toEqual({ kind: "reading", run: 1, stage: "loading" });
  expect(after(started(1), { kind: "stage", run: 1, stage: "matching" })).toMatchObject({
    stage: "matching",
  });
  expect(after(started(1), matched(1))).toMatchObject({
    kind: "ready",
    result: resultWith(60),
    compared: [],
  });
});

test("answers of an older run are ignored", () => {
  const reading = after(started(1), started(2));
  expect(nextState(reading, matched(1))).toBe(reading);
  expect(nextState(reading, { kind: "stage", run: 1, stage: "matching" })).toBe(reading);
  expect(nextState(reading, { kind: "failed", run: 1, failure: "timeout" })).toBe(reading);
  const ready = after(started(1), matched(1), started(2), matched(2));
  expect(nextState(ready, { kind: "compared", run: 1, compared: [] })).toBe(ready);
});

test("another run keeps the last report in view and compares the scores", () => {
  const again = after(started(1), matched(1, 40), started(2), { kind: "stage", run: 2, stage: "reading" });
  expect(again).toMatchObject({ kind: "reading", last: resultWith(40) });
  expect(nextState(again, matched(2, 55))).toMatchObject({ before: 40, result: resultWith(55) });
  expect(after(started(1), matched(1))).not.toHaveProperty("before");
});

test("cancelling returns to the state before", () => {
  expect(after(started(1), { kind: "cancelled" })).toEqual(empty);
  expect(after(started(1), matched(1, 40), started(2), { kind: "cancelled" })).toMatchObject({
    kind: "ready",
    result: resultWith(40),
  });
  const ready = after(started(1), matched(1));
  expect(nextState(ready, { kind: "cancelled" })).toBe(ready);
});

test("a failure replaces everything, and everything can be cleared", () => {
  const failed = after(started(1), matched(1), started(2), { kind: "failed", run: 2, failure: "scanned" });
  expect(failed).toEqual({ kind: "failed", failure: "scanned" });
  expect(after({ kind: "failed", failure: "no-resume" })).toEqual({ kind: "failed", failure: "no-resume" });
  expect(nextState(failed, { kind: "cleared" })).toEqual(empty);
});

test("recognition ends with a text, with a failure, or by cancelling with the offer", () => {
  const scanned = after(started(1), { kind: "failed", run: 1, failure: "scanned" });
  const accepted = nextState(scanned, { kind: "accepted", run: 2 });
  expect(accepted).toEqual({ kind: "recognising", run: 2, progress: { stage: "loading", done: 0 } });
  const progress = { stage: "reading", page: 1, pages: 2, done: 0.5 } as const;
  const reading = nextState(accepted, { kind: "recognising", run: 2, progress });
  expect(reading).toMatchObject({ progress });
  expect(nextState(reading, { kind: "recognised", run: 2 })).toEqual(empty);
  expect(nextState(reading, { kind: "failed", run: 2, failure: "no-words" })).toMatchObject({
    failure: "no-words",
  });
  const cancelled = nextState(reading, { kind: "cancelled" });
  expect(cancelled).toEqual(scanned);
  expect(nextState(cancelled, { kind: "recognising", run: 2, progress })).toBe(cancelled);
  expect(nextState(cancelled, { kind: "recognised", run: 2 })).toBe(cancelled);
});

test("postings are sorted by score", () => {
  const posting = (title: string, score: number) => ({ title, url: `/${title}`, score, parts: [] });
  const compared = [posting("a", 10), posting("b", 70), posting("c", 30)];
  const state = after(started(1), matched(1), { kind: "compared", run: 1, compared });
  expect(state.kind === "ready" && state.compared.map(({ title }) => title)).toEqual(["b", "c", "a"]);
});

test("a correction replaces the report of its run, keeps the match, and says the score before", () => {
  const first = after(started(1), matched(1, 60));
  const report = { ...resultWith(71).report };
  const edits = [{ key: "a1", drop: true as const }];
  const corrected = nextState(first, { kind: "corrected", run: 1, report, edits });
  expect(corrected).toMatchObject({ kind: "ready", before: 60, result: { report: { score: 71 }, edits } });
  const asked = first.kind === "ready" ? first.result.asked : undefined;
  expect(corrected.kind === "ready" && corrected.result.asked).toBe(asked);
  expect(nextState(first, { kind: "corrected", run: 2, report, edits })).toBe(first);
  const reading = after(started(1), matched(1), started(2));
  expect(nextState(reading, { kind: "corrected", run: 1, report, edits })).toBe(reading);
});
