import { anyOf, wholeWords } from "word-patterns";
import type { JsonResume } from "../types.ts";
import { findDateRanges, isoDate } from "./dates.ts";
import { languageNames, programmingLanguageNames } from "./lists.words.ts";
import type { PlacedLine } from "./text.ts";
import { vocabularyPattern, wholeWord, wordsOf } from "./vocabulary.ts";

export const spokenLanguages = wholeWords(languageNames, "gi");
const fluency =
  /\b(native|mother tongue|bilingual|fluent|fluency|professional(?: working)?(?: proficiency)?|full professional|proficient|advanced|upper intermediate|intermediate|conversational|working|elementary|basic|beginner|limited|[abc][12])\b/i;

/** The same, with their names in the languages of the text. */
const allLanguages = vocabularyPattern(
  (languages) =>
    new RegExp(`${spokenLanguages.source}|${wholeWord(wordsOf(languages, "languageNames"))}`, "iu"),
);

export const isSpokenLanguage = (text: string) => allLanguages.exec(text)?.index === 0;

const programmingLanguage = new RegExp(`^${anyOf(programmingLanguageNames)}(?![\\p{L}\\d+#])`, "iu");

/** Whether "Languages" are Java and Rust. */
export const isProgramming = (lines: PlacedLine[]) =>
  lines.some(({ text }) => programmingLanguage.test(text)) &&
  lines.every(({ text }) => text.search(spokenLanguages) < 0);

/** Spoken languages with their level as written, after the name or on the line below. */
export function readLanguages(lines: PlacedLine[]): JsonResume["languages"] {
  const languages: JsonResume["languages"] = [];
  for (const { text } of lines) {
    const names = [...allLanguages.matchAll(text)];
    names.forEach((match, index) => {
      const rest = text.slice(match.index + match[0].length, names[index + 1]?.index ?? text.length);
      const level = fluency.exec(rest)?.[0];
      languages.push({ language: capital(match[0]), ...(level ? { fluency: level } : {}) });
    });
    const last = languages.at(-1);
    const level = names.length === 0 ? fluency.exec(text)?.[0] : undefined;
    if (last && level && !last.fluency) last.fluency = level;
  }
  return languages.filter(
    ({ language }, index) => languages.findIndex((other) => other.language === language) === index,
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** One item per line or bullet: its text without the date, and the date. */
export function readDatedItems(lines: PlacedLine[]): { text: string; date?: string }[] {
  const items: { text: string; date?: string }[] = [];
  for (const line of lines) {
    const [range] = findDateRanges(line.text);
    const text = (range ? line.text.slice(0, range.from) + line.text.slice(range.to) : line.text)
      .replaceAll("\t", " ")
      .replace(/[\s|,(–—-]+$|^[\s|,)–—-]+/g, "")
      .replace(/\(\s*\)/g, "")
      .trim();
    const last = items.at(-1);
    if (text === "" && last && range?.start && !last.date) last.date = isoDate(range.start);
    else if (last && !line.bullet && line.gap < 0.3 && /^\p{Ll}/u.test(text)) last.text += ` ${text}`;
    else if (/\p{L}{2}/u.test(text)) {
      const date = range?.start ?? (range?.end !== "present" ? range?.end : undefined);
      items.push({ text, ...(date ? { date: isoDate(date) } : {}) });
    }
  }
  return items;
}
