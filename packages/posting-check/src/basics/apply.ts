import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textBefore } from "../reading.ts";
import { indianWays, vagueWays, ways as wayWords } from "./apply.words.ts";
import type { Candidate } from "./candidate.ts";

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** Ten digits or more, or a number with its area code: "98260 11223", "0231-555-0144", "+44 1455 555 019". */
const phone = /(?<![\d₹$£€,.])\+?\(?\d{2,5}\)?(?:[ -]?\d{2,5}){1,4}(?![\d,]|\.\d)/g;
const link = /\b(?:https?:\/\/|www\.)[^\s<>"]{3,200}/gi;
const way = wholeWords(wayWords, "giu");
const indianWay = new RegExp(anyOf(indianWays), "gu");
/** "Until 5 August", "before 30 Sept" */
const deadline =
  /\b(?:until|till|by|before|up to) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec)\p{L}* \d{1,2})/giu;
const asks = /\b(?:apply|applications?|cv|resume|career|jobs?|form|details|register|contact)\b/i;
const vague = wholeWords(vagueWays, "giu");
const host =
  /\b[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,3}\.(?:com|ly|in|org|net|co\.in|co\.uk|io|example|jobs|gov\.in|de|eu)(?:\/[\w./-]{0,80})?/gi;

const minDigits = 8;
const maxDigits = 13;

/** An address, number, link, place or day to apply by. */
export function findApply(reading: Reading): Candidate[] {
  const { plain } = reading;
  const numbers = [...plain.matchAll(phone)].filter(({ 0: text }) => {
    const digits = text.replace(/\D/g, "").length;
    return (
      digits >= minDigits &&
      digits <= maxDigits &&
      !/^\d{1,3} ?- ?\d{1,3}$/.test(text) &&
      !/^(?:19|20)\d\d ?- ?(?:19|20)\d\d$/.test(text)
    );
  });
  const links = [...plain.matchAll(link), ...plain.matchAll(host)].filter(({ index }) =>
    asks.test(textBefore(reading, index).slice(-60)),
  );
  const toCandidates = (matches: RegExpExecArray[]) =>
    matches
      .map(
        ({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "stated" }),
      )
      .sort((one, two) => one.start - two.start);
  const ways = [...plain.matchAll(way), ...plain.matchAll(deadline), ...plain.matchAll(indianWay)];
  // An address says more than "send your CV to".
  const stated = [...toCandidates([...plain.matchAll(email), ...numbers, ...links]), ...toCandidates(ways)];
  if (stated.length > 0) return stated;
  return [...plain.matchAll(vague)].map(
    ({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "vague" }),
  );
}
