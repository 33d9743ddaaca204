/** The address of a page by its file in a folder: `index` stands for the folder itself. */
export function pageUrl(file: string, folder: string): string {
  const path = file
    .slice(folder.length)
    .replace(/\.(yaml|md)$/, "")
    .replace(/(^|\/)index$/, "");
  return path === "" ? "/" : path;
}
