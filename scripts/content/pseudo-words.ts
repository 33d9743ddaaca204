import type { NavigationItem } from "#app/site/site.schema.ts";
import { inLanguage, pseudoLanguage } from "#domain/language/language.ts";
import type { PluralMessage } from "#domain/text/plural.ts";
import { isForReaders, type Leaf, type RawWords, readRaw } from "./read-translation.ts";
import { readYaml, type Source } from "./read-yaml.ts";
import { type TranslatedFile, type TranslatedName, translatedFiles } from "./translated-files.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const accents = "áƀçďéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž";

/** Placeholders, targets of Markdown links, tags, entities and addresses. */
const untouched = /(\{[^}]*\}|\]\([^)]*\)|<[^>]*>|&#?\w+;|https?:\/\/\S+|\S+@\S+)/;

/** Accents letters. Each vowel stands twice: with the brackets that makes a text about a third longer. */
function accentLetters(text: string): string {
  const accent = (letter: string) => {
    const lower = letter.toLowerCase();
    const other = accents[letters.indexOf(lower)] ?? letter;
    return (letter === lower ? other : other.toUpperCase()).repeat("aeiou".includes(lower) ? 2 : 1);
  };
  // The parts between what is left as it is have even numbers.
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[a-z]/gi, accent) : part))
    .join("");
}

/** A text in the pseudo-language. Lines have brackets of their own, after the marks of a Markdown list. */
export function pseudoText(text: string): string {
  return text.replace(
    /^(\s*(?:\d+\.|-) )?(.+)$/gm,
    (_, mark = "", line) => `${mark}⟦${accentLetters(line)}⟧`,
  );
}

function accentTokens(tokens: readonly unknown[]): unknown[] {
  return tokens.map((token) => {
    if (typeof token === "string") return accentLetters(token);
    if (!Array.isArray(token)) return token;
    const [name, kind, forms] = token;
    if (typeof forms !== "object" || forms === null) return token;
    const accentForm = ([key, form]: [string, unknown]) => [
      key,
      Array.isArray(form) ? accentTokens(form) : form,
    ];
    return [name, kind, Object.fromEntries(Object.entries(forms).map(accentForm))];
  });
}

/** A message with plural forms in the pseudo-language: only its literal parts change. */
function pseudoMessage(message: PluralMessage): PluralMessage {
  return typeof message === "string" ? pseudoText(message) : ["⟦", ...accentTokens(message), "⟧"];
}

/**
 * Words in the pseudo-language. They are changed after their schema was applied, because the longer texts would
 * break its limits.
 * @param words the English words
 * @param raw the same as they are written, by which messages differ from lists
 * @param same keys that are the same in all languages
 */
export function pseudoWords<Words>(words: Words, raw: RawWords, same: readonly string[] = []): Words {
  const change = (value: unknown, written: RawWords | undefined, path: Leaf["path"]): unknown => {
    if (same.includes(path.join("."))) return value;
    if (typeof written === "string") {
      if (!isForReaders({ path, value: written })) return value;
      if (typeof value === "string") return pseudoText(value);
      return Array.isArray(value) ? pseudoMessage(value) : value;
    }
    if (Array.isArray(value) && Array.isArray(written))
      return value.map((entry, index) => change(entry, written[index], [...path, index]));
    if (typeof value !== "object" || value === null || typeof written !== "object") return value;
    const entries = written as Record<string, RawWords>;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, change(entry, entries[key], [...path, key])]),
    );
  };
  return change(words, raw, []) as Words;
}

/** A content file in the pseudo-language. */
export function inPseudo<T>(root: string, source: Source<T>, same?: readonly string[]): Source<T> {
  return { ...source, value: pseudoWords(source.value, readRaw(root, source.file), same) };
}

/** Links to what the dropdowns lead to: menus in other languages than English have no dropdowns. */
function withoutDropdowns(items: NavigationItem[]): NavigationItem[] {
  const links = items.flatMap(({ section, ...item }): NavigationItem[] =>
    section
      ? section.subLinks.map(({ highlight, title, url }) => ({
          title: highlight ?? title,
          template: "LINK",
          url,
        }))
      : [item],
  );
  return links.filter(({ url = "" }) => inLanguage(url, pseudoLanguage) !== url);
}

/** The words of a translated file in the pseudo-language, made from the English ones. */
export function readPseudo(root: string, name: TranslatedName): Source<unknown> {
  const { path, schema, english }: TranslatedFile = translatedFiles[name];
  const source = inPseudo(root, readYaml(root, path, schema), english);
  return name === "navigation"
    ? { ...source, value: withoutDropdowns(source.value as NavigationItem[]) }
    : source;
}
