import content from "virtual:content";
import { ofPostings } from "#app/content/current-postings.ts";
import { type OpeningItem, openingItem, writtenCount } from "#app/routes/careers/posting-facts.ts";
import { type WayOut, waysOut } from "#app/routes/careers/relax-search.ts";
import {
  type Criteria,
  type Facet,
  type Found,
  facets,
  indexOpenings,
  pageSize,
  readCriteria,
  searchOpenings,
  sorts,
  writeCriteria,
} from "#app/routes/careers/search-postings.ts";
import { pageNumbers } from "#app/ui/page-numbers.ts";
import { todayInIndia } from "#domain/business-day.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillIn } from "#domain/text/fill-template.ts";

const words = content.careers;
const currentIndex = ofPostings((postings) =>
  indexOpenings(
    postings.filter(({ listed }) => listed),
    words.facts,
  ),
);

type Link = { url: string; text: string };

/** Everything that the portal shows for a query. */
export type PortalData = {
  /** The address of the search without its page: two answers with the same one found the same openings. */
  address: string;
  total: number;
  count: string;
  items: OpeningItem[];
  /** Whether one of them is sample content. */
  isSample: boolean;
  facets: { id: Facet; title: string; options: Found<unknown>["facets"][Facet] }[];
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

function addressOf(criteria: Criteria): string {
  return `/careers${writeCriteria(criteria)}`;
}

function chipsOf({ criteria, facets: counted }: Found<unknown>): Link[] {
  const first = { ...criteria, page: 1 };
  const searched = {
    url: addressOf({ ...first, words: "" }),
    text: fillIn(words.portal.searched, { words: criteria.words }),
  };
  const options = facets.flatMap((facet) =>
    counted[facet]
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => {
        const rest = criteria.chosen[facet].filter((one) => one !== value);
        return { url: addressOf({ ...first, chosen: { ...criteria.chosen, [facet]: rest } }), text: label };
      }),
  );
  return criteria.words === "" ? options : [searched, ...options];
}

function sortsOf({ criteria }: Found<unknown>): PortalData["sorts"] {
  const usual = criteria.words === "" ? "newest" : "best";
  return sorts
    .filter((sort) => sort !== "best" || usual === "best")
    .map((sort) => ({ value: sort === usual ? "" : sort, label: words.portal.sorts[sort] }));
}

function pagesOf({ criteria, page, pages }: Found<unknown>): PortalData["pages"] {
  const urlOf = (to: number) => addressOf({ ...criteria, page: to });
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

function dropText(way: WayOut): Link {
  const { empty } = words.portal;
  const url = addressOf(way.criteria);
  if ("instead" in way) return { url, text: way.instead };
  const openings = writtenCount(way.count, words.counted);
  if ("keep" in way) return { url, text: fillIn(empty.keep, { name: way.labels.join(", "), openings }) };
  const name = way.drop === "word" ? fillIn(empty.word, { word: way.word }) : way.labels.join(", ");
  return { url, text: fillIn(empty.drop, { name, openings }) };
}

function itemsOf({ items }: Found<Posting>, today: string): OpeningItem[] {
  return items.map((posting) => openingItem(posting, words.facts, today));
}

const mostWays = 4;

function waysOutOf(found: Found<unknown>, today: string): PortalData["waysOut"] {
  if (found.total > 0) return { drops: [], alike: [], all: null };
  const index = currentIndex();
  const ways = waysOut(index, found.criteria, today);
  const isAlike = (way: WayOut) => "instead" in way;
  const { total } = searchOpenings(currentIndex(), readCriteria(new URLSearchParams()), today);
  const openings = writtenCount(total, words.counted);
  return {
    drops: ways
      .filter((way) => !isAlike(way))
      .slice(0, mostWays)
      .map(dropText),
    alike: ways.filter(isAlike).slice(0, mostWays).map(dropText),
    all: total > 0 ? { url: "/careers", text: fillIn(words.portal.empty.all, { openings }) } : null,
  };
}

/** All openings of a search with its address, as `PortalData` has them for one page. */
export type WholeList = Pick<PortalData, "address" | "items">;

export function wholeList(query: URLSearchParams): WholeList {
  const today = todayInIndia();
  const found = searchOpenings(currentIndex(), { ...readCriteria(query), page: "all" }, today);
  return { address: addressOf({ ...found.criteria, page: 1 }), items: itemsOf(found, today) };
}

/** Searches the openings of today. */
export function portalData(query: URLSearchParams): PortalData {
  const today = todayInIndia();
  const found = searchOpenings(currentIndex(), readCriteria(query), today);
  return {
    address: addressOf({ ...found.criteria, page: 1 }),
    total: found.total,
    count: writtenCount(found.total, words.counted),
    items: itemsOf(found, today),
    isSample: found.items.some(({ sample }) => sample === true),
    facets: facets.map((id) => ({ id, title: words.portal.facets[id], options: found.facets[id] })),
    chips: chipsOf(found),
    clearUrl: addressOf({ ...readCriteria(new URLSearchParams()), sort: found.criteria.sort }),
    sorts: sortsOf(found),
    pages: pagesOf(found),
    waysOut: waysOutOf(found, today),
  };
}
