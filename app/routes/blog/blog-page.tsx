import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { currentBlog } from "./current-posts.ts";
import { findPosts, listUrl, pageSize, readPostQuery } from "./find-posts.ts";
import { PostList } from "./post-list.tsx";

/** Everything that the list of posts shows for a query. */
export function blogPage(asked: URLSearchParams) {
  const { posts, day, search } = currentBlog();
  const { blog: words, topics } = content;
  const found = findPosts(posts, search, readPostQuery(asked, topics));
  const counted = topics
    .map((topic) => ({
      ...topic,
      count: posts.filter((post) => post.topics.some(({ id }) => id === topic.id)).length,
    }))
    .filter(({ count }) => count > 0);
  const list = (
    <PostList found={found} newest={posts.slice(0, pageSize)} topics={counted} words={words} today={day} />
  );
  const { search: label, placeholder, submit } = words.list;
  const { words: searched, topic } = found.query;
  return {
    ...pageFrame("/blog"),
    /** Only the plain list is for search engines. */
    isPlain: searched === "" && topic === null,
    address: listUrl(found.query),
    searched,
    topic,
    search: { label, placeholder, submit },
    list: markServerHtml(renderToStaticMarkup(list)),
  };
}
