import type { LineMark } from "./marked-line.tsx";
import type { InterviewAnswer } from "./round.ts";

type Phrase = InterviewAnswer["words"][number];
/** A phrase with the words that criteria quote. `thread` is the criterion's index. */
export type MarkedPhrase = Phrase & { marks: LineMark[] };
/** In seconds since the start of the recording. */
export type Span = { from: number; to: number };

const charactersPerSecond = 14;

/** Converts an offset such as 05:54 to seconds. */
export function toSeconds(offset: string): number {
  const [minutes = 0, seconds = 0] = offset.split(":").map(Number);
  return minutes * 60 + seconds;
}

/** Formats seconds as an offset such as 05:54. */
export function toOffset(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}`;
}

/** Finds quoted words in phrases joined by spaces; a quotation may span several phrases. */
function placesOf(quote: string, words: Phrase[]): { phrase: number; quote: string; start: number }[] {
  const start = words
    .map(({ text }) => text)
    .join(" ")
    .indexOf(quote);
  if (start < 0) return [];
  let offset = 0;
  return words.flatMap(({ text }, phrase) => {
    const begin = Math.max(start - offset, 0);
    const part = text.slice(begin, Math.max(start + quote.length - offset, 0));
    offset += text.length + 1;
    return part === "" ? [] : [{ phrase, quote: part, start: begin }];
  });
}

/** An answer's phrases with quoted words marked. A thread ends at the first phrase of its quotation. */
export function markPhrases({ words, criteria }: InterviewAnswer): MarkedPhrase[] {
  const marks = criteria.flatMap(({ quote = "" }, thread) =>
    quote === ""
      ? []
      : placesOf(quote, words).map((place, index) => ({ ...place, ...(index === 0 && { thread }) })),
  );
  return words.map((phrase, index) => ({
    ...phrase,
    marks: marks
      .filter((mark) => mark.phrase === index)
      .map(({ quote, thread }) => ({ quote, ...(thread !== undefined && { thread }) })),
  }));
}

/** When a phrase is spoken: until the next one begins; for the last one, estimated from its length. */
function spanOf(phrases: Phrase[], index: number): Span {
  const from = toSeconds(phrases[index]?.at ?? "");
  const next = phrases[index + 1];
  const to = next
    ? toSeconds(next.at)
    : from + Math.ceil((phrases[index]?.text.length ?? 0) / charactersPerSecond);
  return { from, to };
}

/** The span of an answer, from its question to its last word. */
export function answerSpan({ from, words }: InterviewAnswer): Span {
  return { from: toSeconds(from), to: spanOf(words, words.length - 1).to };
}

/** The spans of the phrases that have marks. */
export function markedSpans(phrases: MarkedPhrase[]): Span[] {
  return phrases.flatMap(({ marks }, index) => (marks.length === 0 ? [] : [spanOf(phrases, index)]));
}
