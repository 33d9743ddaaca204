import { partsText } from "#app/tools/resume/score/score-parts.tsx";
import { activeChanges, type Change } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import stageWords from "../stage-words.data.ts";
import { round, words } from "./insights.data.ts";
import { type Claim, type InsightsPerson, type ResumeResult, resultOf } from "./insights-person.ts";

/** Ids of struck claims, with the reasons. */
export type Struck = ReadonlyMap<string, string>;

/** A person of the comparison, without the words of struck claims. */
export type ComparedPerson = Pick<InsightsPerson, "id" | "name"> & ResumeResult;

export type InsightsModel = {
  /** False in the server-rendered HTML, until the stage's script has loaded. */
  isLive: boolean;
  isStored: boolean;
  person: InsightsPerson;
  struck: Struck;
  /** What the résumé shows without the struck claims. */
  result: ResumeResult;
  /** Id of the claim whose sources are open. */
  claim: string | undefined;
  compared: ComparedPerson[];
  hasUnknownView: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The three things to try: read a source, strike a claim, compare people. */
  tried: { source: boolean; strike: boolean; compare: boolean };
  choosePerson: (id: string) => void;
  chooseClaim: (id: string) => void;
  compare: (ids: string[]) => void;
  strike: (claim: Claim, reason: string) => void;
  undo: () => void;
  redo: () => void;
  reset: () => void;
};

/** A person's struck claims. */
export function struckClaims(changes: readonly Change[], person: string): Struck {
  return new Map(
    activeChanges(changes).flatMap((change) =>
      change.kind === "STRIKE" && change.person === person ? [[change.claim, change.reason] as const] : [],
    ),
  );
}

const nothing = () => {};

/** State for the server-rendered HTML: the first person's report. */
export function firstReport(): InsightsModel {
  const [person] = round.people;
  if (!person) throw new Error("content/round has no person with everything");
  return {
    isLive: false,
    isStored: true,
    person,
    struck: new Map(),
    result: resultOf(person, new Map()),
    claim: person.claims[0]?.id,
    compared: [],
    hasUnknownView: false,
    canUndo: false,
    canRedo: false,
    tried: { source: false, strike: false, compare: false },
    choosePerson: nothing,
    chooseClaim: nothing,
    compare: nothing,
    strike: nothing,
    undo: nothing,
    redo: nothing,
    reset: nothing,
  };
}

/** A claim's title: its topic, and what the sources say about it. */
export const titleOf = ({ topic, mark }: Pick<Claim, "topic" | "mark">) => `${topic}: ${mark}`;

export function summaryOf({ requirements, score }: ResumeResult): string {
  const met = requirements.filter(({ status }) => status !== "missing").length;
  return fillTemplate(words.summary, { met, asked: requirements.length, score });
}

/** A line of what is missing. What a reviewer settled is no open question. */
export type MissingLine = { text: string; isOpen: boolean };

/**
 * What is missing without the struck claims. Each gap has one line: an open question stands for the requirement
 * that it is about, and so does a claim without words.
 */
export function missingLines(person: InsightsPerson, struck: Struck): MissingLine[] {
  const { claims, without, openQuestion, foreign, flags } = person;
  const about = openQuestion?.about;
  const unanswered = without.filter(({ label }) => label === undefined || label !== about);
  const gaps = resultOf(person, struck).requirements.flatMap(({ label, status }) =>
    status === "missing" ? label : [],
  );
  const asked = [about, ...unanswered.map(({ label }) => label)];
  const open = [
    ...(openQuestion === undefined ? [] : [openQuestion.text]),
    ...unanswered.map(titleOf),
    ...gaps
      .filter((label) => !asked.includes(label))
      .map((label) => fillTemplate(words.missingRequirement, { label })),
    ...claims
      .filter(({ id, label = "" }) => struck.has(id) && !gaps.includes(label))
      .map(({ topic }) => fillTemplate(words.struckClaim, { topic })),
  ];
  return [
    ...open.map((text) => ({ text, isOpen: true })),
    ...foreign.map((text) => ({ text, isOpen: false })),
    ...flags.map(({ isOpen, ...flag }) => ({ text: fillTemplate(words.flag, flag), isOpen })),
  ];
}

/** The report as plain text: a line per claim, followed by its quotations and their sources. */
export function reportText(person: InsightsPerson, struck: Struck): string {
  const claims = person.claims.flatMap((claim) => {
    const reason = struck.get(claim.id);
    const mark = reason === undefined ? "" : ` (${fillTemplate(words.strike.struck, { reason })})`;
    return [
      `- ${titleOf(claim)}${mark}`,
      ...claim.sources.map(({ quote, place }) => `  “${quote}” (${place})`),
    ];
  });
  return [
    `${person.name}, ${round.title}, ${round.company}`,
    summaryOf(resultOf(person, struck)),
    partsText(resultOf(person, struck).parts),
    "",
    ...claims,
    "",
    `${words.missing}:`,
    ...missingLines(person, struck).map(({ text }) => `- ${text}`),
    "",
    fillTemplate(stageWords.sample, stageWords.counts),
  ].join("\n");
}

/**
 * The report as JSON: `person`, `job`, and without the struck claims `score` from 0 to 100, its `parts`, `summary`,
 * `requirements` and `missing` as lines. `claims` have `title`, `dimension`, `status` (null without words of the
 * résumé), `struck` (the reason, or null) and `sources` with `quote` and `place`.
 */
export function reportData(person: InsightsPerson, struck: Struck) {
  const result = resultOf(person, struck);
  return {
    sample: true,
    person: person.name,
    job: round.title,
    ...result,
    summary: summaryOf(result),
    claims: person.claims.map((claim) => ({
      title: titleOf(claim),
      dimension: claim.dimension,
      status: claim.status ?? null,
      struck: struck.get(claim.id) ?? null,
      sources: claim.sources.map(({ quote, place }) => ({ quote, place })),
    })),
    missing: missingLines(person, struck).map(({ text }) => text),
  };
}
