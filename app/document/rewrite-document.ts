import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createCriticalCss } from "./critical-css.ts";
import { deferScripts } from "./defer-scripts.ts";
import { UnexpectedOutputError } from "./unexpected-output.ts";

/** @throws {UnexpectedOutputError} */
export function insertIntoHead(html: string, text: string): string {
  if (!html.includes("</head>"))
    throw new UnexpectedOutputError("document", "app/document/rewrite-document.ts (insertIntoHead)");
  return html.replace("</head>", () => `${text}</head>`);
}

type Parts = { css: string; linked: string; sheet: string; flagsScript: string };

/**
 * The last steps between React Router's document and the one that is sent, in order. What each gains is in
 * docs/decisions/003-scripts-after-paint.md. Before them, the build rewrites the browser's manifest
 * (`client-manifest.ts`), and entry.server.tsx the loaders' data (`loader-data.ts`), and inserts structured data.
 * @param css the whole style sheet as text
 * @param linked the text of all style sheets that only some documents link
 * @param sheet its address
 * @param flagsScript the script in the head
 */
export function createDocumentRewriter({ css, linked, sheet, flagsScript }: Parts) {
  const inlineCriticalCss = createCriticalCss(css, linked);
  return (html: string): { html: string; policy: string } => {
    const deferred = deferScripts(html, sheet);
    // React escapes an apostrophe everywhere. Only attributes in single quotes need that, and it writes none.
    const styled = inlineCriticalCss(deferred).replaceAll("&#x27;", "'");
    return { html: styled, policy: contentSecurityPolicy(styled, flagsScript) };
  };
}
