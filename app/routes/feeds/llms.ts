import content from "virtual:content";
import { siteAddress } from "../../../server/site-address.ts";
import { todayInIndia } from "../../../server/today-in-india.ts";
import type { Page } from "../../content/content.ts";
import { shownPosts } from "../../content/posts.ts";
import { markdownUrl } from "../../content/urls.ts";
import { feedUrls } from "./feed-urls.ts";
import { textFile } from "./text-file.ts";

/** What is here, for language models (llmstxt.org): each page's Markdown with what it is about. */
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
    ...shownPosts(posts, todayInIndia()).map(entry),
    "",
    `## ${words.feeds}`,
    "",
    `- [${pages["/blog"]?.name}](${site}${feedUrls.blogJson}): ${words.blogFeed}`,
    `- [${pages["/careers"]?.name}](${site}${feedUrls.careersJson}): ${words.careersFeed}`,
    "",
    // The format's own word for what may be left out.
    "## Optional",
    "",
    ...Object.values(legal).map(entry),
  ]);
}
