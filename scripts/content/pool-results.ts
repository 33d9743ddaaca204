import type { MeasuredFigure, ResultsWords } from "#app/sections/results/results.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { AnyFigure, Baseline, Value } from "./held-out-figures.ts";
import {
  formatCount,
  goalText,
  isBetter,
  isReached,
  joinNames,
  ratio,
  shortText,
  toBars,
  valueText,
} from "./result-texts.ts";

/** Whether a figure's id ends with what it measures: `final-intent` measures `intent`. */
export const measures = (id: string, measure: string): boolean =>
  id === measure || id.endsWith(`-${measure}`);

type Weighted = Value & { cases: number };

/** Counts are summed. Other values are averaged, weighted by their number of cases. */
function pool(values: Weighted[]): Value {
  const cases = values.reduce((sum, value) => sum + value.cases, 0);
  if (values.every(({ of }) => of !== undefined)) {
    const sum = (key: "value" | "of") => values.reduce((total, entry) => total + (entry[key] ?? 0), 0);
    return { value: sum("value"), of: sum("of") };
  }
  return { value: values.reduce((sum, value) => sum + ratio(value) * value.cases, 0) / cases };
}

/** The simple method that does best on the cases of one figure. */
function strongest(figure: AnyFigure): Baseline | undefined {
  const sign = figure.better === "HIGHER" ? 1 : -1;
  return figure.baselines.toSorted((a, b) => sign * (ratio(b) - ratio(a)))[0];
}

/**
 * One figure for everything that was measured on unseen cases, never for the best set only.
 * @param figures all figures of an engine
 * @param measure what the ids of the pooled figures end with
 * @returns undefined if nothing was measured
 */
export function poolFigures(
  figures: AnyFigure[],
  reference: string,
  measure: string,
  words: ResultsWords,
): Omit<MeasuredFigure, "url" | "engine"> | undefined {
  const ofMeasure = figures.filter(({ id }) => measures(id, measure));
  const sets = ofMeasure.filter(({ cases }) => cases === "UNSEEN");
  const [first] = sets;
  if (!first) return undefined;
  const { form, better } = first;
  const value = { ...pool(sets.map((set) => ({ ...set, cases: set.numberOfCases }))), better };
  const number = sets.reduce((sum, set) => sum + set.numberOfCases, 0);

  const nameOf = ({ name }: Baseline) => words.heldOut.methods[name] ?? name;
  const compared = sets.flatMap((set) => {
    const baseline = strongest(set);
    return baseline ? [{ set, baseline, isBetter: isBetter(baseline, set) }] : [];
  });
  const comparedCases = compared.reduce((sum, { set }) => sum + set.numberOfCases, 0);
  const names = joinNames([...new Set(compared.map(({ baseline }) => nameOf(baseline)))]);
  const baselines: Baseline[] =
    compared.length === 0
      ? []
      : [
          {
            name:
              comparedCases === number
                ? names
                : fillTemplate(words.onPart, { names, number: formatCount(comparedCases) }),
            ...pool(compared.map(({ set, baseline }) => ({ ...baseline, cases: set.numberOfCases }))),
          },
        ];
  const lost = compared.filter(({ isBetter }) => isBetter).length;

  const goal = ofMeasure.find((figure) => figure.goal !== undefined)?.goal;
  const missed = goal === undefined ? 0 : sets.filter((set) => !isReached(goal, set)).length;
  const inSets = (count: number, template: string) => fillTemplate(template, { count, all: sets.length });
  const units: Partial<Record<typeof form, string>> = words.forms;
  const { title, unit } = words.pooled[reference] ?? { title: first.title, unit: first.caseUnit };
  return {
    id: reference,
    value: form === "COUNT" ? valueText("SHARE", { value: ratio(value) }) : shortText(form, value),
    ...(form !== "COUNT" && form !== "SHARE" && { unit: units[form] }),
    title,
    cases: fillTemplate(sets.length === 1 ? words.casesOfOne : words.casesOfSets, {
      number: formatCount(number),
      unit,
      sets: sets.length,
    }),
    bars: toBars(
      { form: form === "COUNT" ? "SHARE" : form, value: ratio(value) },
      baselines.map((baseline) => ({ name: baseline.name, value: ratio(baseline) })),
      words.ours,
    ),
    ...(lost > 0 && { worse: inSets(lost, sets.length === 1 ? words.worseInOne : words.worseIn) }),
    ...(goal !== undefined && {
      goal: {
        text: goalText(goal, first, words),
        isMissed: !isReached(goal, value),
        verdict: isReached(goal, value)
          ? missed === 0
            ? words.reached
            : inSets(missed, words.reachedBut)
          : words.missed,
      },
    }),
  };
}
