import { feedUrls } from "#app/seo/feed-urls.ts";
import { pageNumbers } from "#app/ui/page-numbers.ts";
import type { Topic } from "#domain/posts/post.schema.ts";
import type { Post } from "#domain/posts/posts.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BlogWords } from "./blog.schema.ts";
import { type FoundPosts, listUrl } from "./find-posts.ts";
import { PostCard } from "./post-facts.tsx";

export const resultsId = "posts-title";

const feeds = [
  { url: feedUrls.blogRss, name: "RSS" },
  { url: feedUrls.blogAtom, name: "Atom" },
  { url: feedUrls.blogJson, name: "JSON" },
];

type Props = {
  found: FoundPosts;
  newest: readonly Post[];
  topics: readonly (Topic & { count: number })[];
  words: BlogWords;
  today: string;
};

function Topics({ found: { query }, topics, words }: Props) {
  const link = (topic: string | null, name: string) => (
    <li key={topic}>
      <a
        href={listUrl({ ...query, topic, page: 1 })}
        aria-current={query.topic === topic ? "true" : undefined}
      >
        {name}
      </a>
    </li>
  );
  return (
    <nav aria-label={words.list.topics} className="blog-topics">
      <ul>
        {link(null, words.list.allTopics)}
        {topics.map(({ id, name, count }) => link(id, `${name} (${count})`))}
      </ul>
    </nav>
  );
}

function Pages({ found: { pages, query }, words: { list } }: Props) {
  if (pages < 2) return null;
  const url = (page: number) => listUrl({ ...query, page });
  return (
    <nav aria-label={list.pages} className="blog-pages">
      {query.page > 1 && (
        <a href={url(query.page - 1)} rel="prev">
          {list.previous}
        </a>
      )}
      <ol>
        {pageNumbers(query.page, pages).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === null ? (
              "…"
            ) : (
              <a
                href={url(page)}
                aria-label={fillTemplate(list.page, { page })}
                aria-current={page === query.page ? "page" : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {query.page < pages && (
        <a href={url(query.page + 1)} rel="next">
          {list.next}
        </a>
      )}
    </nav>
  );
}

function title({ found: { total, query }, topics, words: { list } }: Props): string {
  if (query.words === "" && query.topic === null) return list.title;
  const topic = topics.find(({ id }) => id === query.topic);
  return [
    fillTemplate(list.found, { count: total, posts: total === 1 ? list.onePost : list.manyPosts }),
    ...(query.words === "" ? [] : [fillTemplate(list.forWords, { words: query.words })]),
    ...(topic ? [fillTemplate(list.inTopic, { topic: topic.name })] : []),
  ].join(" ");
}

/** The topics, the posts that were found, and the way to more of them. On the server only. */
export function PostList(props: Props) {
  const { found, newest, words, today } = props;
  const isNothing = found.total === 0;
  return (
    <>
      <Topics {...props} />
      <h2 id={resultsId} tabIndex={-1} className="blog-found">
        {title(props)}
      </h2>
      {isNothing && (
        <p className="blog-nothing">
          {words.list.nothing} <a href="/blog">{words.list.clear}</a>
        </p>
      )}
      <ul className="post-cards">
        {(isNothing ? newest : found.items).map((post) => (
          <li key={post.url}>
            <PostCard post={post} words={words.post} today={today} level="h3" />
          </li>
        ))}
      </ul>
      <Pages {...props} />
      <p className="blog-feeds">
        {words.list.feeds}
        {feeds.map(({ url, name }) => (
          <a key={url} href={url}>
            {name}
          </a>
        ))}
      </p>
    </>
  );
}
