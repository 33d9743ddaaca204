import { serverHtmlMark } from "./server-html.ts";
import { UnexpectedOutputError } from "./unexpected-output.ts";

const markedText = `"${serverHtmlMark}`;

/** Empties marked strings in JSON text. They make up most of a page's data, so parsing would be slower. */
function emptyServerHtml(json: string): string {
  let emptied = "";
  let from = 0;
  for (let at = json.indexOf(markedText); at !== -1; at = json.indexOf(markedText, at + 1)) {
    // A mark quoted inside another string.
    if (isEscaped(json, at)) continue;
    let end = json.indexOf('"', at + markedText.length);
    while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
    if (end === -1) break;
    emptied += json.slice(from, at + 1);
    from = end;
  }
  return emptied + json.slice(from);
}

/** Whether the character is escaped, that is, preceded by an odd number of backslashes. */
function isEscaped(text: string, position: number): boolean {
  let start = position;
  while (text[start - 1] === "\\") start -= 1;
  return (position - start) % 2 === 1;
}

/**
 * Removes marked HTML from loader data, as `ServerHtml` reads it from the document. React Router streams one
 * line for the loaders (a flat array of values that refer to each other by index), then one line per promise.
 * @throws {UnexpectedOutputError}
 */
export function dropServerHtml(data: string): string {
  if (!data.startsWith("[")) throw new UnexpectedOutputError("loader data", "app/document/loader-data.ts");
  return data
    .split("\n")
    .map((line) => (line.startsWith("[") ? emptyServerHtml(line) : line))
    .join("\n");
}

const controller = "window.__reactRouterContext.streamController";

/** Start of the script with the loader data, which follows as a JSON string. */
export const dataStart = `${controller}.enqueue(`;
export const dataEnd = `${controller}.close();`;

/**
 * Scripts that pass loader data to React Router in the browser. `ServerRouter` can render them, but suspends
 * to do so, and React then renders the end of the document twice.
 * @throws {UnexpectedOutputError}
 */
export function loaderDataScripts(data: string): string {
  const text = JSON.stringify(dropServerHtml(data)).replaceAll("<", "\\u003c");
  return `<script>${dataStart}${text});</script><script>${dataEnd}</script>`;
}
