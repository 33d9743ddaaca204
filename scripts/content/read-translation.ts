import { existsSync, readFileSync } from "node:fs";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { parseDocument } from "yaml";
import type { TranslatedLanguage } from "#domain/language/language.ts";
import { ContentError, type FieldPath, parseYaml, type Source } from "./read-yaml.ts";
import { type TranslatedFile, translatedPath } from "./translated-files.ts";

export type RawWords = { [key: string]: RawWords } | RawWords[] | string | number | boolean | null;
export type Leaf = { path: readonly (string | number)[]; value: string };

/** All texts of raw words, with their paths. */
export function leavesOf(words: RawWords | undefined, path: Leaf["path"] = []): Leaf[] {
  if (typeof words === "string") return [{ path, value: words }];
  if (Array.isArray(words)) return words.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, entry]) => leavesOf(entry, [...path, key]));
}

/** The words at a path; undefined if there are none. */
export function wordsAt(words: RawWords | undefined, path: Leaf["path"]): RawWords | undefined {
  return path.reduce<RawWords | undefined>(
    (current, key) =>
      typeof current === "object" && current !== null
        ? (current as Record<string | number, RawWords>)[key]
        : undefined,
    words,
  );
}

function setWords(words: RawWords, path: readonly string[], value: RawWords): void {
  const [key = "", ...rest] = path;
  const parent = words as Record<string, RawWords>;
  if (rest.length === 0) parent[key] = value;
  else {
    parent[key] ??= {};
    setWords(parent[key], rest, value);
  }
}

/** Keys whose values are no words: they are the same in all languages. */
const codeKeys = new Set([
  ...["id", "icon", "ipa", "url", "image", "kind"],
  ...["template", "layout", "ground", "surface", "toolCategory", "flag"],
]);

/** Whether a text is one for readers, and not an id, an address or a sample. */
export function isForReaders({ path, value }: Leaf): boolean {
  if (path.includes("phones") && path.at(-1) === "example") return false;
  return !codeKeys.has(String(path.at(-1))) && !/^(\/|#|outbound:|mailto:|tel:)\S*$/.test(value);
}

type Token = string | readonly [string, ...unknown[]];

/** The names of the placeholders in a message, those inside its plural forms included. */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>();
  const collect = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === "string") continue;
      const [name, , forms] = token;
      names.add(name);
      for (const form of Object.values(typeof forms === "object" && forms !== null ? forms : {}))
        collect(form);
    }
  };
  collect(compileMessageOrThrow(message));
  return [...names].sort();
}

/** What is wrong with the placeholders of a translation; undefined if nothing is. */
function placeholderProblem(english: string, translation: string): string | undefined {
  try {
    const [wanted, used] = [placeholdersOf(english), placeholdersOf(translation)];
    if (wanted.join() === used.join()) return undefined;
    const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ") || "none";
    return `has the placeholders ${named(used)}: write those of the English text, ${named(wanted)}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `has braces that can't be read (${reason}): write them as in the English text`;
  }
}

/** Where a translation differs in form from the English words. */
function* differences(
  english: RawWords,
  translation: RawWords,
): Generator<{ path: FieldPath; message: string }> {
  for (const leaf of leavesOf(english)) {
    const { path, value } = leaf;
    const other = wordsAt(translation, path);
    if (typeof other !== "string") yield { path, message: `is missing: translate “${value}”` };
    else if (!isForReaders(leaf)) {
      if (other !== value) yield { path, message: `must be “${value}”, as in English` };
    } else {
      const message = placeholderProblem(value, other);
      if (message) yield { path, message };
    }
  }
  for (const { path } of leavesOf(translation)) {
    if (wordsAt(english, path) === undefined)
      yield { path, message: "isn't in the English file: remove it, or add it there first" };
  }
}

const parseRaw = (text: string) => parseDocument(text).toJS() as RawWords;

/** The words of a file as they are written, before its schema is applied. */
export const readRaw = (root: string, path: string): RawWords =>
  parseRaw(readFileSync(`${root}/${path}`, "utf8"));

/** Adds the parts that are the same in all languages to a translation. */
export function completeWords(
  translation: RawWords,
  english: RawWords,
  same: readonly string[] = [],
): RawWords {
  const complete = structuredClone(translation);
  for (const name of same) {
    const path = name.split(".");
    const value = wordsAt(english, path);
    if (value !== undefined) setWords(complete, path, value);
  }
  return complete;
}

/** Leaves out problems of parts that come from the English file, which reports them itself. */
function withoutProblemsAt<T>(parts: readonly string[] = [], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const isOwn = ({ field }: { field: string }) => !parts.some((part) => field.startsWith(part));
    throw new ContentError(error.problems.filter(isOwn));
  }
}

/**
 * Reads the words of a file in another language, from `text` or from the file.
 * @throws {ContentError} if a text is missing, has other placeholders than the English one, or breaks the schema
 */
export function readTranslation<T>(
  root: string,
  { path, schema, english: same, isOwn }: TranslatedFile<T>,
  language: TranslatedLanguage,
  text?: string,
): Source<T> {
  const file = translatedPath(path, language);
  const fail = (message: string) => new ContentError([{ file, line: 1, field: "", message }]);
  if (!existsSync(`${root}/${path}`)) throw fail(`has no English file: add ${path}, or remove this one`);
  if (text === undefined && !existsSync(`${root}/${file}`))
    throw fail(`is missing: it has the words of ${path} in another language`);
  const english = readRaw(root, path);
  const written = text ?? readFileSync(`${root}/${file}`, "utf8");
  const complete = (words: unknown) => completeWords(words as RawWords, english, same);
  const source = withoutProblemsAt(same, () => parseYaml(file, written, schema, 1, complete));
  if (isOwn) return source;
  const problems = [...differences(english, complete(parseRaw(written)))].map((one) =>
    source.problemAt(one.path, one.message),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return source;
}
