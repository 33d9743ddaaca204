/** A feed, independent of its format. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** URL of the page with the same list. */
  page: string;
  /** URL of the feed itself. */
  self: string;
  updated: Date;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  html: string;
  image: string;
  published: Date;
  updated: Date;
  author: string;
  tags: string[];
};

export const language = "en-GB";

/** Start of a `content/` day in India. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
