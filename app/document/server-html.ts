/** Prefix of all HTML that loaders pass to `ServerHtml`. */
export const serverHtmlMark = "<!--static-->";

/** Marks a loader's HTML for `ServerHtml`, so that the document does not contain it twice. */
export function markServerHtml(html: string): string {
  return serverHtmlMark + html;
}

/** Whether a loader's value is marked HTML, which the document already contains. */
export function isServerHtml(value: unknown): boolean {
  return typeof value === "string" && value.startsWith(serverHtmlMark);
}
