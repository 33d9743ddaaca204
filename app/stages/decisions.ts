import { collator } from "#domain/language/formats.ts";
import { compareCodes } from "#domain/text/compare-codes.ts";
import type { Decision, Person, Round } from "./round.ts";

/** The decision about a person, or why there is none. */
export type Standing = Decision["decision"] | "OPEN" | "WITHDREW";

export function standingOf({
  decision,
  withdrew,
}: {
  decision?: { decision: Decision["decision"] } | undefined;
  withdrew?: unknown;
}): Standing {
  return decision?.decision ?? (withdrew ? "WITHDREW" : "OPEN");
}

/** When something last happened to a person. */
export function lastChange({
  applied,
  steps,
  decision,
  withdrew,
  notes = [],
}: Pick<Person, "steps" | "withdrew"> & {
  applied: { at: string };
  decision?: { at: string } | undefined;
  notes?: { at: string }[];
}): string {
  const begun = steps.filter(({ state }) => state !== "WAITING");
  const moments = [applied, ...begun, ...notes, decision, withdrew].flatMap((event) => event?.at ?? []);
  return moments.toSorted().at(-1) ?? "";
}

/** The day on which something last happened in the round, such as 2026-11-20. */
export function lastDay({ people }: Round): string {
  return people.map(lastChange).toSorted().at(-1)?.slice(0, 10) ?? "";
}

export type Decided = Person & { decision: Decision };

/** People with a decision, latest first. */
export function latestDecisions({ people }: Round): Decided[] {
  return people
    .flatMap(({ decision, ...person }) => (decision ? [{ ...person, decision }] : []))
    .toSorted((a, b) => compareCodes(b.decision.at, a.decision.at) || collator("en").compare(a.name, b.name));
}
