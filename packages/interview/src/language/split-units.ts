import { anyOf, wholeWords } from "word-patterns";
import { events, noNouns, speechVerbs, subjects } from "./split-units.words.ts";
import { isPast } from "./word-lists.ts";

/** A sentence or a clause group of an answer. `start` and `end` are UTF-16 offsets, end exclusive. */
export type Piece = { start: number; end: number };
export type Sentence = Piece & { units: Piece[] };

const abbreviations = /\b(?:mr|mrs|ms|dr|st|no|vs|etc|e\.g|i\.e|approx|rs|lt|jr|sr|prof)\.$/i;

/** Splits at final punctuation and line breaks, but not within figures or after abbreviations. */
function splitSentences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/(?<![.?!…])[.?!…]+["”’)]*(?=\s|$)|\n+/gu)) {
    const end = index + mark.length;
    if (mark.startsWith(".") && abbreviations.test(text.slice(Math.max(0, index - 8), index + 1))) continue;
    pieces.push({ start, end });
    start = end;
  }
  pieces.push({ start, end: text.length });
  return pieces
    .map((piece) => trim(text, piece))
    .filter(({ start: from, end }) => /[\p{L}\p{N}]/u.test(text.slice(from, end)));
}

/** Trims white space and punctuation. */
export function trim(text: string, { start, end }: Piece): Piece {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:–—-]/.test(text[from] ?? "")) from += 1;
  while (to > from && /[\s,;:.!…–—-]/.test(text[to - 1] ?? "")) to -= 1;
  return { start: from, end: to };
}

const subject = `${anyOf(subjects)}(?:['’](?:d|ll|ve|re|s|m))?`;
const verbLike =
  "(?=\\s+(?:\\w+ly\\s+|just\\s+|also\\s+|then\\s+|even\\s+|never\\s+|still\\s+|myself\\s+|first\\s+|all\\s+|both\\s+)*[\\p{L}'’]+)";

/** A noun between "and" and one of these verbs starts a clause: "and wrong entries fell". */
const comesAbout = anyOf(events);
const noNoun = String.raw`(?!(?:${anyOf(noNouns)}|\p{L}+ly)\s)`;

/** Where a clause with its own subject starts. The connective belongs to the clause that it introduces. */
const boundary = new RegExp(
  [
    String.raw`(?:[,;:–—]\s*|\s)(?:(?:and|but|so|then|or|and then|and so|yet|plus)\s+(?:(?:at the end|in the end|after that|afterwards|later|finally|the next day),?\s+)?)(?=${subject}${verbLike})`,
    String.raw`(?:,\s*|\s)and\s+(?=(?:said|told|asked|explained|promised|apologised|apologized)\s)`,
    String.raw`,\s+and\s+(?=${noNoun}(?:[\p{L}'’-]+\s+){1,2}?(?:also\s+|then\s+)?${comesAbout}\s)`,
    String.raw`[;:]\s+|\s[–—]\s`,
    String.raw`,\s+(?=(?:i|we|he|she|they|then|so)(?:['’](?:d|ll|ve|re|s|m))?\s)`,
  ].join("|"),
  "giu",
);

/** Verbs that introduce reported speech, up to the end of the sentence. */
const speech = wholeWords(speechVerbs, "i");
/** Words that end reported speech and resume the story: "and then I asked". */
const ownVoice = /\b(?:then|so|after that|afterwards?)\b\W*$/i;
/** A new subject that ends reported speech: "I explained it, and the foreman asked her". */
const othersTurn =
  /^(?:(?:then |afterwards |later )?(?:(?:my|our|his|her|their|the|one of the) (?:(?!(?:and|that|who|which|is|are|was|were|had|has|will|would|could)\s)[\p{L}'’-]+ ){1,5}?|\p{Lu}[\p{L}'’-]+ ))(?:asked|told|said|explained|let|made|had (?:him|her|them)|showed|answered|replied|promised)\b/u;
/** Words per punctuation mark above which a sentence counts as an unpunctuated transcript. */
const wordsPerMark = 22;
const bareSubject = /\s(?=(?:i|we|he|she|they)\s+([a-z']+))/gi;
const opensClause =
  /\b(?:that|and|or|but|so|then|what|which|who|how|when|where|why|if|because|said|say|as|before|after|than|while|until|since|all|thing|things|the|one|ones|way|time|whatever|like)$/i;

/** Finds clauses without a connective in an unpunctuated sentence. */
function bareStarts(slice: string): number[] {
  const marks = slice.match(/[,;:–—]/g)?.length ?? 0;
  if (slice.split(/\s+/).length < wordsPerMark * (marks + 1)) return [];
  return [...slice.matchAll(bareSubject)]
    .filter(
      ({ index, 1: verb = "" }) => isPast(verb.toLowerCase()) && !opensClause.test(slice.slice(0, index)),
    )
    .map(({ index }) => index);
}

const longestQuote = 220;

/** The quotations in a sentence. They are kept whole, like other reported speech. */
const quotesOf = (slice: string): Piece[] =>
  [...slice.matchAll(/["“][^"“”]+["”]/g)]
    .map(({ index, 0: quote }) => ({ start: index, end: index + quote.length }))
    .filter(({ start, end }) => end - start <= longestQuote);

/** Splits a sentence into clause groups. Reported speech stays with its verb. */
function splitClauses(text: string, sentence: Piece): Piece[] {
  const slice = text.slice(sentence.start, sentence.end);
  const cuts = [0];
  const quotes = quotesOf(slice);
  for (const { index, 0: joint } of slice.matchAll(boundary)) {
    const before = slice.slice(cuts.at(-1), index);
    const after = slice.slice(index + joint.length);
    if (
      speech.test(before) &&
      !(
        /^and\b/i.test(joint.replace(/^[,\s]+/, "")) &&
        /^(?:asked|told)\b/i.test(after) &&
        /\b(?:said|told)\b/i.test(before)
      ) &&
      !(ownVoice.test(joint) && /^(?:i|we)\b/i.test(after)) &&
      !othersTurn.test(after) &&
      !(/\basked (?:me|us) (?:about|for)\b/i.test(before) && /^(?:i|we)\b/i.test(after))
    )
      continue;
    // A short opening ("Yeah, so,", "Look,") is not a clause.
    if (!/\S\s+\S+\s+\S/.test(before)) continue;
    if (quotes.some(({ start, end }) => index > start && index < end)) continue;
    if (!/\S\s+\S/.test(after)) continue;
    cuts.push(index + (/^[,;:–—\s]+/.exec(joint)?.[0].length ?? 0));
  }
  const bare = bareStarts(slice).filter((place) => cuts.every((cut) => Math.abs(cut - place) > 8));
  cuts.push(...bare);
  cuts.sort((a, b) => a - b);
  return cuts.map((cut, index) =>
    trim(text, { start: sentence.start + cut, end: sentence.start + (cuts[index + 1] ?? slice.length) }),
  );
}

/** Splits an answer into sentences and clause groups. */
export function splitUnits(text: string): Sentence[] {
  return splitSentences(text).map((sentence) => ({ ...sentence, units: splitClauses(text, sentence) }));
}
