import content from "virtual:content";
import { todayInIndia } from "#domain/business-day.ts";
import { type Post, shownPosts } from "#domain/posts/posts.ts";
import { indexPosts } from "./find-posts.ts";

function readBlog(day: string) {
  const posts = shownPosts(content.posts, day, import.meta.env.DEV);
  let search: ReturnType<typeof indexPosts> | undefined;
  return {
    day,
    posts,
    search(words: string): Set<Post> {
      search ??= indexPosts(posts);
      return search(words);
    },
  };
}

let kept: ReturnType<typeof readBlog> | undefined;

/** What the blog shows today, newest first, and the search over it. */
export function currentBlog(): ReturnType<typeof readBlog> {
  const day = todayInIndia();
  if (kept?.day !== day) kept = readBlog(day);
  return kept;
}
