/** Why a file is no table that can be read. */
export type TableFault =
  /** Excel's own format, or another one that is packed. */
  | "WORKBOOK"
  /** A web page, as some job boards call it ".xls". */
  | "WEB_PAGE"
  | "BINARY"
  | "EMPTY"
  | "TOO_LARGE"
  | "TOO_MANY_ROWS";

/** More is no list of candidates that a spreadsheet has saved. */
export const maxTableBytes = 20 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-16 without a byte order mark: in Latin text every other byte is zero. */
function utf16Without(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0];
  const length = Math.min(bytes.length - (bytes.length % 2), 4096);
  for (let index = 0; index < length; index += 1)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 8 && even < odd / 8) return "utf-16le";
  return even > length / 8 && odd < even / 8 ? "utf-16be" : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  const utf16 = utf16Without(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** The text of a table in the encodings that spreadsheets and job boards write. Byte order marks are removed. */
export function decodeTable(bytes: Uint8Array): { text: string } | { fault: TableFault } {
  if (bytes.length === 0) return { fault: "EMPTY" };
  if (bytes.length > maxTableBytes) return { fault: "TOO_LARGE" };
  // ZIP (.xlsx, .ods, .numbers) and the older compound file (.xls).
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { fault: "WORKBOOK" };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/^\s*<(!doctype|html|table|meta|\?xml)/i.test(text)) return { fault: "WEB_PAGE" };
  if (text.includes("\0")) return { fault: "BINARY" };
  return text.trim() === "" ? { fault: "EMPTY" } : { text };
}
