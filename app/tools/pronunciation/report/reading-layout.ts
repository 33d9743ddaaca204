import type { Extra, Pause, Report } from "pronunciation";

/** A report with figures. */
export type ScoredReport = Exclude<Report, { verdict: "refused" }>;

export type Piece =
  /** `lead` and `trail` are the marks that touch the word; `isGlued` where no space follows, as before a hyphen. */
  | {
      kind: "word";
      index: number;
      lead: string;
      text: string;
      trail: string;
      isGlued: boolean;
    }
  /** Words of the text that were not scored. */
  | { kind: "text"; text: string; afterWord: number }
  | ({ kind: "pause" } & Pause)
  | ({ kind: "extra" } & Extra);

const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where `word` stands by itself in `text`, from `from` on; -1 where it does not. */
function findWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + word.length])) return at;
  }
  return -1;
}

/** What stands between two words: the end of the first, words of their own, the beginning of the second. */
function cutGap(gap: string): {
  trail: string;
  between: string;
  lead: string;
  isGlued: boolean;
} {
  const [, trail = "", between = "", lead = ""] = /^(\S*)(?:([\s\S]*\s)(\S*))?$/.exec(gap) ?? [];
  return { trail, between: between.trim(), lead, isGlued: gap === trail };
}

/** The reading in the order of its text, with its own commas and full stops, and what was heard between the words. */
export function readingLayout(text: string, { words, pauses, extras }: ScoredReport): Piece[] {
  const lower = text.toLowerCase();
  const heard = [
    ...pauses.map((pause) => ({ kind: "pause" as const, ...pause })),
    ...extras.map((extra) => ({ kind: "extra" as const, ...extra })),
  ].sort((a, b) => a.start - b.start);
  const heardAfter = (index: number) => heard.filter(({ afterWord }) => afterWord === index);
  const unscored = (words: string, afterWord: number): Piece[] =>
    words === "" ? [] : [{ kind: "text", text: words, afterWord }];

  const found = words.reduce<{ text: string; start: number; end: number }[]>((before, { text: word }) => {
    const from = before.at(-1)?.end ?? 0;
    const start = findWord(lower, word.toLowerCase(), from);
    // A word that the text writes in another way stands as the report has it.
    const isThere = start >= 0;
    const end = isThere ? start + word.length : from;
    before.push({
      text: isThere ? text.slice(start, end) : word,
      start: isThere ? start : from,
      end,
    });
    return before;
  }, []);

  const [, before = "", firstLead = ""] = /^([\s\S]*\s)?(\S*)$/.exec(text.slice(0, found[0]?.start)) ?? [];
  if (found.length === 0) return unscored(text.trim(), -1);
  let lead = firstLead;
  const pieces = found.flatMap(({ text: word, end }, index): Piece[] => {
    const next = found[index + 1];
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
    return [piece, ...heardAfter(index), ...unscored(gap.between, index)];
  });
  return [...unscored(before.trim(), -1), ...heardAfter(-1), ...pieces];
}
