import { fillTemplate } from "#domain/text/fill-template.ts";
import { activeChanges, type Change } from "../log/change.ts";
import stageWords from "../stage-words.data.ts";
import { round, words } from "./insights.data.ts";
import { type Claim, type InsightsPerson, scoreOf } from "./insights-person.ts";

/** The reason for which each claim was struck. */
export type Struck = ReadonlyMap<string, string>;

export type InsightsModel = {
  /** False in the document, before the stage's script has come. */
  isLive: boolean;
  isStored: boolean;
  person: InsightsPerson;
  struck: Struck;
  score: number;
  /** The claim whose sources are open. */
  claim: string | undefined;
  compared: InsightsPerson[];
  hasUnknownView: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Three things to try: whether a source was read, a claim struck, people compared. */
  tried: { source: boolean; strike: boolean; compare: boolean };
  choosePerson: (id: string) => void;
  chooseClaim: (id: string) => void;
  compare: (ids: string[]) => void;
  strike: (claim: Claim, reason: string) => void;
  undo: () => void;
  redo: () => void;
  reset: () => void;
};

/** The struck claims of a person. */
export function struckClaims(changes: readonly Change[], person: string): Struck {
  return new Map(
    activeChanges(changes).flatMap((change) =>
      change.kind === "STRIKE" && change.person === person ? [[change.claim, change.reason] as const] : [],
    ),
  );
}

const nothing = () => {};

/** The report in the document: the first person, before a visitor has touched it. */
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

/** The lines of the report on what is missing. */
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

/** The report as plain text, one claim a line with its words and their place. */
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
 * The report as data: `person`, `job`, `score` from 0 to 100, `claims` with `title`, `dimension`, `status` (null where no
 * engine judges yet), `struck` (the reason, or null) and `sources` with `quote` and `place`, and `missing` as lines.
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
