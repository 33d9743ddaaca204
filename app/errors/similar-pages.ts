import { foldAccents } from "#domain/text/fold-accents.ts";
import { indexWords, prefixRange, similarWords, type WordIndex } from "#domain/text/word-index.ts";

export type KnownPage = {
  url: string;
  name: string;
  /** Set if the name is in another language than the page that shows it, such as the title of a posting. */
  lang?: "en";
};

const maxSuggestions = 4;
/** Minimum score of a suggestion; 1 means that every word matches exactly. */
const minLikeness = 0.55;
/** Folders weigh less than the last segment, which names the page. */
const folderWeight = 0.3;
/** No mistyped URL is longer or has more words. Each word costs a search over all words. */
const maxPathLength = 200;
const maxWords = 12;

const endings = new Set(["html", "htm", "php", "aspx", "index"]);

/** Normalised words of a text, without those of one or two letters. */
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

type PagesByWord = WordIndex & {
  /** For each word, the indices of the pages that contain it. */
  pagesOf: readonly number[][];
};

/** An index of pages by word. */
export type PageIndex = {
  pages: readonly KnownPage[];
  words: PagesByWord;
  /** The last URL segment and the name, each joined to one word: aboutus, about_us and about-us match. */
  joined: PagesByWord;
};

function indexBy(entries: readonly string[][]): PagesByWord {
  const pagesOf = new Map<string, number[]>();
  for (const [page, words] of entries.entries()) {
    for (const word of new Set(words)) {
      const pages = pagesOf.get(word);
      if (pages) pages.push(page);
      else pagesOf.set(word, [page]);
    }
  }
  const index = indexWords(pagesOf.keys());
  return { ...index, pagesOf: index.words.map((word) => pagesOf.get(word) ?? []) };
}

const lastSegment = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** Indexes pages. The index can be reused for all paths. */
export function indexPages(pages: readonly KnownPage[]): PageIndex {
  const joined = pages.map(({ url, name }) =>
    [lastSegment(url), name].map((text) => splitWords(text).join("")),
  );
  const words = pages.map(({ url, name }, page) => [
    ...splitWords(url),
    ...splitWords(name),
    ...(joined[page] ?? []),
  ]);
  return { pages, words: indexBy(words), joined: indexBy(joined) };
}

/** For each page, the similarity of its most similar word, from 0 to 1. */
function likenessToPages(wanted: string, index: PagesByWord, pageCount: number): Float64Array {
  const best = new Float64Array(pageCount);
  const mark = (word: number, likeness: number) => {
    for (const page of index.pagesOf[word] ?? []) best[page] = Math.max(best[page] ?? 0, likeness);
  };
  const limit = wanted.length > 5 ? 2 : wanted.length > 3 ? 1 : 0;
  for (const { index: word, distance } of similarWords(index, wanted, limit)) {
    mark(word, distance === 0 ? 1 : 0.9 - distance * 0.15);
  }
  // A word that extends another one of at least four letters counts as similar, too.
  if (wanted.length > 3) {
    const [start, end] = prefixRange(index, wanted);
    for (let word = start; word < end; word += 1) mark(word, 0.8);
  }
  for (let length = 4; length < wanted.length; length += 1) {
    const [word, end] = prefixRange(index, wanted.slice(0, length), 1);
    if (word < end && index.words[word]?.length === length) mark(word, 0.8);
  }
  return best;
}

type Wanted = { word: string; weight: number };

function readPath(path: string): Wanted[] {
  const segments = decodePath(path).slice(0, maxPathLength).split("/").filter(Boolean);
  return segments
    .flatMap((segment, index) => {
      const weight = index === segments.length - 1 ? 1 : folderWeight;
      return splitWords(segment).map((word) => ({ word, weight }));
    })
    .slice(0, maxWords);
}

/** The pages whose URLs or names are most similar to a path, best first. */
export function similarPages(path: string, { pages, words, joined }: PageIndex): KnownPage[] {
  const wanted = readPath(path);
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const matched = new Float64Array(pages.length);
  for (const { word, weight } of wanted) {
    const best = likenessToPages(word, words, pages.length);
    for (let page = 0; page < pages.length; page += 1)
      matched[page] = (matched[page] ?? 0) + weight * (best[page] ?? 0);
  }
  const last = wanted.flatMap(({ word, weight }) => (weight === 1 ? word : [])).join("");
  const lastBest = last === "" ? undefined : likenessToPages(last, joined, pages.length);
  const scored: { page: KnownPage; score: number }[] = [];
  for (const [index, page] of pages.entries()) {
    const score = Math.max((matched[index] ?? 0) / total, lastBest?.[index] ?? 0);
    if (score >= minLikeness) scored.push({ page, score });
  }
  return scored
    .sort((a, b) => b.score - a.score || a.page.url.length - b.page.url.length)
    .slice(0, maxSuggestions)
    .map(({ page }) => page);
}
