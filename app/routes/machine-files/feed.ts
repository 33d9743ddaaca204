/** What a feed is written from, whatever its form. All addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page that lists the same. */
  page: string;
  /** The feed's own address. */
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

/** A day of the content, which begins in India. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
