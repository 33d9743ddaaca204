import type { Report } from "pronunciation";
import { expect, test } from "vitest";
import { earlierAttempts, empty, nextState, type ScoreEvent, type Sound } from "./score-state.ts";

const samples = new Float32Array(16_000);
const sound: Sound = { from: "microphone", samples };
const details = {
  words: [],
  extras: [],
  pauses: [],
  stoppedAfter: null,
  quality: { seconds: 1, snrDb: 30, clippedShare: 0, rms: 0.1 },
};
const scores = { overall: 80, accuracy: 81, fluency: 82, completeness: 100, wordsPerMinute: 120 };
const report: Report = { verdict: "ok", ...scores, ...details };
const noScores = { overall: null, accuracy: null, fluency: null, completeness: null, wordsPerMinute: null };
const refused: Report = { verdict: "refused", reason: "too-quiet", ...noScores, ...details };

const after = (...events: ScoreEvent[]) => events.reduce(nextState, empty);
const scoredBy = (run: number, result: Report = report): ScoreEvent[] => [
  { kind: "score", run, sound },
  { kind: "scored", run, scored: { report: result, samples, text: "a" }, title: "A", when: 0 },
];
const recorded: ScoreEvent[] = [
  { kind: "record" },
  { kind: "open", run: 1 },
  { kind: "opened", run: 1, sound },
];

test("a recording is opened, scored and reported, and counts as an attempt", () => {
  const state = after(...recorded, ...scoredBy(2));
  expect(state.stage).toEqual({ kind: "report", sound });
  expect(state.scored?.report).toBe(report);
  expect(state.attempts).toHaveLength(1);
  expect(earlierAttempts(state)).toEqual([]);
  expect(earlierAttempts(after(...recorded, ...scoredBy(2), ...scoredBy(3)))).toHaveLength(1);
});

test("a refused reading is reported and is no attempt", () => {
  const state = after(...recorded, ...scoredBy(2), ...scoredBy(3, refused));
  expect(state.scored?.report.verdict).toBe("refused");
  expect(state.attempts).toHaveLength(1);
  expect(earlierAttempts(state)).toHaveLength(1);
});

test("answers of a stopped run are ignored", () => {
  const working = after(...recorded, { kind: "score", run: 2, sound });
  for (const event of [
    { kind: "progress", run: 1, progress: { step: "hearing", share: 1 } },
    { kind: "failed", run: 1, failure: "timeout" },
    ...scoredBy(1).slice(1),
  ] satisfies ScoreEvent[])
    expect(nextState(working, event)).toBe(working);
  const choosing = after({ kind: "open", run: 1 }, { kind: "cancelled" });
  expect(nextState(choosing, { kind: "opened", run: 1, sound })).toBe(choosing);
});

test("cancelling returns to the stage before", () => {
  expect(after({ kind: "record" }, { kind: "cancelled" }).stage).toEqual({ kind: "choosing" });
  expect(after(...recorded, { kind: "record" }, { kind: "cancelled" }).stage).toEqual({
    kind: "sound",
    sound,
  });
  expect(after(...recorded, { kind: "score", run: 2, sound }, { kind: "cancelled" }).stage.kind).toBe(
    "sound",
  );
  expect(after(...recorded, ...scoredBy(2), { kind: "record" }, { kind: "cancelled" }).stage.kind).toBe(
    "report",
  );
});

test("after a failure the sound remains", () => {
  const { stage } = after(
    ...recorded,
    { kind: "score", run: 2, sound },
    { kind: "failed", run: 2, failure: "not-loaded" },
  );
  expect(stage).toEqual({ kind: "failed", failure: "not-loaded", words: [], previous: sound });
  expect(after({ kind: "failed", failure: "denied" }).stage).toEqual({
    kind: "failed",
    failure: "denied",
    words: [],
  });
});

test("only a text of unknown words stops the scoring, and the sound remains", () => {
  const working: ScoreEvent[] = [...recorded, { kind: "score", run: 2, sound }];
  const words = [{ word: "दुनिया", isGuessed: false }];
  const state = after(...working, { kind: "unknown", text: "दुनिया", words, isBlocking: true });
  expect(state.stage).toEqual({ kind: "sound", sound, needsChoices: true });
  expect(state.unknown).toEqual({ text: "दुनिया", words });
  const guessed: ScoreEvent = { kind: "unknown", text: "a दुनिया", words, isBlocking: false };
  expect(after(...working, guessed).stage.kind).toBe("working");
});

test("progress of loading and of the engine's steps is shown", () => {
  const working = after(...recorded, { kind: "score", run: 2, sound }, { kind: "loading", share: 0.5 });
  expect(working.stage).toMatchObject({ progress: { step: "loading", share: 0.5 } });
  const hearing = nextState(working, { kind: "progress", run: 2, progress: { step: "hearing", share: 0.1 } });
  expect(nextState(hearing, { kind: "loading", share: 1 })).toBe(hearing);
});
