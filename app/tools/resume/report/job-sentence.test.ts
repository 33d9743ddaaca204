import { expect, test } from "vitest";
import { jobSentence } from "./job-sentence.ts";

const job = "Tasks:\n• Sketch on paper, share clips\n3) Write labels\nLast line";
const sentenceOf = (text: string, words: string) => jobSentence(text, [text.indexOf(words), 0]);

test("the sentence of a requirement is its line, without list marks", () => {
  expect(sentenceOf(job, "Tasks")).toBe("Tasks:");
  expect(sentenceOf(job, "share clips")).toBe("Sketch on paper, share clips");
  expect(sentenceOf(job, "labels")).toBe("Write labels");
  expect(sentenceOf(job, "Last")).toBe("Last line");
});

test("in a paragraph, it is a sentence", () => {
  const paragraph = `${"You own the parts that people use every day. ".repeat(4)}Design tables. Then check contrast.`;
  expect(sentenceOf(paragraph, "tables")).toBe("Design tables.");
  expect(sentenceOf(paragraph, "contrast")).toBe("Then check contrast.");
});
