import { anyOf, wholeWords } from "word-patterns";
import type { Unit } from "../language/read-answer.ts";
import { isPast } from "../language/word-lists.ts";
import { type Candidate, isReal, type Judge, sentenceOf } from "./candidate.ts";
import { orderWords, reasons, waiting } from "./prioritises.words.ts";

const order = new RegExp(
  String.raw`\b(?:${anyOf(orderWords)}|first(?! thing| of all| time| year| call| week| day| place|ly)|let (?:the|it|that)\b.{0,40}\b(?:pile|slip|wait|go|blink))\b`,
);
const reason = wholeWords(reasons);
const waits = wholeWords(waiting);
const both = /\b(?:and|but|while|then|before|;|,)\b/;
const everything =
  /\b(?:all at once|everything (?:at once|done)|until (?:two|midnight|late)|multitask\w*|work (?:very )?well under pressure|long hours|stayed late)\b/;
const first = /\bfirst\b/;

/** "First …, then …", "then it was …", "before the …". */
const hasSequence = (text: string) =>
  /\bthen it was\b|\bbefore the\b/.test(text) ||
  (first.test(text) && /\b(?:then|after|next)\b/.test(text.slice(text.search(first))));

const byOthers =
  /^(?:(?:and|so|then|but|after that|in the end),? )?(?:he|she|they|(?:our|my|the|his|her) [a-z]+(?: [a-z]+)?) (?:\w+ly |then |also |just )?([a-z]+)\b/;
/** Verbs for events, which set no priority. */
const happens =
  /^(?:was|were|had|came|broke|failed|stopped|went|fell|got|became|happened|started|crashed|could)$/;
const spoke = /\b(?:said|told|wrote|asked|says|decided|wanted)\b/;

/** Whether someone else set the order or stated it. */
function isOfOthers({ actor, text }: Unit): boolean {
  if (actor !== "OTHER" || !order.test(text)) return false;
  const verb = byOthers.exec(text)?.[1] ?? "";
  if (isPast(verb) && !happens.test(verb)) return true;
  const saidAt = text.search(spoke);
  return saidAt >= 0 && saidAt < text.search(order);
}

const listed =
  /\b(?:made a list|list of|by importance|by urgency|urgent (?:queues?|ones?|first|tasks?|items?)|most (?:urgent|critical|important))\b/;

/** Two competing tasks, which came first, and why. */
export const judgePrioritises: Judge = (answer) => {
  const { units } = answer;
  const firsts = units.filter((unit, index) => units[index - 1]?.sentence !== unit.sentence);
  return firsts.flatMap((unit): Candidate[] => {
    const sentence = sentenceOf(answer, unit).filter((one) => isReal(one) && one.mode !== "TO_READER");
    const text = sentence.map((one) => one.text).join(", ");
    if (sentence.length === 0 || !order.test(text)) return [];
    const isOthers = sentence.some(isOfOthers);
    if (isOthers) return [];
    if (listed.test(text)) return [{ status: "partly", units: sentence, rule: "an order by a word" }];
    const isOrder =
      /\bfirst\b(?! thing| of all| time| year| call| week| day| place)|\bcame? first\b|\bpriority\b|\bbefore the (?!\d)|\blet (?:the|it)\b|\bdropped\b|\bleft\b/.test(
        text,
      );
    if (isOrder && waits.test(text) && reason.test(text) && both.test(text) && text.length > 40)
      return [
        {
          status: "shown",
          units: sentence,
          rule: "an order with its reason",
        },
      ];
    if (isOrder && /\b(?:because|since|bcoz)\b/.test(text))
      return [{ status: "shown", units: sentence, rule: "what came first, with its reason" }];
    if (
      hasSequence(text) &&
      !everything.test(text) &&
      sentence.some(({ deeds, actor }) => deeds.length > 0 || actor === "WE" || actor === "I")
    )
      return [
        {
          status: "partly",
          units: sentence,
          rule: "an order without a reason",
        },
      ];
    return [];
  });
};
