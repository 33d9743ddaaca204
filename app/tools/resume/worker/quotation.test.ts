import { expect, test } from "vitest";
import { quoteLine } from "./quotation.ts";

test("a quotation ends with its line", () => {
  const text = "Skills\nJava and Kafka at scale\nHobbies";
  const start = text.indexOf("Kafka");
  expect(quoteLine(text, [start, start + 5])).toEqual({
    before: "Java and ",
    words: "Kafka",
    after: " at scale",
  });
});

test("a long line is cut on both sides", () => {
  const text = `${"a".repeat(200)}Kafka${"b".repeat(200)}`;
  const { before, words, after } = quoteLine(text, [200, 205]);
  expect([before, words, after]).toEqual([`…${"a".repeat(90)}`, "Kafka", `${"b".repeat(90)}…`]);
});
