import type {
  EngineResult,
  ResultRow,
  ResultSet,
  ResultsWords,
} from "#app/sections/results/results.schema.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { engineVersion } from "#scripts/results/engine-version.ts";
import { readResults } from "#scripts/results/read-results.ts";
import type { Figure, Form, HeldOut } from "#scripts/results/results.schema.ts";

/* Figures of `results/` with the wording of `content/results.yaml`. */

type Value = { value: number; of?: number | undefined };
/** `text` is the value as the results file writes it. */
type Baseline = Value & { name: string; text?: string };
type AnyFigure = Omit<Figure, "baselines" | "id"> & { baselines: Baseline[] };

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const grouped = new Intl.NumberFormat("en-GB");

/** Never rounds a share below 100 % up to 100 %; small shares get two decimals. */
function percent(share: number): string {
  const isNearEnd = (share > 0 && share < 0.01) || (share < 1 && share >= 0.9995);
  return `${Number((100 * share).toFixed(isNearEnd ? 2 : 1))}%`;
}

function valueText(form: Form, { value }: Value): string {
  switch (form) {
    case "SHARE":
      return percent(value);
    case "COUNT":
      return grouped.format(value);
    case "POINTS":
      return value.toFixed(0);
    case "MILLISECONDS":
    case "KILOBYTES":
      return value.toFixed(1);
    default:
      return value.toFixed(3);
  }
}

const ratio = ({ value, of }: Value) => (of === undefined ? value : value / of);

/** The figures of held-out.json by engine, converted to the format that the benches write. */
function heldOutFigures({ resume, pronunciation }: HeldOut, words: ResultsWords["heldOut"]) {
  const { titles, units, source } = words;
  const unseen = { source, cases: "UNSEEN" as const, better: "HIGHER" as const, baselines: [] };
  const parse = (text: string, separator: string): { value: number; of: number } => {
    const [value = 0, of = 0] = text.split(separator).map(Number);
    return { value, of };
  };
  const outOf = (title: string, unit: string, text: string): AnyFigure => {
    const count = parse(text, "/");
    return { ...unseen, title, form: "COUNT", ...count, numberOfCases: count.of, caseUnit: unit };
  };
  const { fields, ranking, contrasts } = resume;
  const named = (values: Record<string, number>) =>
    Object.entries(values).map(([name, value]) => ({ name, value }));
  const resumeFigures: AnyFigure[] = [
    {
      ...unseen,
      title: titles.meanF1,
      form: "F1",
      value: fields.meanF1,
      numberOfCases: fields.files,
      caseUnit: units.files,
      baselines: named(fields.peers),
      parts: named(fields.perField).map(({ name, value }) => ({ name: words.fields[name] ?? name, value })),
    },
    outOf(titles.hostileFiles, units.damagedFiles, fields.hostileFiles),
    ...ranking.sets.flatMap(({ name, engine, baselines }) =>
      (["nDCG10", "AUC"] as const).map((measure): AnyFigure => {
        const [, jobs = "1", unit = name] = /^(\d+) (.*)$/.exec(name) ?? [];
        return {
          ...unseen,
          title: titles[measure],
          form: measure === "AUC" ? "AUC" : "NDCG",
          value: engine[measure],
          numberOfCases: Number(jobs),
          caseUnit: unit,
          baselines: Object.entries(baselines).map(([name, values]) => ({ name, value: values[measure] })),
        };
      }),
    ),
    {
      ...unseen,
      title: titles.contrasts,
      form: "COUNT",
      value: contrasts.right,
      of: contrasts.pairs,
      numberOfCases: contrasts.pairs,
      caseUnit: units.pairs,
      baselines: Object.entries(contrasts.baselines).map(([name, text]) => {
        const counts = (text.match(/\d+ of \d+/g) ?? []).map((count) => parse(count, " of "));
        const sum = (key: "value" | "of") => counts.reduce((total, count) => total + count[key], 0);
        return { name, text, value: sum("value"), of: sum("of") };
      }),
    },
  ];

  const { human, syntheticVoices, nonSpeechRefused, realTimeFactor } = pronunciation;
  const { trials, ...measures } = human;
  const { trials: syntheticTrials, ...synthetic } = syntheticVoices;
  const syntheticValues: Partial<Record<keyof typeof measures, number>> = synthetic;
  const lowerIsBetter: (keyof typeof measures)[] = ["falseSkips", "falseInserts", "rightTextDoubted"];
  const pronunciationFigures: AnyFigure[] = [
    ...(Object.keys(measures) as (keyof typeof measures)[]).map((measure): AnyFigure => {
      const voices = syntheticValues[measure];
      return {
        ...unseen,
        title: titles[measure],
        form: measure.includes("AUC") ? "AUC" : "SHARE",
        value: measures[measure],
        better: lowerIsBetter.includes(measure) ? "LOWER" : "HIGHER",
        numberOfCases: trials,
        caseUnit: units.trials,
        ...(voices !== undefined && {
          parts: [{ name: fillTemplate(words.synthetic, { trials: syntheticTrials }), value: voices }],
        }),
      };
    }),
    outOf(titles.nonSpeechRefused, units.sounds, nonSpeechRefused),
    {
      ...unseen,
      title: titles.realTimeFactor,
      form: "FACTOR",
      value: realTimeFactor,
      better: "LOWER",
      numberOfCases: trials,
      caseUnit: units.trials,
    },
  ];
  return { "resume-match": resumeFigures, pronunciation: pronunciationFigures };
}

const isBetter = (baseline: Baseline, { better, ...figure }: AnyFigure) =>
  better === "HIGHER" ? ratio(baseline) > ratio(figure) : ratio(baseline) < ratio(figure);

const joinNames = (names: string[]) => names.join(", ").replace(/, ([^,]*)$/, " and $1");

function toGoal({ goal, better, form, ...value }: AnyFigure, words: ResultsWords): ResultRow["goal"] {
  if (goal === undefined) return undefined;
  const isReached = better === "HIGHER" ? ratio(value) >= goal : ratio(value) <= goal;
  const text = form === "COUNT" || form === "SHARE" ? percent(goal) : String(goal);
  const limit = fillTemplate(better === "HIGHER" ? words.atLeast : words.atMost, { value: text });
  return { text: `${limit}, ${isReached ? words.reached : words.missed}`, isMissed: !isReached };
}

function toRow(figure: AnyFigure, words: ResultsWords): ResultRow {
  const { form, title, numberOfCases, caseUnit, source, baselines, limits, parts = [] } = figure;
  const units: Partial<Record<Form, string>> = words.forms;
  const unit = units[form];
  const goal = toGoal(figure, words);
  const better = baselines.filter((baseline) => isBetter(baseline, figure));
  /** Includes the total: parts and baselines have no room for a unit. */
  const shortText = (value: Value) =>
    value.of === undefined ? valueText(form, value) : `${valueText(form, value)} of ${value.of}`;
  return {
    value: valueText(form, figure),
    ...(unit !== undefined && { unit: fillTemplate(unit, { of: figure.of ?? "" }) }),
    title,
    cases: fillTemplate(words.cases, { number: grouped.format(numberOfCases), unit: caseUnit, source }),
    ...(better.length > 0 && {
      worse: fillTemplate(words.worse, { names: joinNames(better.map(({ name }) => name)) }),
    }),
    ...(limits !== undefined && { limits }),
    baselines: baselines.map((baseline) => ({
      name: baseline.name,
      value: baseline.text ?? shortText(baseline),
    })),
    ...(goal !== undefined && { goal }),
    parts: parts.map((part) => ({ name: part.name, value: shortText(part) })),
  };
}

/** The number of comparisons in which each method beats the engine; the strongest method first. */
function summarise(figures: AnyFigure[], words: ResultsWords): string[] {
  const comparisons = figures.flatMap((figure) =>
    figure.baselines.map((baseline) => ({ name: baseline.name, isBetter: isBetter(baseline, figure) })),
  );
  return [...new Set(comparisons.map(({ name }) => name))]
    .map((name) => {
      const own = comparisons.filter((comparison) => comparison.name === name);
      return { name, all: own.length, worse: own.filter((comparison) => comparison.isBetter).length };
    })
    .sort((a, b) => b.worse - a.worse)
    .map((counts) => fillTemplate(counts.worse === 0 ? words.beatsNever : words.beats, counts));
}

/** `version` is undefined if unknown; the engine may have changed since. */
type Measurement = { date: string; name: string; version: string | undefined };

function toSet(
  kind: ResultSet["kind"],
  figures: AnyFigure[],
  { date, name, version }: Measurement,
  current: string | undefined,
  words: ResultsWords,
  limits: string | undefined,
): ResultSet[] {
  if (figures.length === 0) return [];
  const template = version !== undefined && version === current ? words.measured : words.measuredEarlier;
  return [
    {
      kind,
      ...(kind === "UNSEEN" ? words.unseen : words.building),
      measured: fillTemplate(template, { date: longDate.format(new Date(date)), version: name }),
      summary: kind === "UNSEEN" ? summarise(figures, words) : [],
      rows: figures.map((figure) => toRow(figure, words)),
      ...(limits !== undefined && { limits }),
    },
  ];
}

type Resolved = Pick<SectionOf<"RESULTS">, "engines" | "labels">;

/** The engines of the tools for candidates. All others belong to products. */
const toolEngines = new Set(["resume-match", "pronunciation"]);

/**
 * The figures of `results/` below `root`, by engine. Engines with figures on unseen cases come first, and so
 * do these figures.
 * @param of whether to return the engines of the tools or of the products
 */
export function resolveResults(root: string, words: ResultsWords, of: "TOOLS" | "PRODUCTS"): Resolved {
  const { engines, heldOut, versions } = readResults(root);
  const unseen: Record<string, AnyFigure[]> = heldOut ? heldOutFigures(heldOut, words.heldOut) : {};
  const files = new Map(engines.map(({ value }) => [value.engine, value]));
  const ids = [...new Set([...Object.keys(unseen), ...files.keys()])].filter(
    (id) => toolEngines.has(id) === (of === "TOOLS"),
  );
  return {
    labels: { baselines: words.baselines, parts: words.parts, command: words.command },
    engines: ids.map((id): EngineResult => {
      const file = files.get(id);
      const current = engineVersion(root, id);
      const ofFile = (kind: Figure["cases"]) =>
        file
          ? toSet(
              kind,
              file.figures.filter(({ cases }) => cases === kind),
              { date: file.date, name: file.version, version: file.version },
              current,
              words,
              file.limits,
            )
          : [];
      const heldOutSet = heldOut
        ? toSet(
            "UNSEEN",
            unseen[id] ?? [],
            { date: heldOut.date, name: heldOut.commit, version: versions[heldOut.commit]?.[id] },
            current,
            words,
            words.heldOut.limits,
          )
        : [];
      return {
        id,
        name: file?.name ?? id,
        sets: [...heldOutSet, ...ofFile("UNSEEN"), ...ofFile("BUILDING")],
        ...(file && { command: file.command }),
      };
    }),
  };
}
