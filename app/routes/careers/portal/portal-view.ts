import content from "#app/content/content.data.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { type Criteria, readCriteria, sorts, writeCriteria } from "#app/routes/careers/criteria.ts";
import { type PayAxis, payAxis, payBar } from "#app/routes/careers/pay-axis.ts";
import { formatCount, type PostingItem, postingItem } from "#app/routes/careers/posting-facts.ts";
import { type Facet, facets } from "#app/routes/careers/query-names.ts";
import { type Relaxation, relaxSearch } from "#app/routes/careers/relax-search.ts";
import {
  indexPostings,
  openSearch,
  type PostingIndex,
  pageSize,
  type SearchResult,
  searchPostings,
} from "#app/routes/careers/search-postings.ts";
import { pageNumbers } from "#app/ui/page-numbers.ts";
import { businessDay } from "#domain/business-day.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { isOpen } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const words = content.careers;
const currentIndex = derivedFromPostings((postings) =>
  indexPostings(
    postings.filter(({ listed }) => listed),
    words.facts,
  ),
);

type Link = { url: string; text: string };

/** The portal's data for a query. */
export type PortalView = {
  /** URL of the search without the page number. Equal addresses mean equal results. */
  address: string;
  total: number;
  count: string;
  items: PostingItem[];
  /** Tick labels of the pay axis, the same for all searches of a day; empty without an axis. */
  ticks: string[];
  /** Whether an item is sample content. */
  isSample: boolean;
  facets: { id: Facet; title: string; options: SearchResult<unknown>["facets"][Facet] }[];
  /** Links that each remove one filter; `clearUrl` removes all. */
  chips: Link[];
  clearUrl: string;
  /** The default order has an empty value. */
  sorts: { value: string; label: string }[];
  /** In `numbers`, `null` is a gap; it is empty if there is only one page. */
  pages: { numbers: ({ page: number; url: string } | null)[]; current: number; size: number } & Record<
    "previousUrl" | "nextUrl",
    string | null
  >;
  /** Empty if something was found. */
  relaxations: { drops: Link[]; corrections: Link[]; all: Link | null };
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
        const rest = criteria.chosen[facet].filter((chosen) => chosen !== value);
        return { url: searchUrl({ ...first, chosen: { ...criteria.chosen, [facet]: rest } }), text: label };
      }),
  );
  return criteria.words === "" ? options : [searched, ...options];
}

function toSorts({ criteria }: SearchResult<unknown>): PortalView["sorts"] {
  const defaultSort = criteria.words === "" ? "newest" : "best";
  return sorts
    .filter((sort) => sort !== "best" || defaultSort === "best")
    .map((sort) => ({ value: sort === defaultSort ? "" : sort, label: words.portal.sorts[sort] }));
}

function toPages({ criteria, page, pages }: SearchResult<unknown>): PortalView["pages"] {
  const urlOf = (number: number) => searchUrl({ ...criteria, page: number });
  return {
    current: page,
    size: pageSize,
    numbers:
      pages === 1
        ? []
        : pageNumbers(page, pages).map((number) =>
            number === null ? null : { page: number, url: urlOf(number) },
          ),
    previousUrl: page > 1 ? urlOf(page - 1) : null,
    nextUrl: page < pages ? urlOf(page + 1) : null,
  };
}

function toLink(relaxation: Relaxation): Link {
  const { empty } = words.portal;
  const url = searchUrl(relaxation.criteria);
  if ("instead" in relaxation) return { url, text: relaxation.instead };
  const openings = formatCount(relaxation.count, words.counted);
  if ("keep" in relaxation)
    return { url, text: fillTemplate(empty.keep, { name: relaxation.labels.join(", "), openings }) };
  const name =
    relaxation.drop === "word"
      ? fillTemplate(empty.word, { word: relaxation.word })
      : relaxation.labels.join(", ");
  return { url, text: fillTemplate(empty.drop, { name, openings }) };
}

function toItems({ items }: SearchResult<Posting>, today: string, axis: PayAxis | null): PostingItem[] {
  return items.map((posting) => ({
    ...postingItem(posting, words.facts, today),
    bar: payBar(posting.pay, axis),
  }));
}

const axes = new WeakMap<PostingIndex<Posting>, { today: string; axis: PayAxis | null }>();

/** The pay axis for all postings that are open on a day. */
function axisOf(index: PostingIndex<Posting>, today: string): PayAxis | null {
  const cached = axes.get(index);
  if (cached?.today === today) return cached.axis;
  const axis = payAxis(index.postings.filter((posting) => isOpen(posting, today)));
  axes.set(index, { today, axis });
  return axis;
}

const maxRelaxations = 4;

function toRelaxations(
  result: SearchResult<unknown>,
  index: PostingIndex<Posting>,
  today: string,
): PortalView["relaxations"] {
  if (result.total > 0) return { drops: [], corrections: [], all: null };
  const relaxations = relaxSearch(index, result.criteria, today);
  const isCorrection = (relaxation: Relaxation) => "instead" in relaxation;
  const { total } = openSearch(index, today);
  const openings = formatCount(total, words.counted);
  return {
    drops: relaxations
      .filter((relaxation) => !isCorrection(relaxation))
      .slice(0, maxRelaxations)
      .map(toLink),
    corrections: relaxations.filter(isCorrection).slice(0, maxRelaxations).map(toLink),
    all: total > 0 ? { url: "/careers", text: fillTemplate(words.portal.empty.all, { openings }) } : null,
  };
}

/** All results of a search, in the form of a `PortalView`. */
export type FullResults = Pick<PortalView, "address" | "items">;

export function fullResults(query: URLSearchParams): FullResults {
  const today = businessDay();
  const index = currentIndex();
  const result = searchPostings(index, { ...readCriteria(query), page: "all" }, today);
  const items = toItems(result, today, axisOf(index, today));
  return { address: searchUrl({ ...result.criteria, page: 1 }), items };
}

/** Searches the postings that are listed today. */
export function portalView(query: URLSearchParams): PortalView {
  return viewPostings(query, currentIndex(), businessDay());
}

/** Searches postings as of a day. */
export function viewPostings(
  query: URLSearchParams,
  index: PostingIndex<Posting>,
  today: string,
): PortalView {
  const result = searchPostings(index, readCriteria(query), today);
  const axis = axisOf(index, today);
  return {
    address: searchUrl({ ...result.criteria, page: 1 }),
    total: result.total,
    count: formatCount(result.total, words.counted),
    items: toItems(result, today, axis),
    ticks: axis?.ticks ?? [],
    isSample: result.items.some(({ sample }) => sample === true),
    facets: facets.map((id) => ({ id, title: words.portal.facets[id], options: result.facets[id] })),
    chips: toChips(result),
    clearUrl: searchUrl({ ...readCriteria(new URLSearchParams()), sort: result.criteria.sort }),
    sorts: toSorts(result),
    pages: toPages(result),
    relaxations: toRelaxations(result, index, today),
  };
}
