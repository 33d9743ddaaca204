import type { FieldName } from "chat";
import type { Conversation } from "#domain/chat/conversation-state.ts";
import { hasValue } from "#domain/chat/conversation-state.ts";
import { data } from "./chat.data.ts";

export type ChatModel = {
  /** False in the document, before the stage's script has come. */
  isLive: boolean;
  isStored: boolean;
  /** Whether the reader of messages could not be loaded. Messages wait for it. */
  isMissing: boolean;
  /** The visitor's conversation. Without one the example is shown. */
  conversation?: Conversation;
  /** The file that is being read. */
  reading?: string;
  /** The application on the board, once it was sent: the id of its row, and its time. */
  sent?: { id: string; at: string };
  tried: { range: boolean; pay: boolean; end: boolean };
  /** Loads the reader of messages before the first one is sent, or again. */
  prepare: () => void;
  send: (text: string) => void;
  change: (field: FieldName) => void;
  sendFile: (file: File) => void;
  stopReading: () => void;
  apply: () => void;
  reset: () => void;
};

const nothing = () => {};

/** The example, before anyone has written. */
export function firstChat(): ChatModel {
  return {
    isLive: false,
    isStored: true,
    isMissing: false,
    tried: { range: false, pay: false, end: false },
    prepare: nothing,
    send: nothing,
    change: nothing,
    sendFile: nothing,
    stopReading: nothing,
    apply: nothing,
    reset: nothing,
  };
}

/** The number of fields with a value. */
export const countFilled = ({ record }: Conversation) => record.filter(hasValue).length;

/** The titles of the fields without one. */
export function openTitles({ record }: Conversation): string[] {
  const open = new Set(record.flatMap((entry) => (hasValue(entry) ? [] : entry.field)));
  return data.dialogue.fields.flatMap(({ field, title }) => (open.has(field) ? title : []));
}
