/** Types of files that candidates send. */
export type FileType = "pdf" | "docx" | "odt" | "rtf" | "doc" | "txt";

const starts: [FileType, readonly number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["docx", [0x50, 0x4b, 0x03, 0x04]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** The first entry of an OpenDocument file, in the clear. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument.text";

/** Text in UTF-8 without control characters: nothing that some program would run. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !/[^\P{Cc}\n\r\t\f]/u.test(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** What a file is by its own bytes. Archives are not opened: a small one may hold gigabytes. */
function sniff(bytes: Uint8Array): FileType | undefined {
  if (bytes.length === 0) return undefined;
  const found = starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (!found) return isText(bytes) ? "txt" : undefined;
  const [type] = found;
  const entry = Buffer.from(bytes.subarray(30, 30 + openDocument.length)).toString("latin1");
  return type === "docx" && entry === openDocument ? "odt" : type;
}

/** The type of a file whose name and bytes agree on it. */
export function fileTypeOf(bytes: Uint8Array, name: string): FileType | undefined {
  const type = sniff(bytes);
  const [, extension = ""] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return type === (extension === "text" ? "txt" : extension) ? type : undefined;
}

/** A name to show and to save under: the last part of a path, without what would break or turn a line, at most 200 characters. */
export function shownName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return base
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .replace(/^(.{160}).*(.{39})$/su, "$1…$2");
}
