import { type FieldName, type Fields, takeTurn } from "chat";
import {
  type Context,
  type Conversation,
  entryOf,
  isSame,
  names,
  pendingWords,
  storedFields,
  type Words,
} from "./conversation-state.ts";
import { findWords } from "./find-words.ts";

export type Reading = { fields: Fields; words: Map<FieldName, Words[]> };

/** Amounts and years that no application has: words such as "a year" are no year of experience. */
function isPlausible(name: FieldName, { expectedPay }: Fields, words: string): boolean {
  if (name === "expectedPay")
    return expectedPay !== undefined && (expectedPay.currency !== "INR" || expectedPay.amount >= 100);
  return name !== "experienceYears" || !/^(?:an?|per|1)?\s*(?:years?|yr|saal)$/i.test(words.trim());
}

/** The turn's values with the words of the last message that gave them. */
export function withWords(conversation: Conversation, fields: Fields, context: Context): Reading {
  const message = conversation.messages.length - 1;
  const text = conversation.messages[message]?.text ?? "";
  const words = new Map<FieldName, Words[]>();
  const plausible: Fields = {};
  for (const name of names(fields)) {
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
  let read = withWords(conversation, turn.intent === "affirm" ? {} : turn.fields, context);
  if (names(read.fields).length === 0 && isReply) {
    const corrected = correctByOldValue(conversation, text, context);
    if (names(corrected).length > 0) {
      read = withWords(conversation, corrected, context);
      return { turn: { ...turn, intent: "correct" as const, asks: [] }, read };
    }
  }
  return { turn, read };
}
