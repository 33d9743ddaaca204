import { renderToStaticMarkup } from "react-dom/server";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { headingFrame } from "#app/sections/page-frame.tsx";
import { currentBlog } from "./current-posts.ts";
import { findPosts, listUrl, pageSize, readPostQuery } from "./find-posts.ts";
import { PostList } from "./post-list.tsx";

/** Data of the post list for a query. */
export function blogPage(parameters: URLSearchParams) {
  const { posts, day, search } = currentBlog();
  const { blog: words, topics } = content;
  const result = findPosts(posts, search, readPostQuery(parameters, topics));
  const countedTopics = topics
    .map((topic) => ({
      ...topic,
      count: posts.filter((post) => post.topics.some(({ id }) => id === topic.id)).length,
    }))
    .filter(({ count }) => count > 0);
  const list = (
    <PostList
      result={result}
      newest={posts.slice(0, pageSize)}
      topics={countedTopics}
      words={words}
      today={day}
    />
  );
  const { search: label, placeholder, submit } = words.list;
  const { words: searched, topic } = result.query;
  return {
    ...headingFrame("/blog"),
    /** Search engines index only the list without search or topic. */
    isPlain: searched === "" && topic === null,
    address: listUrl(result.query),
    searched,
    topic,
    search: { label, placeholder, submit },
    list: markServerHtml(renderToStaticMarkup(list)),
  };
}
