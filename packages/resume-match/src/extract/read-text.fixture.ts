import { languagesOf } from "../languages/languages.ts";
import { readPlainText } from "../read/plain-text.ts";
import { type ReadResume, readLines } from "./read-resume.ts";

/** Reads a résumé like the function of this name, with the words of all languages at hand. */
export function readResumeText(source: string): ReadResume {
  const text = readPlainText(source);
  return readLines(text, languagesOf(text.lines.map((line) => line.text).join("\n")));
}
