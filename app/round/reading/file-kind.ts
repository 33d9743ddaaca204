/** As in the résumé reader, which refuses larger files. */
export const maxFileBytes = 10 * 1024 * 1024;

/**
 * What a file is, by its name. READABLE: the résumé reader knows the format, or finds out by the content.
 * PICTURE, OLD_WORD, PAGES: a person can read it. ZIP is unpacked, ARCHIVE is not. HIDDEN files are written by
 * systems, not by people.
 */
export type FileKind = "READABLE" | "PICTURE" | "OLD_WORD" | "PAGES" | "ZIP" | "ARCHIVE" | "OTHER" | "HIDDEN";

const kinds: [FileKind, string][] = [
  ["READABLE", "pdf docx odt rtf html htm xml txt md json"],
  ["PICTURE", "jpg jpeg jfif png heic heif webp tif tiff bmp gif"],
  ["OLD_WORD", "doc dot wps wpd"],
  ["PAGES", "pages"],
  ["ZIP", "zip"],
  ["ARCHIVE", "rar 7z tar gz tgz bz2 xz zst jar iso dmg cab"],
];
const kindByExtension = new Map(
  kinds.flatMap(([kind, extensions]) => extensions.split(" ").map((extension) => [extension, kind] as const)),
);

/** The extension in lower case; empty if there is none. A date such as "CV 12.11.2026" has none. */
export const extensionOf = (name: string): string =>
  /\.([a-z][a-z0-9]{0,8}|7z)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

export const withoutExtension = (name: string): string => {
  const extension = extensionOf(name);
  return extension === "" ? name : name.slice(0, -extension.length - 1);
};

/** A folder of an archive made on a Mac, files of Windows and macOS, and the lock files of Word. */
const isHidden = (path: string) =>
  path.split("/").some((part) => /^\.(?!\.?$)/.test(part) || part === "__MACOSX") ||
  /(?:^|\/)(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|~\$[^/]*)$/i.test(path);

/** What a file is, by its path or name, with `/` between folders. */
export function kindOf(path: string): FileKind {
  if (isHidden(path)) return "HIDDEN";
  const extension = extensionOf(path);
  return extension === "" ? "READABLE" : (kindByExtension.get(extension) ?? "OTHER");
}

const typeByExtension: Record<string, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  html: "text/html",
  htm: "text/html",
  xml: "text/xml",
  txt: "text/plain",
  md: "text/markdown",
  json: "application/json",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** The media type by the file's name, for files out of an archive. */
export const typeOf = (name: string): string =>
  typeByExtension[extensionOf(name)] ?? "application/octet-stream";
