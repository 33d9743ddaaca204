import type { SectionKind } from "../extract/headings.ts";
import type { Passage, ReadResume } from "../extract/read-resume.ts";
import type { Job } from "../job/read-job.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { isTelling, occupationStems } from "../occupations/occupation-stems.ts";
import type { Evidence, FieldOfWork } from "../report.ts";
import type { Span } from "../types.ts";
import { type Direction, directionOf, similarity } from "./direction.ts";
import type { AssertedWord } from "./evidence.ts";
import { directTitle, tradeStems } from "./title-similarity.ts";

/** How many times the title counts, in addition to the text below it. */
const titleCount = 5;
/** Longer sentences are lists or lack punctuation, so they are split. */
const maxWords = 24;
/** Each further sentence has this share of the previous one's weight, up to `maxSentences`. */
const decay = 0.85;
const maxSentences = 8;
/** Less similar sentences are about something else: they neither count nor are quoted. */
const minSimilarity = 0.25;
/** Similarity that the best sentences of someone who does the job reach. */
const fullSimilarity = 0.75;
const maxQuotes = 4;
/** With fewer distinct stems that occupations use, a job's occupation is uncertain and not named. */
const minStems = 10;

/** A sentence of a résumé with its direction, its job, if any, and how much it counts, 0 to 1. */
export type DirectedSentence = {
  span: Span;
  direction: Direction;
  workIndex: number | undefined;
  weight: number;
};

/** Score of the field of work, with the indexes of the résumé's jobs in it. */
export type FieldScore = FieldOfWork & { nearWork: ReadonlySet<number> };

type Sentence = { stems: Set<string>; span: Span; workIndex: number | undefined };

/**
 * Passages that are not about someone's work; a list may be copied from the job. They count only in a résumé
 * without jobs.
 */
const otherPassages: ReadonlySet<SectionKind> = new Set([
  "contact",
  "skills",
  "education",
  "interests",
  "references",
]);

/** Whether an offset is in a passage about work. Headings are outside of passages. */
const isOfWork = (passage: Passage | undefined, place: number) =>
  passage !== undefined && place < passage.span[1] && !otherPassages.has(passage.kind);

/** The asserted sentences of a résumé, long ones split. A word repeated in a sentence counts once. */
function sentencesOf(words: readonly AssertedWord[], passages: readonly Passage[]): Sentence[] {
  const hasWork = passages.some(({ kind }) => kind === "experience");
  const sentences: Sentence[] = [];
  let inSentence = new Set<string>();
  let number = -1;
  let passage = 0;
  for (const word of words) {
    while ((passages[passage + 1]?.span[0] ?? Number.POSITIVE_INFINITY) <= word.start) passage += 1;
    if (hasWork && !isOfWork(passages[passage], word.start)) continue;
    if (word.assertion !== undefined || !isTelling(word)) continue;
    const isNew = word.sentence !== number;
    if (isNew) inSentence = new Set();
    number = word.sentence;
    if (inSentence.has(word.stem)) continue;
    inSentence.add(word.stem);
    const last = sentences.at(-1);
    if (last && !isNew && last.stems.size < maxWords) {
      last.stems.add(word.stem);
      last.span[1] = word.end;
    } else {
      const workIndex = passages[passage]?.workIndex;
      sentences.push({ stems: new Set([word.stem]), span: [word.start, word.end], workIndex });
    }
  }
  return sentences;
}

/** Distinct sentences of a résumé with their directions. Those of earlier jobs count less. */
export function directSentences(
  words: readonly AssertedWord[],
  { passages }: ReadResume,
  recency: readonly number[],
  occupations: Occupations,
): DirectedSentence[] {
  const distinct = new Map(
    sentencesOf(words, passages).map((sentence) => [[...sentence.stems].sort().join(" "), sentence]),
  );
  return [...distinct.values()].map(({ stems, span, workIndex }) => ({
    span,
    direction: directionOf([...stems], occupations),
    workIndex,
    weight: workIndex === undefined ? 1 : (recency[workIndex] ?? 1),
  }));
}

/**
 * Σ (similarity − `minSimilarity`) · weight · `decay`^place of the best sentences, scaled to 1 for someone
 * who does the job.
 */
function sumBest(ranked: readonly Ranked[]): number {
  let [sum, full, weight] = [0, 0, 1];
  for (let place = 0; place < maxSentences; place += 1) {
    sum += (ranked[place]?.value ?? 0) * weight;
    full += (fullSimilarity - minSimilarity) * weight;
    weight *= decay;
  }
  return Math.min(1, sum / full);
}

/** A sentence with its similarity to the job, and its contribution. */
type Ranked = { span: Span; workIndex: number | undefined; near: number; value: number };

const rank = (target: Direction, sentences: readonly DirectedSentence[]): Ranked[] =>
  sentences
    .map(({ span, direction, workIndex, weight }) => {
      const near = similarity(target, direction);
      return { span, workIndex, near, value: weight * Math.max(0, near - minSimilarity) };
    })
    .sort((a, b) => b.value - a.value || a.span[0] - b.span[0]);

/** Direction and occupations of a job, cached since they are the same for every résumé. */
type JobDirection = { target: Direction; occupations: string[] };
const jobDirections = new WeakMap<Job, JobDirection>();

function directJob(job: Job, occupations: Occupations): JobDirection {
  const known = jobDirections.get(job);
  if (known) return known;
  const direct = (stemsOf: (text: string) => string[]) =>
    directionOf([job.text, ...Array<string>(titleCount).fill(job.title ?? "")].flatMap(stemsOf), occupations);
  const result = {
    target: direct(occupationStems),
    occupations: nameOccupations(job, direct(tradeStems), occupations),
  };
  jobDirections.set(job, result);
  return result;
}

/** The three nearest occupations; none for a job of too few words. */
function nameOccupations(
  job: Job,
  { shares, occupations: near }: Direction,
  occupations: Occupations,
): string[] {
  const used = tradeStems(job.text).filter((stem) => occupations.postings(stem));
  if (new Set(used).size < minStems) return [];
  return [...near]
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b)
    .slice(0, 3)
    .map((occupation) => occupations.titles[occupation] ?? "");
}

function quote(resumeText: string, { span, near }: Ranked): Evidence {
  const words = resumeText.slice(...span);
  const rule = `“${words}” is work of this kind`;
  return { span, quote: words, place: "other", how: "sentence", rule, strength: near };
}

/**
 * Similarity of the résumé's best sentences to the occupations of the job, 0 to 1; undefined for a job without words of any
 * occupation. A further sentence never lowers it: each is compared separately, and only the nearest count.
 */
export function fieldOfWork(
  job: Job,
  sentences: readonly DirectedSentence[],
  { text, resume: { work } }: ReadResume,
  occupations: Occupations,
): FieldScore | undefined {
  const { target, occupations: names } = directJob(job, occupations);
  if (target.occupations.length === 0) return undefined;
  const ranked = rank(target, sentences);
  return {
    // The root spreads the scores of short résumés, which have few sentences.
    score: Math.sqrt(sumBest(ranked)),
    occupations: names,
    evidence: ranked
      .filter(({ value }) => value > 0)
      .slice(0, maxQuotes)
      .map((sentence) => quote(text, sentence)),
    nearWork: new Set([
      ...ranked.flatMap(({ near, workIndex }) =>
        workIndex === undefined || near < minSimilarity ? [] : [workIndex],
      ),
      ...work.flatMap(({ position }, index) =>
        position && similarity(target, directTitle(position, occupations)) >= minSimilarity ? [index] : [],
      ),
    ]),
  };
}
