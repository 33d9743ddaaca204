import { type FieldName, type Fields, type Turn, takeTurn } from "chat";
import {
  type Context,
  type Conversation,
  entryOf,
  hasValue,
  isSame,
  names,
  pendingWords,
  storedFields,
  type Words,
} from "./conversation-state.ts";
import { findWords } from "./find-words.ts";

export type Reading = { fields: Fields; words: Map<FieldName, Words[]> };

const employer = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&.,'’()/ +-]*$/u;
/** Less than this a month, day or hour is a slip of the reader: "a month" is no amount. */
const leastRupees = 100;

/** Whether an application can have such a value: words such as "a year" are no year of experience, and markup no name. */
function isPlausible(name: FieldName, { expectedPay, currentEmployer = "" }: Fields, words: string): boolean {
  switch (name) {
    case "expectedPay":
      return expectedPay?.currency !== "INR" || expectedPay.amount >= leastRupees;
    case "experienceYears":
      return !/^(?:an?|per|1)?\s*(?:years?|yr|saal)$/i.test(words.trim());
    case "currentEmployer":
      return employer.test(currentEmployer);
    default:
      return true;
  }
}

/** Words that deny an old value. */
const denial = /\bnot\b|\bnahi\b|\binstead of\b/i;
const namesName = /\bname\b|\bnaam\b|\bspelling\b/i;

/**
 * Whether a message may set a field. An answer to one question changes no other stored field, unless it is a correction;
 * a name is changed only where the message is about names, and is none with the city in it.
 */
function maySet(conversation: Conversation, { intent, fields, doubts }: Turn, name: FieldName, text: string) {
  const { asked } = conversation;
  if (name === "name" && fields.city !== undefined && fields.name?.includes(fields.city)) return false;
  const entry = entryOf(conversation, name);
  if (!entry || !hasValue(entry) || name === asked) return true;
  if (name === "name" && !namesName.test(text)) return false;
  const isAnswer = asked !== null && (asked in fields || (asked in doubts && doubts[asked] !== "ABSENT"));
  return intent === "correct" || !isAnswer;
}

/** The turn's values with the words of the last message that gave them. */
export function withWords(conversation: Conversation, turn: Turn, context: Context): Reading {
  const { fields } = turn;
  const message = conversation.messages.length - 1;
  const text = conversation.messages[message]?.text ?? "";
  const words = new Map<FieldName, Words[]>();
  const plausible: Fields = {};
  for (const name of names(fields).filter((one) => maySet(conversation, turn, one, text))) {
    const span = findWords(text, name, fields, conversation.asked, context.today);
    if (!isPlausible(name, fields, text.slice(span.from, span.to))) continue;
    Object.assign(plausible, { [name]: fields[name] });
    words.set(name, [{ message, ...span }]);
  }
  return { fields: plausible, words };
}

/** A correction that names the old value, such as "no, Pune not Mumbai", whatever was asked. */
function correctByOldValue(conversation: Conversation, text: string, { today }: Context): Fields {
  const stored = storedFields(conversation);
  for (const name of names(stored).reverse()) {
    const value = String(stored[name]).toLowerCase();
    const isNamed = new RegExp(`(?<![\\w.])${value.replace(/[^\w\s]/g, "\\$&")}(?![\\w])`, "i").test(text);
    if (!isNamed || name === conversation.asked) continue;
    const read = takeTurn({ today, text, state: { asked: name, fields: stored } }, {}).fields[name];
    if (read !== undefined && !isSame(read, stored[name])) return { [name]: read };
  }
  return {};
}

/** Reads the last message. A reply to a field that was asked again counts together with the words before it. */
export function readLast(conversation: Conversation, context: Context) {
  const { asked, offer, messages, status } = conversation;
  const { script, today } = context;
  const text = messages.at(-1)?.text ?? "";
  const knowledge = Object.fromEntries(script.facts.map((fact) => [fact.topic, fact.text]));
  const fields = storedFields(conversation);
  const offered = offer?.fields ?? (status === "CONSENT" ? {} : undefined);
  const turn = takeTurn({ today, text, state: { asked, fields, ...(offered && { offered }) } }, knowledge);
  const entry = asked ? entryOf(conversation, asked) : undefined;
  const before = pendingWords(conversation, entry);
  const isReply = turn.intent === "give-facts" || turn.intent === "unclear" || turn.intent === "correct";
  if (asked && entry && before !== "" && isReply && !/\d/.test(text)) {
    const both = takeTurn({ today, text: `${before} ${text}`, state: { asked, fields } }, {});
    if (asked in both.fields) {
      const words = new Map([
        [asked, [...entry.words, { message: messages.length - 1, from: 0, to: text.length }]],
      ]);
      return {
        turn: { ...turn, intent: "give-facts" as const },
        read: { fields: { [asked]: both.fields[asked] } as Fields, words },
      };
    }
  }
  const read = withWords(conversation, turn.intent === "affirm" ? { ...turn, fields: {} } : turn, context);
  if (!isReply || (names(read.fields).length > 0 && !denial.test(text))) return { turn, read };
  const corrected = correctByOldValue(conversation, text, context);
  if (names(corrected).length === 0) return { turn, read };
  // Words around a correction are easily taken for a name.
  const { name: _, currentEmployer: __, ...others } = turn.fields;
  const correction: Turn = {
    ...turn,
    intent: "correct",
    asks: [],
    doubts: {},
    fields: { ...others, ...corrected },
  };
  return { turn: correction, read: withWords(conversation, correction, context) };
}
