import type { Status } from "#app/ui/status-mark.tsx";
import { collator } from "#domain/language/formats.ts";
import type { PartFigure } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Decision, type MatchRequirement, type Person, type Round, sessionFlags } from "../round.ts";
import type { RoundContent } from "../source-text.ts";
import { describeMarks } from "./claim-mark.ts";
import { type ClaimWords, readSource } from "./claim-sources.ts";
import type { Dimension } from "./dimensions.ts";
import type { Claim as ClaimRule } from "./insights.schema.ts";

/** A claim about a person, with its sources. */
export type Claim = {
  /** Index among the rules, as text. */
  id: string;
  /** A question or skill, which says nothing about the person. */
  topic: string;
  /** The marks of the sources in words, and their look. With the topic, the title. */
  mark: string;
  look: Status;
  dimension: Dimension;
  /** The requirement of the job that the claim is about, if any. */
  label?: string;
  /** The résumé engine's status; absent without words of the résumé. */
  status?: Exclude<MatchRequirement["status"], "missing">;
  sources: ClaimWords[];
};

export type ShownRequirement = Pick<MatchRequirement, "label" | "status" | "mustHave"> & { quote?: string };

export type InsightsPerson = Pick<Person, "id" | "name" | "signet"> & {
  decision?: { decision: Decision["decision"]; by: string; reason: string };
  claims: Claim[];
  /** Claims for which the person has no words. */
  without: Pick<Claim, "topic" | "mark" | "label">[];
  /** `about` is the requirement whose gap it asks about. */
  openQuestion?: { text: string; about?: string };
  /** Answers that are not quoted, since a reviewer confirmed that someone else wrote them. */
  foreign: string[];
  /** Flags of the session. `state` is the label of the review. */
  flags: { at: string; detail: string; state: string; isOpen: boolean }[];
  requirements: ShownRequirement[];
  /**
   * The engine's results without the words of struck claims. The index is a bit mask of the claims with résumé
   * words, in the order of `claims`; the first claim is bit 0. `changed` has the requirements that differ.
   */
  matches: { score: number; points: number[]; changed: ShownRequirement[] }[];
  /** The parts of every score, whose points are in `matches`. */
  parts: Pick<PartFigure, "name" | "of">[];
};

/** What the résumé shows, without struck words. The score is 0 to 100. */
export type ResumeResult = { score: number; parts: PartFigure[]; requirements: ShownRequirement[] };

/** The part of the round that is sent to the browser for the report. */
export type InsightsRound = Pick<Round, "title" | "company"> & { people: InsightsPerson[] };

/** Runs the engine on a person's résumé without some of its words. */
export type MatchWithout = (person: Person, words: readonly string[]) => ResumeResult;

function isComplete({ match, interview, work, session }: Person): boolean {
  return Boolean(match && interview && work && session);
}

/** A claim about a person. It looks missing if the person has no words for it. */
export function toClaim(person: Person, rule: ClaimRule, id: string, content: RoundContent): Claim {
  const read = rule.sources.map((source) => readSource(person, source, content));
  const { text, look } = describeMarks(
    read.map(({ mark }) => mark),
    content.stages.insights.marks,
  );
  const resume = read.find(({ mark, words }) => mark.from === "RESUME" && words.length > 0)?.mark;
  const label = rule.sources.find((source) => source.from === "RESUME")?.requirement;
  return {
    id,
    topic: rule.topic,
    mark: text,
    look,
    dimension: rule.dimension,
    ...(label !== undefined && { label }),
    ...(resume?.from === "RESUME" && resume.status !== "missing" && { status: resume.status }),
    sources: read.flatMap(({ words }) => words),
  };
}

/** Whether a claim has words of the résumé, so that striking it can change the score. */
export const isScored = ({ status }: Claim): boolean => status !== undefined;

/** For every subset of the claims with résumé words, the words that it strikes. */
function struckWords(claims: readonly Claim[]): string[][] {
  const scored = claims.filter(isScored).map(({ sources }) => sources[0]?.quote ?? "");
  return Array.from({ length: 2 ** scored.length }, (_, mask) =>
    scored.filter((_, index) => (mask >> index) % 2 === 1),
  );
}

/** Answers that are not quoted, each with its assessment and the flags. */
function foreignAnswers({ work = [] }: Person, { stages }: RoundContent): string[] {
  const found = Map.groupBy(
    work.filter(({ foreign }) => foreign !== undefined),
    ({ assessment }) => assessment,
  );
  return [...found].map(([assessment, answers]) =>
    fillTemplate(stages.insights.foreignAnswers, {
      assessment,
      at: answers.flatMap(({ foreign = [] }) => foreign).join(", "),
    }),
  );
}

function toInsightsPerson(person: Person, content: RoundContent, matchWithout: MatchWithout): InsightsPerson {
  const { id, name, signet, decision, openQuestion, openAbout } = person;
  const all = content.stages.insights.claims.map((rule, index) =>
    toClaim(person, rule, String(index), content),
  );
  const claims = all.filter(({ look }) => look !== "missing");
  const { requirements, parts } = matchWithout(person, []);
  return {
    id,
    name,
    signet,
    claims,
    without: all
      .filter(({ look }) => look === "missing")
      .map(({ topic, mark, label }) => ({ topic, mark, ...(label !== undefined && { label }) })),
    foreign: foreignAnswers(person, content),
    flags: sessionFlags(person).map(({ at, detail, review }) => {
      const state = review?.decision ?? "OPEN";
      return {
        at,
        detail,
        state: content.stages.session.decisions[state],
        isOpen: state === "OPEN" || state === "ASK",
      };
    }),
    requirements,
    parts: parts.map(({ name: part, of }) => ({ name: part, of })),
    matches: struckWords(claims).map((words) => {
      const result = matchWithout(person, words);
      return {
        score: result.score,
        points: result.parts.map(({ points }) => points),
        changed: result.requirements.filter(
          ({ status, quote }, index) =>
            status !== requirements[index]?.status || quote !== requirements[index]?.quote,
        ),
      };
    }),
    ...(decision && {
      decision: { decision: decision.decision, by: decision.by.name, reason: decision.reason },
    }),
    ...(openQuestion !== undefined && {
      openQuestion: { text: openQuestion, ...(openAbout !== undefined && { about: openAbout }) },
    }),
  };
}

/** Reports of all people in full, in the order of names, after the one who is shown first. */
export function toInsightsRound(
  content: RoundContent,
  first: string,
  matchWithout: MatchWithout,
): InsightsRound {
  const { title, company, people } = content.round;
  const complete = people
    .filter(isComplete)
    .toSorted(
      (a, b) => Number(b.id === first) - Number(a.id === first) || collator("en").compare(a.name, b.name),
    );
  return {
    title,
    company,
    people: complete.map((person) => toInsightsPerson(person, content, matchWithout)),
  };
}

/** What the résumé shows without the struck claims' words. */
export function resultOf(
  { claims, matches, parts, requirements }: InsightsPerson,
  struck: ReadonlyMap<string, unknown>,
): ResumeResult {
  const mask = claims
    .filter(isScored)
    .reduce((bits, { id }, index) => (struck.has(id) ? bits + 2 ** index : bits), 0);
  const { score = 0, points = [], changed = [] } = matches[mask] ?? {};
  return {
    score,
    parts: parts.map((part, index) => ({ ...part, points: points[index] ?? 0 })),
    requirements: requirements.map((own) => changed.find(({ label }) => label === own.label) ?? own),
  };
}
