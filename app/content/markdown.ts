import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeSlug).use(rehypeStringify);

/** Markdown to HTML with ids on headings. Raw HTML in the source is left out. */
export function renderMarkdown(markdown: string): string {
  return String(processor.processSync(markdown));
}
