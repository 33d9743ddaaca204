import content from "#app/content/content.data.ts";
import { businessDay } from "#domain/business-day.ts";
import { type Post, visiblePosts } from "#domain/posts/posts.ts";
import { indexPosts } from "./find-posts.ts";

function readBlog(day: string) {
  const posts = visiblePosts(content.posts, day, import.meta.env.DEV);
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

let cached: ReturnType<typeof readBlog> | undefined;

/** Posts that are visible today, newest first, and a search over them. */
export function currentBlog(): ReturnType<typeof readBlog> {
  const day = businessDay();
  if (cached?.day !== day) cached = readBlog(day);
  return cached;
}
