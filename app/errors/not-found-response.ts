import { data } from "react-router";
import content from "#app/content/content.data.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { indexPages, type PageIndex, similarPages } from "./similar-pages.ts";

/** Pages to suggest, as of a day: posts and postings come and go. */
const knownPages = derivedFromPostings((postings) => {
  let cached: { day: string; index: PageIndex } | undefined;
  return (day: string): PageIndex => {
    if (cached?.day !== day) {
      const pages = [
        ...Object.entries(content.pageNames).map(([url, name]) => ({ url, name })),
        ...visiblePosts(content.posts, day).map(({ url, name }) => ({ url, name })),
        ...listedPostings(postings, day).map((posting) => ({
          url: postingUrl(posting),
          name: posting.title,
        })),
      ];
      cached = { day, index: indexPages(pages) };
    }
    return cached.index;
  };
});

/** The 404 response with suggestions that loaders throw. */
export function notFoundResponse(path: string) {
  const nearest = similarPages(path, knownPages()(businessDay()));
  const words = content.shell.messages.notFound;
  return data({ nearest, pageNames: content.pageNames, words }, { status: 404 });
}
