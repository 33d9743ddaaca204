import { anyOf, wholeWords } from "word-patterns";
import { titleScore } from "../extract/titles.ts";
import {
  aboutHeadings,
  applyHeadings,
  dutyHeadings,
  mustHeadings,
  payHeadings,
  roleHeadings,
  wishHeadings,
  wordsOfHeadings,
} from "./job-sentences.words.ts";

/** The subject of a sentence of a job description. */
export type SentenceKind = "title" | "about" | "pay" | "duty" | "must" | "wish" | "apply";
/** Kind of the sentences below a heading; "other" if its words do not show it. */
export type HeadingKind = SentenceKind | "other";

/** A sentence or list item with its context. Headings are not sentences. */
export type PlacedSentence = {
  text: string;
  /** Offset in the whole text. */
  start: number;
  /** The current heading, with its words. */
  heading?: { kind: HeadingKind; words: string };
  /** Whether the heading is in the sentence's own line. */
  isInline: boolean;
  /** Whether a paragraph or list ended between the heading and this sentence. */
  isFar: boolean;
  isItem: boolean;
  line: number;
};

/** A sentence of a job description with its subject. */
export type JobSentence = PlacedSentence & { kind: SentenceKind };

const headingKinds: [RegExp, HeadingKind][] = [
  [/\b(?:preferred|desired|ideal) (?:candidate|profile)\b/i, "must"],
  [
    new RegExp(String.raw`^not (?:required|essential|mandatory|a must)|\b${anyOf(wishHeadings)}\b`, "i"),
    "wish",
  ],
  [wholeWords(dutyHeadings, "i"), "duty"],
  [wholeWords(applyHeadings, "i"), "apply"],
  [new RegExp(String.raw`\b(?:${anyOf(payHeadings)}|you(?:'ll| will)? (?:can )?get(?! up))\b`, "i"), "pay"],
  [new RegExp(String.raw`\b${anyOf(mustHeadings)}\b|^you(?:$|, )`, "i"), "must"],
  [wholeWords(aboutHeadings, "i"), "about"],
  [/\b(?:job |role |position )?title\b|^(?:post|position|role|vacancy|designation|wanted|job)$/i, "title"],
  [wholeWords(roleHeadings, "i"), "duty"],
];

const headingWords = new Set(wordsOfHeadings.flatMap((line) => line.split(" ")));

const itemMark = /^\s*(?:[-–—•*·▪●‣»>o✓✔]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+|^\s*[-•*·▪●‣»✓✔](?=\S)/u;
const withoutMarks = (line: string) => line.replace(/^[#*\s_=-]+|[*_\s=#-]+$/g, "");
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}][\p{L}']*/gu) ?? [];

const kindOfHeading = (head: string): HeadingKind =>
  headingKinds.find(([pattern]) => pattern.test(head))?.[1] ?? "other";
const isHeadingVocabulary = (head: string) => wordsIn(head).every((word) => headingWords.has(word));

/**
 * Recognises a heading that fills its line. `next` is the next non-empty line. Where content is expected
 * (`isContent`: the first line, or below a heading), only heading words count.
 */
function readHeading(raw: string, next: string | undefined, isContent: boolean): string | undefined {
  if (next === undefined || (itemMark.test(raw) && !/^\s*\*\*/.test(raw))) return undefined;
  const head = withoutMarks(raw);
  const words = wordsIn(head);
  if (
    words.length === 0 ||
    words.length > 9 ||
    head.length > 64 ||
    /[.,;!]$/.test(head) ||
    /[\d$€£₹@]/.test(head)
  )
    return undefined;
  const title = head.replace(/:$/, "");
  const isKnown = isHeadingVocabulary(title) && (words.length > 1 || kindOfHeading(title) !== "other");
  if (/:$/.test(head)) return isKnown || words.length <= 7 ? title : undefined;
  if (head.includes(":")) return undefined;
  if (isKnown) return title;
  if (isContent || titleScore(head) >= 1.5) return undefined;
  const asks =
    /^(?:what|who|how|why|where|here's|in this|in your|your|our|the|you(?:'ll|’ll|'d|’d)?|we(?:'d|’d)?)\b/i.test(
      head,
    );
  const opensList = itemMark.test(next) && !itemMark.test(raw);
  const isCapitals = head === head.toUpperCase() && words.some((word) => headingWords.has(word));
  return opensList || ((asks || isCapitals || head.endsWith("?")) && words.length <= 7) ? title : undefined;
}

/** "Duties: answer calls": the heading and the length with its colon. */
function readInlineHeading(text: string): { words: string; length: number } | undefined {
  const match = /^([\p{L}][\p{L}&'’/(), -]{1,44}?)\s*(:|\s[-–—]{1,2}(?=\s))\s*(?=\S)/u.exec(text);
  const words = match?.[1]?.trim();
  if (!match || !words || wordsIn(words).length > 6) return undefined;
  const kind = kindOfHeading(words);
  if (kind === "other") return undefined;
  return isHeadingVocabulary(words) ? { words, length: match[0].length } : undefined;
}

const abbreviation =
  /(?:^|[\s(])(?:rs|no|nos|mr|mrs|ms|dr|st|e\.g|i\.e|inc|co|ltd|approx|min|max|yrs?|exp|dept|vs|ref|tel|jr|sr|prof|govt|pvt|incl|excl|[\p{L}])\.$/iu;

/** Pieces between full stops, semicolons and bars, as offsets in the line. */
function splitLine(line: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let from = 0;
  const close = (to: number) => {
    const piece = line.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, start: from });
    from = to;
  };
  for (const match of line.matchAll(/[.!?]+["')\]]*(?=\s)|;|\s[|·•»]\s/g)) {
    const end = match.index + match[0].length;
    const isStop = match[0].startsWith(".");
    if (isStop && abbreviation.test(line.slice(Math.max(from, end - 9), end))) continue;
    if (isStop && /^\s+\p{Ll}/u.test(line.slice(end, end + 4))) continue;
    close(end);
  }
  close(line.length);
  return pieces;
}

/** No job description is longer; what follows is not read. */
const maxSentences = 1500;

/** Splits a job description into sentences and list items, each with the heading above it. */
export function splitJob(text: string): PlacedSentence[] {
  const sentences: PlacedSentence[] = [];
  const lines = text.split("\n");
  const nextLines: (string | undefined)[] = [];
  for (let index = lines.length - 1, next: string | undefined; index >= 0; index -= 1) {
    nextLines[index] = next;
    if (lines[index]?.trim()) next = lines[index];
  }
  let heading: PlacedSentence["heading"];
  let [isFar, hadContent, hadItems] = [false, false, false];
  let offset = 0;
  let isContent = true;
  lines.forEach((raw, line) => {
    const lineStart = offset;
    offset += raw.length + 1;
    if (sentences.length >= maxSentences) return;
    if (raw.trim() === "") {
      isFar ||= hadContent;
      return;
    }
    const head = readHeading(raw, nextLines[line], isContent);
    isContent = head !== undefined;
    if (head !== undefined) {
      const kind = kindOfHeading(head);
      // "Role:" names the title, "Role" on its own line opens the duties.
      heading = { kind: kind === "title" ? "duty" : kind, words: head };
      [isFar, hadContent, hadItems] = [false, false, false];
      return;
    }
    const isItem = itemMark.test(raw);
    isFar ||= hadItems && !isItem;
    hadContent = true;
    hadItems ||= isItem;
    const skipped = (itemMark.exec(raw)?.[0] ?? /^[\s#*_]*/.exec(raw)?.[0] ?? "").length;
    let own: PlacedSentence["heading"];
    for (const piece of splitLine(raw.slice(skipped))) {
      const lead = /^[\s*_]*/.exec(piece.text)?.[0].length ?? 0;
      const inline = readInlineHeading(piece.text.slice(lead));
      if (inline) own = { kind: kindOfHeading(inline.words), words: inline.words };
      const cut = lead + (inline?.length ?? 0);
      const content = piece.text.slice(cut);
      if (sentences.length >= maxSentences || !/[\p{L}\p{N}]/u.test(content)) continue;
      const inForce = own ?? heading;
      sentences.push({
        text: content.trimEnd(),
        start: lineStart + skipped + piece.start + cut,
        ...(inForce ? { heading: inForce } : {}),
        isInline: own !== undefined,
        isFar: own === undefined && isFar,
        isItem,
        line,
      });
    }
  });
  return sentences;
}
