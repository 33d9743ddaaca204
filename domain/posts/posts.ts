import type { Page } from "#domain/page.ts";
import type { Author, PostFile, Topic } from "./post.schema.ts";

/** A heading in a post: `level` is 2 or 3, `id` is its fragment. */
export type Heading = { id: string; text: string; level: number };

/** A post as HTML and as Markdown. Dates are days, such as 2026-11-20. */
export type Post = Page & {
  published: string;
  updated?: string;
  isDraft: boolean;
  author: Author;
  /** The main topic is first. */
  topics: Topic[];
  /** A call to action for employers and one for candidates. */
  next: PostFile["next"];
  /** Reading time in minutes. */
  minutes: number;
  headings: Heading[];
  html: string;
  /** Plain text, for the search. */
  words: string;
  markdown: string;
};

/** Posts visible on a day, in the given order. */
export function visiblePosts(posts: readonly Post[], today: string, withDrafts = false): Post[] {
  return posts.filter(({ isDraft, published }) => withDrafts || (!isDraft && published <= today));
}
