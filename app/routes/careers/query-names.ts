export const facets = ["unit", "place", "mode", "type"] as const;
export type Facet = (typeof facets)[number];

/** The names that `readCriteria` reads. Written out, so that bundlers see a constant and drop it where it is unused. */
export const queryNames = ["q", "unit", "place", "mode", "type", "sort", "page"] as const satisfies readonly (
  | "q"
  | Facet
  | "sort"
  | "page"
)[];
