import { irregularStems } from "./stems.words.ts";

/** A word with its position, and the forms for comparing it. */
export type Word = {
  text: string;
  folded: string;
  stem: string;
  /** For comparing names: singular and in American spelling. */
  name: string;
  start: number;
  end: number;
  sentence: number;
  isAfterComma: boolean;
};

/** Lower case without accents. Marks of names stay: c++, c#, .net, node.js. */
function foldWord(text: string): string {
  const plain = /^[\w.+#'’-]+$/.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain
    .toLowerCase()
    .replace(/[’']s?$/, "")
    .replace(/[’']/g, "");
}

const british: [RegExp, string][] = [
  [/isation/, "ization"],
  [/ise(d|s|r|rs)?$/, "ize$1"],
  [/ising$/, "izing"],
  [/yse(d|s|r)?$/, "yze$1"],
  [/ysing$/, "yzing"],
  [/our(s|ed|ing|al)?$/, "or$1"],
  [/programme/, "program"],
  [/centre/, "center"],
  [/licence/, "license"],
  [/ll(ed|ing|or|ors)$/, "l$1"],
];
const irregular = new Map(
  irregularStems.flatMap((line) => line.split(" ")).map((pair) => pair.split("=") as [string, string]),
);
const suffixes =
  /(?:ational|ations?|itions?|izations?|ements?|ments?|ings?|edly|ers?|ors?|ied|ies|ed|es|ives?|als?|ances?|ences?|ably|able|s|e|y|i)$/;

/** The common stem of "managed", "managing" and "management". Short words and names with marks stay whole. */
export function stemWord(folded: string): string {
  const irregularStem = irregular.get(folded);
  if (irregularStem !== undefined) return irregularStem;
  if (folded.length < 4 || /[^a-z]/.test(folded)) return folded;
  let stem = folded;
  for (const [pattern, american] of british) stem = stem.replace(pattern, american);
  if (/^analy[sz]/.test(stem)) return "analy";
  for (let pass = 0; pass < 2; pass += 1) {
    const shorter = stem.replace(suffixes, "");
    if (shorter.length < 3) break;
    stem = shorter;
  }
  return stem.replace(/([bdfgmnprt])\1$/, "$1").replace(/[ei]$/, "");
}

const invariant = /(?:ss|us|is|onics|ios|aws|sales|js)$/;

/** "Licences", "license" and "licence" are one name, as are "centres" and "center", "queries" and "query". */
function wordName(folded: string): string {
  if (folded === "apis") return "api";
  if (folded.length < 5 || /[^a-z]/.test(folded)) return folded;
  let name = folded;
  if (/[^aeiou]ies$/.test(name)) name = `${name.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh)es$/.test(name)) name = name.slice(0, -2);
  else if (/[^s]s$/.test(name) && !invariant.test(name)) name = name.slice(0, -1);
  for (const [pattern, american] of british) name = name.replace(pattern, american);
  return name;
}

type WordForms = Pick<Word, "folded" | "stem" | "name">;
const formCache = new Map<string, WordForms>();
const maxCachedForms = 20_000;

/** Cached forms of a word: most words of a résumé recur in others. */
function wordForms(text: string): WordForms {
  const cached = formCache.get(text);
  if (cached) return cached;
  const folded = foldWord(text);
  const forms = { folded, stem: stemWord(folded), name: wordName(folded) };
  if (formCache.size >= maxCachedForms) formCache.clear();
  formCache.set(text, forms);
  return forms;
}

/** Words without meaning in a skill's name. */
export const smallWords = new Set(
  "a an the of and or in on at to for with by from as is are be into using via per our your their this that &".split(
    " ",
  ),
);

const wordPattern = /\.net\b|[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*(?:[+#]+|['’]\p{L}+)*|[&/]/giu;

/**
 * Splits a text into words. Sentences end at full stops, bullets and lines; a comma separates list items, not
 * sentences.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let last = 0;
  for (const match of text.matchAll(wordPattern)) {
    // Most words follow a single space.
    const between = match.index === last + 1 && text[last] === " " ? "" : text.slice(last, match.index);
    if (between !== "" && /[.!?;:\n\t•|]/.test(between)) sentence += 1;
    last = match.index + match[0].length;
    if (match[0] === "/" || match[0] === "&") continue;
    const { folded, stem, name } = wordForms(match[0]);
    words.push({
      text: match[0],
      folded,
      stem,
      name,
      start: match.index,
      end: last,
      sentence,
      isAfterComma: between.includes(","),
    });
  }
  return words;
}
