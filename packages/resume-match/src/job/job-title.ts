import { anyOf } from "word-patterns";
import { titleScore } from "../extract/titles.ts";
import type { JobSentence } from "./job-sentences.ts";
import { qualityWords } from "./job-title.words.ts";

/** A title as written in the text. */
export type JobTitle = { title: string; start: number };

const article = String.raw`(?:an?|the|our|one|two|another|somebody as|someone as)\s+(?:next\s+|new\s+)?`;
const hiring = `(?:looking for|look for|seeking|seeks?|hiring|needs?|recruiting|requires?|after|wants?|searching for|recruit|hire|requirement for|vacancy for|opening for|position of|post of|role of|as)`;
const hiringPhrase = new RegExp(String.raw`\b${hiring}\s*:?\s+(?:${article})?(?=\p{L})`, "giu");
const callToHire =
  /^(?:(?:we(?:['’]re| are)?|are|now|urgent(?:ly)?|immediate(?:ly)?)\s+)*(?:hiring|wanted|required|requirement|vacancy|vacancies|opening|openings|looking for|seeking|urgent)(?:\s+(?:for|of|an?|the|our))*\s*[:–—-]?\s+(?=\p{L})/iu;
const qualities = new RegExp(
  String.raw`^(?:(?:fully|highly|well|part|newly)[- ])?${anyOf(qualityWords)}(?:,? (?:and|or|&) |, | )(?=\p{L})`,
  "iu",
);
/** The end of a title: place, employer, contract, purpose. */
const titleEnd =
  /\s+[–—|-]{1,2}\s+|[–—|]|\s-|[,;:!?(]|\.(?=\s|$)|\s(?:for|in|at|to|with|on|who|that|from|by|as|wanted|needed|required|sought|is|are|will|based|starting|role|position|job|vacancy|opening|immediately|urgently)(?=[\s,.:;]|$)/iu;

/** A grade after a title: "Engineer II", "Analyst L2". */
const grade = /\s+(?:[IVX]+|\p{Lu}{0,2}\d[\d.]*)$/u;
/** A title before a dash, comma or bracket, without its grade. */
export const titleHead = (text: string) =>
  (text.split(/\s+[–—|-]\s+|[,(:]|\/\s/)[0] ?? "").trim().replace(/[.!]$/, "").replace(grade, "");
const opensSentence = /^(?:we|our|i|i['’]m|my|you|the|this|as|are|is|join|come|do)\b/i;

const maxWords = 7;

/** The title at the beginning of a text, without what follows it. */
function titleAtStart(text: string, isSure: boolean): { title: string; skipped: number } | undefined {
  let skipped = /^[\s"“(*#]*/.exec(text)?.[0].length ?? 0;
  skipped += callToHire.exec(text.slice(skipped))?.[0].length ?? 0;
  for (
    let quality = qualities.exec(text.slice(skipped));
    quality;
    quality = qualities.exec(text.slice(skipped))
  )
    skipped += quality[0].length;
  const rest = text.slice(skipped, skipped + 120);
  const end = titleEnd.exec(rest)?.index ?? rest.length;
  const title = rest.slice(0, end).trim().replace(grade, "");
  const words = title.split(/\s+/);
  if (!isSure && opensSentence.test(title)) return undefined;
  if (title.length < 2 || !/\p{L}{2}/u.test(title) || words.length > maxWords) return undefined;
  return isSure || titleScore(title) >= 1.5 ? { title, skipped } : undefined;
}

/** A title after a phrase such as "we need a". */
function titleInProse(text: string): { title: string; skipped: number } | undefined {
  for (const match of text.matchAll(hiringPhrase)) {
    const from = match.index + match[0].length;
    const found = titleAtStart(text.slice(from), false);
    if (found) return { title: found.title, skipped: from + found.skipped };
  }
  return undefined;
}

/** The job's title without employer, place and contract; `undefined` if the text names none. */
export function findTitle(sentences: readonly JobSentence[]): JobTitle | undefined {
  const place = ({ start }: JobSentence, found: { title: string; skipped: number } | undefined) =>
    found && { title: found.title, start: start + found.skipped };
  const named = sentences.find(
    ({ kind, isInline, heading }) => isInline && heading?.kind === "title" && kind === "title",
  );
  if (named) return place(named, titleAtStart(named.text, true));
  const called = sentences.filter(({ kind }) => kind === "title");
  for (const sentence of called) {
    const found = titleAtStart(sentence.text, false) ?? titleInProse(sentence.text);
    if (found) return place(sentence, found);
  }
  const [first] = called;
  const unknown =
    first && !/^(?:we|our|i|you|the|this)\b/i.test(first.text) ? titleAtStart(first.text, true) : undefined;
  if (first && unknown) return place(first, unknown);
  for (const sentence of sentences.filter(({ kind }) => kind !== "title").slice(0, 12)) {
    const found = titleInProse(sentence.text);
    if (found && titleScore(found.title) >= 2) return place(sentence, found);
  }
  for (const sentence of sentences.slice(0, 3)) {
    const found = titleAtStart(sentence.text, false);
    if (found) return place(sentence, found);
  }
  const [opening] = sentences;
  if (!opening || opening.heading || opening.kind === "about" || opening.kind === "pay") return undefined;
  // "Herdsperson, 220 Holsteins": an unlisted noun at the start, on its own.
  const found = titleAtStart(opening.text, true);
  const isApart = found && found.title.split(/\s+/).length < 4 && !opensSentence.test(found.title);
  return isApart && /^\p{Lu}/u.test(found.title) ? place(opening, found) : undefined;
}
