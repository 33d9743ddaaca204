import { stem } from "text-classifier";
import { expect, test } from "vitest";
import { kindOfWord } from "./kind-of-word.ts";

test.each([
  ["electrician", "noun.person"],
  ["supervisors", "noun.person"],
  ["inquired", "verb.communication"],
  ["asked", "verb.communication"],
  ["minutes", "noun.time"],
])("%s is of the kind %s", (word, kind) => expect(kindOfWord(stem(word))).toBe(kind));

test("names that objects inherit have no kind", () => expect(kindOfWord("constructor")).toBeUndefined());
