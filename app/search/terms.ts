import { foldAccents } from "#domain/text/fold-accents.ts";

/** What stands together without a space: a word, also one with a hyphen, an apostrophe or a comma between digits. */
const chunk = /[\p{L}\p{M}\p{N}]+[+#]*(?:(?:[-‑'’]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{M}\p{N}]+[+#]*)*/gu;
const part = /[\p{L}\p{M}\p{N}]+[+#]*/gu;
/** Between the words of a name such as SkillLens or AIInterview. */
const seam = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const isPlain = /^[a-z]*$/i;

/** Without accents and capitals, and without the s of a plural. */
function fold(word: string): string {
  const plain = isPlain.test(word) ? word.toLowerCase() : foldAccents(word);
  if (plain.length > 4 && plain.endsWith("ies")) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^suia]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Most chunks: a word in small letters, perhaps with a capital before them. */
const isWord = /^[A-Z]?[a-z]*$/;

const isTerm = (term: string) => term.length > 1 || /\p{N}/u.test(term);

/** A chunk as its parts, and as a whole: front-end is front, end and frontend; SkillLens is skill, lens and skilllens. */
function readChunk(text: string): string[] {
  if (isWord.test(text)) return text.length > 1 ? [fold(text)] : [];
  const parts = text.match(part) ?? [];
  const inner = parts.flatMap((one) => one.split(seam));
  return [...new Set([...inner, ...parts, parts.join("")].map(fold))].filter(isTerm);
}

/** A word stands in many texts, and in every list of results again. */
const known = new Map<string, string[]>();

function splitChunk(text: string): string[] {
  const terms = known.get(text) ?? readChunk(text);
  known.set(text, terms);
  return terms;
}

/** By what a text is found. */
export function splitTerms(text: string): string[] {
  return (text.match(chunk) ?? []).flatMap(splitChunk);
}

/** The words of a query, each once. What is written together stays together, but for hyphens. */
export function queryTerms(query: string): string[] {
  const parts = (query.match(chunk) ?? []).flatMap((one) =>
    /\p{N},\p{N}/u.test(one)
      ? [one.replaceAll(",", "")]
      : /['’]/.test(one)
        ? [one.replace(/['’]/g, "")]
        : (one.match(part) ?? []),
  );
  return [...new Set(parts.map(fold))].filter(isTerm);
}

export type TextPart = { text: string; isFound: boolean };

/** A text in parts, those with one of the terms apart. */
export function partsWith(text: string, terms: readonly string[]): TextPart[] {
  const wanted = new Set(terms);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(chunk)) {
    if (!splitChunk(word).some((term) => wanted.has(term))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}
