import { expect, test } from "vitest";
import { letters, spacedLetters } from "./vocabulary.ts";

const spaced =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Characters that résumés do not contain: numerals and symbols, letterlike symbols, extensions of Arabic, presentation forms. */
const isRare = (character: string) =>
  /[\p{N}\p{S}\u0890-\u08ff\u2070-\u218f\ua600-\ua8ff\ufb00-\uffff]/u.test(character);

/** Characters of scripts in which a class of ranges differs from letters and marks. */
function differences(ranges: string, letter: RegExp, script: RegExp): string[] {
  const ours = new RegExp(`[${ranges}]`, "u");
  return Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter(
    (character) =>
      script.test(character) && !isRare(character) && ours.test(character) !== letter.test(character),
  );
}

test("the ranges are the letters and marks of our languages' scripts", () => {
  expect(differences(letters, /[\p{L}\p{M}]/u, unspaced).join(" ")).toBe("");
  expect(differences(letters, /[\p{L}\p{M}]/u, spaced).join(" ")).toBe("");
  expect(differences(spacedLetters, /[^\s\S]/u, unspaced).join(" ")).toBe("");
});
