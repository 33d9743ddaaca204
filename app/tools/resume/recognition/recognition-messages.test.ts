import { expect, test } from "vitest";
import { isRecogniseRequest, isRecogniserAnswer } from "./recognition-messages.ts";

const paths = { worker: "/worker.js", core: "/core.js", models: "/models" };
const request = { kind: "recognise", file: new File([], "scan.pdf"), password: "", paths };

test("the worker hears a request and nothing else", () => {
  expect(isRecogniseRequest(request)).toBe(true);
  for (const other of [null, {}, { ...request, file: "scan.pdf" }, { ...request, paths: { worker: 1 } }])
    expect(isRecogniseRequest(other)).toBe(false);
});

test("the page hears answers and nothing else", () => {
  expect(isRecogniserAnswer({ kind: "page", page: 1, pages: 2, done: 0.5 })).toBe(true);
  expect(isRecogniserAnswer({ kind: "recognised", text: "words" })).toBe(true);
  expect(isRecogniserAnswer({ kind: "failed", failure: "no-words" })).toBe(true);
  for (const other of [null, {}, { kind: "page", page: 1 }, { kind: "recognised" }, { kind: "other" }])
    expect(isRecogniserAnswer(other)).toBe(false);
});
