import { data } from "react-router";
import content from "#app/content/content.data.ts";
import { contentIn } from "#app/content/content-in.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { readLanguage } from "#app/content/page-language.ts";
import { businessDay } from "#domain/business-day.ts";
import { inEnglish, inLanguage, type Language, languageOf } from "#domain/language/language.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { indexPages, type KnownPage, type PageIndex, similarPages } from "./similar-pages.ts";

const pageNamesIn = (language: Language) =>
  Object.entries(content.pageNames).filter(([url]) => languageOf(url) === language);

/** Pages to suggest, by their English addresses, as of a day: posts and postings come and go. */
const knownPages = derivedFromPostings((postings) => {
  let cached: { day: string; index: PageIndex } | undefined;
  return (day: string): PageIndex => {
    if (cached?.day !== day) {
      const pages = [
        ...pageNamesIn("en").map(([url, name]) => ({ url, name })),
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

/** The 404 response with suggestions that loaders throw. It has the language of the path. */
export function notFoundResponse(path: string) {
  const language = readLanguage(path, undefined) ?? "en";
  const { notFound } = contentIn(language).shell.messages;
  const pageNames = Object.fromEntries(pageNamesIn(language));
  /** Addresses in the language, of the pages that exist in it. */
  const own = (url: string) => {
    const translated = inLanguage(url, language);
    return languageOf(translated) === language ? [translated] : [];
  };
  const nearest = similarPages(inEnglish(path), knownPages()(businessDay())).flatMap(({ url, name }) =>
    own(url).map((translated): KnownPage => {
      const title = pageNames[translated];
      return title === undefined ? { url: translated, name, lang: "en" } : { url: translated, name: title };
    }),
  );
  const words = { ...notFound, popularPages: notFound.popularPages.flatMap(own) };
  return data({ nearest, pageNames, words }, { status: 404 });
}
