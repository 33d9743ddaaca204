// URLs of files for machines, such as /blog/feed.xml. app/routes.ts derives routes from them.

import type { MetaDescriptor } from "react-router";

/** Feeds of the blog and of the openings. */
export const feedUrls = {
  blogRss: "/blog/feed.xml",
  blogAtom: "/blog/atom.xml",
  blogJson: "/blog/feed.json",
  careersRss: "/careers/feed.xml",
  careersJson: "/careers/feed.json",
} as const;
export type FeedUrl = (typeof feedUrls)[keyof typeof feedUrls];

const feedTypes = { xml: "application/rss+xml", json: "application/feed+json" };

/** A link element for one of the feeds. */
export function feedLink(href: FeedUrl, title: string): MetaDescriptor {
  const type = href.endsWith("atom.xml")
    ? "application/atom+xml"
    : feedTypes[href.endsWith("json") ? "json" : "xml"];
  return { tagName: "link", rel: "alternate", type, title, href };
}

/** Files for search engines, language models and security researchers. */
export const machineFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
