import { splitDegree } from "../extract/education.ts";
import { type Direction, directionOf, jobDirection, similarity } from "../match/direction.ts";
import { wordWeight } from "../match/word-weight.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { occupationStems } from "../occupations/occupation-stems.ts";
import type { Requirement } from "../report.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillGraph } from "../skills/graph.ts";
import type { SkillKind } from "../skills/skill-data.ts";
import { splitWords, type Word } from "../skills/words.ts";
import { askPhrase, splitAsks } from "./asks.ts";
import { type DegreeLevel, degreeLevel } from "./degree-level.ts";
import { findTitle } from "./job-title.ts";
import { mergeRequirements } from "./merge-requirements.ts";
import { type Ask, weighSentences } from "./priorities.ts";
import { readAsk, withoutContained } from "./read-ask.ts";
import { type JobSentence, readSentences } from "./sentence-kinds.ts";

/** A job description as read. */
export type Job = {
  /** The text that requirement spans refer to. */
  text: string;
  title?: string;
  requirements: Requirement[];
  /** The text that shows the kind of work: without sentences about something else. */
  workText: string;
  /** The minimum level of education, and whether experience may replace it. */
  education?: { level: DegreeLevel; fields: string[]; orExperience: boolean };
  /** Words of the parts that describe the work, to compare wording. */
  words: Word[];
};

/**
 * Reads the requirements of a job description: what its title, duties, musts and wishes ask for. Never throws: an
 * empty text has none.
 *
 * @param text plain text; line breaks, headings and list items help to tell what a sentence is about
 * @param graph from `createGraph`
 */
export function readJob(text: string, graph: SkillGraph): Job {
  const sentences = readSentences(text);
  const named = findTitle(sentences);
  const parsed: Requirement[] = [];
  const asides = findAsides(text, sentences, named?.title, graph);
  const workText = cutOut(text, asides);
  const readWork = workReader(workText, named?.title, graph);
  let education: Job["education"];
  const words: Word[] = [];
  for (const ask of weighSentences(sentences)) {
    const level = degreeLevel(ask.text);
    if (notRequired.test(ask.text)) continue;
    if (level && namesDegree.test(ask.text) && !education) {
      education = {
        level,
        fields: degreeFields(ask.text),
        orExperience: /equivalent|or (relevant |comparable )?experience/i.test(ask.text),
      };
      parsed.push(educationRequirement(ask));
    }
    if (asides.some((aside) => aside.start === ask.start)) continue;
    const asked = readAsk(ask, graph, level !== undefined, readWork(ask));
    parsed.push(...asked);
    // A sentence that asks for nothing is no measure of anyone's words.
    if (level === undefined && ask.priority !== "nice" && asked.length > 0)
      words.push(...splitWords(ask.text));
  }
  return {
    text,
    ...(named ? { title: named.title } : {}),
    requirements: mergeRequirements([
      ...sentences
        .filter(({ kind }) => kind === "title")
        .flatMap((sentence) => titleRequirements(sentence, graph, parsed.length === 0)),
      ...parsed,
    ]),
    workText,
    ...(education ? { education } : {}),
    words,
  };
}

const notRequired =
  /\b(not (required|needed|necessary|essential|mandatory)|no (prior |previous )?[\p{L} ]{0,40}(required|needed|necessary)|isn'?t (required|needed)|don'?t need)\b/iu;
const namesDegree =
  /degree|bachelor|master|phd|doctorate|diploma|graduate|b\.?\s?(tech|sc|com|e|a|ed)\b|m\.?\s?(tech|sc|com|ba|ed)\b|mba|qualification|hsc|12th|education|high school|\b(?:hn[cd]|bsn|msn|b[bc]a|mca|ll[bm]|mbbs|[bm]sw|pgdm|nvq|btec|gcses?|a[- ]levels?)\b|\b[bm]s (?:in|degree)/i;

/** Kinds of skills that a title asks for: a Java developer needs Java. Others only say the trade again. */
const titleKinds: ReadonlySet<SkillKind | undefined> = new Set(["tool", "language"]);

/** Skills in the title itself. `isAll`: nothing else in the text asks for anything. */
function titleRequirements({ text, start }: JobSentence, graph: SkillGraph, isAll: boolean): Requirement[] {
  return withoutContained(findSkills(text, graph, undefined, true), graph)
    .filter(({ skill }) => isAll || titleKinds.has(graph.skills[skill]?.kind))
    .map((mention) => {
      const label = graph.skills[mention.skill]?.label ?? "";
      return {
        id: "",
        label,
        kind: "skill",
        priority: "wanted",
        span: [start + mention.start, start + mention.end],
        skills: [label],
      };
    });
}

/** The degree that a sentence asks for, in its words. */
function educationRequirement({ text, start, priority }: Ask): Requirement {
  const piece = splitAsks(text).find((part) => degreeLevel(part.text) !== undefined) ?? { text, start: 0 };
  const phrase = askPhrase(piece) ?? { label: text, start: 0, end: text.length };
  return {
    id: "",
    label: phrase.label,
    kind: "education",
    priority,
    span: [start + phrase.start, start + phrase.end],
    skills: [],
  };
}

const degreeFields = (text: string): string[] => {
  const { area } = splitDegree(/\b((?:bachelor|master|degree|diploma|b\.|m\.|b|m)[^,.;]*)/i.exec(text)?.[1]);
  return area
    ? area
        .split(/,| or | and |\//)
        .map((field) => field.trim())
        .filter(Boolean)
    : [];
};

/** A sentence outside of lists and sections that is less similar to the rest of the text is about something else. */
const minOfAside = 0.1;

const isStated = ({ kind, isItem, heading }: JobSentence) =>
  (kind === "must" || kind === "wish") && (isItem || heading?.kind === "must" || heading?.kind === "wish");

const cutOut = (text: string, parts: readonly Pick<JobSentence, "start" | "text">[]) =>
  parts.reduceRight(
    (rest, { start, text: part }) => `${rest.slice(0, start)} ${rest.slice(start + part.length)}`,
    text,
  );

/** Sentences without a list or a heading that have nothing to do with the job: "There is coffee at eight". */
function findAsides(
  text: string,
  sentences: readonly JobSentence[],
  title: string | undefined,
  { occupations }: SkillGraph,
): JobSentence[] {
  return sentences.filter((sentence) => {
    if (sentence.kind === "title" || sentence.isItem || sentence.heading) return false;
    const own = directionOf(occupationStems(sentence.text), occupations);
    // The others decide, so that no sentence speaks for itself.
    const target = jobDirection(cutOut(text, [sentence]), title, occupations);
    return similarity(target, own) < minOfAside;
  });
}

/** A phrase of a duty counts from this similarity to the job on. */
const minSimilarity = 0.2;

/**
 * Whether a phrase is about the job's kind of work: near to its occupations, or a name. In a list of musts a word that no
 * occupation uses may be a term of the trade.
 */
function workReader(text: string, title: string | undefined, { occupations }: SkillGraph) {
  return (ask: Ask) => {
    const stated = isStated(ask);
    let target: Direction | undefined;
    const isNear = (words: string) => {
      target ??= jobDirection(text.replace(ask.text, " "), title, occupations);
      return similarity(target, directionOf(occupationStems(words), occupations)) >= minSimilarity;
    };
    return (phrase: string) =>
      ((stated || isNear(ask.text)) && isNear(phrase)) ||
      (stated && hasTerm(phrase, ask.priority === "nice", occupations));
  };
}

/**
 * Whether a phrase has a capitalised name inside, an abbreviation or, unless it is only a wish, a word that is neither
 * common nor of an occupation.
 */
function hasTerm(phrase: string, isWish: boolean, occupations: Occupations): boolean {
  return splitWords(phrase).some(
    ({ text, stem }, index) =>
      /^\p{Lu}[\p{Lu}\d&+#.]+$/u.test(text) ||
      (index > 0 && /^\p{Lu}/u.test(text)) ||
      (!isWish && stem.length > 3 && wordWeight(stem) > 0 && !occupations.postings(stem)),
  );
}
