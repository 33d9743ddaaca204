import { z } from "zod";
import { surface } from "#app/sections/section-fields.ts";
import { choice, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

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
});

const setWords = strictEntry({
  title: text("the heading above the figures", 80),
  mark: text("the mark of each figure", 40),
  note: text("one or two sentences about such cases", 240),
});

const figureTitle = text("what was measured, in plain words", 120);

/** Texts around the figures. The benches supply the figures' titles. */
export const resultsWords = strictEntry({
  unseen: setWords,
  building: setWords,
  measured: text("the line with {date} and {version}", 60),
  measuredEarlier: text("the line with {date} and {version} of an engine that has changed since", 80),
  cases: text("the line with {number}, {unit} and {source}", 60),
  baselines: text("the heading above what simple methods reach", 40),
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
  parts: text("the heading of a figure's parts", 40),
  command: text("said before the command that measures again", 80),
  forms: strictEntry({
    COUNT: text("the form of a count with {of}", 40),
    AUC: text("the measure's name", 40),
    NDCG: text("the measure's name", 40),
    F1: text("the measure's name", 40),
    MILLISECONDS: text("the unit", 40),
    KILOBYTES: text("the unit", 40),
  }),
  heldOut: strictEntry({
    source: text("where the cases come from", 120),
    limits: text("what the figures do not show", 320),
    units: z.record(
      z.enum(["files", "damagedFiles", "pairs", "trials", "sounds"]),
      text("what one case is, in the plural", 60),
    ),
    synthetic: text("the name of the figures of synthetic voices, with {trials}", 60),
    fields: z.record(z.string(), text("a field of a résumé", 40)),
    titles: strictEntry({
      meanF1: figureTitle,
      hostileFiles: figureTitle,
      nDCG10: figureTitle,
      AUC: figureTitle,
      contrasts: figureTitle,
      wordAUCswapped: figureTitle,
      wordAUConePhone: figureTitle,
      phoneAUC: figureTitle,
      skipsFound: figureTitle,
      falseSkips: figureTitle,
      insertsFound: figureTitle,
      falseInserts: figureTitle,
      otherTextDoubted: figureTitle,
      rightTextDoubted: figureTitle,
      nonSpeechRefused: figureTitle,
      realTimeFactor: figureTitle,
    }),
  }),
});
export type ResultsWords = z.infer<typeof resultsWords>;

/** A formatted figure. */
export type ResultRow = {
  value: string;
  unit?: string;
  title: string;
  cases: string;
  worse?: string;
  limits?: string;
  baselines: { name: string; value: string }[];
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
