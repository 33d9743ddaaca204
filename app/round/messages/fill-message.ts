import { dateFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import type { DecisionName } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MessageTemplates } from "./messages.schema.ts";

export type MessageLanguage = keyof MessageTemplates;
export const messageLanguages = ["EN", "HI", "MR"] as const satisfies readonly MessageLanguage[];
/** For `lang` attributes. */
export const languageTags: Record<MessageLanguage, Language> = { EN: "en", HI: "hi", MR: "mr" };

export type MessageKind = DecisionName | "RESUME";
export type MessageFacts = {
  /** The candidate's full name. */
  name: string;
  /** The job. */
  title: string;
  /** The team's words for the candidate. */
  letter?: string | undefined;
  /** The last day of a hold, such as 2026-12-05. */
  until?: string | undefined;
  /** Who signs. */
  from?: string | undefined;
};

/** Words before a name that do not address anyone alone: "Dear Dr.", "Dear Mohd". */
const beforeNames =
  /^(?:dr|mr|mrs|ms|miss|prof|shri|smt|sri|kum|adv|er|ca|md|mohd|mohammad|mohammed|muhammad|sk|abdul|श्री|श्रीमती|सुश्री|डॉ|कु|सौ)\.?$/iu;
const isInitial = (word: string) => /^\p{L}\p{M}*\.?$/u.test(word) || /^(?:\p{L}\.){2,}$/u.test(word);

/**
 * How a message addresses someone: by the first name, and by the full name where the first word is no name of its own.
 * Undefined if the name is an email address or a number.
 */
export function firstNameOf(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const [first = ""] = words;
  if (!/\p{L}/u.test(name) || name.includes("@")) return undefined;
  return words.length === 1 || isInitial(first) || beforeNames.test(first) ? words.join(" ") : first;
}

/** A day in a message, such as "Friday 5 December". */
export function dayText(day: string, language: MessageLanguage): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return dateFormat(languageTags[language], options).format(new Date(`${day}T00:00Z`));
}

/** Fills in placeholders; a line with an empty one is left out. Values are never read as templates. */
function fillLines(template: string, values: Record<string, string>): string {
  return template
    .split("\n")
    .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => values[name] !== ""))
    .map((line) => fillTemplate(line, values))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A message in one language, with greeting and sender. */
export function fillMessage(
  templates: MessageTemplates,
  language: MessageLanguage,
  kind: MessageKind,
  { name, title, letter = "", until, from = "" }: MessageFacts,
): string {
  const words = templates[language];
  const first = firstNameOf(name);
  const greeting = first === undefined ? words.greetingWithoutName : fillTemplate(words.greeting, { first });
  const body = fillLines(words[kind], {
    title,
    letter: letter.trim(),
    until: until === undefined ? "" : dayText(until, language),
  });
  const signed = from.trim() === "" ? "" : `${words.bye}\n${from.trim()}`;
  return [greeting, body, signed].filter(Boolean).join("\n\n");
}

/** The language whose template a text is, word for word; undefined once it was edited. */
export function languageOf(
  templates: MessageTemplates,
  kind: MessageKind,
  facts: MessageFacts,
  text: string,
): MessageLanguage | undefined {
  return messageLanguages.find((language) => fillMessage(templates, language, kind, facts) === text);
}

/** The subject of a mail, in the language of its text as far as the greeting shows it. */
export function subjectOf(templates: MessageTemplates, text: string, title: string): string {
  const language = messageLanguages.find((one) => {
    const [greeting = ""] = templates[one].greeting.split("{first}");
    return text.trimStart().startsWith(greeting.trim());
  });
  return fillTemplate(templates[language ?? "EN"].subject, { title });
}
