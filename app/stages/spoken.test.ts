import { expect, test } from "vitest";
import type { InterviewAnswer } from "./round.ts";
import { answerSpan, markPhrases, toOffset, toSeconds } from "./spoken.ts";

const answer = (quotes: (string | undefined)[]): InterviewAnswer => ({
  question: { id: "tone", text: "What went wrong?" },
  from: "00:58",
  words: [
    { at: "01:00", text: "I thought a number is fair." },
    { at: "01:10", text: "It was not, people got threes." },
  ],
  criteria: quotes.map((quote, index) => ({ id: `c${index}`, title: "", ...(quote && { quote }) })),
});
const marksOf = (quotes: (string | undefined)[]) => markPhrases(answer(quotes)).map(({ marks }) => marks);

test("quoted words are marked in their phrase, with the number of their criterion", () => {
  expect(marksOf([undefined, "people got threes"])).toEqual([
    [],
    [{ quote: "people got threes", thread: 1 }],
  ]);
});

test("a quotation that spans two phrases is marked in both and has one thread", () => {
  expect(marksOf(["a number is fair. It was not"])).toEqual([
    [{ quote: "a number is fair.", thread: 0 }],
    [{ quote: "It was not" }],
  ]);
});

test("an answer ends with its last phrase, whose duration is estimated from its length", () => {
  expect(answerSpan(answer([]))).toEqual({ from: 58, to: 73 });
});

test("offsets are minutes and seconds", () => {
  expect(toSeconds("12:04")).toBe(724);
  expect(toOffset(724)).toBe("12:04");
});
