import type { ResumeText } from "../types.ts";
import { readDocx } from "./docx.ts";
import { readOdt } from "./odt.ts";
import { readRtf } from "./rtf.ts";

const readers = { docx: readDocx, odt: readOdt, rtf: readRtf };

/** The text of a word processor's file in reading order. Throws a `ReadError` for a broken file. */
export const readWordText = (bytes: Uint8Array, format: keyof typeof readers): ResumeText =>
  readers[format](bytes);
