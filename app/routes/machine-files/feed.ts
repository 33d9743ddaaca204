/** The content of a feed in any format. All addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page with the same list. */
  page: string;
  /** The address of the feed. */
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

/** The start in India of a day in `content/`. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
