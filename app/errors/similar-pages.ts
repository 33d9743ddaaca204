import { editDistance } from "#domain/text/edit-distance.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** Something that has an address and a name. */
export type KnownPage = { url: string; name: string };

const maxSuggestions = 4;
/** So much of what the address says has to be found again; 1 is all of it. */
const minLikeness = 0.55;
/** What stands before the last slash says where something was, not what it was. */
const folderWeight = 0.3;

const endings = new Set(["html", "htm", "php", "aspx", "index"]);

/** The words of a text without accents and capitals; too short ones say nothing. */
function wordsOf(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 2 && !endings.has(word));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How much of a word another one is: 1 is all, 0 is nothing. */
function likeness(wanted: string, other: string): number {
  if (wanted === other) return 1;
  const [short, long] = wanted.length < other.length ? [wanted, other] : [other, wanted];
  if (short.length > 3 && long.startsWith(short)) return 0.8;
  const limit = wanted.length > 5 ? 2 : wanted.length > 3 ? 1 : 0;
  const distance = editDistance(wanted, other, limit);
  return distance > limit ? 0 : 0.9 - distance * 0.15;
}

const nearest = (wanted: string, words: readonly string[]) =>
  Math.max(0, ...words.map((word) => likeness(wanted, word)));

type Wanted = { word: string; weight: number };

function wantedOf(path: string): Wanted[] {
  const segments = decoded(path).split("/").filter(Boolean);
  return segments.flatMap((segment, at) => {
    const weight = at === segments.length - 1 ? 1 : folderWeight;
    return wordsOf(segment).map((word) => ({ word, weight }));
  });
}

const lastSegment = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** How near a place is to what an address that leads nowhere says. */
function nearness(wanted: readonly Wanted[], { url, name }: KnownPage): number {
  const joined = [lastSegment(url), name].map((text) => wordsOf(text).join(""));
  const words = [...wordsOf(url), ...wordsOf(name), ...joined];
  let [held, whole] = [0, 0];
  for (const { word, weight } of wanted) {
    held += weight * nearest(word, words);
    whole += weight;
  }
  if (whole === 0) return 0;
  const last = wanted.flatMap(({ word, weight }) => (weight === 1 ? word : [])).join("");
  // aboutus, about_us and about-us are the same.
  return Math.max(held / whole, last === "" ? 0 : nearest(last, joined));
}

/** The places whose addresses or names are nearest to a path, the nearest first; none where nothing is near. */
export function similarPages(path: string, places: readonly KnownPage[]): KnownPage[] {
  const wanted = wantedOf(path);
  return places
    .map((place) => ({ place, near: nearness(wanted, place) }))
    .filter(({ near }) => near >= minLikeness)
    .sort((a, b) => b.near - a.near || a.place.url.length - b.place.url.length)
    .slice(0, maxSuggestions)
    .map(({ place }) => place);
}
