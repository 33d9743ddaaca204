import { describe, expect, it } from "vitest";
import { likelihoodsOf, modelOf } from "../fixtures/spoken-phones.ts";
import { type Alignment, align } from "./align.ts";

const model = modelOf(["SIL", "A", "B", "C", "D"]);
const fakeLikelihoods = (spoken: string) => likelihoodsOf(model, spoken);

const words = (text: string) => text.split(" | ").map((word) => [word.split(" ")]);
const describeUnits = (alignment: Alignment | undefined) =>
  alignment?.units.map(({ kind, word, start, end }) => `${kind} ${word} ${start}-${end}`);
const open = { skip: 25, garbage: { enter: 20, below: 4 } };

describe("align", () => {
  it("finds words and silence in their frames", () => {
    expect(describeUnits(align(fakeLikelihoods("SIL A B SIL C D"), model, words("A B | C D")))).toEqual([
      "silence 0 0-6",
      "word 0 6-18",
      "silence 1 18-24",
      "word 1 24-36",
    ]);
  });

  it("gives the start of each phone, and the matching pronunciation", () => {
    const alignment = align(fakeLikelihoods("A C D"), model, [[["A", "B"], ["A", "C", "D"], ["D"]]]);
    expect(alignment?.units).toEqual([
      { kind: "word", word: 0, variant: 1, start: 0, end: 18, phoneStarts: [0, 6, 12] },
    ]);
  });

  it("allows a pause inside a word where its pronunciation says so", () => {
    const word = [[["A", "B", "SIL", "C", "D"]]];
    const starts = (spoken: string) => {
      const [unit, ...rest] = align(fakeLikelihoods(spoken), model, word)?.units ?? [];
      expect(rest).toEqual([]);
      return unit?.kind === "word" ? unit.phoneStarts : undefined;
    };
    expect(starts("A B SIL C D")).toEqual([0, 6, 12, 18, 24]);
    expect(starts("A B C D")).toEqual([0, 6, 12, 12, 18]);
  });

  it("skips missing words: first, in the middle and last", () => {
    const likelihoods = fakeLikelihoods("A B C D");
    expect(describeUnits(align(likelihoods, model, words("D C | A B | B A | C D | A A"), open))).toEqual([
      "skipped 0 0-0",
      "word 1 0-12",
      "skipped 2 12-12",
      "word 3 12-24",
      "skipped 4 24-24",
    ]);
  });

  it("assigns frames that fit no word to other speech", () => {
    expect(describeUnits(align(fakeLikelihoods("A B ? ? ? C D"), model, words("A B | C D"), open))).toEqual([
      "word 0 0-12",
      "garbage 1 12-30",
      "word 1 30-42",
    ]);
  });

  it("puts other speech where a word was replaced", () => {
    const alignment = align(fakeLikelihoods("A B ? ? ? C D"), model, words("A B | D A B C | C D"), open);
    expect(alignment?.units.map(({ kind }) => kind).sort()).toEqual(["garbage", "skipped", "word", "word"]);
  });

  it("stops after the last word read, or within the word that the recording cuts", () => {
    const options = { ...open, stop: { after: 30, within: 50 } };
    const text = words("A B | C D | D C | B A | A A");
    expect(describeUnits(align(fakeLikelihoods("A B C D SIL"), model, text, options))).toEqual([
      "word 0 0-12",
      "word 1 12-24",
      "silence 2 24-30",
      "skipped 2 30-30",
      "skipped 3 30-30",
      "skipped 4 30-30",
    ]);
    expect(describeUnits(align(fakeLikelihoods("A B C D D"), model, text, options))).toEqual([
      "word 0 0-12",
      "word 1 12-24",
      "cut 2 24-30",
    ]);
    const whole = align(fakeLikelihoods("A B C D"), model, words("A B | C D"), options);
    expect(describeUnits(whole)).toEqual(["word 0 0-12", "word 1 12-24"]);
  });

  it("enters other speech freely where a word is known to be missing", () => {
    const likelihoods = fakeLikelihoods("A B ? C D");
    const costly = { skip: 25, garbage: { enter: 200, below: 4 } };
    const kinds = (free: Set<number>) =>
      align(likelihoods, model, words("A B | C D"), costly, free)?.units.map(({ kind }) => kind);
    expect(kinds(new Set())).not.toContain("garbage");
    expect(kinds(new Set([1]))).toContain("garbage");
  });

  it("returns nothing if the reading is too short for its words", () => {
    expect(align(fakeLikelihoods("A"), model, words("A B | C D"))).toBeUndefined();
    expect(align({ ...fakeLikelihoods("A"), count: 0 }, model, words("A"))).toBeUndefined();
  });

  it("names a phone that the model lacks", () => {
    expect(() => align(fakeLikelihoods("A"), model, words("A Q"))).toThrow("no phone Q");
  });
});
