import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createCriticalCss, cssPlaceholder } from "./critical-css.ts";
import { deferScripts } from "./defer-scripts.ts";
import { UnexpectedOutputError } from "./unexpected-output.ts";

/** HTML inserted at the end of the head and of the body. */
type Additions = { inHead: string; atEnd: string };

/**
 * Inserts the large and the shared parts into a document. Runs last, because every step copies the document.
 * @param shared replacement HTML by placeholder
 * @param rules critical CSS; by default the placeholder stays
 * @throws {UnexpectedOutputError}
 */
export function completeDocument(
  html: string,
  { inHead, atEnd }: Additions,
  shared: ReadonlyMap<string, string>,
  rules: string = cssPlaceholder,
): string {
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  if (headEnd === -1 || bodyEnd === -1)
    throw new UnexpectedOutputError("document", "app/document/rewrite-document.ts");
  const head = html.slice(0, headEnd).replace(cssPlaceholder, () => rules);
  const body = html
    .slice(headEnd, bodyEnd)
    .replace(/<!--shared [\w-]+-->/g, (placeholder) => shared.get(placeholder) ?? placeholder);
  return [head, inHead, body, atEnd, html.slice(bodyEnd)].join("");
}

type Parts = {
  css: string;
  linked: string;
  sheet: string;
  flagsScript: string;
  shared: ReadonlyMap<string, string>;
};

/**
 * Creates the steps that turn React Router's document into the one that is sent. For their gains see
 * docs/decisions/003-scripts-after-paint.md. (The browser's manifest is rewritten earlier, at build time:
 * `client-manifest.ts`.)
 * @param css contents of the main style sheet
 * @param linked contents of all style sheets that only some documents link
 * @param sheet URL of the main style sheet
 * @param flagsScript the script in the head
 * @param shared HTML common to many documents, by placeholder
 */
export function createDocumentRewriter({ css, linked, sheet, flagsScript, shared }: Parts) {
  const findRules = createCriticalCss(css, linked, shared);
  return (html: string, additions: Additions): { html: string; policy: string } => {
    // React escapes every apostrophe, but only single-quoted attributes need that, and it writes none.
    const deferred = deferScripts(html, sheet).replaceAll("&#x27;", "'");
    const rules = findRules(deferred);
    return {
      html: completeDocument(deferred, additions, shared, rules),
      policy: contentSecurityPolicy(deferred + additions.atEnd, flagsScript, [rules]),
    };
  };
}
