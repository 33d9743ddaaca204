import { mendBrokenLetters } from "./broken-letters.ts";
import { ReadError } from "./read-error.ts";
import { openZip } from "./zip.ts";

export type FileFormat = "pdf" | "docx" | "odt" | "rtf" | "html" | "europass" | "json" | "text";

const MAX_BYTES = 10 * 1024 * 1024;
/** PDF readers accept a header line up to this offset. */
const PDF_WITHIN = 1024;
/** Maximum share of control characters in text. */
const MAX_CONTROLS = 0.01;

/** Leading bytes of pictures, archives, programs and sounds that people upload by mistake, in Latin-1. */
const FOREIGN = [
  "\x89PNG",
  "\xff\xd8\xff",
  "GIF8",
  "II*\0",
  "MM\0*",
  "BM",
  "\x1f\x8b",
  "Rar!",
  "7z\xbc\xaf",
  "BZh",
  "\xfd7zXZ",
  "MZ",
  "\x7fELF",
  "\xcf\xfa\xed\xfe",
  "\xca\xfe\xba\xbe",
  "%!PS",
  "ID3",
  "OggS",
];
/** A text may start like these, too, so they count only with a zero byte near the start. */
const NEEDS_BINARY = new Set(["BM", "MZ", "GIF8", "ID3", "BZh", "Rar!", "OggS"]);

/**
 * Recognises a file's format by its bytes.
 *
 * @throws ReadError `empty-file`, `too-large`, `encrypted`, `corrupt` (an unreadable zip), `unsupported` (any other
 *   format)
 */
export function sniffFormat(bytes: Uint8Array): FileFormat {
  if (bytes.length === 0) throw new ReadError("empty-file", "the file is empty");
  if (bytes.length > MAX_BYTES) throw new ReadError("too-large", "the file is larger than 10 MB");
  const start = latin1(bytes.subarray(0, PDF_WITHIN));
  if (start.startsWith("PK\x03\x04") || start.startsWith("PK\x05\x06")) return sniffZip(bytes);
  if (start.startsWith("{\\rtf")) return "rtf";
  if (start.startsWith("\xd0\xcf\x11\xe0")) throw compoundError(bytes);
  refuseForeign(start);
  if (/(?:^|[^\w])%PDF-\d/.test(start)) return "pdf";
  return sniffText(bytes);
}

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function sniffZip(bytes: Uint8Array): FileFormat {
  const zip = openZip(bytes);
  if (zip.names.some((name) => /^word\/document\d*\.xml$/i.test(name))) return "docx";
  const mime = decodeText(zip.read("mimetype") ?? new Uint8Array()).trim();
  if (mime.startsWith("application/vnd.oasis.opendocument.text")) return "odt";
  const names = new Set(zip.names);
  if (mime === "" && names.has("content.xml") && names.has("META-INF/manifest.xml")) return "odt";
  throw new ReadError("unsupported", "a zip that is neither a DOCX nor an ODT");
}

/** Old Office files and encrypted new ones share the same container. */
function compoundError(bytes: Uint8Array): ReadError {
  const name = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let start = bytes.indexOf(69); start >= 0; start = bytes.indexOf(69, start + 1)) {
    if (name.every((byte, index) => bytes[start + index] === byte)) {
      return new ReadError("encrypted", "the document asks for a password");
    }
  }
  return new ReadError("unsupported", "an old Office file (.doc): save it as .docx or PDF");
}

function refuseForeign(start: string): void {
  const signature = FOREIGN.find((prefix) => start.startsWith(prefix));
  const isForeign =
    signature !== undefined
      ? !NEEDS_BINARY.has(signature) || start.includes("\0")
      : /^RIFF.{4}(?:WEBP|WAVE|AVI )/s.test(start) || (/^.{4}ftyp/s.test(start) && start.includes("\0"));
  if (isForeign)
    throw new ReadError("unsupported", "a picture, film, sound, archive or program is no résumé");
}

function sniffText(bytes: Uint8Array): FileFormat {
  const text = decodeText(bytes);
  if (text.trim() === "") throw new ReadError("empty-file", "the file has only white space");
  // After the repair: in a mis-decoded text half of each dash is a control character.
  const strange = mendBrokenLetters(text).match(/(?!\s)\p{Cc}|\u{FFFD}/gu)?.length ?? 0;
  if (text.includes("\0") || strange > text.length * MAX_CONTROLS) {
    throw new ReadError("unsupported", "the file is neither a document nor text");
  }
  if (isRtfFragment(text)) return "rtf";
  if (/^\s*\{\s*["}]/.test(text)) return "json";
  if (/^\s*\[\s*[[{"\]]/.test(text) && isJson(text)) return "json";
  return sniffMarkup(text) ?? "text";
}

const rtfWord =
  /\\(?:pard?|plain|line|tab|q[lcrj]|b0?|i0?|u8\d{3}|(?:f|fs|li|fi|sa|sb|cf|uc|lang|viewkind)-?\d+)(?![a-z])/g;
/** Fewer words of RTF may be an example. */
const MIN_RTF_WORDS = 5;

/** RTF whose head was cut off. */
function isRtfFragment(text: string): boolean {
  const words = text.match(rtfWord) ?? [];
  return words.length >= MIN_RTF_WORDS && words.filter((word) => word.startsWith("\\par")).length > 1;
}

/** Tags of blocks, and breaks. */
const blockTag =
  /<(?:\/(?:p|div|h[1-6]|ul|ol|li|dl|dd|dt|table|tr|td|section|article|header|main|body|center|span|font|pre)\s*|br\s*\/?)>/gi;
/** A text that mentions a tag or two is no HTML. */
const MIN_TAGS = 3;
const markdownLine = /^(?:#{1,6} |[-*+] |\d+\. |\|.*\|\s*$)/gm;

/**
 * HTML is a page, or a text with several tags of blocks that is no Markdown with some HTML in it; Europass is the only
 * XML that is read.
 */
export function sniffMarkup(text: string): "html" | "europass" | undefined {
  const start = text
    .slice(0, PDF_WITHIN * 4)
    .replace(/^(?:\s|\uFEFF|<!--.{0,2000}?-->|<\?.{0,500}?\?>)+/s, "");
  if (/^<(?:!doctype\s+html|html)\b/i.test(start)) return "html";
  if (/^<(?:\w+:)?(?:SkillsPassport|LearnerInfo|Candidate|Europass)\b/.test(start)) return "europass";
  if (/^\s*<(?:\?xml|!doctype)\b/i.test(text))
    throw new ReadError("unsupported", "Only XML of Europass is read: save the document as PDF or text");
  const tags = text.match(blockTag)?.length ?? 0;
  if (tags < MIN_TAGS) return undefined;
  return (text.match(markdownLine)?.length ?? 0) < MIN_TAGS ? "html" : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes UTF-8, UTF-16 (by its byte order mark or its zero bytes) or else Windows-1252. Removes the byte
 * order mark.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // One bad byte, or a file truncated within a letter, is still UTF-8.
    const text = new TextDecoder("utf-8").decode(bytes);
    const bad = text.match(/\u{FFFD}/gu)?.length ?? 0;
    const good = text.match(/[^\p{ASCII}\u{FFFD}]/gu)?.length ?? 0;
    return good > bad ? text : new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Latin letters in UTF-16 have a zero in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const length = Math.min(bytes.length, 512) & ~1;
  const zeros = [0, 0];
  for (let index = 0; index < length; index += 1)
    if (bytes[index] === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (length < 8) return undefined;
  if (odd > length * 0.35 && even === 0) return "utf-16le";
  if (even > length * 0.35 && odd === 0) return "utf-16be";
  return undefined;
}
