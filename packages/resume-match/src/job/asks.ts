import { smallWords, splitWords, type Word } from "../skills/words.ts";

/** A part of a sentence, by offset. */
export type Piece = { text: string; start: number };

const separator = /[,;()]|\s[–—]\s|:\s|\s(?:and|&|as well as|plus)\s/giu;

/** Words of a requirement that do not show what is required. */
const fillerWords = new Set(
  `experience experienced knowledge skill skills ability able strong good excellent proven working work years year plus minimum least required requirement must have having understanding familiarity familiar proficiency proficient hands solid deep expertise demonstrated track record background role team candidate looking join position job company we you our your will with including etc other related relevant similar field degree bachelor master equivalent preferred nice bonus using use used within across various multiple new high level best well great day days time full part based location office remote hybrid onsite shift salary ctc lpa per month annum join immediate joiner notice period
essential desirable advantage ideally ideal also should would could can may be been being do does doing make makes get has had it its they them their he she his who what when where how all any both each every some such than then there these those through up out over under about after before between during while not no more most very just only own about need needs needed want wanted like love help helps helpful useful welcome added big huge real candidates person people someone anyone successful duties duty responsible responsibilities responsibility tasks include includes involve involves willing willingness comfortable confident competent sound basic least minimum months weeks week hours hour two three four five six seven eight nine ten one i'd you'll you're we'd we're we'll youll youre wed were ideally`.split(
    /\s+/,
  ),
);

const isTelling = ({ folded, text }: Word) =>
  !smallWords.has(folded) &&
  !fillerWords.has(folded) &&
  (folded.length > 2 || /^(?:\p{Lu}{2}|\p{Lu}[+#]*)$/u.test(text)) &&
  !/^\d/.test(folded);

/**
 * Splits a sentence into single requirements: "plan menus, order stock and train cooks" has three. "Risk and
 * support plans" stays one, since a single word next to "and" shares its neighbour's.
 */
export function splitAsks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const close = (to: number) => {
    const piece = text.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, start: from });
  };
  const cuts = [...text.matchAll(separator)];
  cuts.forEach((cut, index) => {
    const end = cut.index + cut[0].length;
    // The last part of a list, "a, b and c", may have any length.
    const isLast = index === cuts.length - 1 && cuts[index - 1]?.[0] === ",";
    if (/\p{L}|&/u.test(cut[0]) && !isLast) {
      const before = text.slice(from, cut.index).trim().split(/\s+/).length;
      const after = text
        .slice(end, cuts[index + 1]?.index ?? text.length)
        .trim()
        .split(/\s+/).length;
      if (before < 2 || after < 2) return;
    }
    close(cut.index);
    from = end;
  });
  close(text.length);
  return pieces;
}

const maxTellingWords = 12;

/** A piece of up to this many words is its own label: "leading a team" rather than "leading". */
const maxWholeWords = 6;

/**
 * Label of a piece: from its first to its last significant word, or all of a short piece.
 * @param least an offset that the label must reach
 */
export function askPhrase(
  { text, start }: Piece,
  least = 0,
): { label: string; start: number; end: number } | undefined {
  const telling = splitWords(text).filter(isTelling).slice(0, maxTellingWords);
  const [first, last] = [telling[0], telling.at(-1)];
  if (!first || !last) return undefined;
  const words = splitWords(text);
  const [begin, end] =
    words.length > maxWholeWords ? [first, last] : [words[0] ?? first, words.at(-1) ?? last];
  const to = Math.max(end.end, Math.min(text.length, least - start));
  return {
    label: text.slice(begin.start, to).replace(/\s+/g, " ").trim().slice(0, 90),
    start: start + begin.start,
    end: start + to,
  };
}
