import type { FieldName, Fields, Topic } from "chat";
import type { ReadAnswer } from "#domain/applications/answers-schema.ts";
import type { Dialogue, DialogueField } from "./dialogue.schema.ts";
import { type FieldValue, showValue } from "./field-values.ts";
import type { Span } from "./find-words.ts";

/** Longer messages are truncated. In UTF-16 code units, like the engine's positions. */
export const maxLetters = 2_000;

/** A fact about the opening, and the heading that it appears under. */
export type Fact = { topic: Topic; source: string; text: string };

/** All texts and facts of a conversation: the bot never writes anything else. */
export type Script = {
  dialogue: Dialogue;
  facts: Fact[];
  opening: { title: string; company: string; location: string };
};

/** `document` marks the file name of an uploaded document. */
export type Message = { from: "BOT" | "PERSON"; at: string; text: string; document?: true };

/** The words that a value was read from: a span of the message with this index. */
export type Words = Span & { message: number };

export type Entry = {
  field: FieldName;
  state: "FILLED" | "ASK_AGAIN" | "OPEN" | "FROM_DOCUMENT";
  value?: FieldValue;
  words: Words[];
  /** The value before the last correction, as displayed. */
  before?: string;
  /** The person declined to answer, so it is not asked again. */
  isLeftOpen?: true;
};

export type Status = "CONSENT" | "ASKING" | "STOPPED" | "WITH_PERSON" | "FINISHED";

/** A yes to the question for consent. `at` is `YYYY-MM-DD HH:MM`. */
export type Consent = { words: string; at: string; version: string };

/** Values that await confirmation: from a document, or from the last reply. */
export type Offer = { from: "DOCUMENT" | "REPLY"; fields: Fields; message: number };

export type Conversation = {
  status: Status;
  consent?: Consent;
  messages: Message[];
  /** One entry for each field, in the dialogue's order. */
  record: Entry[];
  asked: FieldName | null;
  offer?: Offer;
  /** Consecutive replies without an answer to the question: for a field, or for consent. */
  misses: number;
  /** Messages so far in a script that cannot be read. */
  unreadable?: number;
  /** Indices of messages that were passed on to a person. */
  passedOn: number[];
  /** Indices of messages sent before the consent; they are read once it is given. */
  unread: number[];
  /** The status that START restores. */
  before: Status;
  /** The opening's own questions (`screening.ts`), only on WhatsApp: the current one, and answers by id. */
  screening?: { asked: string | null; answers: Record<string, ReadAnswer> };
};

/** `at` is a time of day, `today` a date (`YYYY-MM-DD`). */
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

/** All values in the record. */
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

/** The person's words for a field that must be asked again. */
export function pendingWords({ messages }: Conversation, entry: Entry | undefined): string {
  if (entry?.state !== "ASK_AGAIN") return "";
  return entry.words.map(({ message, from, to }) => messages[message]?.text.slice(from, to) ?? "").join(" ");
}
