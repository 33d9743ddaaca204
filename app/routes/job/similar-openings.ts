import type { Posting } from "../../content/job.schema.ts";
import { placeParts } from "../../content/openings.ts";
import { wordsOf } from "../careers/search-openings.ts";

type Comparable = Pick<
  Posting,
  "id" | "businessUnit" | "title" | "department" | "workplace" | "locations" | "remoteWithin" | "opened"
>;

/** Words of titles that say nothing of the work. */
const emptyWords = new Set(["and", "or", "of", "the", "for", "in", "to", "a"]);

function titleWords(title: string): Set<string> {
  return new Set(wordsOf(title).filter((word) => !emptyWords.has(word)));
}

function placesOf({ locations, remoteWithin = [] }: Comparable): string[] {
  return [...locations.map((place) => placeParts(place).join(" ")), ...remoteWithin];
}

/** A shared title word says most, then the team, the place and the business unit. */
const weights = { titleWord: 3, department: 2, unit: 2, place: 1 };

/** How near an opening is to another; 0 where they have neither work nor unit in common. */
function nearness(to: Comparable, other: Comparable): number {
  const words = titleWords(to.title);
  const shared = [...titleWords(other.title)].filter((word) => words.has(word)).length;
  const isUnit = to.businessUnit.id === other.businessUnit.id;
  if (shared === 0 && !isUnit) return 0;
  const places = placesOf(to);
  return (
    shared * weights.titleWord +
    (isUnit ? weights.unit : 0) +
    (isUnit && to.department !== undefined && to.department === other.department ? weights.department : 0) +
    (placesOf(other).some((place) => places.includes(place)) ? weights.place : 0)
  );
}

/** The openings most like one, at most `most`, the nearest first and then the newest. */
export function similarOpenings<T extends Comparable>(to: Comparable, openings: T[], most = 3): T[] {
  return openings
    .filter(({ id }) => id !== to.id)
    .map((opening) => ({ opening, near: nearness(to, opening) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || b.opening.opened.localeCompare(a.opening.opened))
    .slice(0, most)
    .map(({ opening }) => opening);
}
