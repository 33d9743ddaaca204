import { readFileSync, writeFileSync } from "node:fs";
import PO from "pofile";
import { stringify } from "yaml";
import { translatedLanguages } from "#domain/language/language.ts";
import { contentFiles } from "#scripts/content/content-files.ts";
import { readTranslation } from "#scripts/content/read-translation.ts";
import { ContentError, collectProblems, type Problem, parseYaml } from "#scripts/content/read-yaml.ts";
import {
  type HumanLanguage,
  readingHash,
  readRecord,
  recordPath,
  type TranslationText,
  translationTexts,
} from "#scripts/content/translation-texts.ts";
import { replaceTexts } from "./replace-texts.ts";

type Entry = { context: string; english: string; translation: string; isFuzzy: boolean; line: number };

const isFuzzy = (flags: Record<string, boolean | undefined>) =>
  Object.keys(flags).some((flag) => flag.trim() === "fuzzy");

function readEntries(text: string): { language: string; entries: Entry[] } {
  // pofile takes the lines of earlier English texts, which some editors add, for parts of the entry above.
  const source = text.replace(/^\uFEFF/, "").replace(/^#\|.*$/gm, "#");
  const { items, headers } = PO.parse(source);
  const starts = source
    .split("\n")
    .flatMap((line, index) => (/^(#~ *)?msgid\s/.test(line) ? [index + 1] : []));
  // The header has a line `msgid`, too, and no item.
  const headerLines = starts.length - items.length;
  const entries = items.flatMap((item, index): Entry[] => {
    const { msgctxt: context = "", msgid: english, msgstr, flags, obsolete } = item;
    const line = starts[index + headerLines] ?? 1;
    return obsolete
      ? []
      : [{ context, english, translation: msgstr[0] ?? "", isFuzzy: isFuzzy(flags), line }];
  });
  return { language: headers.Language ?? "", entries };
}

/** Why an entry cannot be imported; undefined if its text can be checked in its file. */
function entryProblem(entry: Entry, text: TranslationText | undefined, isRepeated: boolean) {
  if (text === undefined) return "is no text of the site: remove the entry, or export again";
  if (isRepeated) return "is here twice: remove one of the entries";
  // What has no English text is its own msgid until it is imported.
  const isOwnNow = text.translated?.isOwn && entry.translation === text.translation;
  if (entry.english !== text.english && !isOwnNow)
    return `has another English text since the export, “${text.english}”: write it as msgid, and translate it`;
  return undefined;
}

/** Checks a file with changed texts like the content check. Problems are at the lines of the entries. */
function checkFile(root: string, language: HumanLanguage, text: TranslationText, source: string): void {
  if (text.translated) readTranslation(root, text.translated, language, source);
  else parseYaml(text.file, source, contentFiles.languages.schema);
}

function changedFiles(root: string, changes: readonly { text: TranslationText; entry: Entry }[]) {
  const byFile = Map.groupBy(changes, ({ text }) => text.file);
  return [...byFile].map(([file, parts]) => {
    const values = parts.map(({ text, entry }) => ({ path: text.path, value: entry.translation }));
    return { file, parts, source: replaceTexts(readFileSync(`${root}/${file}`, "utf8"), values) };
  });
}

const recordHeading = (
  language: HumanLanguage,
) => `# Texts that a native speaker has read, each with a hash of the English text and the translation. Written by
# \`npm run translations -- import translations/${language}.po\`.
`;

/** The record after an import: entries without "fuzzy" are read. Others keep their state. */
function recordAfter(
  texts: readonly TranslationText[],
  entries: ReadonlyMap<string, Entry>,
): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap(({ context, english, translation, translated, isRead }) => {
      const entry = entries.get(context);
      if (entry ? entry.isFuzzy : !isRead) return [];
      const now = entry?.translation ?? translation;
      return [[context, readingHash(translated?.isOwn ? now : english, now)]];
    }),
  );
}

/** What an import changed. */
export type Imported = { language: HumanLanguage; changed: number; read: number; texts: number };

/**
 * Writes the texts of a PO file into the content below `root`, and records which of them are read.
 * @throws {ContentError} with every problem; nothing is written then
 */
export function importTexts(root: string, file: string): Imported {
  const { language: name, entries } = readEntries(readFileSync(file, "utf8"));
  const language = translatedLanguages.find((known) => known === name);
  if (language === undefined) {
    const message = `has the language “${name}” in its header: write one of ${translatedLanguages.join(", ")}`;
    throw new ContentError([{ file, line: 1, field: "Language", message }]);
  }
  const texts = translationTexts(root, language);
  const byContext = new Map(texts.map((text) => [text.context, text]));
  const entryOf = new Map<string, Entry>();
  const { problems, attempt } = collectProblems();
  const changes: { text: TranslationText; entry: Entry }[] = [];
  for (const entry of entries) {
    const { context, line, translation } = entry;
    const text = byContext.get(context);
    const message = entryProblem(entry, text, entryOf.has(context));
    if (message !== undefined) problems.push({ file, line, field: context, message });
    else if (text && text.translation !== translation) changes.push({ text, entry });
    entryOf.set(context, entry);
  }
  /** Moves a problem of a content file to its entry, which is what translators see. */
  const atEntry = (problem: Problem): Problem => {
    const name = problem.file.replace(`content/${language}/`, "").replace("content/", "");
    const context = `${name} ${problem.field}`;
    const entry = entryOf.get(context);
    return entry ? { ...problem, file, line: entry.line, field: context } : problem;
  };
  const files = changedFiles(root, changes);
  for (const { parts, source } of files) {
    const [first] = parts;
    if (first) attempt(() => checkFile(root, language, first.text, source));
  }
  if (problems.length > 0) throw new ContentError(problems.map(atEntry));
  for (const { file: changed, source } of files) writeFileSync(`${root}/${changed}`, source);
  const record = recordAfter(texts, entryOf);
  const read = Object.keys(record).length;
  if (read > 0 || Object.keys(readRecord(root, language)).length > 0)
    writeFileSync(
      `${root}/${recordPath(language)}`,
      recordHeading(language) + stringify(record, { lineWidth: 0 }),
    );
  return { language, changed: changes.length, read, texts: texts.length };
}
