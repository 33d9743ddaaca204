import { anyOf } from "word-patterns";
import { ownTexts, sayingVerbs } from "./quotes.words.ts";
import type { Piece } from "./split-units.ts";
import { isPast } from "./word-lists.ts";

/**
 * A quotation in an answer: `OWN` by the speaker, `WORDS` by someone else, `DEEDS` by someone else who
 * reports their own actions.
 */
export type Quote = Piece & { kind: "OWN" | "WORDS" | "DEEDS" };

const verbs = anyOf(sayingVerbs);
/** Nouns for the speaker's own words: "my answer", "our notice". */
const ownWords = new RegExp(
  String.raw`\b(?:my|our) (?:(?!\p{L}+['’]s )[\p{L}'’-]+ ){0,2}?${anyOf(ownTexts)}\b`,
  "giu",
);
/** "The line I got was", "I overheard": the speaker is the subject, but someone else's words follow. */
const overheard =
  /\bthe [\p{L}'’-]+ (?:that |which )?(?:i|we) (?:got|received|heard|had|read|saw|know)\b|\b(?:i|we) (?:\p{L}+ly )?(?:over)?heard\b/iu;
const subject = [
  String.raw`(?:\b(?:I|we|he|she|they|you|who|nobody|someone|somebody|everyone)(?:['’](?:d|ve|ll|m|re|s))?\b`,
  String.raw`\b(?:my|our|his|her|their|the|an?|one|this|that|another|every|each) (?:(?!(?:I|we|he|she|they)\b)[\p{L}'’-]+ ){1,4}?`,
  String.raw`\p{Lu}[\p{L}'’-]+ )`,
].join("|");
const subjectOfSaying = new RegExp(
  `(${subject})\\s*(?:(?:\\p{L}+ly|just|then|even|first|also|had|has|have|would|did|used to|once) )*(?:${verbs}|(?:was|were|is|are|am|'m|’m|'s|’s) like)\\b`,
  "giu",
);
const othersAfter = new RegExp(
  `^[\\s,–—-]*(?:${verbs} (?!to (?:me|us)\\b|by (?:me|us)\\b)(?!(?:i|we|me|us|him|her|them)\\b)|(?:(?!(?:i|we|me|and|but|so|then)\\b)[\\p{L}’'-]+[\\s,]+){1,6}?(?:${verbs}|in (?:his|her|their))\\b|(?:was|were|is|are) (?:what|how|the|a|his|her|their)\\b)`,
  "iu",
);
const ownAfter = new RegExp(
  `^\\W*(?:(?:i|we)(?: \\w+ly)? (?:${verbs}|needed|wanted|had|put|rang|could (?:say|tell))|${verbs} (?:i|we)\\b|(?:was|were|is) (?:my|our|(?:how|what|the first thing) (?:i|we)))\\b`,
  "iu",
);
/** A verb of saying without a subject: "Took her aside, told her". */
const sayingWithoutSubject = new RegExp(`(?:^|[,;–—-]\\s*)(?:${verbs})\\b`, "iu");
/**
 * Words that join a verb to the one before it: "I sat down and at the end said". The subject pattern would
 * take them for a name, since transcripts write names in lower case.
 */
const joining = /(?:^|[\s,])(?:and|then|but|so|or|to|finally|later|afterwards|(?:at|in) the end)\s*$/iu;
const person = /\b(?:I|we|he|she|they|you|nobody|someone|somebody|everyone)\b/giu;
const firstWord = /\p{L}[\p{L}'’]*/u;

/**
 * Subject of a verb that is coordinated with these words: "Took her aside and", "I drew it on a napkin and".
 */
function actorBefore(before: string): "SPEAKER" | "OTHER" {
  const last = [...before.matchAll(person)].at(-1)?.[0];
  if (last) return /^(?:I|we)$/i.test(last) ? "SPEAKER" : "OTHER";
  const [first] = firstWord.exec(before) ?? [];
  return first === undefined || isPast(first.toLowerCase()) ? "SPEAKER" : "OTHER";
}

/** Speaker of a quotation according to the words before it, if they name one. */
function sayerBefore(before: string): "SPEAKER" | "OTHER" | undefined {
  if (overheard.test(before)) return "OTHER";
  const last = [...before.matchAll(subjectOfSaying)].at(-1);
  const own = [...before.matchAll(ownWords)].at(-1);
  if (own && own.index >= (last?.index ?? 0)) return "SPEAKER";
  if (!last) {
    const bare = sayingWithoutSubject.exec(before.trimStart());
    return bare ? actorBefore(before.trimStart().slice(0, bare.index)) : undefined;
  }
  const [, name = ""] = last;
  const upToVerb = before.slice(0, last.index + name.length);
  if (joining.test(upToVerb)) return actorBefore(upToVerb);
  return /^(?:I|we)(?:['’]\p{L}+)?$/iu.test(name.trim()) ? "SPEAKER" : "OTHER";
}

/** Speaker of a quotation according to the words around it; undefined if they do not show it. */
function sayerOf(before: string, after: string): "SPEAKER" | "OTHER" | undefined {
  const sayer = sayerBefore(before);
  if (sayer) return sayer;
  if (ownAfter.test(after) || after.search(ownWords) === 1) return "SPEAKER";
  if (othersAfter.test(after)) return "OTHER";
  // "I put my hand up, …" or "From the consultant's report: …"
  if (/\b(?:I|we)\b/i.test(before)) return "SPEAKER";
  return /\p{L}.*[,:]\s*$/u.test(before) ? "OTHER" : undefined;
}

const ownDeed = /\b(?:i|we)(?:['’](?:d|ve))? (?:(?:\w+ly|then|just|also|even|first|only) )*([a-z]+)/gi;
const tellsDeeds = (quote: string) =>
  [...quote.matchAll(ownDeed)].some(([, verb = ""]) => isPast(verb.toLowerCase()));

const sentenceEnd = /[.?!…]["”]?\s|\n/g;
const shortestQuote = 8;
const longestIntro = 120;
const longestAttribution = 60;

const others =
  /\b(?:he|she|they|his|her|their)\b|['’]s (?:\w+ ){0,3}(?:note|e?mail|letter|message|report|log|diary|review|entry|statement|post|summary|speech|words?)\b/i;

/**
 * Reported actions in the first person after a colon, up to the end of the sentence: "Her note reads: I took
 * the bread first".
 */
function unmarkedQuotes(text: string): Quote[] {
  return [...text.matchAll(/:\s+(?=[^"“\s][^.?!\n"“”]{0,300}\bI\b)[^.?!\n"“”]{1,300}/g)].flatMap(
    ({ index, 0: rest }) => {
      const intro = text.slice(Math.max(0, index - longestIntro), index);
      const begins = [...intro.matchAll(sentenceEnd)].at(-1);
      const before = begins ? intro.slice(begins.index + begins[0].length) : intro;
      const isNamed = others.test(before) && !/\b(?:i|we)\b/i.test(before);
      const sayer = sayerBefore(before);
      const isOthers = sayer === "OTHER" || (sayer === undefined && isNamed);
      return isOthers && tellsDeeds(rest)
        ? [{ start: index + 1, end: index + rest.length, kind: "DEEDS" as const }]
        : [];
    },
  );
}

/** Replaces single quotation marks with double ones of the same length, but keeps apostrophes. */
const doubleMarks = (text: string) =>
  text.replace(
    /(?<![\p{L}\d])['‘](?=\S)((?:[^'’\n]|['’](?=\p{L})){6,300}?)['’](?![\p{L}\d])/gu,
    (_, words: string) => `"${words}"`,
  );

/**
 * Finds quotations whose speaker is known. One that resumes after "…," she said has the same speaker. Without
 * any attribution, actions in the first person are someone else's: speakers report their own without
 * quotation marks.
 */
export function quotesIn(text: string): Quote[] {
  const quotes: Quote[] = [];
  let last: { end: number; sayer: ReturnType<typeof sayerOf> } | undefined;
  for (const { index: start, 0: quote } of doubleMarks(text).matchAll(/["“][^"“”]{1,600}["”]/g)) {
    if (quote.length < shortestQuote) continue;
    const end = start + quote.length;
    const intro = text.slice(Math.max(last?.end ?? 0, start - longestIntro), start);
    const rest = /[.!…]["”]$/.test(quote) ? "" : text.slice(end, end + longestAttribution);
    const after = rest.split(/["“”]|[.?!]\s/)[0] ?? "";
    const begins = [...intro.matchAll(sentenceEnd)].at(-1);
    const before = begins ? intro.slice(begins.index + begins[0].length) : intro;
    const goesOn = !begins && start - (last?.end ?? -1) < longestAttribution && last !== undefined;
    const sayer = (goesOn ? last?.sayer : undefined) ?? sayerOf(before, after);
    const kind = sayer === "SPEAKER" ? "OWN" : tellsDeeds(quote) ? "DEEDS" : "WORDS";
    if (sayer || kind === "DEEDS") quotes.push({ start, end, kind });
    last = { end, sayer };
  }
  return [...quotes, ...unmarkedQuotes(text)];
}
