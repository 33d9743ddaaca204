/** The URL path of a page from its file in a folder; `index` is the folder itself. */
export function pageUrl(file: string, folder: string): string {
  const path = file
    .slice(folder.length)
    .replace(/\.(yaml|md)$/, "")
    .replace(/(^|\/)index$/, "");
  return path === "" ? "/" : path;
}
