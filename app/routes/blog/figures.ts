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

const drawings = import.meta.glob<string>("/content/blog/figures/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const image = /<img src="(figures\/[^"]+)" alt="([^"]*)"[^>]*>/g;

/** A figure as part of the page, so that it has the site's type and colours (`.figure` in blog.css). */
function drawn(file: string, attributes: string): string {
  const drawing = drawings[`/content/blog/${file}`] ?? "";
  return drawing
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/ (?:xmlns|font-family)="[^"]*"/g, "")
    .replace("<svg", `<svg class="figure" ${attributes}`)
    .replaceAll("\n", "");
}

/** Replaces the images of figures by their drawings. */
export function withDrawings(html: string): string {
  return html.replace(image, (_, file: string, alt: string) => drawn(file, `role="img" aria-label="${alt}"`));
}

/** HTML of a post's first figure, for the list; null if it has none. */
export function firstFigure(html: string): string | null {
  const [found] = html.matchAll(image);
  return found?.[1] === undefined ? null : drawn(found[1], 'aria-hidden="true"');
}
