import { type Decision, type MatchRequirement, type Person, type Round, sessionFlags } from "../round.ts";
import type { RoundContent } from "../source-text.ts";
import { type ClaimWords, claimWords } from "./claim-sources.ts";
import type { Dimension } from "./dimensions.ts";
import type { Claim as ClaimRule } from "./insights.schema.ts";

/** A claim about a person, with its sources. */
export type Claim = {
  /** Index among the rules, as text. */
  id: string;
  title: string;
  dimension: Dimension;
  /** The engine's status; absent if no engine judges it yet. */
  status?: Exclude<MatchRequirement["status"], "missing">;
  sources: ClaimWords[];
};

export type InsightsPerson = Pick<Person, "id" | "name"> & {
  score: number;
  decision?: { decision: Decision["decision"]; by: string; reason: string };
  claims: Claim[];
  /** Titles of rules for which the person has no words. */
  without: string[];
  openQuestion?: string;
  /** Flags of the session. `state` is the label of the review. */
  flags: { at: string; detail: string; state: string }[];
  requirements: (Pick<MatchRequirement, "label" | "status" | "mustHave"> & { quote?: string })[];
  /**
   * The engine's score without the words of struck claims. The index is a bit mask of the claims with résumé
   * words, in the order of `claims`; the first claim is bit 0.
   */
  scores: number[];
};

/** The part of the round that is sent to the browser for the report. */
export type InsightsRound = Pick<Round, "title" | "company"> & { people: InsightsPerson[] };

/** Computes the engine's score of a person's résumé without some of its words, 0 to 100. */
export type ScoreWithout = (person: Person, words: readonly string[]) => number;

function isComplete({ match, interview, work, session }: Person): boolean {
  return Boolean(match && interview && work && session);
}

function toClaim(person: Person, rule: ClaimRule, id: string, content: RoundContent): Claim {
  const labels = rule.sources.flatMap((source) => (source.from === "RESUME" ? source.requirement : []));
  const status = person.match?.requirements.find(({ label }) => labels.includes(label))?.status;
  return {
    id,
    title: rule.title,
    dimension: rule.dimension,
    ...(status !== undefined && status !== "missing" && { status }),
    sources: rule.sources.flatMap((source) => claimWords(person, source, content) ?? []),
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

function toInsightsPerson(person: Person, content: RoundContent, scoreWithout: ScoreWithout): InsightsPerson {
  const { id, name, match, decision, openQuestion } = person;
  const all = content.stages.insights.claims.map((rule, index) =>
    toClaim(person, rule, String(index), content),
  );
  const claims = all.filter(({ sources }) => sources.length > 0);
  return {
    id,
    name,
    score: match?.score ?? 0,
    claims,
    without: all.filter(({ sources }) => sources.length === 0).map(({ title }) => title),
    flags: sessionFlags(person).map(({ at, detail, review }) => ({
      at,
      detail,
      state: content.stages.session.decisions[review?.decision ?? "OPEN"],
    })),
    requirements: (match?.requirements ?? []).map(({ label, status, mustHave, evidence: [evidence] }) => ({
      label,
      status,
      mustHave,
      ...(evidence && status !== "missing" && { quote: evidence.quote }),
    })),
    scores: struckWords(claims).map((words) => scoreWithout(person, words)),
    ...(decision && {
      decision: { decision: decision.decision, by: decision.by.name, reason: decision.reason },
    }),
    ...(openQuestion !== undefined && { openQuestion }),
  };
}

/** Reports of all people in full, in the order of names, after the one who is shown first. */
export function toInsightsRound(
  content: RoundContent,
  first: string,
  scoreWithout: ScoreWithout,
): InsightsRound {
  const { title, company, people } = content.round;
  const complete = people
    .filter(isComplete)
    .toSorted(
      (a, b) => Number(b.id === first) - Number(a.id === first) || a.name.localeCompare(b.name, "en"),
    );
  return {
    title,
    company,
    people: complete.map((person) => toInsightsPerson(person, content, scoreWithout)),
  };
}

/** The engine's score of a report without the struck claims. */
export function scoreOf({ claims, scores }: InsightsPerson, struck: ReadonlySet<string>): number {
  const mask = claims
    .filter(isScored)
    .reduce((bits, { id }, index) => (struck.has(id) ? bits + 2 ** index : bits), 0);
  return scores[mask] ?? 0;
}
