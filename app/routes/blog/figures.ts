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

/** The first figure of a text, for a list. */
export function firstFigure(html: string): { src: string; width: string; height: string } | null {
  const [, file, width, height] =
    /<img src="(figures\/[^"]+)"[^>]* width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  return file && width && height ? { src: figureUrl(file), width, height } : null;
}
