import { describe, expect, test } from "vitest";
import { anyOf, wholeWords } from "./any-of.ts";

describe("wholeWords", () => {
  test.each([
    ["said", "she said so"],
    ["ask(s|ed|ing)", "he asked"],
    ["(the )?end", "end"],
    ["apologi[sz]ed", "they apologized"],
    ["mentor*", "a mentor"],
    ["mentor*", "two mentors"],
    ["let him _", "I let him drive"],
    ["un_ed", "it went unnoticed"],
    ["e.g, 9/10", "rated 9/10"],
  ])("%s is found in: %s", (word, text) => {
    expect(wholeWords([word]).test(text)).toBe(true);
  });

  test.each([
    ["said", "unsaid"],
    ["ask(s|ed|ing)", "ask"],
    ["un_ed", "uned"],
    ["e.g", "edge egg"],
    ["c, d", "abcd"],
  ])("%s is not found in: %s", (word, text) => {
    expect(wholeWords([word]).test(text)).toBe(false);
  });

  test("letters of any script belong to words with the flag u", () => {
    expect(wholeWords(["tat"]).test("tatütata")).toBe(true);
    expect(wholeWords(["tat"], "iu").test("tatütata")).toBe(false);
    expect(wholeWords(["émile"], "iu").test("Émile")).toBe(true);
  });
});

test("the longest word wins in any order", () => {
  const first = (text: string, list: string[]) => new RegExp(anyOf(list)).exec(text)?.[0];
  expect(first("wait until noon", ["wait, wait until"])).toBe("wait until");
  expect(first("wait until noon", ["wait until", "wait"])).toBe("wait until");
});
