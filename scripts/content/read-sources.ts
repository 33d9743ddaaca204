import { existsSync, globSync } from "node:fs";
import type { z } from "zod";
import type { ApiReference } from "#app/sections/api/api-reference.ts";
import { pageUrl } from "#domain/urls/page-url.ts";
import { contentFiles, filmFile } from "./content-files.ts";
import { renderMarkdown } from "./markdown.ts";
import { legalFrontMatter } from "./page.schema.ts";
import { readApi } from "./read-api.ts";
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

/** All content files as their authors wrote them, each validated separately. */
export type Sources = ReturnType<typeof readSources>;

/** @throws {ContentError} with all problems of single files */
export function readSources(root: string) {
  const { problems, attempt } = collectProblems();
  const read = <T>({ path: file, schema }: { path: string; schema: z.ZodType<T> }) =>
    attempt(() => {
      if (!existsSync(`${root}/${file}`)) {
        throw new ContentError([
          { file, line: 1, field: "", message: "is missing: every site needs this file" },
        ]);
      }
      return readYaml(root, file, schema);
    }) as Source<T>;

  const byUrl = new Map<string, string>();
  const readPages = <T>(pattern: string, folder: string, readFile: (file: string) => T) => {
    const values = new Map<string, T>();
    for (const file of globSync(pattern, { cwd: root }).sort()) {
      const url = pageUrl(file, folder);
      const other = byUrl.get(url);
      if (other) {
        const message = `has the address ${url}, which ${other} has too: rename or remove one of them`;
        problems.push({ file, line: 1, field: "", message });
      }
      byUrl.set(url, file);
      const value = attempt(() => readFile(file));
      if (value) values.set(url, value);
    }
    return values;
  };

  /** Reads the files of a folder, by name without extension. */
  const readFolder = <T>({ path, schema }: { path: string; schema: z.ZodType<T> }) => {
    const values = new Map<string, Source<T>>();
    for (const file of globSync(path, { cwd: root }).sort()) {
      const value = attempt(() => readYaml(root, file, schema));
      if (value) values.set(file.replace(/^.*\/(.*)\.yaml$/, "$1"), value);
    }
    return values;
  };

  const { page } = contentFiles;
  const blog = read(contentFiles.blog);
  const noPosts: BlogContent = { posts: [], topics: [], authors: [] };
  const readBlog = () => {
    const { table: tableLabel, headingLink: linkLabel } = blog.value.post;
    return readBlogContent(root, { tableLabel, linkLabel });
  };
  const sources = {
    site: read(contentFiles.site),
    navigation: read(contentFiles.navigation),
    footer: read(contentFiles.footer),
    messages: read(contentFiles.messages),
    redirects: read(contentFiles.redirects),
    security: read(contentFiles.security),
    llms: read(contentFiles.llms),
    testimonials: read(contentFiles.testimonials),
    assessments: read(contentFiles.assessments),
    drivePlan: read(contentFiles.drivePlan),
    evaluateResume: read(contentFiles.evaluateResume),
    bulkMatch: read(contentFiles.bulkMatch),
    careers: read(contentFiles.careers),
    contact: read(contentFiles.contact),
    bookDemo: read(contentFiles.bookDemo),
    proof: read(contentFiles.proof),
    applications: read(contentFiles.applications),
    pronunciationTest: read(contentFiles.pronunciationTest),
    results: read(contentFiles.results),
    search: read(contentFiles.search),
    blogWords: blog,
    blog: (blog && attempt(readBlog)) ?? noPosts,
    jobs: attempt(() => readPostingContent(root)) ?? { businessUnits: [], consents: [], postings: [] },
    pages: readPages(page.path, "content/pages", (file) => readYaml(root, file, page.schema)),
    legal: readPages("content/legal/*.md", "content/legal", (file) => readLegal(root, file)),
    pictures: readFolder(contentFiles.picture),
    tasks: readFolder(contentFiles.task),
    tour: read(contentFiles.tour),
    film: read(filmFile),
    taskWords: read(contentFiles.taskWords),
    products: read(contentFiles.products),
    workSamples: read(contentFiles.workSamples),
    interviewQuestions: read(contentFiles.interviewQuestions),
    dialogue: read(contentFiles.dialogue),
    whatsapp: read(contentFiles.whatsapp),
    stages: read(contentFiles.stages),
    roundOpening: read(contentFiles.roundOpening),
    roundPeople: readFolder(contentFiles.roundPerson),
    api: attempt(() => readApi(root)) as ApiReference,
  };
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}
