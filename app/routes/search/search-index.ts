import content from "virtual:content";
import type { SearchWords } from "./search.schema.ts";
import type { SearchEntry } from "./search-entries.ts";
import { entriesOfToday } from "./search-today.ts";

/** What the search box works with: its words, and all that can be found. */
export type BoxIndex = {
  entries: SearchEntry[];
  words: Omit<SearchWords, "page" | "alsoFound">;
};

/** One file for everybody, kept for the day by the server. */
export function loader() {
  const { page, alsoFound, ...words } = content.search;
  return Response.json({ entries: entriesOfToday(), words } satisfies BoxIndex);
}
