import content from "virtual:content";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { formatCount, type PostingItem, postingItem } from "#app/routes/careers/posting-facts.ts";
import { type Relaxation, relaxSearch } from "#app/routes/careers/relax-search.ts";
import {
  type Criteria,
  type Facet,
  facets,
  indexPostings,
  pageSize,
  readCriteria,
  type SearchResult,
  searchPostings,
  sorts,
  writeCriteria,
} from "#app/routes/careers/search-postings.ts";
import { pageNumbers } from "#app/ui/page-numbers.ts";
import { businessDay } from "#domain/business-day.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const words = content.careers;
const currentIndex = derivedFromPostings((postings) =>
  indexPostings(
    postings.filter(({ listed }) => listed),
    words.facts,
  ),
);

type Link = { url: string; text: string };

/** Everything that the portal shows for a query. */
export type PortalView = {
  /** The address of the search without its page: two answers with the same one found the same openings. */
  address: string;
  total: number;
  count: string;
  items: PostingItem[];
  /** Whether one of them is sample content. */
  isSample: boolean;
  facets: { id: Facet; title: string; options: SearchResult<unknown>["facets"][Facet] }[];
  /** Links that take one choice back, and the one that takes back all. */
  chips: Link[];
  clearUrl: string;
  /** The usual order has no name in the address. */
  sorts: { value: string; label: string }[];
  /** Its page numbers, `null` where some are left out; empty where one page is enough. */
  pages: { numbers: ({ page: number; url: string } | null)[]; current: number; size: number } & Record<
    "previousUrl" | "nextUrl",
    string | null
  >;
  waysOut: { drops: Link[]; alike: Link[]; all: Link | null };
};

function searchUrl(criteria: Criteria): string {
  return `/careers${writeCriteria(criteria)}`;
}

function toChips({ criteria, facets: counted }: SearchResult<unknown>): Link[] {
  const first = { ...criteria, page: 1 };
  const searched = {
    url: searchUrl({ ...first, words: "" }),
    text: fillTemplate(words.portal.searched, { words: criteria.words }),
  };
  const options = facets.flatMap((facet) =>
    counted[facet]
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => {
        const rest = criteria.chosen[facet].filter((one) => one !== value);
        return { url: searchUrl({ ...first, chosen: { ...criteria.chosen, [facet]: rest } }), text: label };
      }),
  );
  return criteria.words === "" ? options : [searched, ...options];
}

function toSorts({ criteria }: SearchResult<unknown>): PortalView["sorts"] {
  const usual = criteria.words === "" ? "newest" : "best";
  return sorts
    .filter((sort) => sort !== "best" || usual === "best")
    .map((sort) => ({ value: sort === usual ? "" : sort, label: words.portal.sorts[sort] }));
}

function toPages({ criteria, page, pages }: SearchResult<unknown>): PortalView["pages"] {
  const urlOf = (to: number) => searchUrl({ ...criteria, page: to });
  return {
    current: page,
    size: pageSize,
    numbers:
      pages === 1
        ? []
        : pageNumbers(page, pages).map((to) => (to === null ? null : { page: to, url: urlOf(to) })),
    previousUrl: page > 1 ? urlOf(page - 1) : null,
    nextUrl: page < pages ? urlOf(page + 1) : null,
  };
}

function dropText(way: Relaxation): Link {
  const { empty } = words.portal;
  const url = searchUrl(way.criteria);
  if ("instead" in way) return { url, text: way.instead };
  const openings = formatCount(way.count, words.counted);
  if ("keep" in way)
    return { url, text: fillTemplate(empty.keep, { name: way.labels.join(", "), openings }) };
  const name = way.drop === "word" ? fillTemplate(empty.word, { word: way.word }) : way.labels.join(", ");
  return { url, text: fillTemplate(empty.drop, { name, openings }) };
}

function toItems({ items }: SearchResult<Posting>, today: string): PostingItem[] {
  return items.map((posting) => postingItem(posting, words.facts, today));
}

const maxRelaxations = 4;

function toRelaxations(found: SearchResult<unknown>, today: string): PortalView["waysOut"] {
  if (found.total > 0) return { drops: [], alike: [], all: null };
  const index = currentIndex();
  const ways = relaxSearch(index, found.criteria, today);
  const isAlike = (way: Relaxation) => "instead" in way;
  const { total } = searchPostings(currentIndex(), readCriteria(new URLSearchParams()), today);
  const openings = formatCount(total, words.counted);
  return {
    drops: ways
      .filter((way) => !isAlike(way))
      .slice(0, maxRelaxations)
      .map(dropText),
    alike: ways.filter(isAlike).slice(0, maxRelaxations).map(dropText),
    all: total > 0 ? { url: "/careers", text: fillTemplate(words.portal.empty.all, { openings }) } : null,
  };
}

/** All openings of a search with its address, as `PortalData` has them for one page. */
export type FullResults = Pick<PortalView, "address" | "items">;

export function fullResults(query: URLSearchParams): FullResults {
  const today = businessDay();
  const found = searchPostings(currentIndex(), { ...readCriteria(query), page: "all" }, today);
  return { address: searchUrl({ ...found.criteria, page: 1 }), items: toItems(found, today) };
}

/** Searches the openings of today. */
export function portalView(query: URLSearchParams): PortalView {
  const today = businessDay();
  const found = searchPostings(currentIndex(), readCriteria(query), today);
  return {
    address: searchUrl({ ...found.criteria, page: 1 }),
    total: found.total,
    count: formatCount(found.total, words.counted),
    items: toItems(found, today),
    isSample: found.items.some(({ sample }) => sample === true),
    facets: facets.map((id) => ({ id, title: words.portal.facets[id], options: found.facets[id] })),
    chips: toChips(found),
    clearUrl: searchUrl({ ...readCriteria(new URLSearchParams()), sort: found.criteria.sort }),
    sorts: toSorts(found),
    pages: toPages(found),
    waysOut: toRelaxations(found, today),
  };
}
