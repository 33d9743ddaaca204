import { stem } from "text-classifier";
import { expect, test } from "vitest";
import { kindsOfWord } from "./kind-of-word.ts";

test.each([
  ["electrician", "noun.person"],
  ["supervisors", "noun.person"],
  ["inquired", "verb.communication"],
  ["asked", "verb.communication"],
  ["minutes", "noun.time"],
])("%s is of the kind %s", (word, kind) => expect(kindsOfWord(stem(word))[0]).toBe(kind));

test("names that objects inherit have no kind", () => expect(kindsOfWord("constructor")).toEqual([]));

test("words of close meaning are of one group", () => {
  const groupOf = (word: string) => kindsOfWord(stem(word))[1];
  expect(groupOf("supervisor")).toBe(groupOf("boss"));
  expect(groupOf("supervisor")).not.toBe(groupOf("electrician"));
});
