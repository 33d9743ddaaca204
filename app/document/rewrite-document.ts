import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createCriticalCss, cssPlaceholder } from "./critical-css.ts";
import { deferScripts } from "./defer-scripts.ts";
import { UnexpectedOutputError } from "./unexpected-output.ts";

/** Text that a document gets at the end of its head and of its body. */
type Additions = { inHead: string; atEnd: string };

/**
 * Puts into a document what is large or the same in many. It comes last: each step before copies the document.
 * @param shared HTML by the placeholder that it replaces
 * @param rules the style sheet's rules that it needs; without them, the placeholder stays
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
 * The last steps between React Router's document and the one that is sent, in order. What each gains is in
 * docs/decisions/003-scripts-after-paint.md. Before them, the build rewrites the browser's manifest (`client-manifest.ts`).
 * @param css the whole style sheet as text
 * @param linked the text of all style sheets that only some documents link
 * @param sheet its address
 * @param flagsScript the script in the head
 * @param shared HTML that is the same in many documents, by the placeholder that it replaces
 */
export function createDocumentRewriter({ css, linked, sheet, flagsScript, shared }: Parts) {
  const findRules = createCriticalCss(css, linked, shared);
  return (html: string, additions: Additions): { html: string; policy: string } => {
    // React escapes an apostrophe everywhere. Only attributes in single quotes need that, and it writes none.
    const deferred = deferScripts(html, sheet).replaceAll("&#x27;", "'");
    const rules = findRules(deferred);
    return {
      html: completeDocument(deferred, additions, shared, rules),
      policy: contentSecurityPolicy(deferred + additions.atEnd, flagsScript, [rules]),
    };
  };
}
