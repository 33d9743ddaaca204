import { isUnreadLanguage, languagesOf } from "./extract/language-of.ts";
import { type ReadResume, readLines } from "./extract/read-resume.ts";
import { englishOnly, type Vocabulary } from "./extract/vocabulary.ts";
import type { PdfOptions } from "./read/pdf.ts";
import { readPlainText } from "./read/plain-text.ts";
import { ReadError } from "./read/read-error.ts";
import { decodeText, sniffFormat, sniffMarkup } from "./read/sniff.ts";
import type { ResumeText, Timers } from "./types.ts";

/** Stages of `readResume`, in order. Typed text skips `reading`. */
export type ReadStage = "opening" | "reading" | "understanding";
export type ReadOptions = {
  /** For encrypted PDFs only. */
  password?: string;
  onStage?: (stage: ReadStage) => void;
  /** Limits reading a PDF to 10 s, then `timeout`. Without timers there is no limit. */
  timers?: Timers;
};

/**
 * Reads a résumé typed or pasted as plain text or Markdown.
 *
 * @throws ReadError `empty-file`, `scanned` (no visible text), `not-resume`, `too-large`
 */
export async function readResumeText(source: string): Promise<ReadResume> {
  if (source.trim() === "") throw new ReadError("empty-file", "There is no text");
  return understand(readPlainText(source), "typed");
}

/**
 * Reads a text as `readResumeText` does, but synchronously and with English words only, such as a sample.
 *
 * @throws ReadError `empty-file`, `scanned` (no visible text), `not-resume`, `too-large`
 */
export function readEnglishText(source: string): ReadResume {
  if (source.trim() === "") throw new ReadError("empty-file", "There is no text");
  return understandIn(englishOnly, readPlainText(source), "typed");
}

/**
 * Reads a résumé from a file's bytes (PDF, DOCX, ODT, RTF, HTML, Europass XML, text, Markdown or JSON Resume,
 * recognised by content; at most 10 MB) or from plain text.
 *
 * @throws ReadError with a `code` that selects the message for the person
 */
export async function readResume(
  source: Uint8Array | string,
  { onStage, ...options }: ReadOptions = {},
): Promise<ReadResume> {
  onStage?.("opening");
  if (typeof source === "string") {
    onStage?.("understanding");
    if (source.trimStart().startsWith("{")) return understand(await readJson(source), "typed");
    const markup = sniffMarkup(source);
    if (markup === undefined) return readResumeText(source);
    return understand(await readMarkup(new TextEncoder().encode(source), markup), "typed");
  }
  const format = sniffFormat(source);
  onStage?.("reading");
  const text = await readText(source, format, options);
  onStage?.("understanding");
  return understand(text, "file");
}

async function readText(
  bytes: Uint8Array,
  format: ReturnType<typeof sniffFormat>,
  options: PdfOptions,
): Promise<ResumeText> {
  switch (format) {
    case "pdf": {
      // Readers are loaded on demand. The PDF reader is by far the largest part.
      const { readPdfText } = await import("./read/pdf-text.ts");
      return readPdfText(bytes, options);
    }
    case "docx":
    case "odt":
    case "rtf": {
      const { readWordText } = await import("./read/word-text.ts");
      return readWordText(bytes, format);
    }
    case "html":
    case "europass":
      return readMarkup(bytes, format);
    case "json":
      return readJson(decodeText(bytes));
    case "text":
      return readPlainText(decodeText(bytes));
  }
}

async function readMarkup(bytes: Uint8Array, format: "html" | "europass"): Promise<ResumeText> {
  const { readMarkupText } = await import("./read/markup-text.ts");
  return readMarkupText(bytes, format);
}

async function readJson(text: string): Promise<ResumeText> {
  const { readJsonText } = await import("./read/json-text.ts");
  return readJsonText(text);
}

const understand = async (text: ResumeText, origin: "file" | "typed"): Promise<ReadResume> =>
  understandIn(await languagesOf(text.lines.map((line) => line.text).join("\n")), text, origin);

function understandIn(vocabulary: Vocabulary, text: ResumeText, origin: "file" | "typed"): ReadResume {
  const letters = text.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters === 0)
    throw new ReadError(text.hidden === "" ? "scanned" : "not-resume", "The file has no visible text");
  const read = readLines(text, vocabulary);
  if (isUnreadLanguage(read.text, vocabulary))
    read.warnings = [...read.warnings, { code: "other-language", text: "" }];
  refuseOthers(read, origin);
  return read;
}

const otherDocument =
  /\b(invoice|bill to|amount due|purchase order|tax invoice|invoice (?:no|number|date)|payment terms|subtotal|receipt|quotation|bank statement|terms and conditions|lease agreement|privacy policy|boarding pass)\b/gi;

/**
 * Refuses invoices and contracts: they have dates and addresses, too, but no jobs, schooling or skills. Typed text is
 * a résumé, however short.
 */
function refuseOthers({ resume, text }: ReadResume, origin: "file" | "typed"): void {
  const { basics, work, education, skills } = resume;
  const jobs = work.filter(({ position, name }) => position || name).length;
  const facts =
    jobs + education.length + skills.length + (basics.email ? 0.5 : 0) + (basics.summary ? 0.5 : 0);
  const others = new Set([...text.matchAll(otherDocument)].map(([word]) => word.toLowerCase())).size;
  if (others >= 2 && facts < 4)
    throw new ReadError("not-resume", "This looks like an invoice or a contract, not a résumé");
  if (facts === 0 && origin === "file")
    throw new ReadError("not-resume", "No job, school or skill was found in the text");
}
