import { z } from "zod";
import { surface } from "#app/sections/section-fields.ts";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** An engine, and what the ids of its figures end with. The build pools all of them on unseen cases. */
export const measuredReference = z
  .string()
  .regex(/^[a-z-]+\.[a-z0-9-]+$/, "must be an engine and what it measures, such as chat.intent")
  .describe("an engine and what it measures, such as chat.intent");

/**
 * Figures from `results/`: of the tools for candidates, or of the products. Other texts are in
 * `content/results.yaml`; the build adds the figures.
 */
export const resultsSection = strictEntry({
  kind: z.literal("RESULTS"),
  id: slug.optional(),
  of: choice("the engines whose figures are shown", ["TOOLS", "PRODUCTS"]),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
  summary: list(measuredReference, "figures at the top", 1, 8),
});

const setWords = strictEntry({
  title: text("the heading above the figures", 80),
  mark: text("the mark of each figure", 40),
  note: text("one or two sentences about such cases", 240),
});

const caseUnits = [
  "files",
  "damagedFiles",
  "pairs",
  "trials",
  "sounds",
  "recordings",
  "speakers",
  "labels",
  "answerPairs",
  "statuses",
  "programs",
  "hostilePrograms",
  "strangers",
  "turns",
  "indianMessages",
  "replies",
  "sessions",
  "typists",
  "essays",
] as const;

const heldOutTitles = [
  "meanF1",
  "otherMakers",
  "hostileFiles",
  "nDCG10",
  "AUC",
  "contrasts",
  "wordAUCswapped",
  "wordAUConePhone",
  "phoneAUC",
  "skipsFound",
  "falseSkips",
  "insertsFound",
  "falseInserts",
  "otherTextDoubted",
  "rightTextDoubted",
  "nonSpeechRefused",
  "realTimeFactor",
  "phonePCC",
  "wordPCC",
  "sentencePCC",
  "learnersPhoneAUC",
  "learnersWordAUC",
  "rightWordsToCheck",
  "namedSounds",
  "learnersTextDoubted",
  "accents",
  "statusMacroF1",
  "spanOverlap",
  "pairs",
  "spoken",
  "verdict",
  "growth",
  "findingsRecall",
  "findingsPrecision",
  "hostilePrograms",
  "strangers",
  "strangersBusy",
  "intentAccuracy",
  "fieldsF1",
  "asks",
  "handedOver",
  "handedOverNeedlessly",
  "consent",
  "flagged",
  "falselyFlagged",
  "realTyping",
  "realEssays",
] as const;

const figureTitle = text("what was measured, in plain words", 120);

/** Texts around the figures. The benches supply the figures' titles. */
export const resultsWords = strictEntry({
  unseen: setWords,
  building: setWords,
  measured: text("the line with {date} and {version}", 60),
  measuredEarlier: text("the line with {date} and {version} of an engine that has changed since", 80),
  cases: text("the line with {number}, {unit} and {source}", 60),
  ours: text("the bar of our engine", 40),
  casesOfOne: text("the line with {number} and {unit} of one set of cases", 60),
  casesOfSets: text("the line with {number}, {unit} and {sets}", 60),
  onPart: text("simple methods with {names} that were measured on {number} of the cases only", 60),
  worseInOne: text("said where a simple method does better", 80),
  worseIn: text("said where a simple method does better in {count} of {all} sets", 80),
  reachedBut: text("said after a goal that {count} of {all} sets missed", 60),
  labels: strictEntry({
    parts: text("the heading of a figure's parts", 40),
    command: text("said before the command that measures again", 80),
    index: text("the heading of the list of engines", 40),
    summary: text("the caption of the table at the top", 80),
    engine: text("the column of the engine", 40),
    figure: text("the column of the figure", 40),
    cases: text("the column of the cases", 40),
    method: text("the column of the simpler method", 40),
    goal: text("the column of the goal", 40),
  }),
  count: text("the number of figures, with {count}", 40),
  keyBenefits: strictEntry({
    targets: text("the heading of figures that the product is designed for", 40),
    measured: text("the heading of measured figures", 80),
    all: text("the link to all figures of an engine", 40),
  }),
  /** Names of the engines for visitors. */
  engines: z.record(z.string(), text("the engine's name", 40)),
  /** What pooled figures count, by reference. */
  pooled: z.record(
    measuredReference,
    strictEntry({
      title: text("what the figure says, after its value", 120),
      unit: text("what one case is, in the plural", 60),
    }),
  ),
  worse: text("said where {names} reach more than the engine", 80),
  beats: text(
    "the sentence with {name}, {worse} and {all}: in how many comparisons a method does better",
    120,
  ),
  beatsNever: text("the sentence with {name} and {all}: a method does better in none", 120),
  atLeast: text("a goal, with {value}", 40),
  atMost: text("a goal, with {value}", 40),
  reached: text("said after a goal", 40),
  missed: text("said after a goal", 40),
  forms: strictEntry({
    COUNT: text("the form of a count with {of}", 40),
    AUC: text("the measure's name", 40),
    NDCG: text("the measure's name", 40),
    F1: text("the measure's name", 40),
    CORRELATION: text("the measure's name", 40),
    MILLISECONDS: text("the unit", 40),
    KILOBYTES: text("the unit", 40),
  }),
  heldOut: strictEntry({
    source: text("where the cases come from", 120),
    otherMakers: text("where the files of other makers come from", 200),
    limits: text("what the figures do not show", 320),
    busyMachine: text("what the judge reaches with more time", 200),
    units: z.record(z.enum(caseUnits), text("what one case is, in the plural", 60)),
    synthetic: text("the name of the figures of synthetic voices, with {trials}", 60),
    english: text("the part of files in English", 40),
    otherLanguages: text("the part of files in other languages", 40),
    fields: z.record(z.string(), text("a field of a résumé", 40)),
    methods: z.record(z.string(), text("a simple method, as the benches name it", 60)),
    kinds: z.record(z.string(), text("what makes the difference between two answers", 60)),
    titles: z.record(z.enum(heldOutTitles), figureTitle),
  }),
});
export type ResultsWords = z.infer<typeof resultsWords>;

/** A value drawn on the scale from 0 to 1. */
export type Bar = { name: string; value: string; percent: number; isOurs: boolean };

/** What was measured on all unseen cases, pooled. */
export type MeasuredFigure = {
  /** The reference, such as `chat.intent`. */
  id: string;
  engine: string;
  value: string;
  unit?: string | undefined;
  title: string;
  cases: string;
  /** Ours, then the simple method that does best; empty if none was measured. */
  bars: Bar[];
  worse?: string;
  goal?: { text: string; verdict: string; isMissed: boolean };
  /** The page and part with all figures of the engine. */
  url: string;
};

/** A formatted figure. */
export type ResultRow = {
  value: string;
  unit?: string;
  title: string;
  cases: string;
  worse?: string;
  limits?: string;
  bars: Bar[];
  goal?: { text: string; isMissed: boolean };
  parts: { name: string; value: string }[];
};

/** Figures from one results file. `kind`: whether the cases were seen during development. */
export type ResultSet = {
  kind: "UNSEEN" | "BUILDING";
  title: string;
  mark: string;
  note: string;
  measured: string;
  /** How many figures it has, in words. */
  count: string;
  /** For each simple method, in how many comparisons it does better. */
  summary: string[];
  rows: ResultRow[];
  limits?: string;
};

export type EngineResult = {
  id: string;
  name: string;
  sets: ResultSet[];
  command?: string;
};
