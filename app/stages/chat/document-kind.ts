const zip = "PK\u0003\u0004";
/** Older files of Word, and encrypted ones of any year. */
const compound = "\u00d0\u00cf\u0011\u00e0";

/** The beginning of each kind of file, by the end of its name. A PDF may have a line before its own. */
const isOf: Record<string, (start: string) => boolean> = {
  pdf: (start) => /%PDF-\d/.test(start),
  docx: (start) => start.startsWith(zip) || start.startsWith(compound),
  odt: (start) => start.startsWith(zip),
  rtf: (start) => start.startsWith("{\\rtf"),
};
const pictures = ["\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "BM", "II*", "MM"];
const isPicture = (start: string) =>
  pictures.some((beginning) => start.startsWith(beginning)) ||
  /^(?:RIFF.{4}WEBP|.{4}ftyp(?:hei|mif1|avif))/s.test(start);
/** PDF readers look for the first line up to here. */
const begun = 1_024;
const maxBytes = 10 * 1024 * 1024;

export type DocumentProblem = "EMPTY" | "TOO_LARGE" | "PICTURE" | "OTHER_KIND" | "NO_DOCUMENT";

/** The kinds of files that are read. */
export const documentKinds = ".pdf,.docx,.odt,.rtf,.txt";

/** Why a file is refused before it is read; undefined if it is what its name says. */
export async function documentProblem(file: File): Promise<DocumentProblem | undefined> {
  if (file.size === 0) return "EMPTY";
  if (file.size > maxBytes) return "TOO_LARGE";
  const end = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const isText = end === "txt";
  const isWhole = isOf[end];
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, begun).arrayBuffer()));
  if (!isText && isPicture(start)) return "PICTURE";
  if (isText) return Object.values(isOf).some((is) => is(start)) ? "OTHER_KIND" : undefined;
  if (!isWhole) return "NO_DOCUMENT";
  return isWhole(start) ? undefined : "OTHER_KIND";
}
