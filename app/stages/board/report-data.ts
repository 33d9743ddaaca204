import type { StepName } from "../round.ts";
import { stepNames } from "../step-names.ts";
import type { Settling } from "./board-person.ts";
import type { BoardRow } from "./board-rows.ts";
import { countSettled, settlings } from "./board-tests.ts";

export const measures = ["TIME_IN_STEP", "FURTHEST_STEP", "REFUSALS", "FLAGS"] as const;
export type Measure = (typeof measures)[number];

/** A bar: its people, and its value in days or people. */
export type Bar = { value: number; rows: BoardRow[] } & (
  | { measure: "TIME_IN_STEP" | "FURTHEST_STEP"; id: StepName }
  | { measure: "REFUSALS"; id: string }
  | { measure: "FLAGS"; id: Settling }
);

const dayMs = 86_400_000;
const timeOf = (moment: string) => Date.parse(`${moment.replace(" ", "T")}Z`);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** Days from the end of the previous step (or the application) to that of a step; undefined if unfinished. */
export function daysInStep({ person }: BoardRow, step: StepName): number | undefined {
  const index = person.steps.findIndex((entry) => entry.step === step && entry.state === "DONE");
  if (index < 0) return undefined;
  const end = person.steps[index]?.at ?? "";
  const begin = person.steps[index - 1]?.at ?? person.applied.at;
  return (timeOf(end) - timeOf(begin)) / dayMs;
}

function furthestStep({ person }: BoardRow): StepName | undefined {
  return person.steps.findLast(({ state }) => state === "DONE")?.step;
}

/** The must-have for which someone was rejected, if the reason names one. */
export function refusalReason({ person, decision }: BoardRow): string | undefined {
  const named = person.missing.find(({ label, mustHave }) => mustHave && decision?.reason.includes(label));
  return named?.label ?? decision?.unmet?.[0];
}

/**
 * The bars of a report. Times are medians in days of those who finished the step; other values count people.
 * @param other id of the bar for people rejected for another reason
 */
export function reportBars(rows: readonly BoardRow[], measure: Measure, other: string): Bar[] {
  switch (measure) {
    case "TIME_IN_STEP":
      return stepNames.flatMap((step) => {
        const finished = rows.filter((row) => daysInStep(row, step) !== undefined);
        if (finished.length === 0) return [];
        const value = median(finished.map((row) => daysInStep(row, step) ?? 0));
        return { measure, id: step, rows: finished, value };
      });
    case "FURTHEST_STEP":
      return stepNames.flatMap((step) => {
        const reached = rows.filter((row) => {
          const furthest = furthestStep(row);
          return furthest !== undefined && stepNames.indexOf(furthest) >= stepNames.indexOf(step);
        });
        return reached.length === 0 ? [] : { measure, id: step, rows: reached, value: reached.length };
      });
    case "REFUSALS": {
      const refused = Map.groupBy(
        rows.filter(({ standing }) => standing === "REJECT"),
        (row) => refusalReason(row) ?? other,
      );
      return [...refused]
        .map(([id, people]) => ({ measure, id, rows: people, value: people.length }))
        .sort((a, b) => b.value - a.value);
    }
    case "FLAGS":
      return settlings.flatMap((settling) => {
        const flagged = rows.filter(({ person }) => countSettled(person, settling) > 0);
        return flagged.length === 0 ? [] : { measure, id: settling, rows: flagged, value: flagged.length };
      });
  }
}
