import type { Posting } from "../../content/job.schema.ts";
import { placeParts } from "../../content/openings.ts";
import { wordsOf } from "../careers/search-openings.ts";

type Comparable = Pick<
  Posting,
  "id" | "businessUnit" | "title" | "department" | "workplace" | "locations" | "remoteWithin" | "opened"
>;

/** Words of titles that say nothing of the work. */
const emptyWords = new Set(["and", "or", "of", "the", "for", "in", "to", "a"]);

function titleWords(title: string): string[] {
  return [...new Set(wordsOf(title).filter((word) => !emptyWords.has(word)))];
}

function placesOf({ locations, remoteWithin = [] }: Comparable): string[] {
  return [...locations.map((place) => placeParts(place).join(" ")), ...remoteWithin];
}

/** A shared title word says most, then the team, the place and the business unit. */
const weights = { titleWord: 3, department: 2, unit: 2, place: 1 };

/** Openings by what they may share with another. */
export type SimilarIndex<T> = {
  byWord: Map<string, Set<T>>;
  byUnit: Map<string, Set<T>>;
  byPlace: Map<string, Set<T>>;
};

function addTo<T>(index: Map<string, Set<T>>, key: string, opening: T): void {
  const found = index.get(key);
  if (found) found.add(opening);
  else index.set(key, new Set([opening]));
}

export function indexSimilar<T extends Comparable>(openings: readonly T[]): SimilarIndex<T> {
  const index: SimilarIndex<T> = { byWord: new Map(), byUnit: new Map(), byPlace: new Map() };
  for (const opening of openings) {
    for (const word of titleWords(opening.title)) addTo(index.byWord, word, opening);
    for (const place of placesOf(opening)) addTo(index.byPlace, place, opening);
    addTo(index.byUnit, opening.businessUnit.id, opening);
  }
  return index;
}

const byDay = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The openings most like one, at most `most`, the nearest first and then the newest. An opening that shares neither a
 * word of its title nor the business unit is not like it.
 */
export function similarOpenings<T extends Comparable>(
  to: Comparable,
  { byWord, byUnit, byPlace }: SimilarIndex<T>,
  most = 3,
): T[] {
  const near = new Map<T, number>();
  const add = (opening: T, weight: number) => near.set(opening, (near.get(opening) ?? 0) + weight);
  for (const word of titleWords(to.title)) {
    for (const opening of byWord.get(word) ?? []) add(opening, weights.titleWord);
  }
  for (const opening of byUnit.get(to.businessUnit.id) ?? []) {
    const isTeam = to.department !== undefined && to.department === opening.department;
    add(opening, weights.unit + (isTeam ? weights.department : 0));
  }
  const places = placesOf(to).map((place) => byPlace.get(place));
  const isNear = (opening: T) => places.some((there) => there?.has(opening));
  return [...near]
    .filter(([{ id }]) => id !== to.id)
    .map(([opening, weight]) => ({ opening, weight: weight + (isNear(opening) ? weights.place : 0) }))
    .sort((a, b) => b.weight - a.weight || byDay(b.opening.opened, a.opening.opened))
    .slice(0, most)
    .map(({ opening }) => opening);
}
