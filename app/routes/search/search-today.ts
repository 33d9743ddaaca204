import content from "#app/content/content.data.ts";
import { currentPostings, postingsVersion } from "#app/content/current-postings.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { indexSite, type SiteIndex } from "#app/search/search-site.ts";
import { businessDay } from "#domain/business-day.ts";
import { listSearchEntries } from "./search-entries.ts";

type Today = { key: string; entries: SearchEntry[]; index?: SiteIndex };

let cached: Today | undefined;

function current(): Today {
  const today = businessDay();
  const key = `${today} ${postingsVersion()}`;
  if (cached?.key !== key) cached = { key, entries: listSearchEntries(content, currentPostings(), today) };
  return cached;
}

/** All search entries of today, cached until the day or the postings change. */
export function entriesToday(): SearchEntry[] {
  return current().entries;
}

/** The search index over `entriesToday`. */
export function indexToday(): SiteIndex {
  const today = current();
  today.index ??= indexSite(today.entries, content.search);
  return today.index;
}
