import content from "virtual:content";
import { data } from "react-router";
import { todayInIndia } from "../../server/today-in-india.ts";
import { listedOpenings, openingUrl } from "../content/openings.ts";
import { currentPostings } from "../content/postings.ts";
import { shownPosts } from "../content/posts.ts";
import { nearestPages, type Place } from "./nearest-pages.ts";

function placesOf(today: string): Place[] {
  return [
    ...Object.entries(content.pageNames).map(([url, name]) => ({ url, name })),
    ...shownPosts(content.posts, today).map(({ url, name }) => ({ url, name })),
    ...listedOpenings(currentPostings(), today).map((posting) => ({
      url: openingUrl(posting),
      name: posting.title,
    })),
  ];
}

/** What a loader throws for an address that leads nowhere: a 404 with what helps on. */
export function missingPage(path: string) {
  const nearest = nearestPages(path, placesOf(todayInIndia()));
  const words = content.shell.messages.notFound;
  return data({ nearest, pageNames: content.pageNames, words }, { status: 404 });
}
