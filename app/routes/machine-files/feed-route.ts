import { data } from "react-router";
import { type FeedUrl, feedUrls } from "#app/seo/machine-file-urls.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/feed-route";
import { writeAtom } from "./atom.ts";
import { blogFeed } from "./blog-feed.ts";
import { careersFeed } from "./careers-feed.ts";
import type { Feed } from "./feed.ts";
import { writeJsonFeed } from "./json-feed.ts";
import { writeRss } from "./rss.ts";

type Writer = { write: (feed: Feed) => string; type: string };

const rss: Writer = { write: writeRss, type: "application/rss+xml" };
const atom: Writer = { write: writeAtom, type: "application/atom+xml" };
const json: Writer = { write: writeJsonFeed, type: "application/feed+json" };

const feeds: Record<FeedUrl, Writer & { read: (self: string) => Feed }> = {
  [feedUrls.blogRss]: { ...rss, read: blogFeed },
  [feedUrls.blogAtom]: { ...atom, read: blogFeed },
  [feedUrls.blogJson]: { ...json, read: blogFeed },
  [feedUrls.careersRss]: { ...rss, read: careersFeed },
  [feedUrls.careersJson]: { ...json, read: careersFeed },
};

const isFeed = (path: string): path is FeedUrl => Object.hasOwn(feeds, path);

export const delivery: Delivery = { kind: "DAILY" };

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  if (!isFeed(pathname)) throw data(null, { status: 404 });
  const { read, write, type } = feeds[pathname];
  return new Response(write(read(pathname)), {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      // Feed readers may be web apps.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
