import { expect, it } from "vitest";
import { likelihoodsOf, modelOf } from "../fixtures/spoken-phones.ts";
import { phones } from "../lexicon/phones.ts";
import type { Unit } from "./align.ts";
import { retryMissing } from "./retry-missing.ts";

const model = modelOf(["SIL", ...phones]);

/** The word "B AA M AH T IY L", skipped, with other speech in its place and a right word after it. */
function retry(spoken: string): Unit[] {
  const units: Unit[] = [
    { kind: "skipped", word: 0, start: 0, end: 0 },
    { kind: "garbage", word: 1, start: 0, end: 42 },
    { kind: "word", word: 1, variant: 0, start: 42, end: 54, phoneStarts: [42, 48] },
  ];
  const words = ["B AA M AH T IY L", "IH N"].map((word) => [word.split(" ")]);
  return retryMissing(units, likelihoodsOf(model, `${spoken} IH N`), model, words);
}

it("finds a word of which only the beginning is wrong", () => {
  const [word, next, ...rest] = retry("K ER M AH T IY L");
  expect(word).toMatchObject({ kind: "word", word: 0, end: 42 });
  expect(word?.kind === "word" && word.phoneStarts.slice(3)).toEqual([18, 24, 30, 36]);
  expect(next).toMatchObject({ kind: "word", word: 1, start: 42 });
  expect(rest).toEqual([]);
});

it("leaves a word missing if most of it is not there", () => {
  expect(retry("K ER S OW F IY L").map(({ kind }) => kind)).toEqual(["skipped", "garbage", "word"]);
});
