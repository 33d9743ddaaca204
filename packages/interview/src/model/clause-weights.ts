import type { Classifier } from "text-classifier";

/** The weights of one feature for each criterion, and for all under "": a number for each class. */
export type FeatureWeights = ReadonlyMap<string, readonly number[]>;

/** What a classifier of clause groups has learnt. A feature's weights are parsed when they are first looked up. */
export type ClauseWeights = {
  /** The number that stands for 1. */
  scale: number;
  of: (feature: string) => FeatureWeights | undefined;
};

const ofCriterion = /^([a-z-]+): /;

/** The letter of a criterion by its place in the list. */
const letterAt = (place: number) => String.fromCharCode("a".charCodeAt(0) + place);

/**
 * A classifier of clause groups as lines of text, one for each feature: `feature=3,,-2;a7,-1;c,4,`. Entries are separated by
 * semicolons. Each begins with the letter of its criterion, or none for all criteria, and has a whole number for each
 * class, or nothing for 0.
 */
export function writeClauseWeights({ weights }: Classifier, criteria: readonly string[]): string {
  const entries = new Map<string, string[]>();
  for (const [name, numbers] of Object.entries(weights)) {
    const [prefix = "", criterion] = ofCriterion.exec(name) ?? [];
    const feature = name.slice(prefix.length);
    const letter = criterion === undefined ? "" : letterAt(criteria.indexOf(criterion));
    const entry = `${letter}${numbers.map((number) => number || "").join(",")}`;
    entries.set(feature, [...(entries.get(feature) ?? []), entry]);
  }
  return [...entries].map(([feature, own]) => `${feature}=${own.join(";")}`).join("\n");
}

/** The weights that `writeClauseWeights` wrote. */
export function readClauseWeights(criteria: readonly string[], scale: number, lines: string): ClauseWeights {
  const written = new Map<string, string>();
  for (const line of lines.split("\n")) {
    const at = line.lastIndexOf("=");
    written.set(line.slice(0, at), line.slice(at + 1));
  }
  const names = new Map(criteria.map((criterion, place) => [letterAt(place), criterion]));
  const parse = (entries: string): FeatureWeights =>
    new Map(
      entries.split(";").map((entry) => {
        const criterion = names.get(entry.charAt(0));
        const numbers = criterion === undefined ? entry : entry.slice(1);
        return [criterion ?? "", numbers.split(",").map(Number)];
      }),
    );
  const parsed = new Map<string, FeatureWeights>();
  return {
    scale,
    of: (feature) => {
      const entries = written.get(feature);
      if (entries === undefined) return undefined;
      const weights = parsed.get(feature) ?? parse(entries);
      parsed.set(feature, weights);
      return weights;
    },
  };
}
