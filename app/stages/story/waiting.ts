import { lastDay, type Standing, standingOf } from "../decisions.ts";
import type { Person, Round } from "../round.ts";
import { storyPeople } from "./moments.ts";

/** The people with one answer. `days` from application to answer are sorted, the shortest first. */
export type Wait = { standing: Standing; people: number; letters: number; days: number[] };

const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00Z`) / 86_400_000;

/** The days from a person's application to the answer; until the last day of the round where there is none. */
export function daysWaited({ applied, decision, withdrew }: Person, today: string): number {
  return dayOf(decision?.at ?? withdrew?.at ?? today) - dayOf(applied.at);
}

/** The people apart from those whom the story follows, by their answer. */
export function waits(round: Round): Wait[] {
  const today = lastDay(round);
  const ids: string[] = Object.values(storyPeople);
  const others = round.people.filter(({ id }) => !ids.includes(id));
  return (["REJECT", "HOLD", "OPEN", "WITHDREW"] as const).flatMap((standing) => {
    const days = others
      .filter((person) => standingOf(person) === standing)
      .map((person) => daysWaited(person, today))
      .toSorted((a, b) => a - b);
    // A decision drafts a letter.
    const letters = standing === "OPEN" || standing === "WITHDREW" ? 0 : days.length;
    return days.length === 0 ? [] : [{ standing, people: days.length, letters, days }];
  });
}

/** The middle of sorted numbers: half of them are this or less. */
export function median(sorted: number[]): number {
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
