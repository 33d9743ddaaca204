import content from "#app/content/content.data.ts";
import { feedUrls } from "#app/seo/machine-file-urls.ts";
import { businessDay } from "#domain/business-day.ts";
import type { Page } from "#domain/page.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { markdownUrl } from "#domain/urls/urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { textFile } from "./text-file.ts";

export const delivery: Delivery = { kind: "DAILY" };

/** Index for language models (llmstxt.org): the Markdown URL of each page, with its description. */
export function loader() {
  const site = siteAddress();
  const { llms: words, shell, pages, legal, posts } = content;
  const entry = ({ url, name, description }: Page) =>
    `- [${name}](${site}${markdownUrl(url)}): ${description}`;
  return textFile([
    `# ${shell.site.name}`,
    "",
    `> ${shell.site.tagline}`,
    "",
    words.about,
    "",
    `## ${words.pages}`,
    "",
    ...Object.values(pages).map(entry),
    "",
    `## ${words.posts}`,
    "",
    ...visiblePosts(posts, businessDay()).map(entry),
    "",
    `## ${words.feeds}`,
    "",
    `- [${pages["/blog"]?.name}](${site}${feedUrls.blogJson}): ${words.blogFeed}`,
    `- [${pages["/careers"]?.name}](${site}${feedUrls.careersJson}): ${words.careersFeed}`,
    "",
    // The format defines "Optional" as sections that a reader may skip.
    "## Optional",
    "",
    ...Object.values(legal).map(entry),
  ]);
}
