import { formatClock } from "#domain/language/format-time.ts";
import { dateFormat } from "#domain/language/formats.ts";
import type { Change } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayMs } from "#domain/time.ts";
import type { RoundEntry } from "../store/round-store.ts";
import type { CopiesWords } from "./copies.schema.ts";

const date = dateFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** Midnight of a day in the user's own time, in UTC, so that days of 23 hours count, too. */
const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());

/** "today at 14:32", "yesterday", "5 days ago", and the date from a month on. `at` and `now` are in milliseconds. */
export function agoText(at: number, now: number, { ago }: Pick<CopiesWords, "ago">): string {
  const moment = new Date(at);
  const days = Math.round((dayOf(new Date(now)) - dayOf(moment)) / dayMs);
  if (days <= 0) return fillTemplate(ago.at, { time: formatClock(moment) });
  if (days === 1) return ago.yesterday;
  return days <= 30 ? fillTemplate(ago.days, { count: days }) : date.format(moment);
}

/** "36 MB", "1.1 GB" or "120 KB", in the units that file managers show. */
export function sizeText(bytes: number): string {
  const units = ["KB", "MB", "GB"];
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${Math.max(value, 1).toFixed(digits)} ${units[unit]}`.replace(".0 ", " ");
}

type CopyState = { people: number } & Pick<RoundEntry, "exported" | "exportedClock">;

/** The changes that the last copy does not have. */
export function changesSince(
  { exportedClock = 0 }: Pick<CopyState, "exportedClock">,
  changes: readonly Change[],
): number {
  return changes.filter(({ clock }) => clock > exportedClock).length;
}

/** So many changes are worth a new copy; after a week, fewer are. */
const manyChanges = 25;
const someChanges = 5;
const weekMs = 7 * dayMs;

export type CopyOffer =
  /** There are no candidates yet, so nothing to lose. */
  | { kind: "NONE" }
  | { kind: "FIRST" }
  | { kind: "AGAIN"; changes: number }
  /** The last copy is new enough. */
  | { kind: "FRESH"; changes: number };

/** Whether to offer a copy of the round now. */
export function copyOffer(state: CopyState, changes: readonly Change[], now: number): CopyOffer {
  if (state.exported === 0) return { kind: state.people === 0 ? "NONE" : "FIRST" };
  const count = changesSince(state, changes);
  const isOld = now - state.exported > weekMs;
  return { kind: count >= (isOld ? someChanges : manyChanges) ? "AGAIN" : "FRESH", changes: count };
}
