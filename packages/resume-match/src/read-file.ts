import { fromJsonResume } from "./extract/from-json-resume.ts";
import { type ReadResume, readLines } from "./extract/read-resume.ts";
import { readDocx } from "./read/docx.ts";
import { readJsonResume } from "./read/json-resume.ts";
import { readOdt } from "./read/odt.ts";
import { readPlainText } from "./read/plain-text.ts";
import { ReadError } from "./read/read-error.ts";
import { readRtf } from "./read/rtf.ts";
import { decodeText, sniffFormat } from "./read/sniff.ts";
import type { ResumeText } from "./types.ts";

export type ReadStage = "opening" | "reading" | "understanding";
export type ReadOptions = {
  /** For a PDF that asks for one; it goes nowhere else. */
  password?: string;
  onStage?: (stage: ReadStage) => void;
};

/** Reads a résumé typed or pasted as text (or as JSON Resume), at once. Throws a `ReadError` with `empty-file` or `not-resume`. */
export function readResumeText(source: string): ReadResume {
  if (source.trim() === "") throw new ReadError("empty-file", "There is no text");
  return understand(source.trimStart().startsWith("{") ? jsonText(source) : readPlainText(source), "typed");
}

/**
 * Reads a résumé from a file's bytes (PDF, DOCX, ODT, RTF, text, Markdown or JSON Resume, known by their content) or
 * from plain text. Throws a `ReadError` whose `code` says what to tell the person.
 */
export async function readResume(
  source: Uint8Array | string,
  { password, onStage }: ReadOptions = {},
): Promise<ReadResume> {
  onStage?.("opening");
  if (typeof source === "string") {
    onStage?.("understanding");
    return readResumeText(source);
  }
  const format = sniffFormat(source);
  onStage?.("reading");
  const text = await readText(source, format, password);
  onStage?.("understanding");
  return understand(text, "file");
}

async function readText(
  bytes: Uint8Array,
  format: ReturnType<typeof sniffFormat>,
  password: string | undefined,
): Promise<ResumeText> {
  switch (format) {
    case "pdf": {
      // The PDF reader is by far the largest part: it is loaded with the first PDF.
      const { readPdfText } = await import("./read/pdf-text.ts");
      return readPdfText(bytes, password === undefined ? {} : { password });
    }
    case "docx":
      return readDocx(bytes);
    case "odt":
      return readOdt(bytes);
    case "rtf":
      return readRtf(bytes);
    case "json":
      return jsonText(decodeText(bytes));
    case "text":
      return readPlainText(decodeText(bytes));
  }
}

/** A JSON Resume is written out as text first, so that its spans have something to point at. */
const jsonText = (text: string): ResumeText => readPlainText(fromJsonResume(readJsonResume(text)));

function understand(text: ResumeText, origin: "file" | "typed"): ReadResume {
  const letters = text.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters === 0)
    throw new ReadError(
      text.hidden === "" ? "scanned" : "not-resume",
      "The file holds no text that can be seen",
    );
  const read = readLines(text);
  refuseOthers(read, origin);
  return read;
}

const otherDocument =
  /\b(invoice|bill to|amount due|purchase order|tax invoice|invoice (?:no|number|date)|payment terms|subtotal|receipt|quotation|bank statement|terms and conditions|lease agreement|privacy policy|boarding pass)\b/gi;

/**
 * An invoice has dates and addresses, too; what it lacks are jobs, schooling and skills. Typed text is what the person
 * says it is, however short.
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
