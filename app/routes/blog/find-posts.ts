import MiniSearch from "minisearch";
import type { Post } from "#domain/posts/posts.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** What a visitor asks the blog for; a topic that is not known counts as none. */
export type PostQuery = { words: string; topic: string | null; page: number };

/** What the list reads of a query. */
export const postQueryNames = ["q", "topic", "page"];

/** So many posts stand on a page. */
export const pageSize = 8;

export type FoundPosts = { items: Post[]; total: number; pages: number; query: PostQuery };

/** Finds posts by their words, one letter in five wrong; all words must be there. */
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

/** The posts of a page: the best first where words are searched, the newest first otherwise. */
export function findPosts(
  posts: readonly Post[],
  search: (words: string) => Set<Post>,
  query: PostQuery,
): FoundPosts {
  const matching = query.words === "" ? posts : [...search(query.words)];
  const found = matching.filter(
    ({ topics }) => query.topic === null || topics.some(({ id }) => id === query.topic),
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  const items = found.slice((page - 1) * pageSize, page * pageSize);
  return { items, total: found.length, pages, query: { ...query, page } };
}

/** The address of a list; what is usual is left out. */
export function listUrl({ words, topic, page }: PostQuery): string {
  const query = new URLSearchParams({
    ...(words !== "" && { q: words }),
    ...(topic !== null && { topic }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

const maxSearchLength = 200;

export function readPostQuery(asked: URLSearchParams, topics: readonly { id: string }[]): PostQuery {
  const topic = asked.get("topic");
  const page = Number(asked.get("page") ?? 1);
  return {
    words: (asked.get("q") ?? "").trim().slice(0, maxSearchLength),
    topic: topics.some(({ id }) => id === topic) ? topic : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The posts most like one: those that share topics, its main topic most of all, then the nearest in time. */
export function relatedPosts(to: Post, posts: readonly Post[], most = 3): Post[] {
  const weightOf = (post: Post) =>
    post.topics.reduce((sum, { id }, at) => {
      const place = to.topics.findIndex((topic) => topic.id === id);
      return place < 0 ? sum : sum + (place === 0 ? 2 : 1) + (at === 0 ? 1 : 0);
    }, 0);
  const away = ({ published }: Post) => Math.abs(Date.parse(published) - Date.parse(to.published));
  return posts
    .filter((post) => post !== to && weightOf(post) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a) || away(a) - away(b))
    .slice(0, most);
}
