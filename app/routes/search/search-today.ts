import content from "virtual:content";
import { currentPostings, postingsVersion } from "#app/content/current-postings.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { indexSite, type SiteIndex } from "#app/search/search-site.ts";
import { todayInIndia } from "#domain/business-day.ts";
import { listSearchEntries } from "./search-entries.ts";

type Today = { of: string; entries: SearchEntry[]; index?: SiteIndex };

let made: Today | undefined;

function ofToday(): Today {
  const today = todayInIndia();
  const of = `${today} ${postingsVersion()}`;
  if (made?.of !== of) made = { of, entries: listSearchEntries(content, currentPostings(), today) };
  return made;
}

/** All that can be found today; listed once a day while the postings are the same. */
export function entriesOfToday(): SearchEntry[] {
  return ofToday().entries;
}

/** The same, ready to be searched. */
export function indexOfToday(): SiteIndex {
  const today = ofToday();
  today.index ??= indexSite(today.entries, content.search);
  return today.index;
}
