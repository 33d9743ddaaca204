import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./board.data.ts";
import type { BoardPerson, Settling } from "./board-person.ts";

/** In display order. */
export const settlings = ["OPEN", "CONFIRMED", "ASK", "CLEARED"] as const satisfies Settling[];

/** Groups of the flag filter. NOT_HERE: the test was taken, but is not in the sample. */
export const flagGroups = ["OPEN", "SETTLED", "NONE", "NOT_HERE", "NO_TEST"] as const;
export type FlagGroup = (typeof flagGroups)[number];

export function countSettled({ flags = [] }: BoardPerson, settling: Settling): number {
  return flags.filter((flag) => flag.settling === settling).length;
}

export function flagGroup(person: BoardPerson): FlagGroup {
  const { flags, steps } = person;
  if (!flags) {
    const hasTest = steps.some(({ step, state }) => step === "ASSESSMENT" && state !== "WAITING");
    return hasTest ? "NOT_HERE" : "NO_TEST";
  }
  if (flags.length === 0) return "NONE";
  return countSettled(person, "OPEN") > 0 ? "OPEN" : "SETTLED";
}

/** Sort key of the flags column: open flags first, then the number of flags. */
export function flagOrder(person: BoardPerson): number {
  const group = flagGroup(person);
  if (group === "NO_TEST" || group === "NOT_HERE") return group === "NO_TEST" ? -2 : -1;
  return countSettled(person, "OPEN") * 100 + (person.flags?.length ?? 0);
}

/** Summarises a person's flags, such as "4 flags, 3 confirmed, 1 cleared". */
export function flagsText(person: BoardPerson): string {
  const { groups, states, one, many, some } = words.flags;
  const group = flagGroup(person);
  if (group !== "OPEN" && group !== "SETTLED") return groups[group];
  const count = person.flags?.length ?? 0;
  const settled = settlings.filter((settling) => countSettled(person, settling) > 0);
  const [only] = settled;
  const state =
    settled.length === 1 && only
      ? states[only]
      : settled
          .map((settling) =>
            fillTemplate(some, { count: countSettled(person, settling), state: states[settling] }),
          )
          .join(", ");
  return fillTemplate(count === 1 ? one : many, { count, state });
}

/** The number of a person's answers, with the note of the colleague who read them. No engine judges them. */
export function testsText(person: BoardPerson): string {
  const { work } = person;
  if (!work) return words.flags.groups[flagGroup(person) === "NO_TEST" ? "NO_TEST" : "NOT_HERE"];
  const { answers: count, note } = work;
  return note
    ? fillTemplate(words.tests.noted, { count, by: note.source, text: note.text })
    : fillTemplate(words.tests.forPerson, { count });
}
