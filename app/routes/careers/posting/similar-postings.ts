import { splitWords } from "#app/routes/careers/search-postings.ts";
import { locationParts } from "#domain/postings/openings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";

type Comparable = Pick<
  Posting,
  "id" | "businessUnit" | "title" | "department" | "workplace" | "locations" | "remoteWithin" | "opened"
>;

/** Words of titles that say nothing of the work. */
const emptyWords = new Set(["and", "or", "of", "the", "for", "in", "to", "a"]);

function titleWords(title: string): string[] {
  return [...new Set(splitWords(title).filter((word) => !emptyWords.has(word)))];
}

function locationKeys({ locations, remoteWithin = [] }: Comparable): string[] {
  return [...locations.map((place) => locationParts(place).join(" ")), ...remoteWithin];
}

/** A shared title word says most, then the team, the business unit and the place. */
const weights = { titleWord: 7, department: 4, unit: 4, place: 2 };

/** Openings by what they may share with another, each as its position in the list. */
export type SimilarIndex<T> = {
  openings: readonly T[];
  byWord: Map<string, number[]>;
  byUnit: Map<string, number[]>;
  byPlace: Map<string, number[]>;
};

function addTo(index: Map<string, number[]>, key: string, at: number): void {
  const found = index.get(key);
  // An opening that names a place twice is there once.
  if (!found) index.set(key, [at]);
  else if (found.at(-1) !== at) found.push(at);
}

export function indexSimilar<T extends Comparable>(openings: readonly T[]): SimilarIndex<T> {
  const index = {
    openings,
    byWord: new Map<string, number[]>(),
    byUnit: new Map<string, number[]>(),
    byPlace: new Map<string, number[]>(),
  };
  for (const [at, opening] of openings.entries()) {
    for (const word of titleWords(opening.title)) addTo(index.byWord, word, at);
    for (const place of locationKeys(opening)) addTo(index.byPlace, place, at);
    addTo(index.byUnit, opening.businessUnit.id, at);
  }
  return index;
}

type Candidate<T> = { opening: T; weight: number };

const byDay = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

function nearerAndNewer(a: Candidate<Comparable>, b: Candidate<Comparable>): number {
  return b.weight - a.weight || byDay(b.opening.opened, a.opening.opened);
}

/**
 * The openings most like one, at most `most`, the nearest first and then the newest. An opening that shares neither a
 * word of its title nor the business unit is not like it.
 */
export function similarPostings<T extends Comparable>(
  to: Comparable,
  { openings, byWord, byUnit, byPlace }: SimilarIndex<T>,
  most = 3,
): T[] {
  // A large portal has thousands in a business unit: counted in one array, without an object for each.
  const likeness = new Uint16Array(openings.length);
  const add = (sharing: number[] = [], weight: (opening: T) => number) => {
    for (const at of sharing) likeness[at] = (likeness[at] ?? 0) + weight(openings[at] as T);
  };
  for (const word of titleWords(to.title)) add(byWord.get(word), () => weights.titleWord);
  add(byUnit.get(to.businessUnit.id), ({ department }) => {
    const isTeam = to.department !== undefined && to.department === department;
    return weights.unit + (isTeam ? weights.department : 0);
  });
  const isNear = new Uint8Array(openings.length);
  for (const place of locationKeys(to)) for (const at of byPlace.get(place) ?? []) isNear[at] = 1;

  const best: Candidate<T>[] = [];
  for (let at = 0; at < openings.length; at += 1) {
    const like = likeness[at] ?? 0;
    if (like === 0) continue;
    const weight = like + weights.place * (isNear[at] ?? 0);
    const last = best.length === most ? best.at(-1) : undefined;
    if (last && weight < last.weight) continue;
    const candidate = { opening: openings[at] as T, weight };
    if (candidate.opening.id === to.id || (last && nearerAndNewer(candidate, last) >= 0)) continue;
    best.push(candidate);
    best.sort(nearerAndNewer).splice(most);
  }
  return best.map(({ opening }) => opening);
}
