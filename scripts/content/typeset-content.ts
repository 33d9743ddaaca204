import type { Content } from "#app/site-content.ts";
import { typeset, typesetHtml, typesetQuotes } from "#domain/text/typeset.ts";

/** Fields with code, names, or words that are compared with what a visitor types. */
const asWritten = new Set(["code", "curl", "body", "markdown", "skip", "type", "url", "id", "icon"]);
/** Examples of the API are sent to the server by a test. */
const isApiExample = (path: readonly string[]) => path.includes("reference") && path.at(-1) === "example";

/**
 * Texts that the engines read on the page: people's own words, samples, openings and dialogues. Engines accept
 * both kinds of apostrophe, but a no-break space could separate what they read as one.
 */
const readByEngines = new Set([
  "round",
  "postings",
  "samples",
  "dialogue",
  "whatsapp",
  "prompts",
  "workSamples",
  "interviewQuestions",
]);

function typesetText(text: string, path: readonly string[]): string {
  if (path.at(-1) === "html") return typesetHtml(text);
  return path.some((key) => readByEngines.has(key)) ? typesetQuotes(text) : typeset(text);
}

function typesetValue(value: unknown, path: readonly string[]): unknown {
  if (isApiExample(path)) return value;
  if (typeof value === "string") return asWritten.has(path.at(-1) ?? "") ? value : typesetText(value, path);
  if (Array.isArray(value)) return value.map((entry) => typesetValue(entry, path));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typesetValue(entry, [...path, key])]),
  );
}

/** Typographic apostrophes, quotation marks and spaces in everything that visitors read, and not in code. */
export const typesetContent = (content: Content): Content => typesetValue(content, []) as Content;
