import { type Classifier, packWords, unpackWords } from "text-classifier";

/**
 * Weights of one feature for `missing` (always 0), `partly` and `shown`, by criterion; "" is for all
 * criteria.
 */
export type FeatureWeights = ReadonlyMap<string, readonly [missing: 0, partly: number, shown: number]>;

/** Learnt weights of the clause classifier. Each feature is decoded on first use. */
export type ClauseWeights = {
  /** Integer that represents 1. */
  scale: number;
  of: (feature: string) => FeatureWeights | undefined;
};

/** Weights as text that compresses well. */
export type WrittenWeights = {
  /** In order, by `packWords`. */
  names: string;
  /** One line per feature with its criteria: a letter for each by its index, "-" for all criteria. */
  owners: string;
  /** Two letters for each owner: weights for "partly" and "shown" relative to "missing", with "P" for 0. */
  numbers: string;
};

const ofCriterion = /^([a-z-]+): /;
const zero = 80;
const largest = 45;
const firstOwner = "a".charCodeAt(0);
const all = "-";

const letterOf = (number: number) =>
  String.fromCharCode(zero + Math.max(-largest, Math.min(largest, number)));

/**
 * Packs a classifier of `missing`, `partly` and `shown` with features `CRITERION: NAME`, or `NAME` for all
 * criteria. Weights are relative to "missing", which leaves the probabilities unchanged, and clamped to ±45.
 */
export function writeClauseWeights({ weights }: Classifier, criteria: readonly string[]): WrittenWeights {
  const entries = new Map<string, [owner: string, numbers: string][]>();
  for (const [name, [missing = 0, partly = 0, shown = 0]] of Object.entries(weights)) {
    if (partly === missing && shown === missing) continue;
    const [prefix = "", criterion] = ofCriterion.exec(name) ?? [];
    const feature = name.slice(prefix.length);
    const owner =
      criterion === undefined ? all : String.fromCharCode(firstOwner + criteria.indexOf(criterion));
    const own = entries.get(feature) ?? [];
    entries.set(feature, own);
    own.push([owner, letterOf(partly - missing) + letterOf(shown - missing)]);
  }
  const features = [...entries.keys()].toSorted();
  const inOrder = features.map((feature) => entries.get(feature) ?? []);
  return {
    names: packWords(features),
    owners: inOrder.map((own) => own.map(([owner]) => owner).join("")).join("\n"),
    numbers: inOrder.flatMap((own) => own.map(([, numbers]) => numbers)).join(""),
  };
}

/** Reads the output of `writeClauseWeights`. */
export function readClauseWeights(
  criteria: readonly string[],
  scale: number,
  { names, owners, numbers }: WrittenWeights,
): ClauseWeights {
  const places = new Map(unpackWords(names).map((name, place) => [name, place]));
  const ownersOf = owners.split("\n");
  const begins: number[] = [];
  let entries = 0;
  for (const own of ownersOf) {
    begins.push(entries);
    entries += own.length;
  }
  const decode = (place: number): FeatureWeights =>
    new Map(
      [...(ownersOf[place] ?? "")].map((owner, index) => {
        const at = ((begins[place] ?? 0) + index) * 2;
        const criterion = owner === all ? "" : (criteria[owner.charCodeAt(0) - firstOwner] ?? "");
        return [criterion, [0, numbers.charCodeAt(at) - zero, numbers.charCodeAt(at + 1) - zero]];
      }),
    );
  const decoded = new Map<string, FeatureWeights>();
  return {
    scale,
    of: (feature) => {
      const place = places.get(feature);
      if (place === undefined) return undefined;
      const weights = decoded.get(feature) ?? decode(place);
      decoded.set(feature, weights);
      return weights;
    },
  };
}
