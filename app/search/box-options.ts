import type { FoundEntry, FoundGroup } from "./search-site.ts";

/** So many of a group, and of all of them, are offered while one types; the page of results has the others. */
const maxPerGroup = 4;
const maxOptions = 10;

export type OptionGroup = Omit<FoundGroup, "entries"> & { entries: FoundEntry[] };

/** The best of every group, in their order. */
export function topSuggestions(groups: readonly FoundGroup[]): OptionGroup[] {
  let left = maxOptions;
  return groups.flatMap(({ kind, entries }) => {
    const some = entries.slice(0, Math.min(maxPerGroup, left));
    left -= some.length;
    return some.length > 0 ? [{ kind, entries: some }] : [];
  });
}

/**
 * Which option is the active one after a key, of `count`; -1 is none, which lies before the first and after the last.
 * Nothing where the key is the field's own.
 */
export function activeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1;
    case "ArrowUp":
      return active === -1 ? count - 1 : active - 1;
    case "Home":
      return active === -1 ? undefined : 0;
    case "End":
      return active === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
