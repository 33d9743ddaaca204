import type { Page } from "#domain/page.ts";
import type { Author, PostFile, Topic } from "./post.schema.ts";

/** A heading of a text: `level` is 2 or 3, `id` is its fragment. */
export type Heading = { id: string; text: string; level: number };

/** A post with its text as HTML and as Markdown. Dates are days, such as 2026-11-20. */
export type Post = Page & {
  published: string;
  updated?: string;
  isDraft: boolean;
  author: Author;
  /** The main one first. */
  topics: Topic[];
  /** A next step for employers and one for candidates. */
  next: PostFile["next"];
  /** Reading time. */
  minutes: number;
  headings: Heading[];
  html: string;
  /** The plain text, for the search. */
  words: string;
  markdown: string;
};

/** The posts that the blog shows on a day, in the given order. */
export function visiblePosts(posts: readonly Post[], today: string, withDrafts = false): Post[] {
  return posts.filter(({ isDraft, published }) => withDrafts || (!isDraft && published <= today));
}
