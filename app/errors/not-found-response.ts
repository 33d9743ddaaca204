import content from "virtual:content";
import { data } from "react-router";
import { currentPostings } from "#app/content/current-postings.ts";
import { todayInIndia } from "#domain/business-day.ts";
import { listedOpenings, openingUrl } from "#domain/postings/openings.ts";
import { shownPosts } from "#domain/posts/posts.ts";
import { nearestPages, type Place } from "./similar-pages.ts";

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
