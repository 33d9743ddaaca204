import type { FoundEntry, FoundGroup } from "./search-site.ts";

/** Suggestions while a visitor types; the page of results has the others. */
const maxPerGroup = 4;
const maxOptions = 10;

export type OptionGroup = Omit<FoundGroup, "entries"> & { entries: FoundEntry[] };

/** The best entries of each group, in the order of the groups. */
export function topSuggestions(groups: readonly FoundGroup[]): OptionGroup[] {
  let left = maxOptions;
  return groups.flatMap(({ kind, entries }) => {
    const some = entries.slice(0, Math.min(maxPerGroup, left));
    left -= some.length;
    return some.length > 0 ? [{ kind, entries: some }] : [];
  });
}

/**
 * The active option of `count` after a key. -1 is none of them, before the first and after the last.
 * Undefined if the key belongs to the field.
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
