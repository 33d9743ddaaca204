import type { Bar, ResultRow, ResultsWords } from "#app/sections/results/results.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Form } from "#scripts/results/results.schema.ts";
import type { AnyFigure, Baseline, Value } from "./held-out-figures.ts";

/* How figures of `results/` are written and drawn. */

const grouped = new Intl.NumberFormat("en-GB");
export const formatCount = (count: number): string => grouped.format(count);

/** Never rounds a share below 100% up to 100%; small shares get two decimals. */
function percent(share: number): string {
  const isNearEnd = (share > 0 && share < 0.01) || (share < 1 && share >= 0.9995);
  return `${Number((100 * share).toFixed(isNearEnd ? 2 : 1))}%`;
}

export function valueText(form: Form, { value }: Value): string {
  switch (form) {
    case "SHARE":
      return percent(value);
    case "COUNT":
      return formatCount(value);
    case "POINTS":
      return value.toFixed(0);
    case "MILLISECONDS":
    case "KILOBYTES":
      return value.toFixed(1);
    default:
      return value.toFixed(3);
  }
}

/** Includes the total, where there is no room for a unit. */
export const shortText = (form: Form, value: Value): string =>
  value.of === undefined ? valueText(form, value) : `${valueText(form, value)} of ${formatCount(value.of)}`;

export const ratio = ({ value, of }: Value): number => (of === undefined ? value : value / of);

export const isBetter = (baseline: Baseline, { better, ...figure }: Pick<AnyFigure, "better"> & Value) =>
  better === "HIGHER" ? ratio(baseline) > ratio(figure) : ratio(baseline) < ratio(figure);

export const isReached = (goal: number, { better, ...figure }: Pick<AnyFigure, "better"> & Value) =>
  better === "HIGHER" ? ratio(figure) >= goal : ratio(figure) <= goal;

export function goalText(
  goal: number,
  { better, form }: Pick<AnyFigure, "better" | "form">,
  words: ResultsWords,
): string {
  const value = form === "COUNT" || form === "SHARE" ? percent(goal) : String(goal);
  return fillTemplate(better === "HIGHER" ? words.atLeast : words.atMost, { value });
}

export function toGoal(figure: AnyFigure, words: ResultsWords): ResultRow["goal"] {
  if (figure.goal === undefined) return undefined;
  const reached = isReached(figure.goal, figure);
  const text = `${goalText(figure.goal, figure, words)}, ${reached ? words.reached : words.missed}`;
  return { text, isMissed: !reached };
}

/** Whether values are from 0 to 1. */
const isPart = (form: Form) => ["SHARE", "COUNT", "AUC", "NDCG", "F1", "CORRELATION"].includes(form);

/** Bars of the engine and of simple methods on one scale: up to 1, or up to the longest. */
export function toBars(figure: Pick<AnyFigure, "form"> & Value, baselines: Baseline[], ours: string): Bar[] {
  if (baselines.length === 0) return [];
  const entries = [
    { ...figure, name: ours, isOurs: true },
    ...baselines.map((baseline) => ({ ...baseline, isOurs: false })),
  ];
  const whole = isPart(figure.form) ? 1 : Math.max(...entries.map(ratio));
  return entries.map((entry) => ({
    name: entry.name,
    value: ("text" in entry ? entry.text : undefined) ?? shortText(figure.form, entry),
    percent: Math.round((1000 * Math.max(0, ratio(entry))) / whole) / 10,
    isOurs: entry.isOurs,
  }));
}

export const joinNames = (names: string[]): string =>
  names
    .map((name, index) =>
      index === 0 ? name : name.replace(/^[A-Z](?=[a-z]*\b)/, (letter) => letter.toLowerCase()),
    )
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1");
