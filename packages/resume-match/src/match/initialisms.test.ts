import { describe, expect, it } from "vitest";
import { splitWords } from "../skills/words.ts";
import { matchInitialisms } from "./initialisms.ts";

const match = (phrase: string, resume: string) =>
  [...matchInitialisms(phrase, splitWords(resume))].map(([stem, words]) => [
    stem,
    words.map(({ text }) => text).join(" "),
  ]);

describe("matchInitialisms", () => {
  it("finds a phrase by its initials, with the words beside it", () => {
    expect(match("Use of personal protective equipment", "Checked PPE")).toEqual([
      ["person", "PPE"],
      ["protect", "PPE"],
      ["equip", "PPE"],
    ]);
  });

  it("finds initials by their words", () => {
    expect(match("FAA rules", "Worked to the rules of the Federal Aviation Administration")).toEqual([
      ["faa", "Federal Aviation Administration"],
    ]);
  });

  it.each([
    ["personal protective equipment", "Sold PPI"],
    ["FAA rules", "found an answer"],
    ["FAA rules", "Federal Aviation. Administration"],
    ["personal equipment", "PE"],
  ])("finds nothing of %s in: %s", (phrase, resume) => {
    expect(match(phrase, resume)).toEqual([]);
  });
});
