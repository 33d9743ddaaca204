import { splitDegree } from "../extract/education.ts";
import { spokenLanguages } from "../extract/lists.ts";
import { titleScore } from "../extract/titles.ts";
import type { Priority, Requirement } from "../report.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillGraph, SkillMention } from "../skills/graph.ts";
import { sentenceRules } from "../skills/sentence-rules.ts";
import { smallWords, splitWords, type Word } from "../skills/words.ts";
import type { Span } from "../types.ts";
import { type Clause, notRequired, requiredYears, splitClauses, yearsPattern } from "./clauses.ts";
import { type DegreeLevel, degreeLevel } from "./degree-level.ts";

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
 * Reads the requirements of a job description. Never throws: an empty text has none.
 *
 * @param text plain text; line breaks, headings and list items decide what is required
 * @param graph from `createGraph`
 */
export function readJob(text: string, graph: SkillGraph): Job {
  const clauses = splitClauses(text);
  const title = findTitle(text);
  const parsed: Requirement[] = title ? titleRequirements(title, text, graph) : [];
  let education: Job["education"];
  const words: Word[] = [];
  for (const clause of clauses) {
    if (clause.priority === "ignored") continue;
    const isTitle =
      title !== undefined && clause.text.trim().length < title.length + 12 && clause.text.includes(title);
    if (isTitle) continue;
    const level = degreeLevel(clause.text);
    if (level === undefined && clause.priority !== "nice") words.push(...splitWords(clause.text));
    const isFree = notRequired.test(clause.text);
    if (
      level &&
      !isFree &&
      /degree|bachelor|master|phd|doctorate|diploma|graduate|b\.?\s?(tech|sc|com|e|a|ed)\b|m\.?\s?(tech|sc|com|ba|ed)\b|mba|qualification|hsc|12th|education/i.test(
        clause.text,
      )
    )
      education ??= {
        level,
        fields: degreeFields(clause.text),
        orExperience: /equivalent|or (relevant |comparable )?experience/i.test(clause.text),
        priority: clause.priority,
        span: [clause.start, clause.start + clause.text.length],
      };
    if (isFree) continue;
    parsed.push(...readClause(clause, clause.priority, graph, level !== undefined));
  }
  return {
    text,
    ...(title ? { title } : {}),
    requirements: merge(parsed),
    ...(education ? { education } : {}),
    words,
  };
}

/** Skills in the title itself: a Java developer needs Java. */
function titleRequirements(title: string, text: string, graph: SkillGraph): Requirement[] {
  const titleStart = text.indexOf(title);
  return withoutContained(findSkills(title, graph, undefined, true), graph).map(({ skill, start, end }) => {
    const label = graph.skills[skill]?.label ?? "";
    return {
      id: "",
      label,
      kind: "skill",
      priority: "wanted",
      span: [titleStart + start, titleStart + end],
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

function readClause(
  { text, start, priority, isListed }: Clause,
  requirementPriority: Priority,
  graph: SkillGraph,
  isEducation: boolean,
): Requirement[] {
  const mentions = withoutContained(
    findSkills(text, graph, undefined, requirementPriority !== "duty"),
    graph,
  );
  const years = /\b(ago|founded|grown|old|history|since)\b/i.test(text) ? undefined : requiredYears(text);
  const groups = groupAlternatives(mentions, text);
  const requirements: Requirement[] = groups.map((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    const labels = [...new Set(group.map(({ skill }) => graph.skills[skill]?.label ?? ""))];
    return {
      id: "",
      label: labels.join(" or "),
      kind: "skill",
      priority: requirementPriority,
      span: [start + (first?.start ?? 0), start + (last?.end ?? 0)],
      skills: labels,
      // Years belong to the first skill after them, or to the only one.
      ...(years !== undefined && (groups.length === 1 || index === yearsOwner(groups, text))
        ? { years }
        : {}),
    };
  });
  if (priority !== "ignored")
    for (const group of groupAlternatives(findLanguages(text), text))
      requirements.push({
        id: "",
        label: [...new Set(group.map(({ name }) => name))].join(" or "),
        kind: "language",
        priority: requirementPriority,
        span: [start + (group[0]?.start ?? 0), start + (group.at(-1)?.end ?? 0)],
        skills: [],
      });
  if (
    years !== undefined &&
    (isListed || /experience|\bexp\b/i.test(text)) &&
    !requirements.some((requirement) => requirement.years !== undefined)
  ) {
    const match = yearsPattern.exec(text);
    if (match)
      requirements.push({
        id: "",
        label: match[0],
        kind: "years",
        priority: requirementPriority,
        span: [start + match.index, start + match.index + match[0].length],
        skills: [],
        years,
      });
  }
  const rule =
    requirements.length === 0
      ? sentenceRules(graph).find(({ pattern, skills }) => skills.length > 0 && text.search(pattern) >= 0)
      : undefined;
  if (rule) {
    const label = text
      .trim()
      .replace(/^[-•*]\s*/, "")
      .slice(0, 80);
    const labelStart = start + text.indexOf(label);
    const skills = rule.skills.map((skill) => graph.skills[skill]?.label ?? "");
    requirements.push({
      id: "",
      label,
      kind: "skill",
      priority: requirementPriority,
      span: [labelStart, labelStart + label.length],
      skills,
    });
  } else if (requirements.length === 0 && isListed && !isEducation) {
    const phrase = requirementPhrase(text);
    if (phrase)
      requirements.push({
        id: "",
        label: phrase.label,
        kind: "phrase",
        priority: requirementPriority,
        span: [start + phrase.start, start + phrase.end],
        skills: [],
      });
  }
  return requirements;
}

/** Keeps the longest of overlapping names: "Spring Boot" does not require Spring. */
function withoutContained(all: SkillMention[], graph: SkillGraph): SkillMention[] {
  const named = all.filter(({ how }) => how !== "sentence");
  const mentions = all.filter((mention) => {
    if (mention.how !== "sentence") return true;
    // "Teaching mathematics" says more than the "teaching" in it.
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

/** "Polish the floor" begins with a verb; a language is capitalised. */
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

const fillerWords = new Set(
  `experience experienced knowledge skill skills ability able strong good excellent proven working work years year plus minimum least required requirement must have having understanding familiarity familiar proficiency proficient hands solid deep expertise demonstrated track record background role team candidate looking join position job company we you our your will with including etc other related relevant similar field degree bachelor master equivalent preferred nice bonus using use used within across various multiple new high level best well great day days time full part based location office remote hybrid onsite shift salary ctc lpa per month annum join immediate joiner notice period`.split(
    /\s+/,
  ),
);

/** The significant words of a clause that names no known skill. */
function requirementPhrase(text: string): { label: string; start: number; end: number } | undefined {
  const significant = splitWords(text).filter(
    ({ folded, text: word }) =>
      !smallWords.has(folded) &&
      !fillerWords.has(folded) &&
      (folded.length > 2 || /^\p{Lu}{2}$/u.test(word)) &&
      !/^\d/.test(folded),
  );
  const [first, last] = [significant[0], significant.at(-1)];
  if (!first || !last || significant.length > 12) return undefined;
  return {
    label: text.slice(first.start, last.end).replace(/\s+/g, " ").slice(0, 90),
    start: first.start,
    end: last.end,
  };
}

/** Merges repeated requirements, with the highest priority and years. */
function merge(all: Requirement[]): Requirement[] {
  const byKey = new Map<string, Requirement>();
  for (const requirement of all) {
    const key = `${requirement.kind}:${requirement.skills.length > 0 ? [...requirement.skills].sort().join("|") : requirement.label.toLowerCase()}`;
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

/** The job's title: labelled as such, or the first short line that reads like one. */
function findTitle(text: string): string | undefined {
  const named =
    /(?:^|\n)\s*(?:job title|position|role|title|post|vacancy|designation)\s*[:\-–]\s*([^\n|]{3,70})/i.exec(
      text,
    )?.[1];
  if (named && titleScore(named) >= 1) return named.trim();
  for (const line of text
    .split("\n")
    .map((raw) => raw.replace(/^[#*\s]+|[*\s]+$/g, ""))
    .filter(Boolean)
    .slice(0, 4)) {
    const head = line.split(/\s+[–—|-]\s+|,|\(/)[0] ?? "";
    if (head.length < 70 && titleScore(head) >= 1.5) return head.trim();
  }
  const hiringFor =
    /\b(?:looking for|seeking|hiring|need|recruiting|require|wanted)\s*:?\s+(?:an?\s+|the\s+|our next\s+)?((?:[\p{L}/&+.#-]+\s?){1,6})/iu.exec(
      text,
    )?.[1];
  if (hiringFor) {
    const words = hiringFor.trim().split(/\s+/);
    for (let count = Math.min(6, words.length); count >= 1; count -= 1) {
      const head = words.slice(0, count).join(" ");
      if (titleScore(head) >= 2) return head;
    }
  }
  return undefined;
}
