import { type Facet, facets } from "./query-names.ts";

export const sorts = ["best", "newest", "closing", "title"] as const;
export type Sort = (typeof sorts)[number];

/** A portal search. A `sort` of null means the default order. */
export type Criteria = {
  words: string;
  chosen: Record<Facet, string[]>;
  sort: Sort | null;
  /** `all`: unpaged, for sorting by fit in the browser. */
  page: number | "all";
};

function isSort(text: string | null): text is Sort {
  return sorts.some((sort) => sort === text);
}

/** Parses a search from a query string. */
export function readCriteria(query: URLSearchParams): Criteria {
  const sort = query.get("sort");
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    chosen: {
      unit: query.getAll("unit"),
      place: query.getAll("place"),
      mode: query.getAll("mode"),
      type: query.getAll("type"),
    },
    sort: isSort(sort) ? sort : null,
    page: Math.max(Math.trunc(Number(query.get("page"))) || 1, 1),
  };
}

/** The query string of a search, including the question mark; empty for the default search. */
export function writeCriteria({ words, chosen, sort, page }: Criteria): string {
  const query = new URLSearchParams();
  if (words !== "") query.set("q", words);
  for (const facet of facets) for (const value of chosen[facet]) query.append(facet, value);
  if (sort !== null) query.set("sort", sort);
  if (page !== "all" && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/**
 * A canonical query string, so that equal searches share a cache entry whatever their order, spaces and
 * unknown parameters.
 */
export function normaliseQuery(query: URLSearchParams): string {
  const criteria = readCriteria(query);
  const sorted = (facet: Facet) => [...new Set(criteria.chosen[facet])].sort();
  return writeCriteria({
    ...criteria,
    chosen: { unit: sorted("unit"), place: sorted("place"), mode: sorted("mode"), type: sorted("type") },
  });
}
