/** The beginning of each kind of file, in Latin-1, by the end of its name. */
const beginnings: Record<string, RegExp> = {
  pdf: /%PDF-\d/,
  // An encrypted file of Word begins like an old one.
  docx: /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/,
  odt: /^PK\x03\x04/,
  rtf: /^\{\\rtf/,
};
const pictures = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|BM|....ftyp(?:hei[cf]|mif1|avif))/s;
const begun = 1_024;
const maxBytes = 10 * 1024 * 1024;

export type DocumentProblem = "EMPTY" | "TOO_LARGE" | "PICTURE" | "OTHER_KIND" | "NO_DOCUMENT";

/** The kinds of files that are read. */
export const documentKinds = ".pdf,.docx,.odt,.rtf,.txt";

/** Why a file is refused before it is read; undefined if it is what its name says. */
export async function documentProblem(file: File): Promise<DocumentProblem | undefined> {
  if (file.size === 0) return "EMPTY";
  if (file.size > maxBytes) return "TOO_LARGE";
  const bytes = new Uint8Array(await file.slice(0, begun).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  if (pictures.test(start)) return "PICTURE";
  const end = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const isText = !Object.values(beginnings).some((beginning) => beginning.test(start));
  if (end === "txt") return isText ? undefined : "OTHER_KIND";
  const beginning = beginnings[end];
  if (!beginning) return "NO_DOCUMENT";
  return beginning.test(start) ? undefined : "OTHER_KIND";
}
