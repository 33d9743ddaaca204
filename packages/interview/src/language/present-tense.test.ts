import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

const textOf = (text: string) => readAnswer(text).units.map((unit) => unit.text);

test.each([
  [
    "I drive to her yard on Monday and count the crates.",
    "i drove to her yard on monday and counted the crates",
  ],
  ["He opens the gate and I carry it in.", "he opened the gate and i carried it in"],
  ["On Friday she come and she pay.", "on friday she came and she paid"],
])("a story in the present is read as in the past: %s", (text, past) => {
  expect(textOf(text).join(" ")).toBe(past);
});

test.each([
  ["I told him that she comes on Friday.", "what someone says"],
  ["We agreed on Monday, he brings the papers.", "what was agreed"],
  ["Every Monday I count the crates with her.", "a habit"],
  ["I count the crates.", "what has no occasion"],
  ["He still works there.", "what is still true"],
])("other words in the present stay: %s (%s)", (text) => {
  expect(textOf(text).join(", ")).toBe(text.slice(0, -1).toLowerCase());
});
