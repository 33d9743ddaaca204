import type { Extra, Pause, Report } from "pronunciation";

/** A report with scores. */
export type ScoredReport = Exclude<Report, { verdict: "refused" }>;

export type Piece =
  /** `lead` and `trail`: punctuation around the word; `isGlued`: no space follows, as before a hyphen. */
  | {
      kind: "word";
      index: number;
      lead: string;
      text: string;
      trail: string;
      isGlued: boolean;
    }
  /** Words of the text that have no score. */
  | { kind: "text"; text: string; afterWord: number }
  | ({ kind: "pause" } & Pause)
  | ({ kind: "extra" } & Extra);

const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Index of `word` as a whole word in `text`, from `from` on; −1 if there is none. */
function findWord(text: string, word: string, from: number): number {
  for (let i = text.indexOf(word, from); i >= 0; i = text.indexOf(word, i + 1)) {
    if (!isPartOfWord(text[i - 1]) && !isPartOfWord(text[i + word.length])) return i;
  }
  return -1;
}

/** Splits the text between two scored words: end of the first, unscored words, start of the second. */
function cutGap(gap: string): {
  trail: string;
  between: string;
  lead: string;
  isGlued: boolean;
} {
  const [, trail = "", between = "", lead = ""] = /^(\S*)(?:([\s\S]*\s)(\S*))?$/.exec(gap) ?? [];
  return { trail, between: between.trim(), lead, isGlued: gap === trail };
}

/** The reading in text order and with the text's punctuation, interspersed with pauses and extra speech. */
export function readingLayout(text: string, { words, pauses, extras }: ScoredReport): Piece[] {
  const lower = text.toLowerCase();
  const gaps = [
    ...pauses.map((pause) => ({ kind: "pause" as const, ...pause })),
    ...extras.map((extra) => ({ kind: "extra" as const, ...extra })),
  ].sort((a, b) => a.start - b.start);
  const gapsAfter = (index: number) => gaps.filter(({ afterWord }) => afterWord === index);
  const unscored = (words: string, afterWord: number): Piece[] =>
    words === "" ? [] : [{ kind: "text", text: words, afterWord }];

  const spans = words.reduce<{ text: string; start: number; end: number }[]>((before, { text: word }) => {
    const from = before.at(-1)?.end ?? 0;
    const start = findWord(lower, word.toLowerCase(), from);
    // If the word is not found in the text, use the report's spelling.
    const isFound = start >= 0;
    const end = isFound ? start + word.length : from;
    before.push({
      text: isFound ? text.slice(start, end) : word,
      start: isFound ? start : from,
      end,
    });
    return before;
  }, []);

  const [, before = "", firstLead = ""] = /^([\s\S]*\s)?(\S*)$/.exec(text.slice(0, spans[0]?.start)) ?? [];
  if (spans.length === 0) return unscored(text.trim(), -1);
  let lead = firstLead;
  const pieces = spans.flatMap(({ text: word, end }, index): Piece[] => {
    const next = spans[index + 1];
    const gap = cutGap(next && next.start <= end ? " " : `${text.slice(end, next?.start)}${next ? "" : " "}`);
    const piece = {
      kind: "word" as const,
      index,
      lead,
      text: word,
      trail: gap.trail,
      isGlued: gap.isGlued,
    };
    lead = gap.lead;
    return [piece, ...gapsAfter(index), ...unscored(gap.between, index)];
  });
  return [...unscored(before.trim(), -1), ...gapsAfter(-1), ...pieces];
}
