import { spokenLanguages } from "../extract/lists.ts";
import { isAsked, readQuantities } from "../match/quantities.ts";
import type { Priority, Quantity, Requirement } from "../report.ts";
import { findDeeds } from "../skills/find-deeds.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillGraph, SkillMention } from "../skills/graph.ts";
import { findSayings } from "../skills/sentence-rules.ts";
import { splitWords } from "../skills/words.ts";
import type { Span } from "../types.ts";
import { askPhrase, type Piece, splitAsks } from "./asks.ts";
import { degreeLevel } from "./degree-level.ts";
import type { Ask } from "./priorities.ts";
import { requiredYears, yearsPattern } from "./required-years.ts";

type Positioned = { start: number; end: number };

/** What is said of a language besides its name. */
const fluency =
  /\b(?:fluen\w+|proficien\w+|speak\w*|spoken|writ\w+|native|languages?|conversational|business|skills?|communication|command|knowledge|level|and|in|of|or|both|good|excellent)\b/gi;

/** Skills and languages of a text. What is only fluency in a language is no skill, and English literature no language. */
function findNamed(text: string, graph: SkillGraph, isWanted: boolean) {
  const skills = withoutContained(findSkills(text, graph, undefined, isWanted), graph);
  const languages = findLanguages(text);
  const overlaps = (a: Positioned, b: Positioned) => a.start < b.end && b.start < a.end;
  const isLanguage = (mention: Positioned) => {
    const others = text.slice(mention.start, mention.end).replace(spokenLanguages, " ").replace(fluency, " ");
    return languages.some((language) => overlaps(mention, language)) && !/[\p{L}\p{N}]/u.test(others);
  };
  const mentions = skills.filter((mention) => !isLanguage(mention));
  return {
    mentions,
    languages: languages.filter((language) => !mentions.some((mention) => overlaps(mention, language))),
  };
}

/** The requirements that a sentence states. `isWork`: whether a phrase is about the job's kind of work. */
export function readAsk(
  { text, start, priority }: Ask,
  graph: SkillGraph,
  isEducation: boolean,
  isWork: (phrase: string) => boolean,
): Requirement[] {
  const { mentions: all, languages } = findNamed(text, graph, priority !== "duty");
  // A degree is asked for as education.
  const mentions = isEducation
    ? all.filter(({ start: from, end }) => degreeLevel(text.slice(from, end)) === undefined)
    : all;
  const years = /\b(ago|founded|grown|old|older|history|since|age)\b/i.test(text)
    ? undefined
    : requiredYears(text);
  const groups = groupAlternatives(mentions, text);
  const owner = yearsOwner(groups, text);
  const requirements: Requirement[] = groups.map((group, index) => {
    const labels = [...new Set(group.map(({ skill }) => graph.skills[skill]?.label ?? ""))];
    return {
      id: "",
      label: labels.join(" or "),
      kind: "skill",
      priority,
      span: spanOf(group, start),
      skills: labels,
      // Years belong to the first skill after them, or to the only one.
      ...(years !== undefined && (groups.length === 1 || index === owner) ? { years } : {}),
    };
  });
  for (const group of groupAlternatives(languages, text))
    requirements.push({
      id: "",
      label: [...new Set(group.map(({ name }) => name))].join(" or "),
      kind: "language",
      priority,
      span: spanOf(group, start),
      skills: [],
    });
  const named = requirements.map(({ span }) => span);
  const match = years === undefined ? null : yearsPattern.exec(text);
  if (match) {
    const span: Span = [start + match.index, start + match.index + match[0].length];
    // "Five years of work in kitchens" is one demand with the skill that the years belong to.
    named.push(span);
    if (!requirements.some((requirement) => requirement.years !== undefined)) {
      // "Two years' classroom experience": years of something that the graph has no name for.
      const piece = splitAsks(text).find((part) => match.index < part.start + part.text.length);
      const phrase = piece && askPhrase(piece, match.index + match[0].length);
      requirements.push(
        phrase && isWork(phrase.label)
          ? {
              id: "",
              label: phrase.label,
              kind: "phrase",
              priority,
              span: [start + phrase.start, start + phrase.end],
              skills: [],
              years,
            }
          : { id: "", label: match[0], kind: "years", priority, span, skills: [], years },
      );
    }
  }
  const quantities = readQuantities(text).filter(
    (quantity) =>
      isAsked(quantity, priority === "duty") &&
      !mentions.some((mention) => mention.end <= quantity.span[0] && quantity.span[0] - mention.end < 2),
  );
  let isField = false;
  for (const piece of splitAsks(text)) {
    // "A degree in law, history or politics": its subjects are not asked for separately.
    isField =
      isEducation && (degreeLevel(piece.text) ? /\sin\s/i.test(piece.text) : isField && isShort(piece.text));
    if (isField) continue;
    const within: Span = [piece.start, piece.start + piece.text.length];
    const amount = quantities.find(({ span }) => span[0] >= within[0] && span[1] <= within[1]);
    if (!named.some((span) => span[0] < start + within[1] && start + within[0] < span[1])) {
      const asked = readPiece(piece, start, { priority, graph, amount, isWork });
      if (asked) requirements.push(asked);
    }
    if (amount) addAmount(requirements, amount, within, start);
  }
  return requirements;
}

const spanOf = (group: readonly Positioned[], offset: number): Span => [
  offset + (group[0]?.start ?? 0),
  offset + (group.at(-1)?.end ?? 0),
];

/** Gives the number to the nearest requirement of its piece. */
function addAmount(requirements: Requirement[], amount: Quantity, within: Span, offset: number): void {
  const span: Span = [offset + amount.span[0], offset + amount.span[1]];
  const distance = ({ span: [from, to] }: Requirement) => Math.max(0, from - span[1], span[0] - to);
  const nearest = requirements
    .filter(
      ({ span: [from, to], kind }) =>
        kind !== "language" && kind !== "years" && from < offset + within[1] && to > offset + within[0],
    )
    .sort((a, b) => distance(a) - distance(b))[0];
  if (nearest && nearest.amount === undefined) nearest.amount = { ...amount, span };
}

type PieceContext = {
  priority: Priority;
  graph: SkillGraph;
  amount: Quantity | undefined;
  isWork: (phrase: string) => boolean;
};

/**
 * Requirement of a part without a named skill: the skills that its words show, or the words themselves if they are about
 * the work or have a number to compare.
 */
function readPiece(
  piece: Piece,
  offset: number,
  { priority, graph, amount, isWork }: PieceContext,
): Requirement | undefined {
  const phrase = askPhrase(piece, amount?.span[1]);
  if (!phrase || degreeLevel(piece.text) !== undefined) return undefined;
  const skills = shownSkills(piece.text, graph);
  if (skills.length === 0 && !amount && !isWork(phrase.label)) return undefined;
  return {
    id: "",
    label: phrase.label,
    kind: skills.length > 0 ? "skill" : "phrase",
    priority,
    span: [offset + phrase.start, offset + phrase.end],
    skills: skills.map((skill) => graph.skills[skill]?.label ?? ""),
  };
}

const isShort = (text: string) => text.trim().split(/\s+/).length < 4;

/** Skills that words show without naming them: those of the first rule, or else of the deeds. */
function shownSkills(text: string, graph: SkillGraph): number[] {
  const words = splitWords(text);
  const [first] = findSayings(text, words, graph)
    .filter(({ skills }) => skills.length > 0)
    .sort((a, b) => a.rule - b.rule);
  return first ? [...first.skills] : [...new Set(findDeeds(words, graph).map(({ skill }) => skill))];
}

/** Keeps the longest of overlapping names: "Spring Boot" does not require Spring. */
export function withoutContained(all: SkillMention[], graph: SkillGraph): SkillMention[] {
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

function groupAlternatives<Mention extends Positioned>(mentions: Mention[], text: string): Mention[][] {
  const groups: Mention[][] = [];
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
