import { fillTemplate } from "#domain/text/fill-template.ts";
import { activeChanges, type Change } from "../log/change.ts";
import stageWords from "../stage-words.data.ts";
import { round, words } from "./insights.data.ts";
import { type Claim, type InsightsPerson, scoreOf } from "./insights-person.ts";

/** Ids of struck claims, with the reasons. */
export type Struck = ReadonlyMap<string, string>;

export type InsightsModel = {
  /** False in the server-rendered HTML, until the stage's script has loaded. */
  isLive: boolean;
  isStored: boolean;
  person: InsightsPerson;
  struck: Struck;
  score: number;
  /** Id of the claim whose sources are open. */
  claim: string | undefined;
  compared: InsightsPerson[];
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
    score: person.score,
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

export function summaryOf({ requirements }: InsightsPerson, score: number): string {
  const met = requirements.filter(({ status }) => status !== "missing").length;
  return fillTemplate(words.summary, { met, asked: requirements.length, score });
}

/** Lines of the report about what is missing. */
export function missingLines({ requirements, without, openQuestion, flags }: InsightsPerson): string[] {
  return [
    ...(openQuestion === undefined ? [] : [openQuestion]),
    ...requirements
      .filter(({ status }) => status === "missing")
      .map(({ label }) => fillTemplate(words.missingRequirement, { label })),
    ...without.map((title) => fillTemplate(words.missingWords, { title })),
    ...flags.map((flag) => fillTemplate(words.flag, flag)),
  ];
}

/** The report as plain text: a line per claim, followed by its quotations and their sources. */
export function reportText(person: InsightsPerson, struck: Struck): string {
  const score = scoreOf(person, new Set(struck.keys()));
  const claims = person.claims.flatMap(({ id, title, sources }) => {
    const reason = struck.get(id);
    const mark = reason === undefined ? "" : ` (${fillTemplate(words.strike.struck, { reason })})`;
    return [`- ${title}${mark}`, ...sources.map(({ quote, place }) => `  “${quote}” (${place})`)];
  });
  return [
    `${person.name}, ${round.title}, ${round.company}`,
    summaryOf(person, score),
    "",
    ...claims,
    "",
    `${words.missing}:`,
    ...missingLines(person).map((line) => `- ${line}`),
    "",
    fillTemplate(stageWords.sample, { received: stageWords.received }),
  ].join("\n");
}

/**
 * The report as JSON: `person`, `job`, `score` from 0 to 100, `claims` with `title`, `dimension`, `status`
 * (null if no engine judges it yet), `struck` (the reason, or null) and `sources` with `quote` and `place`,
 * and `missing` as lines.
 */
export function reportData(person: InsightsPerson, struck: Struck) {
  return {
    sample: true,
    person: person.name,
    job: round.title,
    score: scoreOf(person, new Set(struck.keys())),
    claims: person.claims.map(({ id, title, dimension, status, sources }) => ({
      title,
      dimension,
      status: status ?? null,
      struck: struck.get(id) ?? null,
      sources: sources.map(({ quote, place }) => ({ quote, place })),
    })),
    missing: missingLines(person),
  };
}
