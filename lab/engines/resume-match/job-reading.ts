import { readJob } from "../../../packages/resume-match/src/job/read-job.ts";
import { readSentences, type SentenceKind } from "../../../packages/resume-match/src/job/sentence-kinds.ts";
import type { SkillGraph } from "../../../packages/resume-match/src/skills/graph.ts";
import type { Span } from "../../../packages/resume-match/src/types.ts";
import type { Posting } from "./postings.ts";

/** What a reader extracts from a job description. Spans refer to its text. */
export type JobReading = {
  title: string | undefined;
  sentences: { kind: SentenceKind; span: Span }[];
  requirements: Span[];
};
export type JobReader = (text: string) => JobReading;

/** The engine's own reader. */
export const createEngineReader =
  (graph: SkillGraph): JobReader =>
  (text) => {
    const { title, requirements } = readJob(text, graph);
    const sentences = readSentences(text).map(({ kind, start, text: { length } }) => ({
      kind,
      span: [start, start + length] satisfies Span,
    }));
    const spans = requirements.map(({ span }) => span);
    return { title, sentences, requirements: spans };
  };

const piecesOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: piece, index }) => [index, index + piece.length]);

/**
 * Baseline: all lines are duties, the first is the title, and all text between commas or "and" is required.
 */
export const trivialReader: JobReader = (text) => ({
  title: text.split("\n")[0]?.trim(),
  sentences: piecesOf(text, /[^\n]+/g).map((span) => ({ kind: "duty", span })),
  requirements: piecesOf(text, /(?:(?!\band\b)[^\n.,;:•|])+/g),
});

/** The kind that covers most of a sentence. */
function kindOf([from, to]: Span, { sentences }: JobReading): SentenceKind | undefined {
  const lengths = new Map<SentenceKind, number>();
  for (const { kind, span } of sentences) {
    const shared = Math.min(to, span[1]) - Math.max(from, span[0]);
    if (shared > 0) lengths.set(kind, (lengths.get(kind) ?? 0) + shared);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const overlap = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1];
const kinds: SentenceKind[] = ["title", "about", "pay", "duty", "must", "wish", "apply"];
const foreignKinds = new Set<SentenceKind>(["about", "pay", "apply"]);
/** Titles are compared without bracketed parts ("RN", "Civil") and case. */
const simple = (title: string | undefined) =>
  title
    ?.toLowerCase()
    .replace(/\([^)]*\)|\s+/g, " ")
    .replace(/ +/g, " ")
    .trim();

export type JobScores = {
  postings: number;
  sentences: number;
  /** Mean F1 of the seven kinds of sentence. */
  kinds: number;
  kindF1: [SentenceKind, number][];
  /** F1 of musts and wishes together; confusing them is an error. */
  mustOrWish: number;
  titles: number;
  asks: number;
  /** Share of the requirements found in sentences about the employer, the pay or the application. */
  foreign: number;
  mistakes: string[];
};

/** Scores a reader on labelled job descriptions. All scores are between 0 and 1. */
export function scoreJobReading(postings: Posting[], read: JobReader): JobScores {
  const tallies = new Map(kinds.map((kind) => [kind, { right: 0, read: 0, labelled: 0 }]));
  const mistakes: string[] = [];
  let [sentences, titles, asks, found, requirements, foreign] = [0, 0, 0, 0, 0, 0];
  for (const { id, text, title, sentences: labels, asks: labelledAsks } of postings) {
    const reading = read(text);
    if (simple(reading.title) === simple(title)) titles += 1;
    else mistakes.push(`${id}: title “${reading.title}”, not “${title}”`);
    for (const { kind, span } of labels) {
      const actual = kindOf(span, reading);
      const tally = tallies.get(kind);
      sentences += 1;
      if (tally) tally.labelled += 1;
      const readTally = actual && tallies.get(actual);
      if (readTally) readTally.read += 1;
      if (tally && kind === actual) tally.right += 1;
      else mistakes.push(`${id}: ${actual ?? "nothing"}, not ${kind}: ${text.slice(...span).trim()}`);
    }
    for (const ask of labelledAsks)
      if (reading.requirements.some((span) => overlap(span, ask))) found += 1;
      else mistakes.push(`${id}: not asked: ${text.slice(...ask)}`);
    asks += labelledAsks.length;
    for (const span of reading.requirements) {
      const isForeign = labels.some((label) => foreignKinds.has(label.kind) && overlap(label.span, span));
      requirements += 1;
      if (!isForeign) continue;
      foreign += 1;
      mistakes.push(`${id}: foreign: ${text.slice(...span)}`);
    }
  }
  const f1 = (parts: { right: number; read: number; labelled: number }[]) => {
    const sum = (key: "right" | "read" | "labelled") => parts.reduce((all, part) => all + part[key], 0);
    return (2 * sum("right")) / (sum("read") + sum("labelled") || 1);
  };
  const kindF1 = [...tallies].map(([kind, tally]): [SentenceKind, number] => [kind, f1([tally])]);
  return {
    postings: postings.length,
    sentences,
    kinds: kindF1.reduce((sum, [, value]) => sum + value, 0) / kinds.length,
    kindF1,
    mustOrWish: f1([...tallies].filter(([kind]) => kind === "must" || kind === "wish").map(([, t]) => t)),
    titles: titles / postings.length,
    asks: found / asks,
    foreign: foreign / (requirements || 1),
    mistakes,
  };
}
