import { type FieldName, type Fields, readField, type Turn, takeTurn } from "chat";
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
import { findingBudget, findWords } from "./find-words.ts";

export type Reading = { fields: Fields; words: Map<FieldName, Words[]> };

const employer = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&.,'’()/ +-]*$/u;
/** A smaller amount in rupees is a misreading, such as the 1 of "a month". */
const leastRupees = 100;

/** Rejects misreadings: "a year" ("per year") is not a year of experience, and markup is not an employer. */
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

/** Words that negate an old value. */
const denial = /\bnot\b|\bnahi\b|\binstead of\b/i;
const namesName = /\bname\b|\bnaam\b|\bspelling\b/i;

/**
 * Whether a message may set a field. The answer to one question changes no other stored field, unless it is a
 * correction. A name changes only if the message is about names, and never to one that contains the city.
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

/** The turn's plausible values, each with the words of the last message that it was read from. */
export function withWords(conversation: Conversation, turn: Turn, context: Context): Reading {
  const { fields } = turn;
  const message = conversation.messages.length - 1;
  const text = conversation.messages[message]?.text ?? "";
  const words = new Map<FieldName, Words[]>();
  const plausible: Fields = {};
  const budget = findingBudget();
  for (const name of names(fields).filter((one) => maySet(conversation, turn, one, text))) {
    const span = findWords(text, name, fields, { asked: conversation.asked, today: context.today, budget });
    if (!isPlausible(name, fields, text.slice(span.from, span.to))) continue;
    Object.assign(plausible, { [name]: fields[name] });
    words.set(name, [{ message, ...span }]);
  }
  return { fields: plausible, words };
}

/** Handles a correction that names the old value, such as "no, Pune not Mumbai", whatever was asked. */
function correctByOldValue(conversation: Conversation, text: string, { today }: Context): Fields {
  const stored = storedFields(conversation);
  for (const name of names(stored).reverse()) {
    const value = String(stored[name]).toLowerCase();
    const isNamed = new RegExp(`(?<![\\w.])${value.replace(/[^\w\s]/g, "\\$&")}(?![\\w])`, "i").test(text);
    if (!isNamed || name === conversation.asked) continue;
    const read = readField(name, text, name, today);
    if (read !== undefined && !isSame(read, stored[name])) return { [name]: read };
  }
  return {};
}

/** Reads the last message; if the field was asked again, together with the earlier words for that field. */
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
  // The words around a correction are easily mistaken for a name.
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
