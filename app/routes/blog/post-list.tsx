import { feedUrls } from "#app/seo/machine-file-urls.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { pageNumbers } from "#app/ui/page-numbers.ts";
import type { Topic } from "#domain/posts/post.schema.ts";
import type { Post } from "#domain/posts/posts.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import type { BlogWords } from "./blog.schema.ts";
import { firstFigure } from "./figures.ts";
import { type FoundPosts, listUrl, resultsId } from "./find-posts.ts";
import { PostRow } from "./post-facts.tsx";

const feeds = [
  { url: feedUrls.blogRss, name: "RSS" },
  { url: feedUrls.blogAtom, name: "Atom" },
  { url: feedUrls.blogJson, name: "JSON" },
];

type Props = {
  result: FoundPosts;
  newest: readonly Post[];
  topics: readonly (Topic & { count: number })[];
  words: BlogWords;
  today: string;
};

function Topics({ result: { query }, topics, words }: Props) {
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

function Pages({ result: { pages, query }, words }: Props) {
  if (pages < 2) return null;
  const current = query.page;
  const url = (page: number) => listUrl({ ...query, page });
  return (
    <PageLinks
      words={words.list}
      numbers={pageNumbers(current, pages).map((page) => (page === null ? null : { page, url: url(page) }))}
      current={current}
      previousUrl={current > 1 ? url(current - 1) : null}
      nextUrl={current < pages ? url(current + 1) : null}
    />
  );
}

function title({ result: { total, query }, topics, words: { list } }: Props): string {
  if (query.words === "" && query.topic === null) return list.title;
  const topic = topics.find(({ id }) => id === query.topic);
  return [
    fillPlural(list.found, { count: total }, "en"),
    ...(query.words === "" ? [] : [fillTemplate(list.forWords, { words: query.words })]),
    ...(topic ? [fillTemplate(list.inTopic, { topic: topic.name })] : []),
  ].join(" ");
}

/** The newest post leads the unfiltered first page. */
function isLead({ result: { query } }: Props, index: number): boolean {
  return index === 0 && query.words === "" && query.topic === null && query.page === 1;
}

/** Topics, results and pagination. Server only. */
export function PostList(props: Props) {
  const { result, newest, words, today } = props;
  const isEmpty = result.total === 0;
  return (
    <>
      <Topics {...props} />
      <h2 id={resultsId} tabIndex={-1} className="blog-found">
        {title(props)}
      </h2>
      {isEmpty && (
        <p className="blog-nothing">
          {words.list.nothing} <a href="/blog">{words.list.clear}</a>
        </p>
      )}
      <ul className="post-cards">
        {(isEmpty ? newest : result.items).map((post, index) => (
          <li key={post.url} data-lead={isLead(props, index) || undefined}>
            <PostRow
              post={post}
              words={words.post}
              today={today}
              figure={isLead(props, index) ? firstFigure(post.html) : null}
            />
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
