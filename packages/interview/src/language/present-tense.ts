import { anyOf, wholeWords } from "word-patterns";
import { occasions, reported, stillTrue } from "./present-tense.words.ts";
import { pastOf } from "./word-lists.ts";

/*
 * Stories that are told in the present tense: "I phone her on Thursday and say sorry". They count like the
 * same words in the past tense, so their verbs are put into it before anything else is read.
 */

const occasion = wholeWords(occasions);

/** Whether a text tells of a particular day or person. */
export const namesOccasion = (text: string): boolean => occasion.test(text);

const adverbs = String.raw`((?:\w+ly |just |then |also |only |first |myself |all |both )*)`;
const ownVerb = new RegExp(
  String.raw`(?<![\w'])((?:(\w+) )?(?:i|we|he|she|they|it) )${adverbs}([a-z]+)(?![\w'])`,
  "g",
);
const joinedVerb = new RegExp(String.raw`\b((?:and|then) )${adverbs}([a-z]+)(?![\w'])`, "g");
const beforeContent = /^(?:if|unless|until|till|whether|that|how|what|which|why|where|who|to|let|see|make)$/;
/** From here on a clause reports what someone says. */
const speech = new RegExp(String.raw`\b${anyOf(reported)}\b|["“:]`);
const resumed = /\b(?:and|so) then (?=(?:i|we|he|she|they)\b)|\bthen (?=(?:i|we)\b)/;
const state = /\b(is|are|am)(?= (?!(?:not )?\w+ing\b|(?:about|due|set|meant|supposed) to\b))/g;
const still = wholeWords(stillTrue);

/** Base form of a verb in the third person, or of a learner's "I goes". */
function baseOf(verb: string): string {
  if (/(?:ches|shes|sses|xes|oes)$/.test(verb)) return verb.slice(0, -2);
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** Puts the verbs of one stretch of a story into the past, except for what someone says. */
function shift(text: string): string {
  const withVerbs = text
    .replace(ownVerb, (whole, subject: string, before: string | undefined, between: string, verb: string) => {
      const past = pastOf(baseOf(verb));
      const isContent = before !== undefined && beforeContent.test(before);
      return past === undefined || isContent ? whole : subject + between + past;
    })
    .replace(joinedVerb, (whole, joint: string, between: string, verb: string) => {
      const past = pastOf(baseOf(verb));
      return past === undefined ? whole : joint + between + past;
    });
  return still.test(text)
    ? withVerbs
    : withVerbs
        .replace(state, (_, verb: string) => (verb === "are" ? "were" : "was"))
        .replace(/\b(?:do|does) not\b|\b(?:do|does)n't\b/g, "did not");
}

/** Whether a clause reports what someone says or agrees. */
export const isReporting = (text: string): boolean => speech.test(text);

/** A clause up to the words that someone says. */
export const beforeSpeech = (text: string): string => text.slice(0, speech.exec(text)?.index);

/** Puts a clause of a story that is told in the present into the past. @param text in lower case */
export function tellInPast(text: string): string {
  const said = speech.exec(text);
  if (!said) return shift(text);
  const end = said.index + said[0].length;
  const rest = text.slice(end);
  const again = resumed.exec(rest);
  const head = shift(text.slice(0, end));
  return again
    ? head +
        rest.slice(0, again.index + again[0].length) +
        tellInPast(rest.slice(again.index + again[0].length))
    : head + rest;
}

const presentVerb = new RegExp(`^${adverbs}([a-z]+)`);

/** Whether a predicate begins with an action in the present tense. */
export function isPresentDeed(predicate: string): boolean {
  const [, , verb = ""] = presentVerb.exec(predicate) ?? [];
  return pastOf(baseOf(verb)) !== undefined;
}
