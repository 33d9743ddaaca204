import { splitDegree } from "../extract/education.ts";
import { spokenLanguages } from "../extract/lists.ts";
import type { Priority, Requirement } from "../report.ts";
import { findDeeds } from "../skills/find-deeds.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillGraph, SkillMention } from "../skills/graph.ts";
import { sentenceRules } from "../skills/sentence-rules.ts";
import { splitWords, type Word } from "../skills/words.ts";
import type { Span } from "../types.ts";
import { askPhrase, type Piece, splitAsks } from "./asks.ts";
import { type DegreeLevel, degreeLevel } from "./degree-level.ts";
import { findTitle } from "./job-title.ts";
import { type Ask, weighSentences } from "./priorities.ts";
import { requiredYears, yearsPattern } from "./required-years.ts";
import { type JobSentence, readSentences } from "./sentence-kinds.ts";

/** A job description as read. */
export type Job = {
  /** The text that requirement spans refer to. */
  text: string;
  title?: string;
  requirements: Requirement[];
  /** The minimum level of education, and whether experience may replace it. */
  education?: { level: DegreeLevel; fields: string[]; orExperience: boolean; priority: Priority; span: Span };
  /** Words of the parts that describe the work, to compare wording. */
  words: Word[];
};

/** Weight of a requirement by priority. */
export const priorityWeight: Record<Priority, number> = { must: 3, wanted: 2, duty: 1.5, nice: 1 };

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
  const parsed: Requirement[] = sentences
    .filter(({ kind }) => kind === "title")
    .flatMap((sentence) => titleRequirements(sentence, graph));
  let education: Job["education"];
  const words: Word[] = [];
  for (const ask of weighSentences(sentences)) {
    const level = degreeLevel(ask.text);
    if (level === undefined && ask.priority !== "nice") words.push(...splitWords(ask.text));
    if (notRequired.test(ask.text)) continue;
    if (level && namesDegree.test(ask.text))
      education ??= {
        level,
        fields: degreeFields(ask.text),
        orExperience: /equivalent|or (relevant |comparable )?experience/i.test(ask.text),
        priority: ask.priority,
        span: [ask.start, ask.start + ask.text.length],
      };
    parsed.push(...readAsk(ask, graph, level !== undefined));
  }
  return {
    text,
    ...(named ? { title: named.title } : {}),
    requirements: merge(parsed),
    ...(education ? { education } : {}),
    words,
  };
}

const notRequired =
  /\b(not (required|needed|necessary|essential|mandatory)|no (prior |previous )?[\p{L} ]{0,40}(required|needed|necessary)|isn'?t (required|needed)|don'?t need)\b/iu;
const namesDegree =
  /degree|bachelor|master|phd|doctorate|diploma|graduate|b\.?\s?(tech|sc|com|e|a|ed)\b|m\.?\s?(tech|sc|com|ba|ed)\b|mba|qualification|hsc|12th|education|high school|\bhnd\b|\b[bm]s (?:in|degree)/i;

/** Skills in the title itself: a Java developer needs Java. */
function titleRequirements({ text, start }: JobSentence, graph: SkillGraph): Requirement[] {
  return withoutContained(findSkills(text, graph, undefined, true), graph).map((mention) => {
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

const degreeFields = (text: string): string[] => {
  const { area } = splitDegree(/\b((?:bachelor|master|degree|diploma|b\.|m\.|b|m)[^,.;]*)/i.exec(text)?.[1]);
  return area
    ? area
        .split(/,| or | and |\//)
        .map((field) => field.trim())
        .filter(Boolean)
    : [];
};

function readAsk({ text, start, priority }: Ask, graph: SkillGraph, isEducation: boolean): Requirement[] {
  const mentions = withoutContained(findSkills(text, graph, undefined, priority !== "duty"), graph);
  const years = /\b(ago|founded|grown|old|older|history|since|age)\b/i.test(text)
    ? undefined
    : requiredYears(text);
  const groups = groupAlternatives(mentions, text);
  const requirements: Requirement[] = groups.map((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    const labels = [...new Set(group.map(({ skill }) => graph.skills[skill]?.label ?? ""))];
    return {
      id: "",
      label: labels.join(" or "),
      kind: "skill",
      priority,
      span: [start + (first?.start ?? 0), start + (last?.end ?? 0)],
      skills: labels,
      // Years belong to the first skill after them, or to the only one.
      ...(years !== undefined && (groups.length === 1 || index === yearsOwner(groups, text))
        ? { years }
        : {}),
    };
  });
  for (const group of groupAlternatives(findLanguages(text), text))
    requirements.push({
      id: "",
      label: [...new Set(group.map(({ name }) => name))].join(" or "),
      kind: "language",
      priority,
      span: [start + (group[0]?.start ?? 0), start + (group.at(-1)?.end ?? 0)],
      skills: [],
    });
  const named = [...requirements];
  if (years !== undefined && !requirements.some((requirement) => requirement.years !== undefined)) {
    const match = yearsPattern.exec(text);
    if (match)
      requirements.push({
        id: "",
        label: match[0],
        kind: "years",
        priority,
        span: [start + match.index, start + match.index + match[0].length],
        skills: [],
        years,
      });
  }
  let isField = false;
  for (const piece of splitAsks(text)) {
    // "A degree in law, history or politics": its subjects are not asked for separately.
    isField =
      isEducation && (degreeLevel(piece.text) ? /\sin\s/i.test(piece.text) : isField && isShort(piece.text));
    if (isField) continue;
    const [from, to] = [start + piece.start, start + piece.start + piece.text.length];
    if (named.some(({ span }) => span[0] < to && from < span[1])) continue;
    const asked = readPiece(piece, start, priority, graph);
    if (asked) requirements.push(asked);
  }
  return requirements;
}

const isShort = (text: string) => text.trim().split(/\s+/).length < 4;

/** Requirement of a part without a named skill: the skills that its words show, or the words themselves. */
function readPiece(
  piece: Piece,
  offset: number,
  priority: Priority,
  graph: SkillGraph,
): Requirement | undefined {
  const phrase = askPhrase(piece);
  if (!phrase || degreeLevel(piece.text) !== undefined) return undefined;
  const skills = shownSkills(piece.text, graph);
  return {
    id: "",
    label: phrase.label,
    kind: skills.length > 0 ? "skill" : "phrase",
    priority,
    span: [offset + phrase.start, offset + phrase.end],
    skills: skills.map((skill) => graph.skills[skill]?.label ?? ""),
  };
}

/** Skills that words show without naming them: those of the first rule, or else of the deeds. */
function shownSkills(text: string, graph: SkillGraph): number[] {
  const rule = sentenceRules(graph).find(
    ({ pattern, skills }) => skills.length > 0 && text.search(pattern) >= 0,
  );
  return rule?.skills ?? [...new Set(findDeeds(splitWords(text), graph).map(({ skill }) => skill))];
}

/** Keeps the longest of overlapping names: "Spring Boot" does not require Spring. */
function withoutContained(all: SkillMention[], graph: SkillGraph): SkillMention[] {
  const named = all.filter(({ how }) => how !== "sentence");
  const mentions = all.filter((mention) => {
    if (mention.how !== "sentence") return true;
    // "Teaching mathematics" is more specific than the "teaching" in it.
    const overlapping = named.filter((other) => other.start < mention.end && mention.start < other.end);
    return overlapping.every(
      (other) =>
        other.start >= mention.start &&
        other.end <= mention.end &&
        graph.implied[mention.skill]?.some(({ skill }) => skill === other.skill),
    );
  });
  return mentions.filter(
    (mention) =>
      !mentions.some(
        (other) =>
          other !== mention &&
          other.start <= mention.start &&
          other.end >= mention.end &&
          (other.end - other.start > mention.end - mention.start ||
            (other.how !== "sentence" && mention.how === "sentence")),
      ),
  );
}

/** Languages are capitalised, unlike the verb in "sweep and polish the floor". */
function findLanguages(text: string): { name: string; start: number; end: number }[] {
  return [...text.matchAll(spokenLanguages)]
    .filter(([name]) => /^\p{Lu}/u.test(name))
    .map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }));
}

function groupAlternatives<Positioned extends { start: number; end: number }>(
  mentions: Positioned[],
  text: string,
): Positioned[][] {
  const groups: Positioned[][] = [];
  let isChoice = false;
  for (const mention of mentions) {
    const last = groups.at(-1);
    const between = last ? text.slice(last.at(-1)?.end ?? 0, mention.start) : "";
    const isJoined = /^\s*(?:,?\s*or\s+(?:an?\s+|other\s+)?|\/|\|)\s*$/i.test(between);
    const opensChoice: boolean =
      /(such as|like|e\.g\.,?|for example|one of|any of|either|including)\s*[(:]?\s*$/i.test(between) ||
      /(one of|any of|either)\s*[(:]?\s*$/i.test(text.slice(0, mention.start));
    const continuesList: boolean = isChoice && /^\s*(?:,|\/|,?\s*(?:or|and))\s*$/i.test(between);
    // "A, B or C": the "or" makes alternatives of the whole list.
    const listEndsInOr =
      /^\s*,\s*$/.test(between) &&
      /^[^.;()]{0,60}?\bor\b/i.test(text.slice(mention.end)) &&
      !/\band\b/i.test(text.slice(mention.end).split(/\bor\b/i)[0] ?? "");
    if (last && (isJoined || continuesList || listEndsInOr || (opensChoice && between.length < 24)))
      last.push(mention);
    else groups.push([mention]);
    isChoice = opensChoice || (continuesList && isChoice) || (isJoined && isChoice);
  }
  return groups;
}

function yearsOwner(groups: SkillMention[][], text: string): number {
  const yearsStart = yearsPattern.exec(text)?.index ?? 0;
  const after = groups.findIndex(([first]) => (first?.start ?? 0) > yearsStart);
  return after < 0 ? groups.length - 1 : after;
}

/** What a requirement asks for: equal for two mentions of one demand. */
export const demandOf = ({ kind, skills, label }: Requirement): string =>
  `${kind}:${skills.length > 0 ? skills.toSorted().join("|") : label.toLowerCase()}`;

/** Merges repeated requirements, with the highest priority and years. */
function merge(all: Requirement[]): Requirement[] {
  const byKey = new Map<string, Requirement>();
  for (const requirement of all) {
    const key = demandOf(requirement);
    const existing = byKey.get(key);
    if (!existing) byKey.set(key, { ...requirement });
    else {
      if (priorityWeight[requirement.priority] > priorityWeight[existing.priority])
        existing.priority = requirement.priority;
      if (requirement.years !== undefined) existing.years = Math.max(existing.years ?? 0, requirement.years);
    }
  }
  return [...byKey.values()].map((requirement, index) => ({ ...requirement, id: `r${index + 1}` }));
}
