const urls = import.meta.glob<string>("/content/blog/figures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The built address of a figure that a post names. */
export function figureUrl(file: string): string {
  return urls[`/content/blog/${file}`] ?? file;
}

/** Replaces the names of figures by their built addresses. */
export function withFigures(html: string): string {
  return html.replace(/ src="(figures\/[^"]+)"/g, (_, file: string) => ` src="${figureUrl(file)}"`);
}
