const urls = import.meta.glob<string>("/content/blog/figures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The built URL of a figure in a post. */
export function figureUrl(file: string): string {
  return urls[`/content/blog/${file}`] ?? file;
}

/** Replaces the file names of figures with their built URLs. */
export function withFigures(html: string): string {
  return html.replace(/ src="(figures\/[^"]+)"/g, (_, file: string) => ` src="${figureUrl(file)}"`);
}

/** The first figure of a post, for the list. */
export function firstFigure(html: string): { src: string; width: string; height: string } | null {
  const [, file, width, height] =
    /<img src="(figures\/[^"]+)"[^>]* width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  return file && width && height ? { src: figureUrl(file), width, height } : null;
}
