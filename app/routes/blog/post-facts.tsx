import { formatDate } from "#domain/language/format-time.ts";
import type { Post } from "#domain/posts/posts.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BlogWords } from "./blog.schema.ts";
import { listUrl } from "./find-posts.ts";

/** Dates and reading time of a post. Server only. */
export function PostFacts({ post, words, today }: { post: Post; words: BlogWords["post"]; today: string }) {
  const { published, updated, minutes, isDraft } = post;
  return (
    <p className="post-facts">
      <time dateTime={published}>{fillTemplate(words.published, { date: formatDate(published) })}</time>
      {updated !== undefined && (
        <time dateTime={updated}>{fillTemplate(words.updated, { date: formatDate(updated) })}</time>
      )}
      <span>{fillTemplate(words.minutes, { minutes })}</span>
      {isDraft && <strong>{words.draft}</strong>}
      {!isDraft && published > today && <strong>{words.scheduled}</strong>}
    </p>
  );
}

export function TopicLinks({ post, label }: { post: Post; label: string }) {
  return (
    <ul aria-label={label} className="post-topics">
      {post.topics.map(({ id, name }) => (
        <li key={id}>
          <a href={listUrl({ words: "", topic: id, page: 1 })}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** A post in a list. The whole row is a link. */
export function PostRow({
  post,
  words,
  today,
  figure,
}: {
  post: Post;
  words: BlogWords["post"];
  today: string;
  /** HTML of the drawing next to the lead post. */
  figure?: string | null;
}) {
  return (
    <article className="post-card">
      <h3>
        <a href={post.url}>{post.title}</a>
      </h3>
      <p>{post.description}</p>
      <PostFacts post={post} words={words} today={today} />
      <p className="post-topic">{post.topics[0]?.name}</p>
      {figure && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this repository
        <div className="post-figure" dangerouslySetInnerHTML={{ __html: figure }} />
      )}
    </article>
  );
}
