import { fillPlural } from "#domain/text/plural.ts";
import type { SearchWords } from "./search.schema.ts";

/** The number of results as text. */
export function resultCount(
  groups: readonly { entries: readonly unknown[] }[],
  { results }: Pick<SearchWords, "results">,
): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return fillPlural(results, { count }, "en");
}
