import { expect, test } from "vitest";
import { factLines } from "./answer-facts.tsx";
import { judgeAnswer } from "./judge-answer.ts";

const question = { id: "promise", text: "Tell us about a promise that you couldn't keep.", criteria: [] };
const linesOf = (text: string, at?: number) =>
  factLines(judgeAnswer(question, { phrases: [{ text, ...(at !== undefined && { at }) }] }));

test("Devanagari is counted by words, also for the pace", () => {
  const text = "मैंने ग्राहक को शाम को फोन किया और माफी मांगी, पैसे अगले दिन मिले";
  expect(linesOf(text)).toContain("14 words");
  expect(linesOf(text, 0)).toEqual(
    expect.arrayContaining(["14 words", expect.stringMatching(/^1\d\d words a minute$/)]),
  );
});

test("one is singular", () => {
  expect(linesOf("Basically")).toEqual(["1 word", "1 filler word"]);
  expect(linesOf("Yes, I phoned her")).toEqual(["4 words", "0 filler words"]);
});
