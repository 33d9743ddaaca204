import { expect, it } from "vitest";
import type { Likelihoods } from "../hear/likelihoods.ts";
import type { Model } from "../hear/model.ts";
import { phones } from "../lexicon/phones.ts";
import type { Unit } from "./align.ts";
import { retryMissing } from "./retry-missing.ts";

const names = ["SIL", ...phones];
const states = names.length * 3;
const empty = new Float32Array();
const half = new Float32Array(states).fill(Math.log(0.5));
const model: Model = {
  phones: names,
  densities: 0,
  means: empty,
  precisions: empty,
  peaks: empty,
  weights: empty,
  stay: half,
  leave: half,
};

/** Six frames a phone, two for each of its states. */
function fakeLikelihoods(spoken: string): Likelihoods {
  const spokenPhones = spoken.split(" ");
  const count = spokenPhones.length * 6;
  const values = new Float32Array(count * states).fill(-20);
  spokenPhones.forEach((phone, i) => {
    for (let frame = 0; frame < 6; frame += 1)
      values[(i * 6 + frame) * states + names.indexOf(phone) * 3 + (frame >> 1)] = 0;
  });
  return { count, states, values, best: new Float32Array(count) };
}

/** The word "B AA M AH T IY L", skipped, with other speech in its place and a right word after it. */
function retry(spoken: string): Unit[] {
  const units: Unit[] = [
    { kind: "skipped", word: 0, start: 0, end: 0 },
    { kind: "garbage", word: 1, start: 0, end: 42 },
    { kind: "word", word: 1, variant: 0, start: 42, end: 54, phoneStarts: [42, 48] },
  ];
  const words = ["B AA M AH T IY L", "IH N"].map((word) => [word.split(" ")]);
  return retryMissing(units, fakeLikelihoods(`${spoken} IH N`), model, words);
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
