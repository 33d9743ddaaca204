import { data } from "react-router";
import content from "#app/content/content.data.ts";
import { contentIn } from "#app/content/content-in.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { businessDay } from "#domain/business-day.ts";
import { inLanguage, languageOf } from "#domain/language/language.ts";
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
  const language = languageOf(path);
  const isSame = (url: string) => languageOf(url) === language;
  const { notFound } = contentIn(language).shell.messages;
  const pageNames = Object.fromEntries(Object.entries(content.pageNames).filter(([url]) => isSame(url)));
  const popularPages = notFound.popularPages.map((url) => inLanguage(url, language)).filter(isSame);
  return data(
    { nearest: nearest.filter(({ url }) => isSame(url)), pageNames, words: { ...notFound, popularPages } },
    { status: 404 },
  );
}
