import type { ReadResume } from "../extract/read-resume.ts";
import { highestLevel } from "../job/degree-level.ts";
import type { Job } from "../job/read-job.ts";
import { smallWords, splitWords } from "../skills/words.ts";
import type { TellingWord } from "./evidence.ts";
import { stemWords } from "./phrase-score.ts";
import { titleSimilarity } from "./title-similarity.ts";
import { wordWeight } from "./word-weight.ts";

const statedTitle = 0.8;

/** Whether a title stands word for word in the résumé, and not as a wish. */
function isStated(title: string, words: TellingWord[]): boolean {
  const asked = splitWords(title).map(({ stem }) => stem);
  return words.some((word, at) =>
    asked.every((stem, step) => {
      const here = words[at + step];
      return here?.stem === stem && here.sentence === word.sentence && here.mood === undefined;
    }),
  );
}

/** The likest of the held titles; where the layout hides them, the title's words together in what was done count a little less. */
export function titlePart(read: ReadResume, job: Job, words: TellingWord[]): number {
  const held = [...read.resume.work.map(({ position }) => position), read.resume.basics.label];
  const { title } = job;
  if (title === undefined) return 0;
  const best = Math.max(0, ...held.map((own) => (own ? titleSimilarity(title, own) : 0)));
  return best >= statedTitle || !isStated(title, words) ? best : statedTitle;
}

/** 1 for the level asked for (or experience where that may stand for it), half for one below; never less for more. */
export function educationPart(read: ReadResume, job: Job, years: number): number {
  if (!job.education) return 0;
  const texts = read.resume.education.map(({ studyType, area }) => `${studyType ?? ""} ${area ?? ""}`);
  const told = Math.max(0, ...texts.map((text) => highestLevel(text) ?? 0));
  // "MSW, 2016": a degree that was not taken apart is still a degree.
  const held = told > 0 ? told : (highestLevel(educationText(read)) ?? 0);
  const counted = held - (unfinished.test(educationText(read)) ? 1 : 0);
  if (counted >= job.education.level) {
    const fields = job.education.fields.flatMap((field) => stemWords(field));
    const known = texts.flatMap((text) => stemWords(text));
    return fields.length === 0 || fields.some((stem) => known.includes(stem)) ? 1 : 0.85;
  }
  if (job.education.orExperience && years >= 4) return 0.9;
  return counted === job.education.level - 1 ? 0.5 : counted > 0 ? 0.25 : 0;
}

/** Schooling that was begun and not ended counts one level lower. */
const unfinished =
  /\b(not (?:yet )?(?:completed|finished)|incomplete|unfinished|drop(?:ped)? ?out|did not (?:finish|complete|graduate)|left (?:before|without)|without (?:a )?degree|abandoned|discontinued|partial)\b/i;

const educationText = ({ passages, text }: ReadResume) =>
  passages
    .filter(({ kind }) => kind === "education")
    .map(({ span }) => text.slice(...span))
    .join("\n");

/** The weighted share of the job's telling words, by stem, that the résumé has; neither length nor repetition adds. */
export function wordingPart(job: Job, words: TellingWord[]): number {
  const held = new Set(words.filter(({ mood }) => mood === undefined).map(({ stem }) => stem));
  let [met, total] = [0, 0];
  for (const stem of new Set(
    job.words.filter(({ folded }) => !smallWords.has(folded)).map((word) => word.stem),
  )) {
    const weight = wordWeight(stem);
    total += weight;
    if (held.has(stem)) met += weight;
  }
  return total === 0 ? 0 : met / total;
}
