import type { Root } from "mdast";
import { data } from "react-router";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { stringify } from "yaml";
import content from "#app/content/content.data.ts";
import { figureUrl } from "#app/routes/blog/figures.ts";
import { businessDay } from "#domain/business-day.ts";
import { type Post, visiblePosts } from "#domain/posts/posts.ts";
import { markdownUrl } from "#domain/urls/urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { markdownHeaders } from "#server/http/markdown-pages.ts";
import type { Route } from "./+types/post-markdown";

/** Makes URLs of links and figures absolute. */
function absoluteLinks(page: string) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === "image") node.url = new URL(figureUrl(node.url), page).href;
      if (node.type === "link" || node.type === "definition") node.url = new URL(node.url, page).href;
    });
  };
}

function writePost({ url, title, description, author, published, updated, markdown }: Post): string {
  const link = `${siteAddress()}${url}`;
  const text = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(absoluteLinks, link)
    .use(remarkStringify, { bullet: "-" })
    .processSync(markdown);
  const head = { title, description, author: author.name, date: published, updated, link };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n# ${title}\n\n${String(text).trim()}`;
}

export const delivery: Delivery = {
  kind: "DAILY",
  urls: () => content.posts.map(({ url }) => markdownUrl(url)),
};

/** A post's Markdown, available from its publication day on. */
export function loader({ url }: Route.LoaderArgs) {
  const page = url.pathname.replace(/\.md$/, "");
  const post = visiblePosts(content.posts, businessDay()).find((candidate) => candidate.url === page);
  if (!post) throw data(null, { status: 404 });
  return new Response(`${writePost(post)}\n`, { headers: markdownHeaders });
}
