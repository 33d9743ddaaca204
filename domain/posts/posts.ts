import type { Page } from "#domain/page.ts";
import type { Author, Topic } from "./post.schema.ts";

/** A heading of a text: `level` is 2 or 3, `id` is the target of links. */
export type Heading = { id: string; text: string; level: number };

/** A post with its text as HTML, and as what it was written in. Dates are days, such as 2026-11-20. */
export type Post = Page & {
  published: string;
  updated?: string;
  isDraft: boolean;
  author: Author;
  /** The main one first. */
  topics: Topic[];
  /** What it takes to read. */
  minutes: number;
  headings: Heading[];
  html: string;
  /** The text's words alone, for a search. */
  words: string;
  markdown: string;
};

/** What the blog shows on a day, newest first; drafts where they are asked for. */
export function visiblePosts(posts: readonly Post[], today: string, withDrafts = false): Post[] {
  return posts.filter(({ isDraft, published }) => withDrafts || (!isDraft && published <= today));
}
