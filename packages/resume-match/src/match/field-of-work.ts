import type { SectionKind } from "../extract/headings.ts";
import type { Passage, ReadResume } from "../extract/read-resume.ts";
import type { Job } from "../job/read-job.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { isTelling, tradeStems } from "../occupations/occupation-stems.ts";
import type { Evidence, FieldOfWork } from "../report.ts";
import type { Span } from "../types.ts";
import type { AssertedWord } from "./assertion.ts";
import {
  type Direction,
  jobDirection,
  type SparseDirection,
  similarityTo,
  sparseDirection,
} from "./direction.ts";

/** Longer sentences are lists or lack punctuation, so they are split. */
const maxWords = 24;
/** Each further sentence has this share of the previous one's weight, up to `maxSentences`. */
const decay = 0.85;
const maxSentences = 8;
/** Less similar sentences are about something else: they neither count nor are quoted. */
const minSimilarity = 0.25;
/** Similarity that the best sentences of someone who does the job reach. More does not count. */
const fullSimilarity = 0.75;
const maxQuotes = 4;
/** With fewer distinct stems that occupations use, a job's occupation is uncertain and not named. */
const minStems = 10;

/** A sentence of a résumé with its job, if any, and how much it counts, 0 to 1. */
export type WorkSentence = {
  span: Span;
  stems: readonly string[];
  direction: SparseDirection;
  workIndex: number | undefined;
  weight: number;
  isTitle: boolean;
};

/** Score of the field of work. */
export type FieldScore = FieldOfWork & {
  /** The score without titles: how near the described work is. */
  duties: number;
  /** The indexes of the résumé's jobs in it. */
  nearWork: ReadonlySet<number>;
};

type Sentence = { stems: Set<string>; span: Span; workIndex: number | undefined; isTitle: boolean };

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

/** The spans of the titles of jobs, and of the one under the name, in the order of the text. */
function titleSpans({ sources, passages, text, resume: { basics } }: ReadResume): Span[] {
  const spans = [...sources].flatMap(([pointer, span]) =>
    /^\/work\/\d+\/position$/.test(pointer) ? [span] : [],
  );
  const contact = passages.find(({ kind }) => kind === "contact");
  const place = basics.label === undefined || !contact ? -1 : text.indexOf(basics.label, contact.span[0]);
  if (basics.label !== undefined && contact && place >= 0 && place < contact.span[1])
    spans.push([place, place + basics.label.length]);
  return spans.sort((a, b) => a[0] - b[0]);
}

/** The asserted sentences of a résumé, long ones split; a title is one. A word repeated in a sentence counts once. */
function sentencesOf(words: readonly AssertedWord[], read: ReadResume): Sentence[] {
  const { passages } = read;
  const hasWork = passages.some(({ kind }) => kind === "experience");
  const titles = titleSpans(read);
  const sentences: Sentence[] = [];
  let inSentence = new Set<string>();
  let key = "";
  let [passage, title] = [0, 0];
  for (const word of words) {
    while ((passages[passage + 1]?.span[0] ?? Number.POSITIVE_INFINITY) <= word.start) passage += 1;
    while ((titles[title]?.[1] ?? Number.POSITIVE_INFINITY) <= word.start) title += 1;
    const isTitle = (titles[title]?.[0] ?? Number.POSITIVE_INFINITY) <= word.start;
    if (hasWork && !isTitle && !isOfWork(passages[passage], word.start)) continue;
    if (word.assertion !== undefined || !isTelling(word)) continue;
    const ownKey = isTitle ? `title ${title}` : `${word.sentence}`;
    const isNew = ownKey !== key;
    if (isNew) inSentence = new Set();
    key = ownKey;
    if (inSentence.has(word.stem)) continue;
    inSentence.add(word.stem);
    const last = sentences.at(-1);
    if (last && !isNew && last.stems.size < maxWords) {
      last.stems.add(word.stem);
      last.span[1] = word.end;
    } else {
      const workIndex = passages[passage]?.workIndex;
      sentences.push({ stems: new Set([word.stem]), span: [word.start, word.end], workIndex, isTitle });
    }
  }
  return sentences;
}

/** Distinct sentences of a résumé about work. Those of earlier jobs count less. */
export function workSentences(
  words: readonly AssertedWord[],
  read: ReadResume,
  recency: readonly number[],
  occupations: Occupations,
): WorkSentence[] {
  const weightOf = ({ workIndex }: Sentence) => (workIndex === undefined ? 1 : (recency[workIndex] ?? 1));
  const distinct = new Map<string, Sentence>();
  for (const sentence of sentencesOf(words, read)) {
    const key = [...sentence.stems].sort().join(" ");
    const same = distinct.get(key);
    if (!same || weightOf(sentence) > weightOf(same)) distinct.set(key, sentence);
  }
  const scratch = new Float64Array(occupations.titles.length);
  return [...distinct.values()].map((sentence) => {
    const stems = [...sentence.stems];
    return {
      span: sentence.span,
      stems,
      direction: sparseDirection(stems, occupations, scratch),
      workIndex: sentence.workIndex,
      weight: weightOf(sentence),
      isTitle: sentence.isTitle,
    };
  });
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
type Ranked = Omit<WorkSentence, "stems" | "direction" | "weight"> & { near: number; value: number };

function rank({ target, titleStems }: JobDirection, sentences: readonly WorkSentence[]): Ranked[] {
  return sentences
    .map(({ stems, direction, weight, ...sentence }) => {
      const near = Math.max(
        similarityTo(target, direction),
        // "Product manager" has no word of its own trade, but it is the job's title.
        sentence.isTitle ? fullSimilarity * shareOf(titleStems, stems) : 0,
      );
      return {
        ...sentence,
        near,
        value: weight * Math.max(0, Math.min(near, fullSimilarity) - minSimilarity),
      };
    })
    .sort((a, b) => b.value - a.value || a.span[0] - b.span[0]);
}

/** Direction and occupations of a job, cached since they are the same for every résumé. */
type JobDirection = { target: Direction; titleStems: readonly string[]; occupations: string[] };

/** Share of a title's stems among those of another; a smaller part than half is another title. */
function shareOf(titleStems: readonly string[], stems: readonly string[]): number {
  const shared = titleStems.filter((stem) => stems.includes(stem)).length;
  return shared === 0 || shared < titleStems.length / 2 ? 0 : shared / titleStems.length;
}
const jobDirections = new WeakMap<Job, JobDirection>();

function directJob(job: Job, occupations: Occupations): JobDirection {
  const known = jobDirections.get(job);
  if (known) return known;
  const { workText: text, title } = job;
  const result = {
    target: jobDirection(text, title, occupations),
    titleStems: [...new Set(tradeStems(title ?? ""))],
    occupations: nameOccupations(job, jobDirection(text, title, occupations, tradeStems), occupations),
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
  const used = tradeStems(job.workText).filter((stem) => occupations.postings(stem));
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
  sentences: readonly WorkSentence[],
  { text }: ReadResume,
  occupations: Occupations,
): FieldScore | undefined {
  const direction = directJob(job, occupations);
  if (direction.target.occupations.length === 0) return undefined;
  const ranked = rank(direction, sentences);
  return {
    score: sumBest(ranked),
    duties: sumBest(ranked.filter(({ isTitle }) => !isTitle)),
    occupations: direction.occupations,
    evidence: ranked
      .filter(({ value }) => value > 0)
      .slice(0, maxQuotes)
      .map((sentence) => quote(text, sentence)),
    nearWork: new Set(
      ranked.flatMap(({ near, workIndex }) =>
        workIndex === undefined || near < minSimilarity ? [] : [workIndex],
      ),
    ),
  };
}
