import { anyOf } from "word-patterns";
import {
  calendarWords,
  days,
  duePrepositions,
  facts,
  nextWords,
  numberWords,
} from "./facts-in-text.words.ts";

const numberWord = anyOf(numberWords);
const ordinal = String.raw`(?:\w+(?:fth|xth|nth|hth|nty|ieth)|first|second|third|fourth|seventh|ninth|tenth|eleventh|twenty-\w+)`;
export const figure = new RegExp(
  String.raw`\d|\b(?:on|by|of) the ${ordinal}\b|\b${numberWord}\b|%|₹|\$|€|£`,
  "i",
);
const day = `${anyOf(days)}|(?:spring|summer|autumn|winter)(?! (?:up|back|for))`;
const month =
  "january|february|march(?= |$|,)|april|(?:in|of|by|since|last|this|next) may|june|july|august|september|october|november|december|jan|feb|sept|oct|nov|dec";
/** A date, weekday, clock time or other expression of time. */
export const time = new RegExp(
  `\\b(?:${day}|${month}|o'clock|\\d{1,2}[:.]\\d\\d|\\d{1,2} ?(?:am|pm)|(?:19|20)\\d\\d|fy\\d\\d|\\d{1,2}(?:st|nd|rd|th))\\b`,
  "i",
);
const calendar = new RegExp(
  String.raw`\b(?:${day}|${month}|${numberWord}|${ordinal}|${anyOf(calendarWords)})\b|\d`,
  "g",
);
/** Whether a clause only says when it was: "It was Thursday", "on Tuesday it was the same". */
export const isOnlyCalendar = (text: string): boolean => !/[a-z]/.test(text.replace(calendar, ""));
const amount = `(?:\\d+|a|an|one|the next|couple of|few|${numberWord})(?:[ -](?:and a half|or \\w+|working|business|more))*`;
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const dueDay = `${weekday}|tomorrow|noon|midnight|evening|eod|end of (?:the )?(?:day|week|month)|close of business|lunch|(?:${month})`;
const dueHour = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s?(?:am|pm|o'clock|sharp|hours|th|st|nd|rd))?\b`;
const dueHourInWords = String.raw`${numberWord}\b(?: o'clock| sharp| in the| the next| thirty| fifteen|$|,|\.|;| on| at|(?= [a-z]))`;
/** In a row of "next", only the first can be the beginning. */
const isFirst = String.raw`(?<!\b${anyOf([...duePrepositions, ...nextWords])}\s)`;
const beforeDue = String.raw`\b(?:${anyOf(duePrepositions)}|${isFirst}${anyOf(nextWords)})\s+(?:(?:the|this|next|following|coming|same|about|around)\s+)*`;
/** A deadline that is precise enough to be met or missed. */
export const deadline = new RegExp(
  [
    `${beforeDue}(?:${dueDay}|${dueHour}|${dueHourInWords})`,
    String.raw`\b(?:in|within|after|for) ${amount} (?:minutes?|hours?|hrs?|days?|weeks?|months?)\b`,
    String.raw`\b(?:tomorrow|tonight|${weekday}|next (?:day|morning|week|month))\b`,
    String.raw`\bevery (?:day|morning|evening|week|hour|${numberWord})\b`,
    String.raw`\b${amount} (?:minutes|hours|days)(?: later)?\b`,
  ].join("|"),
  "i",
);
export const vagueTime =
  /\b(?:soon|shortly|asap|as (?:early|soon) as (?:possible|we|it|stock|he|she|they)|at the earliest|in some time|in due course|later|some ?time|in a while|quickly|right away|immediately|when (?:it|we|they|the) )/;
/** A concrete event: a contract, a payment, a vote. */
export const event = new RegExp(String.raw`\b(?:${anyOf(facts)}|took (?:a|the|two|three|all|both) )\b`);
