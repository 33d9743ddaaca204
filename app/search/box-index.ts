import type { SearchWords } from "./search.schema.ts";
import type { SearchEntry } from "./search-entry.ts";

/** `/search.json`: all entries, and the texts of the search box. */
export type BoxIndex = {
  entries: SearchEntry[];
  words: Omit<SearchWords, "page" | "alsoFound">;
};
