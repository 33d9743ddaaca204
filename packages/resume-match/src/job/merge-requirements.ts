import { wordWeight } from "../match/word-weight.ts";
import type { Requirement } from "../report.ts";
import { smallWords, splitWords } from "../skills/words.ts";
import { priorityWeight } from "./priorities.ts";

/** What a requirement asks for: skills or languages, any of which is enough, or the stems of its words. */
type Meaning = { options: string[]; stems: string[] };

function meaningOf({ kind, label, skills }: Requirement): Meaning {
  const options = kind === "language" ? label.toLowerCase().split(" or ") : skills;
  const stems = splitWords(label)
    .filter(({ folded, stem }) => !smallWords.has(folded) && wordWeight(stem) > 0)
    .map(({ stem }) => stem);
  return { options, stems: [...new Set(stems)] };
}

const contains = (all: readonly string[], some: readonly string[]) =>
  some.length > 0 && some.every((one) => all.includes(one));

/** A single common word is no demand of its own, so it needs a second one to be the same as another. */
const isWhole = (stems: readonly string[]) => stems.length > 1;

/**
 * Whether two requirements are one demand: the same options, or a duty that repeats a stated one. "Java or Kotlin" with
 * "Java, if possible" are two.
 */
function isSame(a: Requirement, b: Requirement): boolean {
  const [first, second] = [meaningOf(a), meaningOf(b)];
  const isRepeated = a.priority !== "nice" && b.priority !== "nice";
  if (first.options.length > 0 && second.options.length > 0) {
    if ((a.kind === "language") !== (b.kind === "language")) return false;
    const isSubset = contains(first.options, second.options) || contains(second.options, first.options);
    return isSubset && (first.options.length === second.options.length || isRepeated);
  }
  if (a.kind !== b.kind || a.kind === "years" || a.kind === "education")
    return a.kind === b.kind && a.label.toLowerCase() === b.label.toLowerCase();
  if (a.label.toLowerCase() === b.label.toLowerCase()) return true;
  if (a.priority === b.priority || !isRepeated) return false;
  return (
    (isWhole(second.stems) && contains(first.stems, second.stems)) ||
    (isWhole(first.stems) && contains(second.stems, first.stems))
  );
}

/** One requirement for each demand, with the highest priority and years, and ids in the order of the text. */
export function mergeRequirements(all: readonly Requirement[]): Requirement[] {
  const merged: Requirement[] = [];
  for (const requirement of all) {
    const index = merged.findIndex((other) => isSame(other, requirement));
    const other = merged[index];
    if (!other) {
      merged.push({ ...requirement });
      continue;
    }
    const isHigher = priorityWeight[requirement.priority] > priorityWeight[other.priority];
    const [kept, left] = isHigher ? [requirement, other] : [other, requirement];
    const years = Math.max(kept.years ?? 0, left.years ?? 0);
    const amount = kept.amount ?? left.amount;
    merged[index] = { ...kept, ...(years > 0 && { years }), ...(amount && { amount }) };
  }
  return merged.map((requirement, index) => ({ ...requirement, id: `r${index + 1}` }));
}
