import type { Fields } from "chat";
import { z } from "zod";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import { clockAt } from "#domain/booking/zoned-time.ts";
import { parseConversation } from "#domain/chat/conversation.schema.ts";
import type { Context } from "#domain/chat/conversation-state.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import type { Effect, Incoming, Step, Talk } from "#domain/chat/number-turn.ts";
import type { Turn } from "#server/store/chats.ts";
import type { ChatInboxRow, ChatRow, StoppedNumberRow } from "#server/store/tables.ts";
import { directReader, type TurnReader } from "./turn-reader.ts";

const textPayload = z.object({ text: z.string() });
const documentPayload = z.object({ media: z.string(), name: z.string() });

/** A document from the person: what the résumé engine read in it, or why that failed. */
export type ReadDocument =
  | { kind: "READ"; fields: Fields; file: string; name: string }
  | { kind: "REFUSED"; reason: string };

export type Reader = {
  chat: NumberChat;
  /** Loads a document and reads it. */
  readDocument: (media: string, name: string) => Promise<ReadDocument>;
  /** Loads a document that answers a question of the opening. */
  saveDocument: (media: string, name: string) => Promise<ReadFile>;
  /** Withdraws an application. Idempotent. */
  withdraw: (application: string) => Promise<void>;
  /** Where messages are read; by default in this thread. */
  turns?: TurnReader;
};

export function contextAt(time: number, { script }: NumberChat): Context {
  const [today = "", at = ""] = clockAt(time, "Asia/Kolkata").split("T");
  return { script, at, today };
}

function incomingOf({ kind, payload }: ChatInboxRow): Incoming {
  if (kind === "OTHER") return { kind };
  const content: unknown = JSON.parse(payload);
  return kind === "TEXT"
    ? { kind, ...textPayload.parse(content) }
    : { kind, ...documentPayload.parse(content) };
}

/** Meta accepts texts of up to 4,096 characters. */
const maxReplyLetters = 4_000;

/** Splits a reply into the messages to send; none if it is empty. Only long lists of answers have several. */
function splitReply(text: string): string[] {
  if (text.length <= maxReplyLetters) return text === "" ? [] : [text];
  const cut = text.lastIndexOf("\n", maxReplyLetters);
  const end = cut > 0 ? cut : maxReplyLetters;
  return [text.slice(0, end), ...splitReply(text.slice(end).trimStart())];
}

/** The columns of a conversation that its messages change. */
type Columns = Pick<ChatRow, "state" | "application" | "file" | "file_name">;

/** Carries out what must happen before the reply. @returns the last step of the message */
async function carryOut(
  taken: Step,
  columns: Columns,
  { chat, readDocument, saveDocument, withdraw, turns = directReader }: Reader,
  context: Context,
): Promise<Step> {
  const [effect] = taken.effects;
  switch (effect?.kind) {
    case "READ_DOCUMENT": {
      const document = await readDocument(effect.media, effect.name);
      if (document.kind === "READ") {
        columns.file = document.file;
        columns.file_name = document.name;
      }
      return turns.takeDocument(taken.talk, effect.name, document, chat, context);
    }
    case "SAVE_FILE":
      return turns.takeFile(
        taken.talk,
        effect.name,
        await saveDocument(effect.media, effect.name),
        chat,
        context,
      );
    case "WITHDRAW":
      await withdraw(columns.application);
      return taken;
    default:
      return taken;
  }
}

/** Records what the store does in the transaction of the turn. */
function record(effects: readonly Effect[], columns: Columns, turn: Turn, later: string[]): void {
  for (const effect of effects) {
    if (effect.kind === "STOP" || effect.kind === "START") turn.stops.push(effect.kind);
    else if (effect.kind === "AMEND") later.push(effect.text);
    else if (effect.kind === "APPLY") {
      columns.state = "APPLYING";
      turn.tasks.push("chat-apply");
    } else if (effect.kind === "ERASE") {
      // The task erases the conversation together with its files.
      columns.state = "ERASING";
      turn.tasks.push("chat-erase");
    }
  }
}

/** Creates the turn that answers messages in order. If another task must finish one, those after it wait. */
export async function takeMessages(
  row: ChatRow,
  messages: readonly ChatInboxRow[],
  stopped: StoppedNumberRow | undefined,
  reader: Reader,
  now = Date.now(),
): Promise<Turn> {
  const { pending, application, file, file_name } = row;
  const columns: Columns = { state: "OPEN", application, file, file_name };
  let talk: Talk = {
    conversation: row.conversation === "" ? undefined : parseConversation(row.conversation),
    pending,
    hasApplication: application !== "",
    isStopped: stopped !== undefined,
  };
  const turn: Turn = { read: [], change: {}, replies: [], stops: [], tasks: [] };
  const later: string[] = [];
  for (const message of messages) {
    if (columns.state !== "OPEN") {
      turn.tasks.push("chat-read");
      break;
    }
    const context = contextAt(message.sent_at, reader.chat);
    const { turns = directReader } = reader;
    const taken = await turns.takeMessage(talk, incomingOf(message), reader.chat, context);
    const {
      reply,
      hasLink,
      choices = [],
      effects,
      ...next
    } = await carryOut(taken, columns, reader, context);
    talk = next.talk;
    record(effects, columns, turn, later);
    turn.read.push(message.id);
    splitReply(reply).forEach((text, index) => {
      const id = index === 0 ? message.id : `${message.id}-${index + 1}`;
      turn.replies.push({ id, text, has_link: hasLink ? 1 : 0, choices: choices.join("\n") });
    });
  }
  if (later.length > 0) turn.amendment = { label: reader.chat.words.amendment, texts: later };
  const sentTimes = messages.filter(({ id }) => turn.read.includes(id)).map(({ sent_at }) => sent_at);
  turn.change = {
    ...columns,
    pending: talk.pending,
    conversation: talk.conversation ? JSON.stringify(talk.conversation) : "",
    consented_at: talk.conversation?.consent ? row.consented_at || now : 0,
    heard_at: Math.max(row.heard_at, ...sentTimes),
  };
  return turn;
}
