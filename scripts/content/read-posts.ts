import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Author, type PostFile, postFrontMatter, type Topic } from "#domain/posts/post.schema.ts";
import type { Post } from "#domain/posts/posts.ts";
import { slug } from "#domain/schema/content-fields.ts";
import { contentFiles } from "./content-files.ts";
import { type FigureSize, type MarkdownOptions, type RenderedMarkdown, renderMarkdown } from "./markdown.ts";
import { ContentError, collectProblems, type FrontMatter, readFrontMatter, readYaml } from "./read-yaml.ts";

const folder = "content/blog";
const { authors, topics } = contentFiles;
/** Average reading speed. */
const wordsPerMinute = 220;

/** Forbidden parts of a picture: scripts, and anything from elsewhere. */
const notAPicture =
  /<(script|foreignObject|image|use|iframe)\b|\son\w+\s*=|(?:href|src)\s*=|@import|url\((?!#)/i;

function figureSizes(root: string): FigureSize {
  return (url) => {
    if (!/^figures\/[a-z0-9-]+\.svg$/.test(url) || !existsSync(`${root}/${folder}/${url}`)) return null;
    const drawing = readFileSync(`${root}/${folder}/${url}`, "utf8");
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
    return width && height && !notAPicture.test(drawing)
      ? { width: Number(width), height: Number(height) }
      : null;
  };
}

const rendered = new Map<string, RenderedMarkdown>();

/** Renders each text once: in development, one post changes while the others stay the same. */
function renderOnce(body: string, options: Required<Omit<MarkdownOptions, "language">>): RenderedMarkdown {
  const figures = [...body.matchAll(/\((figures\/[^\s)]+)/g)].map(([, file = ""]) =>
    options.figureSize(file),
  );
  const key = JSON.stringify([body, options, figures]);
  const known = rendered.get(key) ?? renderMarkdown(body, options);
  rendered.set(key, known);
  return known;
}

/** A post as its author wrote it, with its rendered text. */
export type PostSource = FrontMatter<PostFile> & { post: Post };

export type BlogContent = { posts: PostSource[]; topics: Topic[]; authors: Author[] };

function withIds<T>(entries: Record<string, T> | undefined): (T & { id: string })[] {
  return Object.entries(entries ?? {}).map(([id, value]) => ({ ...value, id }));
}

/**
 * Reads the posts in `content/blog` below `root`, newest first, including drafts and posts with a later date.
 * @throws {ContentError} with every problem: file, line, field and what to write instead
 */
export function readBlogContent(root: string, words: { tableLabel: string; linkLabel: string }): BlogContent {
  const { problems, attempt } = collectProblems();
  const knownTopics = withIds(attempt(() => readYaml(root, topics.path, topics.schema))?.value);
  const knownAuthors = withIds(attempt(() => readYaml(root, authors.path, authors.schema))?.value);
  const figureSize = figureSizes(root);

  const posts = globSync(`${folder}/*.md`, { cwd: root })
    .sort()
    .flatMap((file): PostSource[] => {
      const id = basename(file, ".md");
      if (!slug.safeParse(id).success) {
        const message = "is no post: name it in lower-case letters, digits and hyphens";
        problems.push({ file, line: 1, field: "", message });
        return [];
      }
      const source = attempt(() => readFrontMatter(root, file, postFrontMatter));
      if (!source) return [];
      const { value, body, bodyLine, problemAt } = source;
      const text = renderOnce(body, { ...words, figureSize });
      for (const { line, message } of text.problems) {
        problems.push({ file, line: bodyLine + line - 1, field: "", message });
      }
      const author = knownAuthors.find(({ id }) => id === value.author);
      if (!author) {
        const ids = knownAuthors.map(({ id }) => id).join(", ");
        problems.push(
          problemAt(["author"], `"${value.author}" is in no ${authors.path}: write one of ${ids}`),
        );
      }
      const postTopics = value.topics.flatMap((topic, index) => {
        const known = knownTopics.find(({ id }) => id === topic);
        if (known) return [known];
        const ids = knownTopics.map(({ id }) => id).join(", ");
        problems.push(
          problemAt(["topics", index], `"${topic}" is in no ${topics.path}: write one of ${ids}`),
        );
        return [];
      });
      if (!author) return [];
      const { problems: _, ...rendered } = text;
      const minutes = Math.max(1, Math.round(rendered.words.split(" ").length / wordsPerMinute));
      const { published, updated, title, description, next, draft = false } = value;
      const post: Post = {
        url: `/blog/${id}`,
        name: title,
        title,
        description,
        published,
        ...(updated !== undefined && { updated }),
        isDraft: draft,
        author,
        topics: postTopics,
        next,
        minutes,
        markdown: body,
        ...rendered,
      };
      return [{ ...source, post }];
    })
    .sort((a, b) => b.post.published.localeCompare(a.post.published) || a.post.url.localeCompare(b.post.url));

  if (problems.length > 0) throw new ContentError(problems);
  return { posts, topics: knownTopics, authors: knownAuthors };
}
