import content from "#app/content/content.data.ts";
import { currentPostings, currentPostingsByMonth } from "#app/content/current-postings.ts";
import { descriptionHtml } from "#app/routes/careers/posting/job-posting.ts";
import { postingItem } from "#app/routes/careers/posting-facts.ts";
import { shareImageUrl } from "#app/seo/share-image.ts";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { siteAddress } from "#server/config/site-address.ts";
import { errorCode, log } from "#server/log.ts";
import { absoluteHtml } from "./absolute-html.ts";
import { type Feed, type FeedItem, startOfDay } from "./feed.ts";

/** Skips a posting that cannot be written, so that it does not break the whole feed. */
function writeItem(url: string, write: () => FeedItem): FeedItem[] {
  try {
    return [write()];
  } catch (error) {
    log("error", "feed-entry-skipped", { url, failure: errorCode(error) });
    return [];
  }
}

/** All listed postings, newest first. */
export function careersFeed(self: string): Feed {
  const site = siteAddress();
  const today = businessDay();
  const { careers: words, shell } = content;
  const dated = new Map(currentPostingsByMonth().map((posting) => [postingUrl(posting), posting]));
  const items = listedPostings(currentPostings(), today).flatMap((posting) => {
    const url = postingUrl(posting);
    return writeItem(url, () => {
      const { opened, updated } = dated.get(url) ?? posting;
      const { unit, department, places, mode, type, pay } = postingItem(posting, words, today);
      const facts = [unit, department, places, mode, type, pay].filter((fact) => fact !== null);
      return {
        url: `${site}${url}`,
        title: posting.title,
        summary: facts.join(" · "),
        html: absoluteHtml(descriptionHtml(posting, words.opening), `${site}${url}`),
        image: `${site}${shareImageUrl(url)}`,
        published: startOfDay(opened),
        updated: startOfDay(updated),
        author: shell.site.legalName,
        tags: department === null ? [unit] : [unit, department],
      };
    });
  });
  const { title, description } = content.pages["/careers"] ?? { title: "", description: "" };
  const updated = Math.max(...items.map((item) => item.updated.getTime()), 0);
  return {
    title,
    description,
    page: `${site}/careers`,
    self: `${site}${self}`,
    updated: new Date(updated),
    items,
  };
}
