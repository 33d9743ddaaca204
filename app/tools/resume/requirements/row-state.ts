import { useWords } from "#app/language/language.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { AskedRow } from "./asked.ts";
import english from "./edits.data.ts";

type Words = typeof english;

/** The words of the corrections in the page's language. */
export const useEditWords = (): Words => useWords("scoreEdits", english);

export const weightNames = { 0.5: "half", 1: "normal", 2: "double", 3: "triple" } as const;

/** What a requirement counts, in words: "must have, double". */
export function rowState(row: AskedRow, words: Words): string {
  const { counts, weight, isDropped, into, includes } = row;
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
