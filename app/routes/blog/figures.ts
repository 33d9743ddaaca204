const urls = import.meta.glob<string>("/content/blog/figures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the build has put a figure that a text names. */
export function figureUrl(file: string): string {
  return urls[`/content/blog/${file}`] ?? file;
}

/** Replaces the names of figures by where the build has put them. */
export function withFigures(html: string): string {
  return html.replace(/ src="(figures\/[^"]+)"/g, (_, file: string) => ` src="${figureUrl(file)}"`);
}
