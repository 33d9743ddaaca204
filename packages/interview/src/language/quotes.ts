import type { Piece } from "./split-units.ts";
import { isPast } from "./word-lists.ts";

/** Words in quotation marks that someone else says. In `DEEDS` that person reports own deeds. */
export type Quote = Piece & { kind: "WORDS" | "DEEDS" };

const verbs =
  "(?:said|says?|saying|tells?|told|telling|ask(?:s|ed|ing)?|writ(?:es?|ing|ten)|wrote|repl(?:ies|ied)|answer(?:s|ed)|goes|went|shout(?:s|ed)|email(?:s|ed)|texted|messaged|boast(?:s|ed)|claim(?:s|ed)|sw(?:ears|ore)|insist(?:s|ed)|explain(?:s|ed)|object(?:s|ed)|announce[sd]|declare[sd]|reads?|prints?|recall(?:s|ed)|remember(?:s|ed)|recount(?:s|ed)|report(?:s|ed)|describe[sd]|argue[sd]|assure[sd]|add(?:s|ed)|admit(?:s|ted)|confess(?:es|ed)|own(?:s|ed) up|laugh(?:s|ed)|mutter(?:s|ed)|whisper(?:s|ed)|note[sd]|warn(?:s|ed)|promise[sd]|put(?:s)? (?:it|in|on)|called it|has it that|once)";
const ownIntro = new RegExp(
  `\\b(?:i|we)\\b(?:(?!\\b(?:he|she|they)\\b)[^.?!"“”])*\\b(?:${verbs}|like|say|was|were|thought)\\b[^.?!"“”]*$|\\b(?:my|our) (?:\\w+ ){0,2}?(?:sentence|words?|question|answer|line|reply|opening|message|e?mail|note|text|letter|report|log|diary|review|entry|statement|post|script|summary|feedback|speech|handover)\\b(?:(?!\\b(?:he|she|they)\\b)[^.?!"“”])*$`,
  "i",
);
const othersIntro = new RegExp(`\\b${verbs}\\b[^.?!"“”]*$`, "i");
const ownAfter = new RegExp(`^\\W*(?:(?:i|we)(?: \\w+ly)? ${verbs}|(?:was|were|is) my)\\b`, "i");
const othersAfter = new RegExp(
  `^[\\s,–—-]*(?:${verbs} (?!to (?:me|us)\\b|by (?:me|us)\\b)(?!(?:i|we|me|us|him|her|them)\\b)|(?:(?!(?:i|we|me|my|and|but|so|then)\\b)[\\p{L}’'-]+[\\s,]+){1,6}?(?:${verbs}|in (?:his|her|their))\\b|(?:was|were|is|are) (?:what|how|the|a|his|her|their)\\b)`,
  "iu",
);

/** The sayer of a quotation, by the words around it; undefined where they do not say. */
function sayerOf(before: string, after: string): "SPEAKER" | "OTHER" | undefined {
  if (ownAfter.test(after) || ownIntro.test(before)) return "SPEAKER";
  return othersAfter.test(after) || othersIntro.test(before) ? "OTHER" : undefined;
}

const ownDeed = /\b(?:i|we)(?:['’](?:d|ve))? (?:(?:\w+ly|then|just|also|even|first|only) )*([a-z]+)/gi;
const tellsDeeds = (quote: string) =>
  [...quote.matchAll(ownDeed)].some(([, verb = ""]) => isPast(verb.toLowerCase()));

const sentenceEnd = /[.?!…]["”]?\s|\n/g;
const longestIntro = 120;
const longestAttribution = 60;

const others =
  /\b(?:he|she|they|his|her|their)\b|['’]s (?:\w+ ){0,3}(?:note|e?mail|letter|message|report|log|diary|review|entry|statement|post|summary|speech|words?)\b/i;

/** "Her note reads: I took the bread first": deeds in the first person after a colon, to the end of the sentence. */
function unmarkedQuotes(text: string): Quote[] {
  return [...text.matchAll(/:\s+(?=[^"“\s][^.?!\n"“”]*\bI\b)[^.?!\n"“”]+/g)].flatMap(({ index, 0: rest }) => {
    const intro = text.slice(Math.max(0, index - longestIntro), index);
    const begins = [...intro.matchAll(sentenceEnd)].at(-1);
    const before = begins ? intro.slice(begins.index + begins[0].length) : intro;
    const isNamed = others.test(before) && !/\b(?:i|we)\b/i.test(before);
    const isOthers = !ownIntro.test(before) && (othersIntro.test(before) || isNamed);
    return isOthers && tellsDeeds(rest)
      ? [{ start: index + 1, end: index + rest.length, kind: "DEEDS" as const }]
      : [];
  });
}

/**
 * The quotations that are not the speaker's. One that goes on after "…," she said has one sayer, and where no one is named,
 * deeds in the first person are someone else's: speakers report theirs without quotation marks.
 */
export function quotesOfOthers(text: string): Quote[] {
  const quotes: Quote[] = [];
  let last: { end: number; sayer: ReturnType<typeof sayerOf> } | undefined;
  for (const { index: start, 0: quote } of text.matchAll(/["“][^"“”]{6,600}["”]/g)) {
    const end = start + quote.length;
    const intro = text.slice(Math.max(last?.end ?? 0, start - longestIntro), start);
    const after = text.slice(end, end + longestAttribution).split(/["“”]|[.?!]\s/)[0] ?? "";
    const begins = [...intro.matchAll(sentenceEnd)].at(-1);
    const before = begins ? intro.slice(begins.index + begins[0].length) : intro;
    const goesOn = !begins && start - (last?.end ?? -1) < longestAttribution && last !== undefined;
    const sayer = (goesOn ? last?.sayer : undefined) ?? sayerOf(before, after);
    const kind = tellsDeeds(quote) ? "DEEDS" : "WORDS";
    if (sayer === "OTHER" || (sayer === undefined && kind === "DEEDS")) quotes.push({ start, end, kind });
    last = { end, sayer };
  }
  return [...quotes, ...unmarkedQuotes(text)];
}
