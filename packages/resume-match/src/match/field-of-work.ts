import type { SectionKind } from "../extract/headings.ts";
import type { Passage, ReadResume } from "../extract/read-resume.ts";
import type { Job } from "../job/read-job.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { isTelling, occupationStems } from "../occupations/occupation-stems.ts";
import type { FieldOfWork } from "../report.ts";
import type { Span } from "../types.ts";
import type { AssertedWord } from "./evidence.ts";

/** A text as a direction in the space of occupations: the nearest ones with their shares, of length 1. */
type Direction = { occupations: number[]; shares: Float64Array };

/** Occupations further than this many from a text say nothing about it. */
const nearest = 100;
/** The title counts this often beside the text below it. */
const titleCount = 3;
/** Stems that more occupations use point nowhere, and cost the most time. */
const minRarity = 0.1;
/** A longer sentence is a list or a text without punctuation: it counts in parts. */
const maxWords = 24;
/** Each further sentence counts this much of the one before; no more than `maxSentences` count. */
const decay = 0.85;
const maxSentences = 8;
/** A sentence that is less similar is about something else: it neither counts nor is quoted. */
const minSimilarity = 0.25;
/** The similarity of the best sentences of someone who does the job. */
const fullSimilarity = 0.75;
const fullScore = ((fullSimilarity - minSimilarity) * (1 - decay ** maxSentences)) / (1 - decay);
const maxQuotes = 4;

/**
 * Explicit semantic analysis (Gabrilovich and Markovitch, 2007) with occupations for concepts: a stem points to the
 * occupations that use it, the rarer the more.
 */
function directionOf(stems: readonly string[], { titles, postings, rarity }: Occupations): Direction {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const shares = new Float64Array(titles.length);
  for (const [stem, count] of counts) {
    const found = postings(stem);
    const telling = rarity(stem);
    if (!found || telling < minRarity) continue;
    const weight = (1 + Math.log(count)) * telling;
    for (let index = 0; index < found.occupations.length; index += 1) {
      const occupation = found.occupations[index] ?? 0;
      shares[occupation] = (shares[occupation] ?? 0) + weight * (found.weights[index] ?? 0);
    }
  }
  const floor = valueAtRank(shares, nearest);
  const occupations: number[] = [];
  let square = 0;
  shares.forEach((share, occupation) => {
    const above = Math.max(0, share - floor);
    shares[occupation] = above;
    if (above === 0) return;
    occupations.push(occupation);
    square += above * above;
  });
  const length = Math.sqrt(square);
  for (const occupation of occupations) shares[occupation] = (shares[occupation] ?? 0) / length;
  return { occupations, shares };
}

/** Bins of the histogram that finds a rank without sorting. */
const bins = 256;

/** A value that about `rank` values are above; 0 if fewer are positive. */
function valueAtRank(values: Float64Array, rank: number): number {
  let [max, positive] = [0, 0];
  for (const value of values) {
    if (value > max) max = value;
    if (value > 0) positive += 1;
  }
  if (positive <= rank) return 0;
  const counts = new Uint16Array(bins + 1);
  const scale = bins / max;
  for (const value of values) {
    const bin = Math.floor(value * scale);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let above = 0;
  for (let bin = bins; bin > 0; bin -= 1) {
    above += counts[bin] ?? 0;
    if (above > rank) return bin / scale;
  }
  return 0;
}

const similarity = (a: Direction, b: Direction) =>
  a.occupations.reduce(
    (sum, occupation) => sum + (a.shares[occupation] ?? 0) * (b.shares[occupation] ?? 0),
    0,
  );

type Sentence = { stems: string[]; span: Span };

/** Passages that say nothing of the work someone does. A text without jobs may have its work in any passage. */
const otherPassages: ReadonlySet<SectionKind> = new Set(["contact", "education", "interests", "references"]);

/** The sentences that a résumé asserts; longer ones in parts. */
function sentencesOf(words: readonly AssertedWord[], passages: readonly Passage[]): Sentence[] {
  const hasWork = passages.some(({ kind }) => kind === "experience");
  const sentences: Sentence[] = [];
  let number = -1;
  let passage = 0;
  for (const word of words) {
    while ((passages[passage + 1]?.span[0] ?? Number.POSITIVE_INFINITY) <= word.start) passage += 1;
    const kind = passages[passage]?.kind;
    if (hasWork && kind && otherPassages.has(kind)) continue;
    if (word.assertion !== undefined || !isTelling(word)) continue;
    const last = sentences.at(-1);
    if (last && word.sentence === number && last.stems.length < maxWords) {
      last.stems.push(word.stem);
      last.span[1] = word.end;
    } else sentences.push({ stems: [word.stem], span: [word.start, word.end] });
    number = word.sentence;
  }
  return sentences;
}

const jobDirection = ({ text, title }: Job, occupations: Occupations) =>
  directionOf(
    [
      ...occupationStems(text),
      ...Array.from({ length: titleCount }, () => occupationStems(title ?? "")).flat(),
    ],
    occupations,
  );

/**
 * Similarity of the résumé's best sentences to the occupations of the job, 0 to 1. A further sentence never lowers it: each
 * is compared separately, and only the nearest count. Repeated sentences count once.
 */
export function fieldOfWork(
  job: Job,
  words: readonly AssertedWord[],
  { text: resumeText, passages }: ReadResume,
  occupations: Occupations,
): FieldOfWork {
  const target = jobDirection(job, occupations);
  const names = [...target.occupations]
    .sort((a, b) => (target.shares[b] ?? 0) - (target.shares[a] ?? 0) || a - b)
    .slice(0, 3)
    .map((occupation) => occupations.titles[occupation] ?? "");
  const distinct = new Map(
    sentencesOf(words, passages).map((sentence) => [[...new Set(sentence.stems)].sort().join(" "), sentence]),
  );
  const ranked = [...distinct.values()]
    .map(({ stems, span }) => ({ span, near: similarity(target, directionOf(stems, occupations)) }))
    .sort((a, b) => b.near - a.near || a.span[0] - b.span[0]);
  const sum = ranked
    .slice(0, maxSentences)
    .reduce((total, { near }, index) => total + Math.max(0, near - minSimilarity) * decay ** index, 0);
  return {
    // The root spreads the scores of short résumés, which have few sentences.
    score: Math.sqrt(Math.min(1, sum / fullScore)),
    occupations: names,
    evidence: ranked
      .filter(({ near }) => near > minSimilarity)
      .slice(0, maxQuotes)
      .map(({ span, near }) => ({
        span,
        quote: resumeText.slice(...span),
        place: "other",
        how: "sentence",
        rule: `“${resumeText.slice(...span)}” is work of this kind`,
        strength: near,
      })),
  };
}
