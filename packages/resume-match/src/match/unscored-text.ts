import type { ReadResume } from "../extract/read-resume.ts";
import { wordsOf } from "../skills/words.ts";
import type { Span, Warning } from "../types.ts";

const instruction =
  /\b(ignore|disregard|forget|override)\b[^.\n]{0,40}\b(previous|prior|above|all|any|the|your|other)\b[^.\n]{0,30}\b(instruction|prompt|rule|criteria|requirement|text)s?\b|\b(give|assign|award|rate|score|rank|grade|mark)\b[^.\n]{0,40}\b(100|10\/10|perfect|maximum|highest|top|full)\b[^.\n]{0,20}|\b(system prompt|as an ai|language model|note to (?:the )?(?:ai|screen\w*|recruit\w* (?:bot|system|software)|ats|hiring|system|model)\b[^\n]*|treat this (?:candidate|applicant|cv|r[ée]sum[ée])|this candidate (?:is|should be|must be) (?:the )?(?:perfect|best|ideal|selected|hired|recommended|ranked)|you are (?:now )?an? (?:ai|assistant|recruiter)|must be (?:shortlisted|selected|hired|ranked first))\b/i;

/** Text that steers a reader instead of telling of the person, and sentences copied from the advertisement. */
export function inertSpans(text: string, jobText: string): { spans: Span[]; warnings: Warning[] } {
  const spans: Span[] = [];
  const warnings: Warning[] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    if (instruction.test(line)) {
      spans.push([offset, offset + line.length]);
      warnings.push({ code: "instructions", text: line.trim().slice(0, 160) });
    }
    offset += line.length + 1;
  }
  const copied = copiedSpans(text, jobText);
  if (copied.length > 0)
    warnings.push({ code: "keyword-stuffing", text: text.slice(...(copied[0] ?? [0, 0])).slice(0, 160) });
  return { spans: [...spans, ...copied], warnings };
}

const copyLength = 9;

/** Runs of nine and more words that stand word for word in the advertisement. */
function copiedSpans(text: string, jobText: string): Span[] {
  const jobWords = wordsOf(jobText).map(({ folded }) => folded);
  const runs = new Set<string>();
  for (let at = 0; at + copyLength <= jobWords.length; at += 1)
    runs.add(jobWords.slice(at, at + copyLength).join(" "));
  if (runs.size === 0) return [];
  const words = wordsOf(text);
  const spans: Span[] = [];
  let until = -1;
  for (let at = 0; at + copyLength <= words.length; at += 1) {
    const run = words.slice(at, at + copyLength);
    // A list of skills may be the same list; a sentence is not the same by chance.
    if (!runs.has(run.map(({ folded }) => folded).join(" "))) continue;
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const before = spans.at(-1);
    if (before && at <= until) before[1] = last.end;
    else spans.push([first.start, last.end]);
    until = at + copyLength;
  }
  return spans;
}

/** Whether a place lies in one of the spans. */
export const inside = (position: number, spans: Span[]) =>
  spans.some(([from, to]) => position >= from && position < to);

/** Name, contact, schools, employers and referees are no input: an employer called Python Ltd proves nothing. */
export function personalSpans({ sources, passages, text }: ReadResume): Span[] {
  const names = [...sources]
    .filter(
      ([pointer, [from, to]]) =>
        (/\/(name|email|phone)$/.test(pointer) ||
          (pointer.endsWith("/institution") && sources.has(pointer.replace("institution", "studyType")))) &&
        text.slice(from, to).split(/\s+/).length <= 12,
    )
    .map(([, span]) => span);
  const [personName] = sources.get("/basics/name") ?? [0];
  const hasSections = passages.some(({ kind }) => kind === "experience" || kind === "education");
  const parts = passages.flatMap(({ kind, span }) => {
    if (kind === "references") return [span];
    if (kind !== "contact") return [];
    return linesOf(text, span).filter(([from, to]) => {
      const line = text.slice(from, to);
      const isAddress =
        /@|https?:|www\.|linkedin|github|\+?\d[\d\s()-]{8,}|\b(road|street|lane|nagar|avenue|apartment|flat|address|location|born|birth|age|gender|nationality|marital|religion|caste|photo)\b/i.test(
          line,
        );
      const isName = from <= personName && personName < to;
      const isTown =
        hasSections &&
        /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u.test(line) &&
        line.split(/\s+/).length <= 4;
      return isName || isTown || (isAddress && line.split(/\s+/).length < 20);
    });
  });
  return [...names, ...parts];
}

function linesOf(text: string, [from, to]: Span): Span[] {
  const lines: Span[] = [];
  let start = from;
  for (const line of text.slice(from, to).split("\n")) {
    lines.push([start, start + line.length]);
    start += line.length + 1;
  }
  return lines;
}
