import type { FoundEntry, FoundGroup } from "./search-site.ts";

/** Limits of the suggestions while typing; the results page shows the rest. */
const maxPerGroup = 4;
const maxOptions = 10;

export type OptionGroup = Omit<FoundGroup, "entries"> & { entries: FoundEntry[] };

/** The best entries of each group, in group order. */
export function topSuggestions(groups: readonly FoundGroup[]): OptionGroup[] {
  let left = maxOptions;
  return groups.flatMap(({ kind, entries }) => {
    const some = entries.slice(0, Math.min(maxPerGroup, left));
    left -= some.length;
    return some.length > 0 ? [{ kind, entries: some }] : [];
  });
}

/**
 * The index of the active option after a key press. -1 means none; it is both before the first and after the
 * last option. Undefined if the key is left to the input.
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
