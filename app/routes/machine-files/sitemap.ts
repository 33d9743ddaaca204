import content from "#app/content/content.data.ts";
import { currentPostings, currentPostingsByMonth } from "#app/content/current-postings.ts";
import { translationsOf } from "#app/sections/translations.tsx";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { allUrls } from "#domain/urls/urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { element, xmlDocument } from "./xml.ts";

const newest = (days: string[]) => days.sort().at(-1) ?? "";

/** The date of each page's last change, if known. A list page also changes with its entries. */
function lastChanges(): Map<string, string> {
  const today = businessDay();
  const posts = visiblePosts(content.posts, today).map(
    ({ url, published, updated = published }) => [url, updated] as const,
  );
  const shown = new Set(listedPostings(currentPostings(), today).map(postingUrl));
  const postings = currentPostingsByMonth()
    .map((posting) => [postingUrl(posting), posting.updated] as const)
    .filter(([url]) => shown.has(url));
  const listed: Record<string, readonly (readonly [string, string])[]> = {
    "/blog": posts,
    "/career": postings,
    "/careers": postings,
  };
  const pages = Object.entries(content.changed ?? {}).map(([url, day]): [string, string] => {
    return [url, newest([day, ...(listed[url] ?? []).map(([, changed]) => changed)])];
  });
  return new Map([...pages, ...posts, ...postings]);
}

export const delivery: Delivery = { kind: "DAILY" };

/** All pages that are public today (sitemaps.org), with their versions in other languages. */
export function loader() {
  const site = siteAddress();
  const address = (url: string) => new URL(url, site).href;
  const changes = lastChanges();
  const urls = allUrls(content, currentPostings()).map((url) => {
    const day = changes.get(url);
    return element(
      "url",
      {},
      element("loc", {}, address(url)),
      day === undefined ? undefined : element("lastmod", {}, day),
      ...translationsOf(url).map((translation) =>
        element("xhtml:link", {
          rel: "alternate",
          hreflang: translation.language,
          href: address(translation.url),
        }),
      ),
    );
  });
  const set = element(
    "urlset",
    { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    ...urls,
  );
  return new Response(xmlDocument(set), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
