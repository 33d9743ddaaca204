import { expect, test } from "vitest";
import { isFromWorker, isToWorker } from "./match-messages.ts";

const request = { kind: "match", run: 1, resume: { kind: "text", text: "a" }, job: "b", postings: [] };

test("the worker hears requests and nothing else", () => {
  expect(isToWorker({ kind: "warm" })).toBe(true);
  expect(isToWorker(request)).toBe(true);
  expect(isToWorker({ ...request, resume: { kind: "file", file: new File([], "a.pdf"), key: "1" } })).toBe(
    true,
  );
  expect(isToWorker({ kind: "fit", run: 1, resume: request.resume, postings: [] })).toBe(true);
  for (const other of [null, "match", {}, { ...request, run: "1" }, { ...request, resume: { kind: "file" } }])
    expect(isToWorker(other)).toBe(false);
});

test("the page hears answers and nothing else", () => {
  expect(isFromWorker({ kind: "stage", run: 1, stage: "reading" })).toBe(true);
  expect(isFromWorker({ kind: "failed", run: 1, failure: "corrupt" })).toBe(true);
  const fit = { url: "/career/a/b", score: 40, answered: [], missing: [] };
  expect(isFromWorker({ kind: "fitted", run: 1, fits: [fit] })).toBe(true);
  expect(isFromWorker({ kind: "fitted", run: 1, fits: [{ ...fit, answered: undefined }] })).toBe(false);
  for (const other of [undefined, {}, { kind: "stage" }, { kind: "matched", run: 1, report: {} }, { run: 1 }])
    expect(isFromWorker(other)).toBe(false);
});
