import { escapeHtml } from "#domain/text/escape-html.ts";

/** HTML that is already escaped. */
export type Html = { html: string };
type Part = Html | string | number | undefined | false | readonly Html[];

function write(part: Part): string {
  if (part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map(({ html }) => html).join("");
}

/** A template of HTML: every value is escaped, unless it is HTML of such a template. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: texts.map((text, index) => text + (index < parts.length ? write(parts[index]) : "")).join(""),
  };
}
