import { foldAccents } from "#domain/text/fold-accents.ts";

/** A word, including hyphens, apostrophes, and commas between digits. */
const chunk = /[\p{L}\p{M}\p{N}]+[+#]*(?:(?:[-‑'’]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{M}\p{N}]+[+#]*)*/gu;
const part = /[\p{L}\p{M}\p{N}]+[+#]*/gu;
/** Boundaries between the words of names such as SkillLens or AIInterview. */
const seam = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const isPlain = /^[a-z]*$/i;

/** Normalises accents, case and plural s. */
function fold(word: string): string {
  const plain = isPlain.test(word) ? word.toLowerCase() : foldAccents(word);
  if (plain.length > 4 && plain.endsWith("ies")) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^suia]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Fast path for the most common chunk: lower case, optionally capitalised. */
const isWord = /^[A-Z]?[a-z]*$/;

const isTerm = (term: string) => term.length > 1 || /\p{N}/u.test(term);

/** A chunk's parts and the whole: front-end → front, end, frontend; SkillLens → skill, lens, skilllens. */
function readChunk(text: string): string[] {
  if (isWord.test(text)) return text.length > 1 ? [fold(text)] : [];
  const parts = text.match(part) ?? [];
  const inner = parts.flatMap((word) => word.split(seam));
  return [...new Set([...inner, ...parts, parts.join("")].map(fold))].filter(isTerm);
}

/** Most words recur in many texts and results. */
const cache = new Map<string, string[]>();

function splitChunk(text: string): string[] {
  const terms = cache.get(text) ?? readChunk(text);
  cache.set(text, terms);
  return terms;
}

/** The terms under which a text is indexed. */
export function splitTerms(text: string): string[] {
  return (text.match(chunk) ?? []).flatMap(splitChunk);
}

/** Distinct terms of a query. Unlike in texts, a chunk yields only its parts, and only hyphens split it. */
export function queryTerms(query: string): string[] {
  const parts = (query.match(chunk) ?? []).flatMap((word) =>
    /\p{N},\p{N}/u.test(word)
      ? [word.replaceAll(",", "")]
      : /['’]/.test(word)
        ? [word.replace(/['’]/g, "")]
        : (word.match(part) ?? []),
  );
  return [...new Set(parts.map(fold))].filter(isTerm);
}

export type TextPart = { text: string; isFound: boolean };

/** Splits a text into matching words and the parts between them. */
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
