/** Begins every piece of HTML that a loader passes to `ServerHtml`. */
export const serverHtmlMark = "<!--static-->";

/** Marks HTML of a loader for `ServerHtml`, so that the document does not carry it twice. */
export function markServerHtml(html: string): string {
  return serverHtmlMark + html;
}

/** Whether a value of a loader is marked HTML, which the document already contains. */
export function isServerHtml(value: unknown): boolean {
  return typeof value === "string" && value.startsWith(serverHtmlMark);
}
