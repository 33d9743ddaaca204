import { type Feed, type FeedItem, language } from "./feed.ts";
import { element, xmlDocument } from "./xml.ts";

function item({ url, title, summary, html, published, author, tags }: FeedItem) {
  return element(
    "item",
    {},
    element("title", {}, title),
    element("link", {}, url),
    element("guid", { isPermaLink: "true" }, url),
    element("pubDate", {}, published.toUTCString()),
    // RSS requires an email address in <author>.
    element("dc:creator", {}, author),
    ...tags.map((tag) => element("category", {}, tag)),
    element("description", {}, summary),
    element("content:encoded", {}, html),
  );
}

/** RSS 2.0 (rssboard.org/rss-specification), with the full text in content:encoded. */
export function writeRss({ title, description, page, self, updated, items }: Feed): string {
  const spaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  const channel = element(
    "channel",
    {},
    element("title", {}, title),
    element("link", {}, page),
    element("description", {}, description),
    element("language", {}, language),
    element("lastBuildDate", {}, updated.toUTCString()),
    element("atom:link", { href: self, rel: "self", type: "application/rss+xml" }),
    ...items.map(item),
  );
  return xmlDocument(element("rss", spaces, channel));
}
