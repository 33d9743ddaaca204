const zip = "PK\u0003\u0004";
/** Signature of old Word files, and of encrypted ones of any year. */
const compound = "\u00d0\u00cf\u0011\u00e0";

/** Checks a file's signature, by file extension. A PDF's may follow other bytes. */
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
/** PDF readers look for the signature within this number of bytes. */
const begun = 1_024;
const maxBytes = 10 * 1024 * 1024;

export type DocumentProblem = "EMPTY" | "TOO_LARGE" | "PICTURE" | "OTHER_KIND" | "NO_DOCUMENT";

/** Accepted file extensions. */
export const documentKinds = ".pdf,.docx,.odt,.rtf,.txt";

/** Why a file is refused before reading it; undefined if its content matches its extension. */
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
