import { type Fields, takeTurn } from "chat";
import { z } from "zod";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import { refuseFields } from "#domain/chat/check-fields.ts";
import { begin, offerDocument, refuseDocument, reply, sendDocument } from "#domain/chat/conversation.ts";
import {
  bare,
  type Context,
  type Conversation,
  listValues,
  names,
  storedFields,
} from "#domain/chat/conversation-state.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import {
  answerScreening,
  answerWithFile,
  askQuestionAgain,
  askScreening,
  openQuestion,
} from "#domain/chat/screening.ts";
import { normalise } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayMs } from "#domain/time.ts";
import type { Turn } from "#server/store/chats.ts";
import type { ChatInboxRow, ChatRow, StoppedNumberRow } from "#server/store/tables.ts";
import { replyAfterSend } from "./after-send.ts";

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
};

/** State of the conversation while its messages are being read. */
type State = Pick<ChatRow, "pending" | "state" | "application" | "file" | "file_name"> & {
  conversation: Conversation | undefined;
  stopped: StoppedNumberRow | undefined;
  /** Texts for the team that arrived after the application was sent. */
  later: string[];
  turn: Turn;
};

type Reply = string | { text: string; hasLink: boolean } | undefined;
const withLink = (text: string): Reply => ({ text, hasLink: true });

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});
const isoDay = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: "Asia/Kolkata",
});

export const contextAt = (time: number, { script }: NumberChat): Context => ({
  script,
  at: clock.format(time),
  today: isoDay.format(time),
});

/** The bot's messages after the first `count` messages. */
export const wordsAfter = ({ messages }: Conversation, count: number) =>
  messages
    .slice(count)
    .filter(({ from }) => from === "BOT")
    .map(({ text }) => text);

/** Passes what the person wrote to the conversation that all channels share. */
function continueWith(
  state: State,
  next: (conversation: Conversation) => Conversation,
  { chat }: Pick<Reader, "chat">,
  context: Context,
): Reply {
  const isFirst = state.conversation === undefined;
  const before = state.conversation ?? begin(chat.script, context);
  const taken = refuseFields(before, next(before), chat, context);
  const { consent, consentAgain } = chat.script.dialogue;
  const isReplied = taken.messages.at(-1)?.from === "BOT";
  const isAtEnd = taken.status === "FINISHED" && state.application === "";
  const after = isAtEnd && isReplied ? askScreening(taken, chat, context) : taken;
  state.conversation = after;
  const answers = wordsAfter(after, before.messages.length);
  if (after.status === "STOPPED" && before.status !== "STOPPED") {
    state.turn.stops.push("STOP");
    return answers.join("\n\n");
  }
  if (isFirst) {
    const greeting = before.messages[0]?.text ?? "";
    const others = answers.map((text) => text.replace(consentAgain, "").trim()).filter(Boolean);
    return [greeting, ...others, consent].join("\n\n");
  }
  return answers.join("\n\n");
}

/** Continues with a conversation that already has its replies. */
function converse(state: State, after: Conversation): Reply {
  const count = state.conversation?.messages.length ?? 0;
  state.conversation = after;
  return wordsAfter(after, count).join("\n\n");
}

/** Replies to a message that arrives after the application was sent, and records what is for the team. */
function takeLater(
  state: State,
  conversation: Conversation,
  text: string,
  { chat }: Reader,
  context: Context,
): Reply {
  const { intent } = takeTurn({ today: context.today, text }, {});
  const isStop = intent === "stop";
  const isBare = bare(text) === bare(chat.script.dialogue.words.stop);
  const { conversation: after, isForTeam } = replyAfterSend(conversation, text, chat, context);
  if (isForTeam && !isBare) state.later.push(`${context.today} ${context.at}: ${normalise(text)}`);
  return isStop
    ? continueWith(state, (before) => reply(before, text, context), { chat }, context)
    : converse(state, after);
}

async function takeDocument(
  state: State,
  { media, name }: z.infer<typeof documentPayload>,
  reader: Reader,
  context: Context,
): Promise<Reply> {
  const { conversation, application } = state;
  const { chat } = reader;
  if (application !== "") return fillTemplate(chat.words.lateDocument, { file: name });
  const isReadable = conversation?.status === "ASKING" || conversation?.status === "FINISHED";
  if (!isReadable)
    return continueWith(state, (before) => sendDocument(before, name, context), reader, context);
  if (conversation.status === "FINISHED" && openQuestion(conversation, chat.questions)?.kind === "FILE") {
    const file = await reader.saveDocument(media, name);
    return converse(state, answerWithFile(conversation, { name, file }, chat, context));
  }
  const document = await reader.readDocument(media, name);
  return continueWith(
    state,
    (before) => {
      const sent = sendDocument(before, name, context);
      if (document.kind === "REFUSED") return refuseDocument(sent, document.reason, context);
      state.file = document.file;
      state.file_name = document.name;
      return offerDocument(sent, { file: name, fields: document.fields }, context);
    },
    reader,
    context,
  );
}

/** Handles yes or no to withdrawing or erasing. Returns undefined for other messages. */
async function confirm(state: State, word: string, { chat, withdraw }: Reader): Promise<Reply> {
  const { pending, application } = state;
  const { words, script } = chat;
  state.pending = "";
  if (word === bare(script.dialogue.words.no)) return words.unchanged;
  if (word !== bare(script.dialogue.words.yes)) return undefined;
  if (pending === "WITHDRAW") {
    await withdraw(application);
    return withLink(words.withdrawn);
  }
  // The task erases the conversation together with its files.
  state.state = "ERASING";
  state.turn.tasks.push("chat-erase");
  return "";
}

/** Handles global keywords (DELETE, WITHDRAW, MY DATA), even after STOP. Returns undefined for others. */
function command(state: State, word: string, { words, script }: NumberChat): Reply {
  const is = (name: keyof typeof words.commands) => words.commands[name].some((one) => bare(one) === word);
  if (is("erase")) {
    state.pending = "ERASE";
    return words.confirmErase;
  }
  if (is("withdraw")) {
    if (state.application === "") return words.noApplication;
    state.pending = "WITHDRAW";
    return words.confirmWithdraw;
  }
  if (!is("data")) return undefined;
  if (state.application !== "") return withLink(words.data);
  const fields = state.conversation ? storedFields(state.conversation) : {};
  if (names(fields).length === 0) return words.noData;
  return words.dataSoFar.replace("{values}", () => listValues(fields, script));
}

/** After STOP, only START resumes the conversation. Whether to resume is asked at most once a day. */
function afterStop(
  state: State,
  word: string,
  stopped: StoppedNumberRow,
  now: number,
  reader: Reader,
): Reply {
  const { words, script } = reader.chat;
  if (word === bare(script.dialogue.words.begin)) {
    state.turn.stops.push("START");
    state.stopped = undefined;
    const { conversation } = state;
    const context = contextAt(now, reader.chat);
    const text = script.dialogue.words.begin;
    return conversation?.status === "STOPPED"
      ? continueWith(state, (before) => reply(before, text, context), reader, context)
      : continueWith(state, (before) => before, reader, context);
  }
  if (stopped.asked_at > now - dayMs || state.turn.stops.at(-1) === "ASKED") return "";
  state.turn.stops.push("ASKED");
  return words.afterStop;
}

async function takeMessage(state: State, message: ChatInboxRow, reader: Reader, now: number): Promise<Reply> {
  const { chat } = reader;
  const { words } = chat;
  const payload: unknown = JSON.parse(message.payload);
  const text = message.kind === "TEXT" ? textPayload.parse(payload).text : "";
  const word = bare(text);
  const context = contextAt(message.sent_at, chat);
  if (state.pending !== "") {
    const confirmed = await confirm(state, word, reader);
    if (confirmed !== undefined) return confirmed;
  }
  const commanded = command(state, word, chat);
  if (commanded !== undefined) return commanded;
  if (state.stopped) return afterStop(state, word, state.stopped, now, reader);
  if (message.kind === "OTHER") return words.otherKind;
  if (!chat.isOpen && state.application === "") {
    const isStop = takeTurn({ today: context.today, text }, {}).intent === "stop";
    if (!isStop) return words.closed;
  }
  if (message.kind === "DOCUMENT")
    return takeDocument(state, documentPayload.parse(payload), reader, context);
  const { conversation } = state;
  const isSending = words.commands.send.some((one) => bare(one) === word);
  if (state.application !== "" && conversation)
    return isSending ? words.sentAlready : takeLater(state, conversation, text, reader, context);
  if (conversation?.status === "FINISHED") {
    const question = openQuestion(conversation, chat.questions);
    if (isSending && question) {
      const missing = fillTemplate(chat.form.answers.missing, { label: question.label });
      return converse(state, askQuestionAgain(conversation, question, missing, chat, context));
    }
    if (isSending) {
      state.state = "APPLYING";
      state.turn.tasks.push("chat-apply");
      return "";
    }
    const answered = answerScreening(conversation, text, chat, context);
    if (answered) return converse(state, answered);
  }
  return continueWith(state, (before) => reply(before, text, context), reader, context);
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

/** Creates the turn that answers messages in order. If another task must finish one, those after it wait. */
export async function takeMessages(
  row: ChatRow,
  messages: readonly ChatInboxRow[],
  stopped: StoppedNumberRow | undefined,
  reader: Reader,
  now = Date.now(),
): Promise<Turn> {
  const { pending, application, file, file_name } = row;
  const conversation = row.conversation === "" ? undefined : (JSON.parse(row.conversation) as Conversation);
  const turn: Turn = { read: [], change: {}, replies: [], stops: [], tasks: [] };
  const state: State = {
    ...{ pending, application, file, file_name, conversation, stopped, turn },
    ...{ state: "OPEN", later: [] },
  };
  for (const message of messages) {
    if (state.state !== "OPEN") {
      turn.tasks.push("chat-read");
      break;
    }
    const answer = await takeMessage(state, message, reader, now);
    const { text, hasLink } = typeof answer === "object" ? answer : { text: answer ?? "", hasLink: false };
    turn.read.push(message.id);
    splitReply(text).forEach((part, index) => {
      const id = index === 0 ? message.id : `${message.id}-${index + 1}`;
      turn.replies.push({ id, text: part, has_link: hasLink ? 1 : 0 });
    });
    if (turn.stops.at(-1) === "STOP") state.stopped = { sender: row.sender, stopped_at: now, asked_at: 0 };
    // Yields to the other work of this process.
    await new Promise((next) => setImmediate(next));
  }
  const { turn: _, conversation: last, stopped: __, later, ...rest } = state;
  if (later.length > 0) turn.amendment = { label: reader.chat.words.amendment, texts: later };
  const sentTimes = messages.filter(({ id }) => turn.read.includes(id)).map(({ sent_at }) => sent_at);
  turn.change = {
    ...rest,
    conversation: last ? JSON.stringify(last) : "",
    heard_at: Math.max(row.heard_at, ...sentTimes),
  };
  return turn;
}
