import content from "virtual:content";
import { siteAddress } from "../../../server/site-address.ts";
import { openingUrl } from "../../content/openings.ts";
import { currentPostings } from "../../content/postings.ts";
import { allUrls } from "../../content/urls.ts";
import { element, xmlDocument } from "./xml.ts";

/** The day of each page's last change, where it is known. */
function lastChanges(): Map<string, string> {
  return new Map([
    ...Object.entries(content.changed ?? {}),
    ...content.posts.map(({ url, published, updated = published }) => [url, updated] as const),
    ...currentPostings().map((posting) => [openingUrl(posting), posting.updated] as const),
  ]);
}

/** Every page that a visitor may find today (sitemaps.org). */
export function loader() {
  const site = siteAddress();
  const changes = lastChanges();
  const urls = allUrls(content, currentPostings()).map((url) => {
    const day = changes.get(url);
    return element(
      "url",
      {},
      element("loc", {}, new URL(url, site).href),
      day === undefined ? undefined : element("lastmod", {}, day),
    );
  });
  const set = element("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...urls);
  return new Response(xmlDocument(set), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
