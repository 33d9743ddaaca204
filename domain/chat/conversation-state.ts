import type { FieldName, Fields, Topic } from "chat";
import type { ReadAnswer } from "#domain/applications/answers-schema.ts";
import type { Dialogue, DialogueField } from "./dialogue.schema.ts";
import { type FieldValue, showValue } from "./field-values.ts";
import type { Span } from "./find-words.ts";

/** A longer message is cut. In UTF-16 units, as the engine counts. */
export const maxLetters = 2_000;

/** A fact of the opening, and the heading under which it is there. */
export type Fact = { topic: Topic; source: string; text: string };

/** Everything that a conversation follows: nothing else is ever written. */
export type Script = {
  dialogue: Dialogue;
  facts: Fact[];
  opening: { title: string; company: string; location: string };
};

/** `document` marks the name of a file that was sent. */
export type Message = { from: "BOT" | "PERSON"; at: string; text: string; document?: true };

/** The words that gave a value: a part of a message, by its place in the conversation. */
export type Words = Span & { message: number };

export type Entry = {
  field: FieldName;
  state: "FILLED" | "ASK_AGAIN" | "OPEN" | "FROM_DOCUMENT";
  value?: FieldValue;
  words: Words[];
  /** The value before the last correction, as shown. */
  before?: string;
  /** Open for good: the person left it out. */
  isLeftOpen?: true;
};

export type Status = "CONSENT" | "ASKING" | "STOPPED" | "WITH_PERSON" | "FINISHED";

/** Values that wait for a yes: of a document, or of the last reply. */
export type Offer = { from: "DOCUMENT" | "REPLY"; fields: Fields; message: number };

export type Conversation = {
  status: Status;
  messages: Message[];
  /** One entry for each field, in the dialogue's order. */
  record: Entry[];
  asked: FieldName | null;
  offer?: Offer;
  /** Replies in a row without a value for what was asked. */
  misses: number;
  /** Messages that wait for a person, by their places. */
  passedOn: number[];
  /** Messages before the consent. They are read once it is given. */
  unread: number[];
  /** The status to which START leads back. */
  before: Status;
  /** The opening's own questions (`screening.ts`): the one that is asked, and answers by their ids. Only a number has them. */
  screening?: { asked: string | null; answers: Record<string, ReadAnswer> };
};

/** `at` is a time of day, `today` a date, `YYYY-MM-DD`. */
export type Moment = { at: string; today: string };

export type Context = Moment & { script: Script };

export const names = (fields: Fields) => Object.keys(fields) as FieldName[];

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[\W_]+|[\W_]+$/gu, "");

export function fieldOf({ dialogue }: Script, name: FieldName): DialogueField {
  const field = dialogue.fields.find((one) => one.field === name);
  if (!field) throw new Error(`content/dialogue.yaml does not ask for ${name}`);
  return field;
}

export const entryOf = ({ record }: Conversation, name: FieldName) =>
  record.find(({ field }) => field === name);

export const hasValue = ({ state }: Entry) => state === "FILLED" || state === "FROM_DOCUMENT";

/** The values of the record. */
export function storedFields({ record }: Pick<Conversation, "record">): Fields {
  return Object.fromEntries(record.filter(hasValue).map(({ field, value }) => [field, value])) as Fields;
}

export const shown = (fields: Fields, name: FieldName, { dialogue }: Script) =>
  showValue(fields, name, dialogue.values);

export function listValues(fields: Fields, script: Script): string {
  return script.dialogue.fields
    .filter(({ field }) => field in fields)
    .map(({ field, title }) => `${title}: ${shown(fields, field, script)}`)
    .join("; ");
}

export function say(conversation: Conversation, parts: (string | undefined)[], { at }: Moment): Conversation {
  const text = parts.filter(Boolean).join(" ");
  return { ...conversation, messages: [...conversation.messages, { from: "BOT", at, text }] };
}

export function setEntry(conversation: Conversation, name: FieldName, change: Partial<Entry>): Conversation {
  return {
    ...conversation,
    record: conversation.record.map((entry) => (entry.field === name ? { ...entry, ...change } : entry)),
  };
}

/** The words of a field that must be asked again. */
export function pendingWords({ messages }: Conversation, entry: Entry | undefined): string {
  if (entry?.state !== "ASK_AGAIN") return "";
  return entry.words.map(({ message, from, to }) => messages[message]?.text.slice(from, to) ?? "").join(" ");
}
