import type { ResumeText } from "../types.ts";
import { readEuropass } from "./europass.ts";
import { readHtml } from "./html.ts";

const readers = { html: readHtml, europass: readEuropass };

/** The text of a web page or a Europass file in reading order. Throws a `ReadError` for a broken file. */
export const readMarkupText = (bytes: Uint8Array, format: keyof typeof readers): ResumeText =>
  readers[format](bytes);
