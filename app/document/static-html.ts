/** Begins every piece of HTML that a loader hands to `Static`. */
const mark = "<!--static-->";

export function staticHtml(html: string): string {
  return mark + html;
}

/** Whether a value of a loader is such HTML: a document holds it already, so its data leaves it out. */
export function isStaticHtml(value: unknown): boolean {
  return typeof value === "string" && value.startsWith(mark);
}
