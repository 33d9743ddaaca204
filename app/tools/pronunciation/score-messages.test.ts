import { expect, test } from "vitest";
import { isFromWorker, isToWorker } from "./score-messages.ts";

const request = { kind: "score", run: 1, samples: new Float32Array(3), text: "a", choices: {} };

test("the worker hears requests and nothing else", () => {
  expect(isToWorker(request)).toBe(true);
  expect(isToWorker({ kind: "model", bytes: new ArrayBuffer(2) })).toBe(true);
  expect(isToWorker({ kind: "check", run: 2, text: "a" })).toBe(true);
  for (const other of [
    null,
    "score",
    {},
    { ...request, run: "1" },
    { ...request, samples: [1] },
    { kind: "words" },
  ])
    expect(isToWorker(other)).toBe(false);
});

test("the page hears answers and nothing else", () => {
  expect(isFromWorker({ kind: "failed", run: 1, failure: "no-words", words: [] })).toBe(true);
  expect(isFromWorker({ kind: "progress", run: 1, progress: { step: "hearing", share: 0.5 } })).toBe(true);
  const report = { verdict: "ok", words: [], pauses: [], quality: {} };
  expect(isFromWorker({ kind: "scored", run: 1, report })).toBe(true);
  for (const other of [
    null,
    {},
    { kind: "scored", run: 1, report: {} },
    { kind: "opened", run: 1 },
    { run: 1 },
  ])
    expect(isFromWorker(other)).toBe(false);
});
