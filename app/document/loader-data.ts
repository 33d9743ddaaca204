import { serverHtmlMark } from "./server-html.ts";
import { UnexpectedOutputError } from "./unexpected-output.ts";

const markedText = `"${serverHtmlMark}`;

/** Empties marked strings of JSON. They are most of a page's data, and parsing them would take longer. */
function emptyServerHtml(json: string): string {
  let emptied = "";
  let from = 0;
  for (let at = json.indexOf(markedText); at !== -1; at = json.indexOf(markedText, at + 1)) {
    // A mark that is quoted within a string.
    if (isEscaped(json, at)) continue;
    let end = json.indexOf('"', at + markedText.length);
    while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
    if (end === -1) break;
    emptied += json.slice(from, at + 1);
    from = end;
  }
  return emptied + json.slice(from);
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, position: number): boolean {
  let start = position;
  while (text[start - 1] === "\\") start -= 1;
  return (position - start) % 2 === 1;
}

/**
 * Removes marked HTML from the loaders' data: `ServerHtml` finds it in the document. React Router sends a line for the
 * loaders, a flat array of values that refer to each other by index, then a line for each promise.
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

/** Starts the script with the loaders' data, a string of JSON. */
export const dataStart = `${controller}.enqueue(`;
export const dataEnd = `${controller}.close();`;

/**
 * The scripts that give the loaders' data to React Router in the browser. `ServerRouter` would render the same ones, but
 * suspends for them, and React then renders the end of the document again.
 * @throws {UnexpectedOutputError}
 */
export function loaderDataScripts(data: string): string {
  const text = JSON.stringify(dropServerHtml(data)).replaceAll("<", "\\u003c");
  return `<script>${dataStart}${text});</script><script>${dataEnd}</script>`;
}
