import type { FieldName } from "chat";
import type { Conversation } from "#domain/chat/conversation-state.ts";
import { hasValue } from "#domain/chat/conversation-state.ts";
import { data } from "./chat.data.ts";

export type ChatModel = {
  /** False in the server-rendered HTML, until the stage's script has loaded. */
  isLive: boolean;
  isStored: boolean;
  /** Whether the conversation engine failed to load. Messages are queued meanwhile. */
  isMissing: boolean;
  /** The visitor's conversation; absent while the example is shown. */
  conversation?: Conversation;
  /** Name of the file that is being read. */
  reading?: string;
  /** The application on the board, once sent: the id of its row, and the time. */
  sent?: { id: string; at: string };
  tried: { range: boolean; pay: boolean; end: boolean };
  /** Preloads the conversation engine, or retries after a failure. */
  prepare: () => void;
  send: (text: string) => void;
  change: (field: FieldName) => void;
  sendFile: (file: File) => void;
  stopReading: () => void;
  apply: () => void;
  reset: () => void;
};

const nothing = () => {};

/** State for the server-rendered HTML, with the example. */
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

/** Number of fields with a value. */
export const countFilled = ({ record }: Conversation) => record.filter(hasValue).length;

/** Titles of the fields without a value. */
export function openTitles({ record }: Conversation): string[] {
  const open = new Set(record.flatMap((entry) => (hasValue(entry) ? [] : entry.field)));
  return data.dialogue.fields.flatMap(({ field, title }) => (open.has(field) ? title : []));
}
