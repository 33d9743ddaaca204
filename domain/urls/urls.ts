import { businessDay } from "#domain/business-day.ts";
import type { Posting, StoredPosting } from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { type Post, visiblePosts } from "#domain/posts/posts.ts";

/** The content with URLs. Pages and legal texts are keyed by theirs. */
type AddressedContent = {
  pages: Record<string, unknown>;
  legal: Record<string, unknown>;
  posts: readonly Post[];
  postings: readonly StoredPosting[];
};

/** The URL of a page's Markdown version. */
export function markdownUrl(url: string): string {
  return url === "/" ? "/index.md" : `${url}.md`;
}

/** The URL of the page whose Markdown a path is; undefined for other paths. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith(".md")) return undefined;
  return path === "/index.md" ? "/" : path.slice(0, -".md".length);
}

/** URLs of all pages that exist today, in a stable order. */
export function allUrls(
  content: AddressedContent,
  postings: readonly Posting[] = postingsOn(content.postings, businessDay()),
): string[] {
  const today = businessDay();
  return [
    ...Object.keys(content.pages),
    ...Object.keys(content.legal),
    ...listedPostings(postings, today).map(postingUrl),
    ...visiblePosts(content.posts, today).map(({ url }) => url),
  ].sort();
}
