import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayCount } from "../short-day.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { Measure } from "./report-data.ts";

/** The id of refusals whose people meet every requirement. */
export const otherReason = "OTHER";

const titles: Record<string, string> = {
  ...stageWords.steps,
  ...words.flags.states,
  [otherReason]: words.reports.otherReason,
};
export const barTitle = (id: string) => titles[id] ?? id;

export function barValue(value: number, measure: Measure): string {
  if (measure !== "TIME_IN_STEP")
    return fillTemplate(value === 1 ? words.reports.person : words.reports.people, { count: value });
  return dayCount(value, words.reports);
}
