import { type Classifier, packWords, unpackWords } from "text-classifier";

/** The weights of one feature for each criterion, and for all under "": numbers for `missing` (0), `partly` and `shown`. */
export type FeatureWeights = ReadonlyMap<string, readonly [missing: 0, partly: number, shown: number]>;

/** The learnt weights of a classifier of clause groups. A feature's weights are decoded when they are first looked up. */
export type ClauseWeights = {
  /** The number that stands for 1. */
  scale: number;
  of: (feature: string) => FeatureWeights | undefined;
};

/** The weights as text that compresses well. */
export type WrittenWeights = {
  /** The features in order, by `packWords`. */
  names: string;
  /** For each feature a line: a letter for each criterion that has weights, by its place in the list, and "-" for all. */
  owners: string;
  /** Two letters for each of these: "partly" and "shown" against "missing". Letters around "P" are numbers around 0. */
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
 * Writes a classifier of `missing`, `partly` and `shown` whose features are `CRITERION: NAME`, or `NAME` for all criteria.
 * Weights are taken against those for "missing", which changes no likelihood; those farther than 45 from 0 become 45.
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

/** The weights that `writeClauseWeights` wrote. */
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
