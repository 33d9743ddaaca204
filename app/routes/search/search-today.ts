import content from "virtual:content";
import { currentPostings, postingsVersion } from "#app/content/current-postings.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { indexSite, type SiteIndex } from "#app/search/search-site.ts";
import { businessDay } from "#domain/business-day.ts";
import { listSearchEntries } from "./search-entries.ts";

type Today = { of: string; entries: SearchEntry[]; index?: SiteIndex };

let cached: Today | undefined;

function current(): Today {
  const today = businessDay();
  const of = `${today} ${postingsVersion()}`;
  if (cached?.of !== of) cached = { of, entries: listSearchEntries(content, currentPostings(), today) };
  return cached;
}

/** All that can be found today; listed once a day while the postings are the same. */
export function entriesToday(): SearchEntry[] {
  return current().entries;
}

/** The same, ready to be searched. */
export function indexToday(): SiteIndex {
  const today = current();
  today.index ??= indexSite(today.entries, content.search);
  return today.index;
}
