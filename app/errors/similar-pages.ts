import { editDistance } from "#domain/text/edit-distance.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

export type KnownPage = { url: string; name: string };

const maxSuggestions = 4;
/** Share of an address that a page has to match; 1 is all of it. */
const minLikeness = 0.55;
/** Folders count less than the last part of an address, which names the page. */
const folderWeight = 0.3;

const endings = new Set(["html", "htm", "php", "aspx", "index"]);

/** The words of a text, folded; those of one or two letters are ignored. */
function splitWords(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 2 && !endings.has(word));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How similar two words are, from 0 to 1. */
function likeness(wanted: string, other: string): number {
  if (wanted === other) return 1;
  const [short, long] = wanted.length < other.length ? [wanted, other] : [other, wanted];
  if (short.length > 3 && long.startsWith(short)) return 0.8;
  const limit = wanted.length > 5 ? 2 : wanted.length > 3 ? 1 : 0;
  const distance = editDistance(wanted, other, limit);
  return distance > limit ? 0 : 0.9 - distance * 0.15;
}

const bestLikeness = (wanted: string, words: readonly string[]) =>
  Math.max(0, ...words.map((word) => likeness(wanted, word)));

type Wanted = { word: string; weight: number };

function readPath(path: string): Wanted[] {
  const segments = decodePath(path).split("/").filter(Boolean);
  return segments.flatMap((segment, index) => {
    const weight = index === segments.length - 1 ? 1 : folderWeight;
    return splitWords(segment).map((word) => ({ word, weight }));
  });
}

const lastSegment = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** How similar a page is to an unknown address, from 0 to 1. */
function scorePage(wanted: readonly Wanted[], { url, name }: KnownPage): number {
  const joined = [lastSegment(url), name].map((text) => splitWords(text).join(""));
  const words = [...splitWords(url), ...splitWords(name), ...joined];
  let [matched, total] = [0, 0];
  for (const { word, weight } of wanted) {
    matched += weight * bestLikeness(word, words);
    total += weight;
  }
  if (total === 0) return 0;
  const last = wanted.flatMap(({ word, weight }) => (weight === 1 ? word : [])).join("");
  // aboutus, about_us and about-us are equal.
  return Math.max(matched / total, last === "" ? 0 : bestLikeness(last, joined));
}

/** The pages whose addresses or names are most similar to a path, the best first. */
export function similarPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = readPath(path);
  return pages
    .map((page) => ({ page, score: scorePage(wanted, page) }))
    .filter(({ score }) => score >= minLikeness)
    .sort((a, b) => b.score - a.score || a.page.url.length - b.page.url.length)
    .slice(0, maxSuggestions)
    .map(({ page }) => page);
}
