import { anyOf, wholeWords } from "word-patterns";
import type { ReadResume } from "../extract/read-resume.ts";
import { isProperName } from "../extract/titles.ts";
import { splitWords, type Word } from "../skills/words.ts";
import type { Span, Warning } from "../types.ts";
import { bestResults, instructionPhrases, ratedWords, ratingVerbs } from "./excluded-spans.words.ts";

/**
 * Text addressed to a screening program or its operator; no one writes this about work. Each pattern with what it needs:
 * a text without it is not searched line by line.
 */
const instructions: { needs: RegExp; pattern: RegExp }[] = [
  {
    needs: /\b(?:ignore|disregard|forget|override|bypass)\b/i,
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:previous|prior|above|all|any|the|your|other|earlier)\b[^.\n]{0,30}\b(?:instruction|prompt|rule|criteria|requirement|text|guideline|command)s?\b/i,
  },
  {
    needs: new RegExp(String.raw`\b${anyOf(ratedWords)}\b`, "i"),
    pattern: new RegExp(
      String.raw`\b${anyOf(ratingVerbs)}\b[^.\n]{0,40}\b${anyOf(ratedWords)}\b[^.\n]{0,40}\b${anyOf(bestResults)}\b`,
      "i",
    ),
  },
  {
    needs:
      /\b(?:100|10\/10|perfect|maximum|highest|full|top|as (?:met|proven|fulfilled|satisfied|matched|a match))\b/i,
    pattern:
      /\b(?:give|assign|award|rate|score|grade|mark)\b[^.\n]{0,40}\b(?:100(?: ?%|\/100| points)?|10\/10|perfect score|maximum|highest score|full marks|top score|as (?:met|proven|fulfilled|satisfied|matched|a match))\b/i,
  },
  {
    needs: /\btreat\b/i,
    pattern: /\btreat\b[^.\n]{0,60}\bas (?:met|proven|fulfilled|satisfied|matched|present|true)\b/i,
  },
  {
    needs:
      /prompt|\bai\b|language model|instruction|candidate|applicant|\bcv\b|r[ée]sum[ée]|you are|must be|requirement|criteria|qualification/i,
    pattern: wholeWords(instructionPhrases, "i"),
  },
  {
    needs: /\b(?:candidate|applicant)\b/i,
    pattern:
      /\b(?:this|the) (?:candidate|applicant) (?:is|should be|must be|has to be) (?:an? |the )?(?:perfect|best|ideal|strong|top|selected|hired|recommended|ranked|shortlisted|accepted)\b/i,
  },
  {
    needs: /\b(?:note|message|attention|dear|hey|hello)\b/i,
    pattern:
      /\b(?:note|message|attention|dear|hey|hello)\b[ ,:]*(?:to|for)?\s*(?:the |any |all )?(?:ai\b|llm|gpt|chatgpt|ats\b|bots?\b|screen\w*|recruit\w* (?:bot|system|software|ai)|hiring (?:system|ai|bot|algorithm|model)|system|model|algorithm|parser|assistant)/i,
  },
  {
    needs: /\b(?:system|assistant|user|developer|ai|llm|screener|prompt|admin)\s*(?:\([^)\n]*\))?\s*[:>\]]/i,
    pattern:
      /^\W*(?:system|assistant|user|developer|ai(?: \w+)?|llm|screener|prompt|admin)\s*(?:\([^)]*\))?\s*[:>\]]\s*\S*.*\b(?:rank|score|rate|select|shortlist|hire|candidate|applicant|ignore|match|recommend|prefer|approve|instruction|output|respond|answer)\b/i,
  },
  {
    needs: /[<[]/,
    pattern:
      /<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[\/?(?:INST|SYS)\]|<!--.*\b(?:candidate|applicant|score|rank)\b/i,
  },
];

/** A longer line lacks line breaks, so its sentences are checked one by one. */
const maxLineLength = 400;

/** Splits a line into sentences if it is too long. */
function splitLong(text: string, [from, to]: Span): Span[] {
  if (to - from <= maxLineLength) return [[from, to]];
  const spans: Span[] = [];
  let start = from;
  for (const { index, 0: end } of text.slice(from, to).matchAll(/[.!?;•]\s+|\s{2,}/g)) {
    spans.push([start, from + index + end.length]);
    start = from + index + end.length;
  }
  return [...spans, [start, to]];
}

/** Instructions to the reader. */
export function instructionSpans(text: string): { spans: Span[]; warnings: Warning[] } {
  const spans: Span[] = [];
  const warnings: Warning[] = [];
  const possible = instructions.filter(({ needs }) => needs.test(text));
  const lines = possible.length === 0 ? [] : splitLines(text, [0, text.length]);
  for (const [from, to] of lines.flatMap((line) => splitLong(text, line))) {
    const line = text.slice(from, to);
    if (!possible.some(({ pattern }) => pattern.test(line))) continue;
    spans.push([from, to]);
    warnings.push({ code: "instructions", text: line.trim().slice(0, 160) });
  }
  return { spans, warnings };
}

const minCopiedWords = 9;

/** Runs of words of an advertisement, and the words that follow each word in it. */
type Runs = { all: ReadonlySet<string>; next: ReadonlyMap<string, ReadonlySet<string>> };

function runsOf(jobText: string): Runs {
  const words = splitWords(jobText).map(({ folded }) => folded);
  const all = new Set<string>();
  for (let index = 0; index + minCopiedWords <= words.length; index += 1)
    all.add(words.slice(index, index + minCopiedWords).join(" "));
  const next = new Map<string, Set<string>>();
  words.forEach((word, index) => {
    const known = next.get(word) ?? new Set();
    next.set(word, known.add(words[index + 1] ?? ""));
  });
  return { all, next };
}

/** The runs of the last advertisement: many résumés are compared with one. */
let last: { jobText: string; runs: Runs } | undefined;

/** Runs of nine and more words that also occur in the advertisement, word for word. */
export function copiedSpans(words: readonly Word[], jobText: string): Span[] {
  if (last?.jobText !== jobText) last = { jobText, runs: runsOf(jobText) };
  const { all, next } = last.runs;
  if (all.size === 0) return [];
  const spans: Span[] = [];
  let until = -1;
  for (let index = 0; index + minCopiedWords <= words.length; index += 1) {
    let step = 1;
    while (
      step < minCopiedWords &&
      next.get(words[index + step - 1]?.folded ?? "")?.has(words[index + step]?.folded ?? "")
    )
      step += 1;
    if (step < minCopiedWords) continue;
    const run = words.slice(index, index + minCopiedWords);
    // Shorter runs, such as lists of skills, may match by chance.
    if (!all.has(run.map(({ folded }) => folded).join(" "))) continue;
    const [first, end] = [run[0], run.at(-1)];
    if (!first || !end) continue;
    const before = spans.at(-1);
    if (before && index <= until) before[1] = end.end;
    else spans.push([first.start, end.end]);
    until = index + minCopiedWords;
  }
  return spans;
}

/** Whether a position is within one of the spans. */
export const isInside = (position: number, spans: Span[]) =>
  spans.some(([from, to]) => position >= from && position < to);

/**
 * Spans that are no evidence: name, contact, schools, employers and referees. An employer called Python Ltd
 * proves nothing.
 */
export function personalSpans({ sources, passages, text }: ReadResume): { names: Span[]; parts: Span[] } {
  const names = [...sources]
    .filter(
      ([pointer, [from, to]]) =>
        (/\/(name|email|phone)$/.test(pointer) ||
          (pointer.endsWith("/institution") && sources.has(pointer.replace("institution", "studyType")))) &&
        (pointer.startsWith("/basics/") ||
          isProperName(text.slice(from, to)) ||
          pointer.endsWith("/institution")) &&
        text.slice(from, to).split(/\s+/).length <= 12,
    )
    .map(([, span]) => span);
  const [personName] = sources.get("/basics/name") ?? [0];
  const hasSections = passages.some(({ kind }) => kind === "experience" || kind === "education");
  const parts = passages.flatMap(({ kind, span }) => {
    if (kind === "references") return [span];
    if (kind !== "contact") return [];
    return splitLines(text, span).filter(([from, to]) => {
      const line = text.slice(from, to);
      const isAddress =
        /@|https?:|www\.|linkedin|github|\+?\d[\d\s()-]{8,}|\b(road|street|lane|nagar|avenue|apartment|flat|address|location|born|birth|age|gender|nationality|marital|religion|caste|photo)\b/i.test(
          line,
        );
      // A text without line breaks is one line: only the name in it is personal.
      const isName = from <= personName && personName < to && to - from <= maxLineLength;
      const isTown =
        hasSections &&
        /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u.test(line) &&
        line.split(/\s+/).length <= 4;
      return isName || isTown || (isAddress && line.split(/\s+/).length < 20);
    });
  });
  return { names, parts };
}

function splitLines(text: string, [from, to]: Span): Span[] {
  const lines: Span[] = [];
  let start = from;
  for (const line of text.slice(from, to).split("\n")) {
    lines.push([start, start + line.length]);
    start += line.length + 1;
  }
  return lines;
}
