import type { FieldName } from "chat";
import type { Status } from "#app/ui/status-mark.tsx";
import { type Conversation, type Entry, hasValue } from "#domain/chat/conversation-state.ts";
import { showValue } from "#domain/chat/field-values.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Segment, segmentsOf } from "../segments.ts";
import { data, words } from "./chat.data.ts";

export type ShownMessage = { from: "BOT" | "PERSON"; at: string; segments: Segment[]; isDocument: boolean };

/** A row of the record. `quote` has the words behind the value, if they differ from it. */
export type ShownField = {
  key: string;
  title: string;
  value?: string;
  before?: string;
  quote?: string;
  status: Status;
  state: string;
  hasThread: boolean;
  /** Only if it can be changed. */
  field?: FieldName;
};

export type ChatView = { messages: ShownMessage[]; fields: ShownField[] };

/** View of the example, until the visitor writes. */
export function exampleView(): ChatView {
  const { messages, record } = data.example;
  const statuses = { FILLED: "proven", DEDUCED: "deduced", OPEN: "none" } as const;
  return {
    messages: messages.map(({ from, at, text }) => ({
      from,
      at,
      isDocument: false,
      segments: segmentsOf(
        text,
        record.flatMap(({ quote = "", at: quotedAt }, thread) => {
          const place = text.indexOf(quote);
          const isHere = from === "PERSON" && quote !== "" && quotedAt === at && place >= 0;
          return isHere ? [{ from: place, to: place + quote.length, thread }] : [];
        }),
      ),
    })),
    fields: record.map(({ field, value, state, at = "", quote }) => ({
      key: field,
      title: words.fields[field],
      status: statuses[state],
      state: fillTemplate(words.states[state], { at }),
      hasThread: quote !== undefined,
      ...(value !== undefined && { value }),
    })),
  };
}

/** An entry's words as the visitor wrote them. */
function quoteOf({ words: spans }: Entry, { messages }: Conversation): string {
  return spans.map(({ message, from, to }) => messages[message]?.text.slice(from, to) ?? "").join(" … ");
}

function toField(entry: Entry, conversation: Conversation): ShownField {
  const { dialogue } = data;
  const { field, state, before, isLeftOpen } = entry;
  const { offer, messages, status } = conversation;
  const canChange = status === "ASKING" || status === "FINISHED";
  const shown = {
    key: field,
    title: dialogue.fields.find((one) => one.field === field)?.title ?? field,
    hasThread: entry.words.length > 0,
    ...(canChange && { field }),
  };
  if (offer?.from === "DOCUMENT" && field in offer.fields)
    return {
      ...shown,
      value: showValue(offer.fields, field, dialogue.values),
      status: "deduced",
      state: words.rowStates.OFFERED,
      hasThread: false,
    };
  if (!hasValue(entry)) {
    const name = state === "ASK_AGAIN" ? "ASK_AGAIN" : isLeftOpen ? "LEFT_OPEN" : "OPEN";
    const quote = state === "ASK_AGAIN" ? { quote: quoteOf(entry, conversation) } : {};
    return {
      ...shown,
      ...quote,
      status: name === "ASK_AGAIN" ? "missing" : "none",
      state: words.rowStates[name],
    };
  }
  const value = showValue({ [field]: entry.value }, field, dialogue.values);
  const quote = quoteOf(entry, conversation);
  const isSame = quote.toLowerCase() === value.toLowerCase();
  const at = messages[entry.words.at(-1)?.message ?? -1]?.at ?? "";
  return {
    ...shown,
    value,
    ...(before !== undefined && { before }),
    ...(quote !== "" && !isSame && { quote }),
    status: "proven",
    state: state === "FROM_DOCUMENT" ? words.rowStates.FROM_DOCUMENT : at,
  };
}

/** View of the visitor's conversation. Threads are numbered by the rows of the record. */
export function conversationView(conversation: Conversation): ChatView {
  const { messages, record } = conversation;
  return {
    messages: messages.map(({ from, at, text, document }, place) => ({
      from,
      at,
      isDocument: document === true,
      segments: segmentsOf(
        text,
        record.flatMap(({ words: spans }, thread) =>
          spans.filter(({ message }) => message === place).map((span) => ({ ...span, thread })),
        ),
      ),
    })),
    fields: record.map((entry) => toField(entry, conversation)),
  };
}
