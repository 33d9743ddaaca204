import { describe, expect, it } from "vitest";
import { packDictionary } from "../pack/pack-dictionary.ts";
import { SpeechError } from "../speech-error.ts";
import { createLexicon } from "./lexicon.ts";
import { readText, type TextOptions } from "./read-text.ts";

const lexicon = createLexicon(
  packDictionary(`i AY
a AH
can K AE N
follow F AA L OW
up AH P
you Y UW
you're Y UH R
'em AH M
rock R AA K
customer K AH S T AH M ER
customers K AH S T AH M ER Z`),
);
const numbers = createLexicon(
  packDictionary(`follow F AA L OW
two T UW
twenty T W EH N T IY
thousand TH AW Z AH N D
hundred HH AH N D R AH D
double D AH B AH L
million M IH L Y AH N
billion B IH L Y AH N
zero Z IH R OW
second S EH K AH N D
february F EH B Y AH W EH R IY
k. K EY
c. S IY
you Y UW
customers K AH S T AH M ER Z`),
);
const words = (text: string, options?: TextOptions) =>
  readText(text, lexicon, options).words.map((word) => word.text);
const unknown = (text: string) => readText(text, lexicon).unknown;
const thrownCode = (text: string, options?: TextOptions) => {
  try {
    readText(text, lexicon, options);
    return undefined;
  } catch (error) {
    return error instanceof SpeechError ? error.code : error;
  }
};

describe("readText", () => {
  it("splits a text at spaces and shows words without punctuation", () => {
    expect(words("  “You can,” (I) can…\n\tfollow — up?! ")).toEqual([
      "You",
      "can",
      "I",
      "can",
      "follow",
      "up",
    ]);
  });

  it("marks the ends of phrases", () => {
    const ends = readText("You can, I can. (Follow up!) you", lexicon).words.map((word) => word.endsPhrase);
    expect(ends).toEqual([false, true, false, true, false, true, false]);
  });

  it("reads apostrophes of every kind, at the ends of words too", () => {
    expect(unknown("you're you’re YOU‘RE 'em 'rock' customer's customers’")).toEqual([]);
  });

  it("reads a hyphenated word part by part", () => {
    const [word] = readText("Follow-up", lexicon).words;
    expect(word?.text).toBe("Follow-up");
    expect(word?.pronunciations[0]).toEqual(["F", "AA", "L", "OW", "SIL", "AH", "P"]);
    expect(unknown("follow-down")).toEqual(["follow-down"]);
  });

  it("reads a written form as one word with all of its readings", () => {
    const { words: read } = readText("Follow 2 customers/you, KC", numbers);
    expect(read.map(({ text }) => text)).toEqual(["Follow", "2", "customers", "you", "KC"]);
    expect(read[1]?.pronunciations).toEqual([["T", "UW"]]);
    expect(read[3]?.pronunciations[0]).toEqual(["Y", "UW"]);
    expect(read[4]?.pronunciations).toEqual([["K", "EY", "SIL", "S", "IY"]]);
    const [year] = readText("2022", numbers).words;
    expect(year?.pronunciations).toContainEqual("T W EH N T IY SIL T W EH N T IY SIL T UW".split(" "));
    expect(year?.pronunciations).toContainEqual(
      "T UW SIL TH AW Z AH N D SIL T W EH N T IY SIL T UW".split(" "),
    );
  });

  it("bounds the pronunciations of long forms and of texts with many of them", () => {
    const sounds = (text: string) =>
      readText(text, numbers).words.reduce((sum, word) => sum + word.pronunciations.flat().length, 0);
    expect(sounds("2222222222")).toBeLessThanOrEqual(500);
    expect(sounds("22/02/2022 ".repeat(200))).toBeLessThan(30_000);
  });

  it("names unknown words once, in the order of the text", () => {
    expect(unknown("Zyx can Abc zyx, 42 नमस्ते Café")).toEqual(["zyx", "abc", "42", "नमस्ते", "café"]);
  });

  it("skips emoji and separate punctuation", () => {
    expect(words("👋 I can 🎉 — … 👩‍💻 up")).toEqual(["I", "can", "up"]);
  });

  it("keeps the marks of Devanagari with their letters", () => {
    expect(words("नमस्ते। हिन्दी")).toEqual(["नमस्ते", "हिन्दी"]);
  });

  it("accepts custom pronunciations for a word in any case, ignoring stress and case of the phones", () => {
    const options = { pronunciations: { Pune: " p uw1 n ah0 ", CAN: "K AA N" } };
    const read = readText("pune, Can PUNE", lexicon, options);
    expect(read.unknown).toEqual([]);
    expect(read.words.map((word) => word.pronunciations)).toEqual([
      [["P", "UW", "N", "AH"]],
      [["K", "AA", "N"]],
      [["P", "UW", "N", "AH"]],
    ]);
  });

  it("refuses invalid pronunciations", () => {
    for (const phones of ["", "P XX", "pune", "P,UW"])
      expect(thrownCode("Pune", { pronunciations: { Pune: phones } })).toBe("bad-pronunciation");
  });

  it("leaves words out on request", () => {
    const read = readText("you Pune can", lexicon, { leaveOut: ["PUNE"] });
    expect(read.unknown).toEqual([]);
    expect(read.words.map((word) => word.pronunciations.length > 0)).toEqual([true, false, true]);
  });

  it("refuses texts without words or with too many", () => {
    for (const text of ["", "  \n", "?! … 👍", "''"]) expect(thrownCode(text)).toBe("no-words");
    expect(thrownCode("can ".repeat(300))).toBeUndefined();
    expect(thrownCode("can ".repeat(10_000))).toBe("too-many-words");
  });

  it.each([
    ["dashes", `a${"-".repeat(200_000)}a`],
    ["apostrophes", `a${"'".repeat(200_000)}a`],
    ["parts", "a-".repeat(20_000)],
    ["letters", "a".repeat(1_000_000)],
    ["emoji", "👍".repeat(200_000)],
    ["brackets after a stop", `a.${'"'.repeat(200_000)}a`],
  ])("stays fast for one word of very many %s", (_, text) => {
    const start = process.cpuUsage();
    thrownCode(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});
