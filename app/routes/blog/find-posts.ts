import MiniSearch from "minisearch";
import type { Post } from "#domain/posts/posts.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** A search of the blog. An unknown topic is null. */
export type PostQuery = { words: string; topic: string | null; page: number };

/** The query parameters of `readPostQuery`. */
export const postQueryNames = ["q", "topic", "page"];

/** The id of the heading over the results. */
export const resultsId = "posts-title";

/** Posts on a page. */
export const pageSize = 8;

export type FoundPosts = { items: Post[]; total: number; pages: number; query: PostQuery };

/** Indexes posts for a search in which all words must match; one letter in five may be wrong. */
export function indexPosts(posts: readonly Post[]): (words: string) => Set<Post> {
  const index = new MiniSearch<Post>({
    idField: "url",
    fields: ["title", "description", "headings", "topics", "words"],
    extractField: (post, name) => {
      if (name === "headings") return post.headings.map(({ text }) => text).join(" ");
      if (name === "topics") return post.topics.map((topic) => topic.name).join(" ");
      return name === "url" || name === "title" || name === "description" ? post[name] : post.words;
    },
    processTerm: foldAccents,
    searchOptions: {
      combineWith: "AND",
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { title: 6, topics: 4, description: 3, headings: 3 },
    },
  });
  index.addAll(posts);
  const byUrl = new Map(posts.map((post) => [post.url, post]));
  return (words) => new Set(index.search(words).flatMap(({ id }) => byUrl.get(String(id)) ?? []));
}

/** The posts of a page: with words the best first, otherwise the newest. */
export function findPosts(
  posts: readonly Post[],
  search: (words: string) => Set<Post>,
  query: PostQuery,
): FoundPosts {
  const matching = query.words === "" ? posts : [...search(query.words)];
  const inTopic = matching.filter(
    ({ topics }) => query.topic === null || topics.some(({ id }) => id === query.topic),
  );
  const pages = Math.max(1, Math.ceil(inTopic.length / pageSize));
  const page = Math.min(query.page, pages);
  const items = inTopic.slice((page - 1) * pageSize, page * pageSize);
  return { items, total: inTopic.length, pages, query: { ...query, page } };
}

/** The address of a list, without default values. */
export function listUrl({ words, topic, page }: PostQuery): string {
  const query = new URLSearchParams({
    ...(words !== "" && { q: words }),
    ...(topic !== null && { topic }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

const maxSearchLength = 200;

export function readPostQuery(parameters: URLSearchParams, topics: readonly { id: string }[]): PostQuery {
  const topic = parameters.get("topic");
  const page = Number(parameters.get("page") ?? 1);
  return {
    words: (parameters.get("q") ?? "").trim().slice(0, maxSearchLength),
    topic: topics.some(({ id }) => id === topic) ? topic : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The posts that share topics with a post: the main topic counts most, then the nearest dates come first. */
export function relatedPosts(to: Post, posts: readonly Post[], limit = 3): Post[] {
  const weightOf = (post: Post) =>
    post.topics.reduce((sum, { id }, index) => {
      const place = to.topics.findIndex((topic) => topic.id === id);
      return place < 0 ? sum : sum + (place === 0 ? 2 : 1) + (index === 0 ? 1 : 0);
    }, 0);
  const away = ({ published }: Post) => Math.abs(Date.parse(published) - Date.parse(to.published));
  return posts
    .filter((post) => post !== to && weightOf(post) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a) || away(a) - away(b))
    .slice(0, limit);
}
