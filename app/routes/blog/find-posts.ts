import MiniSearch from "minisearch";
import type { Post } from "#domain/posts/posts.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** A search of the blog. `topic` is null for all topics and for an unknown one. */
export type PostQuery = { words: string; topic: string | null; page: number };

/** Query parameters that `readPostQuery` reads. */
export const postQueryNames = ["q", "topic", "page"];

/** Id of the results heading. */
export const resultsId = "posts-title";

/** Posts per page. */
export const pageSize = 8;

export type FoundPosts = { items: Post[]; total: number; pages: number; query: PostQuery };

/** Indexes posts for a search that requires every word, with a fuzziness of one letter in five. */
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

/** Posts on a page: best first if there are search words, otherwise newest first. */
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

/** URL of a list, without default values. */
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

/** Posts that share topics with a post. Shared main topics weigh most; ties are broken by date difference. */
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
