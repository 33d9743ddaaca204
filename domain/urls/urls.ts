import { businessDay } from "#domain/business-day.ts";
import { listedPostings, postingUrl } from "#domain/postings/openings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { type Post, visiblePosts } from "#domain/posts/posts.ts";

/** The part of the content that has addresses; pages and legal texts by theirs. */
type Addressed = {
  pages: Record<string, unknown>;
  legal: Record<string, unknown>;
  posts: readonly Post[];
  postings: readonly Posting[];
};

/** Pages that show what is open today, and so are rendered when they are asked for. */
export const dailyPages = ["/blog", "/career", "/careers"];

/** Every address whose answer depends on the day, those of closed openings and of posts to come among them. */
export function dailyUrls({ postings, posts }: Pick<Addressed, "postings" | "posts">): string[] {
  return [...dailyPages, ...postings.map(postingUrl), ...posts.map(({ url }) => url)];
}

/** Every address whose page the build can write. */
export function prerenderedUrls({ pages, legal }: Pick<Addressed, "pages" | "legal">): string[] {
  return [...Object.keys(pages), ...Object.keys(legal)].filter((url) => !dailyPages.includes(url)).sort();
}

/** The address of a page's Markdown. */
export function markdownUrl(url: string): string {
  return url === "/" ? "/index.md" : `${url}.md`;
}

/** Every address that a visitor may find: it answers with a page today. In a stable order. */
export function allUrls(content: Addressed, postings: readonly Posting[] = content.postings): string[] {
  const today = businessDay();
  const openings = listedPostings(postings, today).map(postingUrl);
  const posts = visiblePosts(content.posts, today).map(({ url }) => url);
  return [...prerenderedUrls(content), ...dailyPages, ...openings, ...posts].sort();
}
