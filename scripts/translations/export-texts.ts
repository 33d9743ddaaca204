import PO from "pofile";
import {
  type HumanLanguage,
  type TranslationText,
  translationTexts,
} from "#scripts/content/translation-texts.ts";

const heading = (language: HumanLanguage) => [
  "The words of the site. docs/write-content.md says how to change and import them, and",
  `docs/glossary-${language}.md has the words to use.`,
  "",
  "Keep placeholders such as {name} as they are: the translation needs all of the English text, and no others.",
  "In {count, plural, one {…} other {…}} translate only what is inside the inner braces, with the plural forms",
  "of your language. # is the number.",
  "",
  '"fuzzy" marks texts that no native speaker has read. Remove it from each text that you have read.',
];

function itemOf(text: TranslationText): InstanceType<typeof PO.Item> {
  const { context, english, translation, description, max, seenOn, url, translated, file, line, isRead } =
    text;
  const item = new PO.Item();
  item.msgctxt = context;
  item.msgid = english;
  item.msgstr = [translation];
  item.extractedComments = [
    `${description}; at most ${max} characters`,
    `Seen on: ${seenOn.join(", ")}`,
    ...(url === undefined ? [] : [`Leads to: ${url}`]),
    ...(translated?.isOwn ? ["This entry has no English text: msgid repeats the text as it is now"] : []),
  ];
  item.references = [`${file}:${line}`];
  item.flags = { fuzzy: !isRead };
  return item;
}

/** The texts of a language as a gettext PO file. */
export function exportTexts(root: string, language: HumanLanguage): string {
  const po = new PO();
  po.comments = heading(language);
  po.headers = {
    "Project-Id-Version": "site",
    Language: language,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
  };
  po.items = translationTexts(root, language).map(itemOf);
  return po.toString();
}
