import { existsSync, globSync } from "node:fs";
import type { z } from "zod";
import type { ApiReference } from "#app/sections/api/api-reference.ts";
import {
  inLanguage,
  pseudoLanguage,
  type TranslatedLanguage,
  translatedLanguages,
} from "#domain/language/language.ts";
import { pageUrl } from "#domain/urls/page-url.ts";
import {
  type ContentFile,
  contentFiles,
  filmFile,
  plainFiles,
  resolvedFiles,
  type ValuesOf,
} from "./content-files.ts";
import { renderMarkdown } from "./markdown.ts";
import { legalFrontMatter } from "./page.schema.ts";
import { inPseudo, readPseudo } from "./pseudo-words.ts";
import { readApi } from "./read-api.ts";
import { readPostingContent } from "./read-postings.ts";
import { type BlogContent, readBlogContent } from "./read-posts.ts";
import { readTranslation } from "./read-translation.ts";
import { ContentError, collectProblems, readFrontMatter, readYaml, type Source } from "./read-yaml.ts";
import {
  inEnglishFolder,
  type TranslatedName,
  translatedFiles,
  translatedNames,
  translatedPage,
} from "./translated-files.ts";

/** The words of translated files in a language, by their names. */
export type TranslatedSources = { [Name in TranslatedName]: Source<ValuesOf<typeof translatedFiles>[Name]> };

const mapNames = (read: (name: TranslatedName) => unknown) =>
  Object.fromEntries(translatedNames.map((name) => [name, read(name)])) as TranslatedSources;

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

/**
 * @param pseudo whether the words of the pseudo-language are made, too
 * @throws {ContentError} with all problems of single files
 */
export function readSources(root: string, { pseudo = false } = {}) {
  const languages: readonly TranslatedLanguage[] = pseudo
    ? [...translatedLanguages, pseudoLanguage]
    : translatedLanguages;
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

  const readEach = <Files extends Record<string, ContentFile>>(files: Files) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, read(file)])) as {
      [Name in keyof Files]: Source<ValuesOf<Files>[Name]>;
    };

  const byUrl = new Map<string, string>();
  const readPages = <T>(pattern: string, folder: string, readFile: (file: string) => T, prefix = "") => {
    const values = new Map<string, T>();
    for (const file of globSync(pattern, { cwd: root }).sort()) {
      const url = prefix + pageUrl(file, folder);
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
  const readPage = (file: string) => readYaml(root, file, page.schema);
  const englishPages = readPages(page.path, "content/pages", readPage);
  const readTranslatedPages = (language: TranslatedLanguage) => {
    if (language === pseudoLanguage) {
      const translated = [...englishPages].filter(([url]) => inLanguage(url, language) !== url);
      return translated.map(([url, source]) => [inLanguage(url, language), inPseudo(root, source)] as const);
    }
    const folder = `content/${language}/pages`;
    const readTranslated = (file: string) =>
      readTranslation(root, translatedPage(inEnglishFolder(file, language)), language);
    return [...readPages(`${folder}/**/*.yaml`, folder, readTranslated, `/${language}`)];
  };
  const readWords = (language: TranslatedLanguage) =>
    mapNames((name) =>
      attempt(() =>
        language === pseudoLanguage
          ? readPseudo(root, name)
          : readTranslation<unknown>(root, translatedFiles[name], language),
      ),
    );
  const resolved = readEach(resolvedFiles);
  const { blog } = resolved;
  const noPosts: BlogContent = { posts: [], topics: [], authors: [] };
  const readBlog = () => {
    const { table: tableLabel, headingLink: linkLabel } = blog.value.post;
    return readBlogContent(root, { tableLabel, linkLabel });
  };
  const sources = {
    ...readEach(plainFiles),
    ...resolved,
    blogWords: blog,
    blog: (blog && attempt(readBlog)) ?? noPosts,
    jobs: attempt(() => readPostingContent(root)) ?? { businessUnits: [], consents: [], postings: [] },
    pages: new Map([...englishPages, ...languages.flatMap(readTranslatedPages)]),
    translations: Object.fromEntries(languages.map((language) => [language, readWords(language)])),
    legal: readPages("content/legal/*.md", "content/legal", (file) => readLegal(root, file)),
    pictures: readFolder(contentFiles.picture),
    tasks: readFolder(contentFiles.task),
    film: read(filmFile),
    roundPeople: readFolder(contentFiles.roundPerson),
    api: attempt(() => readApi(root)) as ApiReference,
  };
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}
