import shell from "virtual:shell";
import type { MetaDescriptor } from "react-router";
import type { Page } from "../content/content.ts";

/** What a page's head says of it, and whether search engines may list it. */
export function pageHead({ url, title, description }: Page, isListed = true): MetaDescriptor[] {
  const address = shell.siteUrl && `${shell.siteUrl}${url}`;
  return [
    { title },
    { name: "description", content: description },
    ...(isListed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:site_name", content: shell.site.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(address
      ? [
          { tagName: "link", rel: "canonical", href: address },
          { property: "og:url", content: address },
        ]
      : []),
  ];
}

/** The head of a page that is not there, or that failed. */
export function errorHead(isMissing: boolean): MetaDescriptor[] {
  const { notFound, routeError } = shell.messages;
  const title = isMissing ? notFound.pageTitle : routeError.title;
  return [{ title: `${title} · ${shell.site.name}` }, { name: "robots", content: "noindex" }];
}
