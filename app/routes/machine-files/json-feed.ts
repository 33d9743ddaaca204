import { type Feed, language } from "./feed.ts";

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed({ title, description, page, self, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: self,
    description,
    language,
    items: items.map(({ url, title, summary, html, image, published, updated, author, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      authors: [{ name: author }],
      tags,
    })),
  });
}
