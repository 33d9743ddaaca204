import type { Assessment, TimedWord } from "interview";
import { type Mark, type Segment, segmentsOf } from "../segments.ts";

/** A piece of an answer. `at` is its time in seconds, if spoken. Pieces are joined by single spaces. */
export type Phrase = { text: string; at?: number };

/** An answer, typed or spoken. `words` has the time of each word, if spoken. */
export type Answer = { phrases: Phrase[]; words?: TimedWord[] };
export type JudgedAnswer = Answer & { text: string; assessment: Assessment };

/** Estimates the duration of the last phrase, for which only the start is known. */
const secondsPerLetter = 1 / 14;

/** Spreads the words of each phrase over its duration, in proportion to their letters; undefined if typed. */
export function timeWords(phrases: readonly Phrase[]): TimedWord[] | undefined {
  const words: TimedWord[] = [];
  for (const [index, { text, at }] of phrases.entries()) {
    if (at === undefined) return undefined;
    const next = phrases[index + 1]?.at;
    const seconds = next === undefined ? text.length * secondsPerLetter : next - at;
    for (const { 0: w, index: begin } of text.matchAll(/\S+/g)) {
      const second = (place: number) => at + (seconds * place) / text.length;
      words.push({ w, start: second(begin), end: second(begin + w.length) });
    }
  }
  return words;
}

export type MarkedPhrase = { at: number | undefined; segments: Segment[] };

/** An answer's phrases with the words that count. A thread ends at the first words of its criterion. */
export function markAnswer({ phrases, assessment }: JudgedAnswer): MarkedPhrase[] {
  const marks: Mark[] = assessment.criteria.flatMap(({ evidence }, thread) =>
    evidence.map(({ span: [from, to] }, index) => ({ from, to, thread: index === 0 ? thread : -1 })),
  );
  let offset = 0;
  return phrases.map(({ text, at }) => {
    const inPhrase = marks
      .map(({ from, to, thread }) => ({ from: from - offset, to: to - offset, thread }))
      .filter(({ from, to }) => from < text.length && to > 0);
    offset += text.length + 1;
    const segments = segmentsOf(text, inPhrase).map((segment) => ({
      ...segment,
      threads: segment.threads.filter((thread) => thread >= 0),
    }));
    return { at, segments };
  });
}

/** Duration of an answer, and the spans in which words that count are spoken; undefined if typed. */
export function soundOf({ phrases, words, text, assessment }: JudgedAnswer) {
  const timed = words ?? timeWords(phrases);
  const last = timed?.at(-1);
  if (!timed || !last) return undefined;
  const spans = assessment.criteria.flatMap(({ evidence }) => evidence.map(({ span }) => span));
  let place = 0;
  const marked = timed.flatMap(({ w, start, end }) => {
    const begin = text.indexOf(w, place);
    place = begin + w.length;
    return spans.some(([from, to]) => begin < to && place > from) ? [{ from: start, to: end }] : [];
  });
  return { from: 0, to: Math.ceil(last.end), marked };
}

/** Appends the answer to a follow-up. Its times continue where the answer ended. */
export function addToAnswer({ phrases, words }: Answer, added: Answer): Answer {
  const end = words?.at(-1)?.end ?? phrases.at(-1)?.at;
  const isTimed = end !== undefined && added.phrases.every(({ at }) => at !== undefined);
  if (!isTimed) return { phrases: [...phrases, ...added.phrases].map(({ text }) => ({ text })) };
  const later = added.phrases.map(({ text, at = 0 }) => ({ text, at: at + end }));
  const laterWords = added.words?.map(({ w, start, end: to }) => ({ w, start: start + end, end: to + end }));
  return {
    phrases: [...phrases, ...later],
    ...(words && laterWords && { words: [...words, ...laterWords] }),
  };
}
