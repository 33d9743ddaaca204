/** Feeds. Like the other files for machines they depend on the day; app/routes.ts has their routes. */
export const feedUrls = {
  blogRss: "/blog/feed.xml",
  blogAtom: "/blog/atom.xml",
  blogJson: "/blog/feed.json",
  careersRss: "/careers/feed.xml",
  careersJson: "/careers/feed.json",
} as const;
export type FeedUrl = (typeof feedUrls)[keyof typeof feedUrls];

export const machineFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
