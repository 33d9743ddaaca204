const urls = import.meta.glob<string>("/content/blog/figures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Replaces the names of figures by where the build has put them. */
export function withFigures(html: string): string {
  return html.replace(/ src="(figures\/[^"]+)"/g, (whole, file: string) => {
    const url = urls[`/content/blog/${file}`];
    return url === undefined ? whole : ` src="${url}"`;
  });
}
