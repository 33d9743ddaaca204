import content from "virtual:content";
import { data } from "react-router";
import { currentPostings } from "#app/content/current-postings.ts";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings, postingUrl } from "#domain/postings/openings.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { type KnownPage, similarPages } from "./similar-pages.ts";

function knownPages(today: string): KnownPage[] {
  return [
    ...Object.entries(content.pageNames).map(([url, name]) => ({ url, name })),
    ...visiblePosts(content.posts, today).map(({ url, name }) => ({ url, name })),
    ...listedPostings(currentPostings(), today).map((posting) => ({
      url: postingUrl(posting),
      name: posting.title,
    })),
  ];
}

/** The 404 that loaders throw for an unknown address, with suggestions. */
export function notFoundResponse(path: string) {
  const nearest = similarPages(path, knownPages(businessDay()));
  const words = content.shell.messages.notFound;
  return data({ nearest, pageNames: content.pageNames, words }, { status: 404 });
}
