import { lastDay, type Standing, standingOf } from "../decisions.ts";
import type { Person, Round } from "../round.ts";

/** People with the same decision. `days` are from application to answer, in ascending order. */
export type Wait = { standing: Standing; people: number; letters: number; days: number[] };

const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00Z`) / 86_400_000;

/** Days from a person's application to the answer, or to `today` without one. */
export function daysWaited({ applied, decision, withdrew }: Person, today: string): number {
  return dayOf(decision?.at ?? withdrew?.at ?? today) - dayOf(applied.at);
}

/** Everyone, by decision. */
export function waits(round: Round): Wait[] {
  const today = lastDay(round);
  return (["SELECT", "REJECT", "HOLD", "OPEN", "WITHDREW"] as const).flatMap((standing) => {
    const days = round.people
      .filter((person) => standingOf(person) === standing)
      .map((person) => daysWaited(person, today))
      .toSorted((a, b) => a - b);
    // Every decision drafts a letter.
    const letters = standing === "OPEN" || standing === "WITHDREW" ? 0 : days.length;
    return days.length === 0 ? [] : [{ standing, people: days.length, letters, days }];
  });
}

/** Median of sorted numbers; the lower of the two middle ones if their number is even. */
export function median(sorted: number[]): number {
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
