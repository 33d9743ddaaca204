import { expect, it } from "vitest";
import { loadDictionary, loadSpellingModel } from "../pack/load-speech.ts";
import { americanSpelling } from "./british-spelling.ts";
import { createLexicon } from "./lexicon.ts";
import { nameSounds } from "./name-sounds.ts";
import { pronounceWord } from "./pronounce.ts";
import { readText } from "./read-text.ts";
import { decodeSpellingModel, guessPronunciations } from "./spell.ts";

const lexicon = createLexicon(loadDictionary());
const spelling = decodeSpellingModel(loadSpellingModel());
const american = (word: string) => americanSpelling(word, (other) => lexicon.has(other));

it.each([
  ["finalised", "finalized"],
  ["realising", "realizing"],
  ["savour", "savor"],
  ["modelled", "modeled"],
  ["epicentre", "epicenter"],
  ["paediatricians", "pediatricians"],
  ["tyre", "tire"],
])("finds the American spelling of %s", (british, expected) => {
  expect(american(british)).toBe(expected);
  expect(pronounceWord(british, { lexicon }).forms).not.toEqual([]);
});

it("derives endings of known words", () => {
  const first = (word: string) => pronounceWord(word, { lexicon }).forms[0]?.join(" ");
  expect(first("onboarded")).toMatch(/D IH D$/);
  expect(first("upskilling")).toMatch(/^AH P S K IH L IH NG$/);
});

it("names the words that only their spelling pronounces", () => {
  const { unknown, guessed, words } = readText("Please ask Bhavleen and Zxqvia's friend.", lexicon, {
    spelling,
  });
  expect(unknown).toEqual([]);
  expect(guessed).toEqual(["bhavleen", "zxqvia's"]);
  expect(words.every(({ pronunciations }) => pronunciations.length > 0 && pronunciations.length <= 16)).toBe(
    true,
  );
  expect(readText("Bhavleen", lexicon).unknown).toEqual(["bhavleen"]);
  expect(readText("नमस्ते Priya", lexicon, { spelling }).unknown).toEqual(["नमस्ते"]);
});

it("guesses invented words by their spelling", () => {
  const guess = (word: string) => guessPronunciations(spelling, word, 1)[0]?.phones.join(" ");
  expect(guess("blick")).toBe("B L IH K");
  expect(guess("drumber")).toBe("D R AH M B ER");
  expect(guess("phintation")).toMatch(/EY SH AH N$/);
  expect(guessPronunciations(spelling, "ж", 2)).toEqual([]);
});

it.each([
  ["rajesh", "R AA JH EY SH"],
  ["lakshmi", "L AH K SH M IY"],
  ["sandeep", "S AH N D IY P"],
  ["kumar", "K UH M AA R"],
  ["bhavesh", "B AA V EY SH"],
  ["pune", "P UW N EY"],
  ["siddharth", "S IH D AA R T"],
  ["vijay", "V IH JH EY"],
])("pronounces %s by the rules of Indian names", (name, expected) => {
  expect(nameSounds(name).map((form) => form.join(" "))).toContain(expected);
});
