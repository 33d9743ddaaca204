import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { z } from "zod";
import { inLanguage, type translatedLanguages } from "#domain/language/language.ts";
import { contentFiles } from "./content-files.ts";
import { isForReaders, type Leaf, leavesOf, type RawWords, wordsAt } from "./read-translation.ts";
import { readYaml } from "./read-yaml.ts";
import { textField } from "./schema-field.ts";
import {
  inEnglishFolder,
  type TranslatedFile,
  translatedFiles,
  translatedNames,
  translatedPage,
  translatedPath,
} from "./translated-files.ts";

/** A language that people translate into. */
export type HumanLanguage = (typeof translatedLanguages)[number];

/** A file with texts in a language. Undefined `translated`: `content/languages.yaml`, which has all languages. */
export type FileOfTexts = { file: string; translated?: TranslatedFile };

/** One text that visitors read in a language. */
export type TranslationText = FileOfTexts & {
  /** The file and the field, such as `careers.yaml portal.search`: the same in all languages. */
  context: string;
  line: number;
  path: Leaf["path"];
  /** The English text; the translation itself where a language has entries of its own. */
  english: string;
  translation: string;
  /** What the schema says about it. */
  description: string;
  max: number;
  seenOn: readonly string[];
  /** Where a link with this text leads. */
  url: string | undefined;
  /** Whether a native speaker has read the translation as it is, with the English text as it is. */
  isRead: boolean;
};

/** The record of texts that a native speaker has read: their contexts, with a hash of both texts. */
export const recordPath = (language: HumanLanguage): string => `content/${language}/read.yaml`;

const record = z.record(z.string(), z.string());

export function readRecord(root: string, language: HumanLanguage): Record<string, string> {
  const path = recordPath(language);
  return existsSync(`${root}/${path}`) ? readYaml(root, path, record).value : {};
}

/** Changes with each of the two texts, so that an entry of the record holds only for what was read. */
export const readingHash = (english: string, translation: string): string =>
  createHash("sha256")
    .update(JSON.stringify([english, translation]))
    .digest("hex")
    .slice(0, 12);

const { languages } = contentFiles;

/** All files with texts in a language. */
function filesOfTexts(root: string, language: HumanLanguage): FileOfTexts[] {
  const pages = globSync(`content/${language}/pages/**/*.yaml`, { cwd: root }).sort();
  return [
    ...translatedNames.map((name) => translatedFiles[name]),
    ...pages.map((file) => translatedPage(inEnglishFolder(file, language))),
  ]
    .map((translated): FileOfTexts => ({ file: translatedPath(translated.path, language), translated }))
    .concat({ file: languages.path });
}

const readWords = (root: string, file: string) => readYaml(root, file, z.unknown() as z.ZodType<RawWords>);

/** The texts of a language, in the order of their files. A text without an English one is left to the check. */
export function translationTexts(root: string, language: HumanLanguage): TranslationText[] {
  const read = readRecord(root, language);
  return filesOfTexts(root, language).flatMap(({ file, translated }) => {
    const {
      path: englishFile,
      schema,
      isOwn,
      seenOn,
    } = translated ?? { ...languages, seenOn: ["every page"] };
    const source = readWords(root, file);
    const english = isOwn ? source.value : readWords(root, englishFile).value;
    return leavesOf(source.value).flatMap((leaf): TranslationText[] => {
      const { path, value: translation } = leaf;
      const isOther = translated === undefined && path[0] !== language;
      const field = isOther || !isForReaders(leaf) ? undefined : textField(schema, source.value, path);
      const englishText = wordsAt(english, translated ? path : ["en", ...path.slice(1)]);
      if (field === undefined || typeof englishText !== "string") return [];
      const { line, field: name } = source.problemAt(path, "");
      const context = `${englishFile.replace("content/", "")} ${name}`;
      const url = wordsAt(source.value, [...path.slice(0, -1), "url"]);
      return [
        {
          context,
          file,
          ...(translated && { translated }),
          line,
          path,
          english: englishText,
          translation,
          ...field,
          seenOn: seenOn.map((place) => inLanguage(place, language)),
          url: typeof url === "string" ? url : undefined,
          isRead: read[context] === readingHash(englishText, translation),
        },
      ];
    });
  });
}
