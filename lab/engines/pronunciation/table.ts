import { learnerFigures } from "./learner-figures.ts";
import type { LearnerTally } from "./learner-trials.ts";
import { aucs, mean, ratio, type Share, type Tally } from "./measures.ts";

type Form = "AUC" | "SHARE" | "COUNT" | "POINTS" | "FACTOR" | "KILOBYTES";
type Value = { value: number; of?: number };
/** A figure of results/pronunciation.json (scripts/results/results.schema.ts). */
export type Figure = Value & {
  id: string;
  title: string;
  form: Form;
  better: "HIGHER" | "LOWER";
  goal?: number;
  numberOfCases: number;
  caseUnit: string;
  source: string;
  cases: "BUILDING";
  baselines: { name: string; value: number }[];
  limits?: string;
  parts?: (Value & { name: string })[];
};

/** A measure that is computed for each set of recordings. The goal applies to human speech. */
type Measure = {
  id: string;
  title: string;
  form: Form;
  better: "HIGHER" | "LOWER";
  goal?: number;
  /** False for speed: machines differ, so that goal is only informative. */
  isEnforced?: false;
  caseUnit: string;
  limits?: string;
  read: (tally: Tally) => Value & { cases: number };
};

const humanSource = "Phone prompts by one American speaker";
const syntheticSource = "Synthetic voices (flite)";
const retainedGoal = 0.99;
const chance = { name: "Chance", value: 0.5 };

const decimal = (value: number) => value.toFixed(3).replace(/^0/, "");
/** Shares under 1 % get two decimals. */
const percent = (share: number) =>
  Number.isNaN(share) ? "–" : `${(100 * share).toFixed(share > 0 && share < 0.01 ? 2 : 1)} %`;

const formats: Record<Form, (value: Value) => string> = {
  AUC: ({ value }) => decimal(value),
  SHARE: ({ value }) => percent(value),
  COUNT: ({ value, of = 0 }) => `${value} of ${of}`,
  POINTS: ({ value }) => value.toFixed(0),
  FACTOR: ({ value }) => decimal(value),
  KILOBYTES: ({ value }) => `${value.toFixed(0)} KB`,
};

const readShare = (share: (tally: Tally) => Share) => (tally: Tally) => ({
  value: ratio(share(tally)),
  cases: share(tally).total,
});
const auc = (name: keyof ReturnType<typeof aucs>, trials: (tally: Tally) => readonly number[]) => ({
  form: "AUC" as const,
  better: "HIGHER" as const,
  read: (tally: Tally) => ({ value: aucs(tally)[name], cases: trials(tally).length }),
});
const found = { form: "SHARE" as const, better: "HIGHER" as const };
const falseAlarm = { form: "SHARE" as const, better: "LOWER" as const };

const longWords = "Words of at least four sounds.";
const shortWords = "Words of under four sounds.";

const measures: Measure[] = [
  {
    id: "word-auc",
    title: "A word that was read scores above a different word in its place",
    ...auc("swapped", (tally) => tally.swappedWords),
    goal: 0.995,
    caseUnit: "exchanged words",
    limits: longWords,
  },
  {
    id: "one-sound-auc",
    title: "A word that was read scores above the same word with one wrong sound",
    ...auc("oneBadPhone", (tally) => tally.badWords),
    goal: 0.87,
    caseUnit: "altered words",
    limits: "With few false alarms, most slips of one sound are missed.",
  },
  {
    id: "confusable-auc",
    title: "A correct sound scores above one that is easily confused with it",
    ...auc("confusable", (tally) => tally.confusedPhones),
    goal: 0.89,
    caseUnit: "exchanged sounds",
  },
  {
    id: "random-auc",
    title: "A correct sound scores above any other sound",
    ...auc("random", (tally) => tally.randomPhones),
    goal: 0.95,
    caseUnit: "exchanged sounds",
  },
  {
    id: "skips-found",
    title: "Skipped words found",
    ...found,
    goal: 0.98,
    caseUnit: "skipped words",
    limits: longWords,
    read: readShare((tally) => tally.skipsFound),
  },
  {
    id: "short-skips-found",
    title: "Skipped short words found",
    ...found,
    caseUnit: "skipped words",
    limits: shortWords,
    read: readShare((tally) => tally.shortSkipsFound),
  },
  {
    id: "false-skips",
    title: "Words that were read but marked as skipped",
    ...falseAlarm,
    goal: 0.003,
    caseUnit: "words",
    read: readShare((tally) => tally.rightSkipped),
  },
  {
    id: "inserts-found",
    title: "Added words found",
    ...found,
    goal: 0.95,
    caseUnit: "added words",
    limits: longWords,
    read: readShare((tally) => tally.insertsFound),
  },
  {
    id: "short-inserts-found",
    title: "Added short words found",
    ...found,
    caseUnit: "added words",
    limits: shortWords,
    read: readShare((tally) => tally.shortInsertsFound),
  },
  {
    id: "false-inserts",
    title: "Correct readings with a word marked as added",
    ...falseAlarm,
    goal: 0.04,
    caseUnit: "readings",
    read: readShare((tally) => tally.falseInserts),
  },
  {
    id: "other-text-stopped",
    title: "Readings of a different text refused or doubted",
    ...found,
    goal: 0.99,
    caseUnit: "readings",
    read: readShare((tally) => tally.otherTextStopped),
  },
  {
    id: "right-text-stopped",
    title: "Correct readings refused or doubted",
    ...falseAlarm,
    goal: 0.01,
    caseUnit: "readings",
    read: readShare((tally) => tally.rightStopped),
  },
  {
    id: "reversed-stopped",
    title: "Speech played backwards refused or doubted",
    ...found,
    caseUnit: "readings",
    read: readShare((tally) => tally.reversedStopped),
  },
  {
    id: "pauses-found",
    title: "Planted pauses found",
    ...found,
    caseUnit: "pauses",
    read: readShare((tally) => tally.pausesFound),
  },
  {
    id: "pauses-elsewhere",
    title: "Readings with a planted pause that report one elsewhere, too",
    ...falseAlarm,
    caseUnit: "readings",
    read: readShare((tally) => tally.pausesBeside),
  },
  {
    id: "half-skipped",
    title: "Readings stopped halfway: missing words marked as skipped",
    ...found,
    caseUnit: "words",
    read: readShare((tally) => tally.halfCalledSkipped),
  },
  {
    id: "half-spoken",
    title: "Readings stopped halfway: words that were read marked as read",
    ...found,
    caseUnit: "words",
    read: readShare((tally) => tally.firstHalfSpoken),
  },
  {
    id: "stops-found",
    title: "Readings cut within a word: the last word read found, give or take one",
    ...found,
    caseUnit: "readings",
    read: readShare((tally) => tally.stopsFound),
  },
  {
    id: "talk-found",
    title: "Talk before and after the text found",
    ...found,
    caseUnit: "readings with other speech on both sides",
    read: readShare((tally) => tally.talkFound),
  },
  {
    id: "talk-left-out",
    title: "Readings with talk around the text scored as without it, to 8 points",
    ...found,
    caseUnit: "readings with other speech on both sides",
    read: readShare((tally) => tally.talkLeftOut),
  },
  {
    id: "disturbed-alike",
    title: "Readings with an offset, hum or cancelling channels scored as without, to 3 points",
    ...found,
    caseUnit: "readings",
    read: readShare((tally) => tally.disturbedAlike),
  },
  {
    id: "noise-said",
    title: "Readings with noise that keep their accuracy to 6 points or are reported as noisy",
    ...found,
    caseUnit: "readings with white or pink noise",
    read: readShare((tally) => tally.noiseSaid),
  },
  {
    id: "mean-score",
    title: "Mean score of a correctly read word, from 0 to 100",
    form: "POINTS",
    better: "HIGHER",
    caseUnit: "words",
    read: ({ rightWords }) => ({ value: mean(rightWords), cases: rightWords.length }),
  },
  {
    id: "real-time",
    title: "Processor time per second of speech, in seconds",
    form: "FACTOR",
    better: "LOWER",
    goal: 0.05,
    isEnforced: false,
    caseUnit: "readings",
    limits: "Speed depends on the machine: this one was shared.",
    read: ({ scoringSeconds, audioSeconds, rightStopped }) => ({
      value: scoringSeconds / audioSeconds,
      cases: rightStopped.total,
    }),
  },
];

/**
 * Results of one run. `float` is the human set, scored with the unquantised model; `learners` are there if their
 * recordings are.
 */
export type Results = {
  learners: LearnerTally | undefined;
  human: Tally;
  flite: Tally;
  float: Tally;
  kilobytes: number;
};

const noises = [
  {
    id: "noise-scored",
    title: "Correct readings with noise that were scored",
    form: "SHARE" as const,
    read: ({ scored }: Noisy) => ratio(scored),
  },
  {
    id: "noise-score",
    title: "Mean score of correctly read words with noise, from 0 to 100",
    form: "POINTS" as const,
    read: ({ words }: Noisy) => mean(words),
  },
];
type Noisy = { scored: Share; words: number[] };

/** One figure per measure, with the synthetic voices as a part. */
function measureFigures({ human, flite }: Results): Figure[] {
  return measures.map(({ read, isEnforced: _, ...measure }) => {
    const { cases, ...value } = read(human);
    const { cases: syntheticCases, ...synthetic } = read(flite);
    return {
      ...measure,
      ...value,
      numberOfCases: cases,
      cases: "BUILDING",
      source: humanSource,
      baselines: measure.form === "AUC" ? [chance] : [],
      parts: [{ name: `${syntheticSource}, ${syntheticCases} cases`, ...synthetic }],
    };
  });
}

function noiseFigures({ human, flite }: Results): Figure[] {
  return noises.map(({ id, title, form, read }) => {
    const all = [...human.noisy.values()];
    const scored = { hits: 0, total: 0 };
    for (const noise of all) {
      scored.hits += noise.scored.hits;
      scored.total += noise.scored.total;
    }
    return {
      id,
      title,
      form,
      value: read({ scored, words: all.flatMap(({ words }) => words) }),
      better: "HIGHER",
      numberOfCases: scored.total,
      caseUnit: "readings with white or pink noise",
      source: humanSource,
      cases: "BUILDING",
      baselines: [],
      parts: [
        ...[...human.noisy].map(([name, noise]) => ({ name: `Human, ${name}`, value: read(noise) })),
        ...[...flite.noisy].map(([name, noise]) => ({ name: `Synthetic, ${name}`, value: read(noise) })),
      ],
    };
  });
}

function otherFigures({ human: { nonSpeechRefused }, kilobytes }: Results): Figure[] {
  return [
    {
      id: "non-speech",
      title: "Silence, noise, hum, music and clicks refused",
      form: "COUNT",
      value: nonSpeechRefused.hits,
      of: nonSpeechRefused.total,
      better: "HIGHER",
      goal: 1,
      numberOfCases: nonSpeechRefused.total,
      caseUnit: "sounds, each with a short, a medium and a long text",
      source: "Made by a program",
      cases: "BUILDING",
      baselines: [],
    },
    {
      id: "size",
      title: "Size of model, words and code, compressed",
      form: "KILOBYTES",
      value: kilobytes,
      better: "LOWER",
      goal: 500,
      numberOfCases: 1,
      caseUnit: "build",
      source: "The texts of this site",
      cases: "BUILDING",
      baselines: [],
    },
  ];
}

/** The share of each AUC that the packed model retains. */
function packingFigure({ human, float }: Results): Figure {
  const [small, whole] = [aucs(human), aucs(float)];
  const names = {
    swapped: "Other word",
    oneBadPhone: "One wrong sound",
    confusable: "Confused sound",
    random: "Other sound",
  };
  const parts = (Object.keys(names) as (keyof typeof names)[]).map((key) => ({
    name: names[key],
    value: small[key] / whole[key],
  }));
  return {
    id: "packing",
    title: "AUC of the model as browsers load it, relative to its source; the lowest",
    form: "FACTOR",
    value: Math.min(...parts.map(({ value }) => value)),
    better: "HIGHER",
    goal: retainedGoal,
    numberOfCases: human.rightStopped.total,
    caseUnit: "readings",
    source: humanSource,
    cases: "BUILDING",
    baselines: [],
    parts,
  };
}

/** All figures of a run, in the format of results/pronunciation.json. */
export function figuresOf(results: Results): Figure[] {
  return [
    ...(results.learners ? learnerFigures(results.learners) : []),
    ...measureFigures(results),
    ...otherFigures(results),
    ...noiseFigures(results),
    packingFigure(results),
  ];
}

const unenforced = new Set(measures.flatMap(({ id, isEnforced }) => (isEnforced === false ? [id] : [])));

function isMissed({ value, of, goal, better }: Figure): boolean {
  if (goal === undefined) return false;
  const reached = of === undefined ? value : value / of;
  return better === "HIGHER" ? !(reached >= goal) : !(reached <= goal);
}

function printTable(rows: string[][]): void {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

/** Prints all figures and returns how many enforced goals are missed. */
export function printFigures(figures: readonly Figure[]): number {
  const goalText = ({ goal, form, better }: Figure) =>
    goal === undefined
      ? ""
      : `${better === "HIGHER" ? "≥" : "≤"} ${form === "COUNT" ? percent(goal) : formats[form]({ value: goal })}`;
  const mark = (figure: Figure) =>
    !isMissed(figure) ? "" : unenforced.has(figure.id) ? "over (not enforced)" : "MISSED";
  printTable([
    ["figure", "value", "cases", "goal", ""],
    ...figures.flatMap((figure) => [
      [
        figure.title,
        formats[figure.form](figure),
        String(figure.numberOfCases),
        goalText(figure),
        mark(figure),
      ],
      ...(figure.parts ?? []).map((part) => [`  ${part.name}`, formats[figure.form](part), "", "", ""]),
    ]),
  ]);
  return figures.filter((figure) => isMissed(figure) && !unenforced.has(figure.id)).length;
}

/** Rounds figures to four decimals, as in the results file. */
export const roundFigures = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({
    ...figure,
    value: round(figure.value),
    ...(figure.parts && { parts: figure.parts.map((part) => ({ ...part, value: round(part.value) })) }),
  }));

const round = (value: number) => Number(value.toFixed(4));
