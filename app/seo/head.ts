import type { MetaDescriptor } from "react-router";
import shell from "#app/site/shell.data.ts";
import type { Page, Translation } from "#domain/page.ts";
import { shareImageSize, shareImageUrl } from "./share-image.ts";

/** A page, or a post with its dates. */
type Shared = Page & {
  published?: string | undefined;
  updated?: string | undefined;
  translations?: Translation[] | undefined;
};

/** Metadata of a page. Unlisted pages are `noindex`. */
export function pageHead(
  { url, title, description, published, updated, translations = [] }: Shared,
  isListed = true,
): MetaDescriptor[] {
  const address = `${shell.siteUrl}${url}`;
  const property = (name: string, content: string | number | undefined) =>
    content === undefined ? [] : [{ property: name, content: String(content) }];
  return [
    { title },
    { name: "description", content: description },
    ...(isListed
      ? [{ tagName: "link", rel: "canonical", href: address }]
      : [{ name: "robots", content: "noindex" }]),
    ...translations.map((translation) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: translation.language,
      href: `${shell.siteUrl}${translation.url}`,
    })),
    ...property("og:site_name", shell.site.name),
    ...property("og:type", published === undefined ? "website" : "article"),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", address),
    ...property("og:image", shell.siteUrl + shareImageUrl(url)),
    ...property("og:image:width", shareImageSize.width),
    ...property("og:image:height", shareImageSize.height),
    ...property("article:published_time", published),
    ...property("article:modified_time", updated),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Metadata of a failed page, or of a missing one, which has a title of its own. */
export function errorHead(title = shell.messages.routeError.title): MetaDescriptor[] {
  return [{ title: `${title} · ${shell.site.name}` }, { name: "robots", content: "noindex" }];
}
