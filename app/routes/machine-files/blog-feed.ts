import content from "#app/content/content.data.ts";
import { withFigures } from "#app/routes/blog/figures.ts";
import { shareImageUrl } from "#app/seo/share-image.ts";
import { businessDay } from "#domain/business-day.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { siteAddress } from "#server/config/site-address.ts";
import { absoluteHtml } from "./absolute-html.ts";
import { type Feed, startOfDay } from "./feed.ts";

/** Enough for readers that poll once a month. More would take megabytes, as items contain the full text. */
const maxPosts = 30;

/** The newest visible posts. */
export function blogFeed(self: string): Feed {
  const site = siteAddress();
  const today = businessDay();
  const items = visiblePosts(content.posts, today)
    .slice(0, maxPosts)
    .map(({ url, title, description, html, published, updated = published, author, topics }) => ({
      url: `${site}${url}`,
      title,
      summary: description,
      html: absoluteHtml(withFigures(html), `${site}${url}`),
      image: `${site}${shareImageUrl(url)}`,
      published: startOfDay(published),
      updated: startOfDay(updated),
      author: author.name,
      tags: topics.map(({ name }) => name),
    }));
  const { title, description } = content.pages["/blog"] ?? { title: "", description: "" };
  const updated = Math.max(...items.map((item) => item.updated.getTime()), 0);
  return {
    title,
    description,
    page: `${site}/blog`,
    self: `${site}${self}`,
    updated: new Date(updated),
    items,
  };
}
