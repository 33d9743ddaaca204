import type { ReadResume } from "../extract/read-resume.ts";
import { highestLevel } from "../job/degree-level.ts";
import type { Job } from "../job/read-job.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { smallWords, splitWords } from "../skills/words.ts";
import type { AssertedWord } from "./evidence.ts";
import { stemWords } from "./phrase-score.ts";
import { titleSimilarity } from "./title-similarity.ts";
import { wordWeight } from "./word-weight.ts";

/** For a title that is in the text but hidden by the layout. */
const statedTitleScore = 0.5;

/** Whether the résumé contains the title word for word, asserted. */
function isStated(title: string, words: AssertedWord[]): boolean {
  const titleStems = splitWords(title).map(({ stem }) => stem);
  return words.some((word, index) =>
    titleStems.every((stem, step) => {
      const other = words[index + step];
      return other?.stem === stem && other.sentence === word.sentence && other.assertion === undefined;
    }),
  );
}

/** The most similar title of the résumé: that of an earlier job counts less. */
export function titlePart(
  { resume: { work, basics } }: ReadResume,
  job: Job,
  words: AssertedWord[],
  recency: readonly number[],
  occupations: Occupations,
): number {
  const { title } = job;
  if (title === undefined) return 0;
  const titles = [
    { title: basics.label, weight: 1 },
    ...work.map(({ position }, index) => ({ title: position, weight: recency[index] ?? 1 })),
  ];
  const best = titleSimilarity(title, titles, occupations);
  return best >= statedTitleScore || !isStated(title, words) ? best : statedTitleScore;
}

/** 1 for the required level (or accepted experience), half for one level below; a higher level never scores less. */
export function educationPart(read: ReadResume, job: Job, years: number): number {
  if (!job.education) return 0;
  const texts = read.resume.education.map(({ studyType, area }) => `${studyType ?? ""} ${area ?? ""}`);
  const parsedLevel = Math.max(0, ...texts.map((text) => highestLevel(text) ?? 0));
  // "MSW, 2016": a degree that was not split into fields still counts.
  const namedLevel = parsedLevel > 0 ? parsedLevel : (highestLevel(educationText(read)) ?? 0);
  const level = namedLevel - (unfinished.test(educationText(read)) ? 1 : 0);
  if (level >= job.education.level) {
    const fields = job.education.fields.flatMap((field) => stemWords(field));
    const resumeStems = texts.flatMap((text) => stemWords(text));
    return fields.length === 0 || fields.some((stem) => resumeStems.includes(stem)) ? 1 : 0.85;
  }
  if (job.education.orExperience && years >= 4) return 0.9;
  return level === job.education.level - 1 ? 0.5 : level > 0 ? 0.25 : 0;
}

/** Unfinished education counts one level lower. */
const unfinished =
  /\b(not (?:yet )?(?:completed|finished)|incomplete|unfinished|drop(?:ped)? ?out|did not (?:finish|complete|graduate)|left (?:before|without)|without (?:a )?degree|abandoned|discontinued|partial)\b/i;

const educationText = ({ passages, text }: ReadResume) =>
  passages
    .filter(({ kind }) => kind === "education")
    .map(({ span }) => text.slice(...span))
    .join("\n");

/** Weight of a word that no occupation uses, often a name. */
const unknownWeight = 0.3;

/** Weighted share of the job's significant stems in the résumé. Neither length nor repetition adds. */
export function wordingPart(job: Job, words: AssertedWord[], occupations: Occupations): number {
  const resumeStems = new Set(
    words.filter(({ assertion }) => assertion === undefined).map(({ stem }) => stem),
  );
  let [matched, total] = [0, 0];
  for (const stem of new Set(
    job.words.filter(({ folded }) => !smallWords.has(folded)).map((word) => word.stem),
  )) {
    const weight = wordWeight(stem) * (occupations.postings(stem) ? occupations.rarity(stem) : unknownWeight);
    total += weight;
    if (resumeStems.has(stem)) matched += weight;
  }
  return total === 0 ? 0 : matched / total;
}
