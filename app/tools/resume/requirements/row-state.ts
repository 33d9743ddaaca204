import { fillTemplate } from "#domain/text/fill-template.ts";
import type { AskedRow } from "./asked.ts";
import words from "./edits.data.ts";

export const weightNames = { 0.5: "half", 1: "normal", 2: "double", 3: "triple" } as const;

/** What a requirement counts, in words: "must have, double". */
export function rowState({ counts, weight, isDropped, into, includes }: AskedRow): string {
  if (isDropped) return words.dropped;
  if (into) return fillTemplate(words.mergedInto, { label: into.label });
  const labels = includes.map(({ label }) => label).join(", ");
  return [
    words.priorities[counts],
    ...(weight === 1 ? [] : [words.weights[weightNames[weight]]]),
    ...(labels === "" ? [] : [fillTemplate(words.includes, { labels })]),
  ].join(", ");
}

/** Marks a row whose requirement does not count by itself. */
export const outMark = ({ isDropped, into }: AskedRow) =>
  isDropped ? "dropped" : into ? "merged" : undefined;
