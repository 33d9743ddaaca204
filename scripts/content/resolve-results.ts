import type {
  EngineResult,
  MeasuredFigure,
  ResultRow,
  ResultSet,
  ResultsWords,
} from "#app/sections/results/results.schema.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { engineVersion } from "#scripts/results/engine-version.ts";
import { readResults } from "#scripts/results/read-results.ts";
import type { Figure, Form } from "#scripts/results/results.schema.ts";
import { type AnyFigure, heldOutFigures } from "./held-out-figures.ts";
import { measures, poolFigures } from "./pool-results.ts";
import { formatCount, isBetter, joinNames, shortText, toBars, toGoal, valueText } from "./result-texts.ts";

/* Figures of `results/` with the wording of `content/results.yaml`. */

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function toRow(figure: AnyFigure, words: ResultsWords): ResultRow {
  const { form, title, numberOfCases, caseUnit, source, baselines, limits, parts = [] } = figure;
  const units: Partial<Record<Form, string>> = words.forms;
  const unit = units[form];
  const goal = toGoal(figure, words);
  const better = baselines.filter((baseline) => isBetter(baseline, figure));
  return {
    value: valueText(form, figure),
    ...(unit !== undefined && { unit: fillTemplate(unit, { of: formatCount(figure.of ?? 0) }) }),
    title,
    cases: fillTemplate(words.cases, { number: formatCount(numberOfCases), unit: caseUnit, source }),
    ...(better.length > 0 && {
      worse: fillTemplate(words.worse, { names: joinNames(better.map(({ name }) => name)) }),
    }),
    ...(limits !== undefined && { limits }),
    bars: toBars(figure, baselines, words.ours),
    ...(goal !== undefined && { goal }),
    parts: parts.map((part) => ({ name: part.name, value: shortText(form, part) })),
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
      count: fillTemplate(words.count, { count: figures.length }),
      rows: figures.map((figure) => toRow(figure, words)),
      ...(limits !== undefined && { limits }),
    },
  ];
}

/** The engines of the tools for candidates. All others belong to products. */
const toolEngines = new Set(["resume-match", "pronunciation"]);
const pageOf = (engine: string) =>
  toolEngines.has(engine) ? "/company/how-we-measure" : "/company/product-figures";

/** Figures of held-out.json have the goals that the benches set for the same measure. */
function withGoals(figures: AnyFigure[], bench: readonly Figure[]): AnyFigure[] {
  return figures.map((figure) => {
    const goal = bench.find(
      ({ id, goal }) => goal !== undefined && (measures(figure.id, id) || measures(id, figure.id)),
    )?.goal;
    return goal === undefined ? figure : { ...figure, goal };
  });
}

/** All figures of `results/` below `root`, by engine; those of held-out.json apart. */
function readFigures(root: string, words: ResultsWords) {
  const { engines, heldOut, versions } = readResults(root);
  const unseen = heldOut ? heldOutFigures(heldOut, words.heldOut) : {};
  const files = new Map(engines.map(({ value }) => [value.engine, value]));
  const ids = [...new Set([...Object.keys(unseen), ...files.keys()])];
  return ids.map((id) => {
    const file = files.get(id);
    return {
      id,
      file,
      heldOut: heldOut && {
        figures: withGoals(unseen[id] ?? [], file?.figures ?? []),
        measurement: { date: heldOut.date, name: heldOut.commit, version: versions[heldOut.commit]?.[id] },
      },
    };
  });
}

/**
 * What was measured on unseen cases, for references such as `chat.intent`: an engine, and what the ids of its
 * figures end with.
 * @returns the figures, and the references that name none
 */
export function resolveMeasured(
  root: string,
  words: ResultsWords,
  references: readonly string[],
): { measured: MeasuredFigure[]; unknown: string[] } {
  const engines = readFigures(root, words);
  const measured: MeasuredFigure[] = [];
  const unknown: string[] = [];
  for (const reference of references) {
    const [engine = "", measure = ""] = reference.split(".");
    const { file, heldOut } = engines.find(({ id }) => id === engine) ?? {};
    const figures = [...(heldOut?.figures ?? []), ...(file?.figures ?? [])];
    const figure = poolFigures(figures, reference, measure, words);
    if (figure)
      measured.push({
        ...figure,
        engine: words.engines[engine] ?? engine,
        url: `${pageOf(engine)}#${engine}`,
      });
    else unknown.push(reference);
  }
  return { measured, unknown };
}

type Resolved = Pick<SectionOf<"RESULTS">, "engines" | "labels" | "summary">;

/**
 * The figures of `results/` below `root`, by engine. Figures on unseen cases come first.
 * @param of whether to return the engines of the tools or of the products
 * @param summary references of the lines at the top
 */
export function resolveResults(
  root: string,
  words: ResultsWords,
  of: "TOOLS" | "PRODUCTS",
  summary: readonly string[],
): Resolved {
  const shown = readFigures(root, words).filter(({ id }) => toolEngines.has(id) === (of === "TOOLS"));
  return {
    labels: words.labels,
    summary: resolveMeasured(root, words, summary).measured,
    engines: shown.map(({ id, file, heldOut }): EngineResult => {
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
        ? toSet("UNSEEN", heldOut.figures, heldOut.measurement, current, words, words.heldOut.limits)
        : [];
      return {
        id,
        name: words.engines[id] ?? file?.name ?? id,
        sets: [...heldOutSet, ...ofFile("UNSEEN"), ...ofFile("BUILDING")],
        ...(file && { command: file.command }),
      };
    }),
  };
}
