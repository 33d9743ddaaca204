import { existsSync, globSync } from "node:fs";
import { z } from "zod";
import { proofWords } from "#app/form/proof/proof.schema.ts";
import { type Picture, picture } from "#app/pictures/picture.schema.ts";
import { blogWords } from "#app/routes/blog/blog.schema.ts";
import { applicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { careersWords } from "#app/routes/careers/careers.schema.ts";
import { contactWords } from "#app/routes/contact/contact.schema.ts";
import { llmsWords, security } from "#app/routes/machine-files/machine-files.schema.ts";
import { searchWords } from "#app/search/search.schema.ts";
import { assessmentItem } from "#app/sections/assessments/assessments.schema.ts";
import { testimonial } from "#app/sections/testimonials/testimonials.schema.ts";
import { footer, messages, navigation, site } from "#app/site/site.schema.ts";
import { pronunciationTest } from "#app/tools/pronunciation/pronunciation-test.schema.ts";
import { bulkMatch } from "#app/tools/resume/bulk/bulk-match.schema.ts";
import { evaluateResume } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { redirects } from "#domain/schema/redirect.schema.ts";
import { pageUrl } from "#domain/urls/page-url.ts";
import { renderMarkdown } from "./markdown.ts";
import { legalFrontMatter, pageSource } from "./page.schema.ts";
import { readPostingContent } from "./read-postings.ts";
import { type BlogContent, readBlogContent } from "./read-posts.ts";
import { ContentError, collectProblems, readFrontMatter, readYaml, type Source } from "./read-yaml.ts";

function readLegal(root: string, file: string) {
  const source = readFrontMatter(root, file, legalFrontMatter);
  const { html, problems } = renderMarkdown(source.body);
  if (problems.length > 0) {
    throw new ContentError(
      problems.map(({ line, message }) => ({ file, line: source.bodyLine + line - 1, field: "", message })),
    );
  }
  return { ...source, html };
}

/** Every content file as its author wrote it, each valid by itself. */
export type Sources = ReturnType<typeof readSources>;

/** @throws {ContentError} that lists every problem of single files */
export function readSources(root: string) {
  const { problems, attempt } = collectProblems();
  const one = <T>(file: string, schema: z.ZodType<T>) =>
    attempt(() => {
      if (!existsSync(`${root}/${file}`)) {
        throw new ContentError([
          { file, line: 1, field: "", message: "is missing: every site needs this file" },
        ]);
      }
      return readYaml(root, file, schema);
    }) as Source<T>;

  const byUrl = new Map<string, string>();
  const files = <T>(pattern: string, folder: string, read: (file: string) => T) => {
    const found = new Map<string, T>();
    for (const file of globSync(pattern, { cwd: root }).sort()) {
      const url = pageUrl(file, folder);
      const other = byUrl.get(url);
      if (other) {
        const message = `has the address ${url}, which ${other} has too: rename or remove one of them`;
        problems.push({ file, line: 1, field: "", message });
      }
      byUrl.set(url, file);
      const value = attempt(() => read(file));
      if (value) found.set(url, value);
    }
    return found;
  };

  const blog = one("content/blog.yaml", blogWords);
  const noPosts: BlogContent = { posts: [], topics: [], authors: [] };
  const readBlog = () => {
    const { table: tableLabel, headingLink: linkLabel } = blog.value.post;
    return readBlogContent(root, { tableLabel, linkLabel });
  };
  const sources = {
    site: one("content/site.yaml", site),
    navigation: one("content/navigation.yaml", navigation),
    footer: one("content/footer.yaml", footer),
    messages: one("content/messages.yaml", messages),
    redirects: one("content/redirects.yaml", redirects),
    security: one("content/security.yaml", security),
    llms: one("content/llms.yaml", llmsWords),
    testimonials: one("content/testimonials.yaml", z.array(testimonial)),
    assessments: one("content/assessments.yaml", z.array(assessmentItem)),
    evaluateResume: one("content/evaluate-resume.yaml", evaluateResume),
    bulkMatch: one("content/bulk-match.yaml", bulkMatch),
    careers: one("content/careers.yaml", careersWords),
    contact: one("content/contact.yaml", contactWords),
    proof: one("content/proof.yaml", proofWords),
    applications: one("content/applications.yaml", applicationWords),
    pronunciationTest: one("content/pronunciation-test.yaml", pronunciationTest),
    search: one("content/search.yaml", searchWords),
    blogWords: blog,
    blog: (blog && attempt(readBlog)) ?? noPosts,
    jobs: attempt(() => readPostingContent(root)) ?? { businessUnits: [], consents: [], postings: [] },
    pages: files("content/pages/**/*.yaml", "content/pages", (file) => readYaml(root, file, pageSource)),
    legal: files("content/legal/*.md", "content/legal", (file) => readLegal(root, file)),
    pictures: new Map<string, Source<Picture>>(),
  };
  for (const file of globSync("content/pictures/*.yaml", { cwd: root }).sort()) {
    const value = attempt(() => readYaml(root, file, picture));
    if (value) sources.pictures.set(file.replace(/^.*\/(.*)\.yaml$/, "$1"), value);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}
