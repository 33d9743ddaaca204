import { fillTemplate } from "#domain/text/fill-template.ts";
import type { SearchWords } from "./search.schema.ts";

/**
 * The number of results as text. Two texts instead of a message with plural forms: its code would be 2.4 KB for every
 * search, and the names of its chunks would be in the scripts of every page.
 */
export function resultCount(
  groups: readonly { entries: readonly unknown[] }[],
  { oneResult, manyResults }: Pick<SearchWords, "oneResult" | "manyResults">,
): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 1 ? oneResult : fillTemplate(manyResults, { count });
}
