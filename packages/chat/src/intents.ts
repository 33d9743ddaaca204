import { anyOf, wholeWords } from "word-patterns";
import * as words from "./intents.words.ts";
import type { Topic } from "./types.ts";

export const abuse = new RegExp(`\\bf+\\s*(?:off|u+|you)\\b|${wholeWords(words.insults).source}`);

const questionWords = new RegExp(
  [
    "\\?",
    `(?:^|[.!…;\\n]|\\bbut\\b|\\balso\\b)\\s*(?:${anyOf(words.beforeQuestions)} )*${anyOf(words.questionStarts)}\\b`,
    wholeWords(words.questionPhrases).source,
  ].join("|"),
);

/** Topics that no opening covers; they go to a person. */
const outside = new RegExp(
  `${wholeWords(words.outsideWords).source}|\\b(?:when|what date) .*\\b(?:joining|join|start)\\b`,
);
export const offTopic = wholeWords(words.offTopicWords);

const topicWords: [RegExp, Topic][] = [
  [wholeWords(words.status), "ask-status"],
  [wholeWords(words.documents), "ask-documents"],
  [wholeWords(words.remote), "ask-remote"],
  [wholeWords(words.transport), "ask-transport"],
  [wholeWords(words.pay), "ask-pay"],
  [wholeWords(words.process), "ask-process"],
  [wholeWords(words.experience), "ask-experience"],
  [wholeWords(words.shift), "ask-shift"],
  [wholeWords(words.location), "ask-location"],
];

/** A message of only such a word asks for the fact. */
const aloneAsked = new RegExp(`^\\W*${anyOf(words.aloneAsked)}\\W*$`);

/** Commands to the bot. */
const requests =
  /^\W*(?:please |pls |can you |just )?(?:tell|write|sing|say|ignore|forget|give|show|play|marry)\b|\bi love you\b/;

export type Question = { kind: "TOPIC"; topic: Topic } | { kind: "OTHER" | "OFF_TOPIC" };

const firstAt = (pattern: RegExp, text: string) => pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY;

/** Finds the first question in a message. */
export function readQuestion(text: string): Question | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const isAsked = questionWords.test(text);
  if (offTopic.test(text) && (isAsked || requests.test(text))) return { kind: "OFF_TOPIC" };
  if (!isAsked) return aloneAsked.test(text) ? topicOf(text) : undefined;
  return topicOf(text) ?? { kind: "OTHER" };
}

function topicOf(text: string): Question | undefined {
  if (outside.test(text)) return { kind: "OTHER" };
  const found = topicWords
    .map(([pattern, topic]) => ({ topic, at: firstAt(pattern, text) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY);
  const [first] = found.toSorted((a, b) => a.at - b.at);
  return first && { kind: "TOPIC", topic: first.topic };
}

export const correction = new RegExp(`${wholeWords(words.correctionWords).source}|^\\s*\\*`);
export const attaching = new RegExp(
  [
    `\\b${anyOf(words.sending)}\\b.*\\b${anyOf(words.files)}\\b`,
    "\\b(?:cv|resume)\\b.*\\b(?:attached|bhej\\w*|sent)\\b",
  ].join("|"),
);
/** Replies to an offered value. A longer reply starts with yes or no and gives no value. */
export const yesFirst = /^\W*(?:yes|yeah|yep|ya|ha+n?|ji|ok|sure|correct|right|sahi)\b/;
export const noFirst = /^\W*(?:no|nope|nah|nahi+n?|galat|wrong)\b/;
export const yes = new RegExp(
  `^\\W*(?:ha+n?(?: ?ji)?|${anyOf(words.yesWords)})(?:\\W+${anyOf(words.afterYes)})*\\W*$`,
  "u",
);
export const no = new RegExp(
  `^\\W*(?:no+|nahi+n?|${anyOf(words.noWords)})(?:\\W+${anyOf(words.afterNo)})*\\W*$`,
  "u",
);
export const thanks = /\bthank\w*|\bthanx\b|\bthx\b|\btnx\b|\bty\b|\bshukriya\b|\bdhanyavaa?d\b|🙏/u;
export const greeting =
  /^\W*(?:hi+|hello+|hey+|hlo|helo|namaste|namaskar|good (?:morning|afternoon|evening|day|night)|hii+|salaam|greetings|yo)\b/;
