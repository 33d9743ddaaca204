import { type Feed, type FeedItem, language } from "./feed.ts";
import { element, xmlDocument } from "./xml.ts";

function entry({ url, title, summary, html, published, updated, author, tags }: FeedItem) {
  return element(
    "entry",
    {},
    element("id", {}, url),
    element("title", {}, title),
    element("link", { rel: "alternate", type: "text/html", href: url }),
    element("published", {}, published.toISOString()),
    element("updated", {}, updated.toISOString()),
    element("author", {}, element("name", {}, author)),
    ...tags.map((term) => element("category", { term })),
    element("summary", {}, summary),
    element("content", { type: "html" }, html),
  );
}

/** Atom 1.0 (RFC 4287). */
export function writeAtom({ title, description, page, self, updated, items }: Feed): string {
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
      element("id", {}, page),
      element("title", {}, title),
      element("subtitle", {}, description),
      element("updated", {}, updated.toISOString()),
      element("link", { rel: "alternate", type: "text/html", href: page }),
      element("link", { rel: "self", type: "application/atom+xml", href: self }),
      ...items.map(entry),
    ),
  );
}
