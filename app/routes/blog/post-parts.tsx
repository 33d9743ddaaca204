import { Icon } from "#app/ui/icon.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import type { Post } from "#domain/posts/posts.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BlogWords } from "./blog.schema.ts";
import { PostFacts, PostRow, TopicLinks } from "./post-facts.tsx";

type Words = BlogWords["post"];

/** Header of a post. Server only. */
export function PostHead({
  post,
  words,
  topicsLabel,
  today,
}: {
  post: Post;
  words: Words;
  topicsLabel: string;
  today: string;
}) {
  const { title, description, author } = post;
  return (
    <header className="page-width post-head">
      <p>
        <a href="/blog" className="post-back">
          <Icon name="arrow-left" className="size-5" />
          {words.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <div>
        <p className="post-lead">{description}</p>
        <div>
          <p>
            <strong>{fillTemplate(words.by, { author: author.name })}</strong>{" "}
            {author.sample && <SampleTag />}
          </p>
          <PostFacts post={post} words={words} today={today} />
          <TopicLinks post={post} label={topicsLabel} />
        </div>
      </div>
    </header>
  );
}

function Neighbour({ post, label, rel }: { post: Post | undefined; label: string; rel: "prev" | "next" }) {
  if (!post) return null;
  return (
    <a href={post.url} rel={rel} className="post-neighbour" data-rel={rel}>
      <span>{label}</span>
      <strong>{post.title}</strong>
    </a>
  );
}

/** Author, previous and next post, and related posts. Server only. */
export function PostFoot({
  post: { author, next },
  words,
  newer,
  older,
  related,
  today,
}: {
  post: Post;
  words: Words;
  newer: Post | undefined;
  older: Post | undefined;
  related: Post[];
  today: string;
}) {
  return (
    <footer data-no-print className="page-width post-foot">
      <p className="post-signed">
        <strong>{author.name}.</strong> {author.description}
      </p>
      <section aria-labelledby="next-title">
        <h2 id="next-title">{words.next.title}</h2>
        <dl className="post-next">
          {(["employer", "candidate"] as const).map((reader) => (
            <div key={reader}>
              <dt>{words.next[reader]}</dt>
              <dd>
                <a href={next[reader].url}>{next[reader].title}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {(newer || older) && (
        <nav aria-label={words.neighbours} className="post-neighbours">
          <Neighbour post={older} label={words.older} rel="prev" />
          <Neighbour post={newer} label={words.newer} rel="next" />
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title">{words.related}</h2>
          <ul className="post-cards">
            {related.map((other) => (
              <li key={other.url}>
                <PostRow post={other} words={words} today={today} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}
