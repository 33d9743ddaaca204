// Files for programs, such as /blog/feed.xml. app/routes.ts takes their routes from here.

/** Feeds of the blog and of the openings. */
export const feedUrls = {
  blogRss: "/blog/feed.xml",
  blogAtom: "/blog/atom.xml",
  blogJson: "/blog/feed.json",
  careersRss: "/careers/feed.xml",
  careersJson: "/careers/feed.json",
} as const;
export type FeedUrl = (typeof feedUrls)[keyof typeof feedUrls];

/** Files for search engines, language models and security researchers. */
export const machineFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
