import type { SearchWords } from "./search.schema.ts";
import type { SearchEntry } from "./search-entry.ts";

/** What the search box works with: its words, and all that can be found. */
export type BoxIndex = {
  entries: SearchEntry[];
  words: Omit<SearchWords, "page" | "alsoFound">;
};
