export const facets = ["unit", "place", "mode", "type"] as const;
export type Facet = (typeof facets)[number];

/** Parameters that `readCriteria` reads. Written out, so that bundlers can drop the unused constant. */
export const queryNames = ["q", "unit", "place", "mode", "type", "sort", "page"] as const satisfies readonly (
  | "q"
  | Facet
  | "sort"
  | "page"
)[];
