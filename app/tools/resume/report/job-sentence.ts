import type { Span } from "resume-match";

/** Longer lines are paragraphs. */
const maxLine = 160;

/** The sentence of the job description, or its entry of a list, in which a requirement stands; without list marks. */
export function jobSentence(jobText: string, [start]: Span): string {
  const from = jobText.lastIndexOf("\n", start - 1) + 1;
  const end = jobText.indexOf("\n", start);
  const line = jobText.slice(from, end < 0 ? undefined : end);
  const clean = (text: string) => text.replace(/^\s*(?:[-–—•*▪◦‣●]|\d{1,2}[.)])\s+/, "").trim();
  if (line.length <= maxLine) return clean(line);
  let position = from;
  for (const sentence of line.split(/(?<=[.;!?])(?=\s)/)) {
    position += sentence.length;
    if (position > start) return clean(sentence);
  }
  return clean(line);
}
