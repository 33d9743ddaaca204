import { renderToStaticMarkup } from "react-dom/server";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import type { Post } from "#domain/posts/posts.ts";
import { Contents } from "./contents.tsx";
import { currentBlog } from "./current-posts.ts";
import { withDrawings } from "./figures.ts";
import { relatedPosts } from "./find-posts.ts";
import { PostFoot, PostHead } from "./post-parts.tsx";

/** Data of a post's page today; null for an unknown or future post. */
export function postPage(path: string) {
  const { posts, day: today } = currentBlog();
  const index = posts.findIndex(({ url }) => url === path);
  const post: Post | undefined = posts[index];
  if (!post) return null;
  const words = content.blog.post;
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  const neighbours = new Set([newer, older]);
  const related = relatedPosts(
    post,
    posts.filter((other) => !neighbours.has(other)),
  );
  const head = <PostHead post={post} words={words} topicsLabel={content.blog.list.topics} today={today} />;
  const foot = <PostFoot {...{ post, words, newer, older, related, today }} />;
  const { url, name, title, description, published, updated, headings } = post;
  const sections = headings.filter(({ level }) => level === 2);
  const { share, shareNative, copy, copied, notCopied, print, contents } = words;
  return {
    head: { url, name, title, description, published, updated },
    isListed: !post.isDraft,
    words: { share, shareNative, copy, copied, notCopied, print },
    contents:
      sections.length > 1
        ? markServerHtml(renderToStaticMarkup(<Contents title={contents} sections={sections} />))
        : null,
    top: markServerHtml(renderToStaticMarkup(head)),
    text: markServerHtml(withDrawings(post.html)),
    foot: markServerHtml(renderToStaticMarkup(foot)),
  };
}
