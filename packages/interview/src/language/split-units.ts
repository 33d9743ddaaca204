import { anyOf, wholeWords } from "word-patterns";
import { numberWords } from "./facts-in-text.words.ts";
import { isPresentDeed } from "./present-tense.ts";
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
    String.raw`(?:,\s*|\s)and\s+(?=(?:said|told|asked|says?|tells?|asks?|explained|promised|apologised|apologized)\s)`,
    String.raw`,\s+and\s+(?=${noNoun}(?:[\p{L}'’-]+\s+){1,2}?(?:also\s+|then\s+)?${comesAbout}\s)`,
    String.raw`(?:,\s*|\s)(?:and|so)\s+(?=(?:by|at)\s+(?:the |about |around |half past |quarter to )?(?:\d|${anyOf(numberWords)}\s|noon|midnight|evening|night)\S*\s+[^.?!]{6,})`,
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
const isUnpunctuated = (sentence: string) =>
  sentence.split(/\s+/).length >= wordsPerMark * ((sentence.match(/[,;:–—]/g)?.length ?? 0) + 1);
const bareSubject = /\s(?=(?:i|we|he|she|they)\s+([a-z']+))/gi;
/** In a transcript, a noun with the verb of an event also starts a clause without a comma. */
const bareEvent = new RegExp(
  String.raw`\sand\s+(?=${noNoun}(?!(?:i|we|he|she|they|it)\s)(?:[\p{L}'’-]+\s+){1,2}?${comesAbout}\s)`,
  "giu",
);
const opensClause =
  /(?<!\bafter )\b(?:that|and|or|but|so|then|what|which|who|how|when|where|why|if|because|said|say|as|before|after|than|while|until|since|all|thing|things|the|one|ones|way|time|whatever|like)$/i;

const bareLimit = /\s(?=what (?:i|we) (?:could|did|do|can|have)(?:n['’]t| not)\b)/gi;

/** Whether a verb after its subject tells what was done, in the past or the present tense. */
const isTelling = (verb: string) => isPast(verb.toLowerCase()) || isPresentDeed(verb.toLowerCase());

/** Finds clauses without a connective or a comma in an unpunctuated sentence. */
function bareStarts(slice: string): number[] {
  const subjects = [...slice.matchAll(bareSubject)].filter(
    ({ index, 1: verb = "" }) => isTelling(verb) && !opensClause.test(slice.slice(0, index)),
  );
  return [...subjects, ...slice.matchAll(bareEvent), ...slice.matchAll(bareLimit)].map(({ index }) => index);
}

const verbOfPerson = /^(?:i|we|he|she|they|it)\s+(?:\w+ly\s+|just\s+|also\s+|then\s+)?([a-z']+)/i;

/**
 * Whether a clause with its own past form resumes the story after reported speech: "I told him the price, and
 * he paid". In a transcript it always does; otherwise if the speech has no past form itself.
 */
function resumesStory(before: string, after: string, isTranscript: boolean): boolean {
  const [, verb = ""] = verbOfPerson.exec(after) ?? [];
  if (!isTelling(verb)) return false;
  if (isTranscript) return true;
  const [, ...said] = before.split(speech);
  return !(said.join(" ").match(/[a-z]+/gi) ?? []).some((word) => isPast(word.toLowerCase()));
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
  const isTranscript = isUnpunctuated(slice);
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
      !resumesStory(before, after, isTranscript) &&
      !(/\basked (?:me|us) (?:about|for)\b/i.test(before) && /^(?:i|we)\b/i.test(after))
    )
      continue;
    // A short opening ("Yeah, so,", "Look,") is not a clause.
    if (!/\S\s+\S+\s+\S/.test(before)) continue;
    if (quotes.some(({ start, end }) => index > start && index < end)) continue;
    if (!/\S\s+\S/.test(after)) continue;
    cuts.push(index + (/^[,;:–—\s]+/.exec(joint)?.[0].length ?? 0));
  }
  const bare = (isTranscript ? bareStarts(slice) : []).filter((place) =>
    cuts.every((cut) => Math.abs(cut - place) > 8),
  );
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
