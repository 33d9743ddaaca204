import { type Fields, isStop } from "chat";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import { normalise } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { replyAfterSend } from "./after-send.ts";
import { askAgain } from "./ask.ts";
import { refuseFields } from "./check-fields.ts";
import { offerDocument, refuseDocument, reply, sendDocument, start, varied } from "./conversation.ts";
import {
  bare,
  type Context,
  type Conversation,
  listValues,
  names,
  storedFields,
} from "./conversation-state.ts";
import type { NumberChat } from "./number-chat.ts";
import {
  answerScreening,
  answerWithFile,
  askQuestionAgain,
  askScreening,
  openQuestion,
} from "./screening.ts";

/*
 * One message to a WhatsApp number, and what follows from it. Pure: a step returns the next state, the reply, and the effects
 * that the server must carry out. A document takes two steps, because the server loads it in between.
 */

/** What a number knows of a person between two messages. */
export type Talk = {
  /** Undefined before the first message. */
  conversation: Conversation | undefined;
  /** The command that awaits a yes. */
  pending: "" | "ERASE" | "WITHDRAW";
  hasApplication: boolean;
  /** After STOP, until START. */
  isStopped: boolean;
};

export type Incoming =
  | { kind: "TEXT"; text: string }
  | { kind: "DOCUMENT"; media: string; name: string }
  /** Voice, pictures, stickers and the like. */
  | { kind: "OTHER" };

export type Effect =
  /** The number is stopped or resumed. */
  | { kind: "STOP" | "START" }
  /** Tasks that take over; later messages wait for their end. */
  | { kind: "APPLY" | "ERASE" }
  | { kind: "WITHDRAW" }
  /** Words for the team, to be added to the application that was sent. */
  | { kind: "AMEND"; text: string }
  /** The next step is `takeDocument`, or `takeFile` for a file that answers a question. */
  | { kind: "READ_DOCUMENT" | "SAVE_FILE"; media: string; name: string };

export type Step = {
  talk: Talk;
  /** Empty if nothing is sent. */
  reply: string;
  /** The link to the private page belongs to the reply. */
  hasLink?: true;
  /** Replies that can be chosen with a button: yes or no to the question for consent. */
  choices?: string[];
  effects: Effect[];
};

const step = (talk: Talk, reply: string, effects: Effect[] = []): Step => ({ talk, reply, effects });

/** The bot's messages after the first `count` messages. */
export const wordsAfter = ({ messages }: Conversation, count: number) =>
  messages
    .slice(count)
    .filter(({ from }) => from === "BOT")
    .map(({ text }) => text);

/** Hands what the person wrote to the dialogue that all channels share. */
function converse(
  talk: Talk,
  next: (conversation: Conversation) => Conversation,
  chat: NumberChat,
  context: Context,
  effects: Effect[] = [],
): Step {
  const before = talk.conversation ?? start(chat.script);
  const taken = refuseFields(before, next(before), chat, context);
  const isReplied = taken.messages.at(-1)?.from === "BOT";
  const isAtEnd = taken.status === "FINISHED" && !talk.hasApplication;
  const conversation = isAtEnd && isReplied ? askScreening(taken, chat, context) : taken;
  const reply = wordsAfter(conversation, before.messages.length).join("\n\n");
  return conversation.status === "STOPPED" && before.status !== "STOPPED"
    ? step({ ...talk, conversation, isStopped: true }, reply, [...effects, { kind: "STOP" }])
    : { ...step({ ...talk, conversation }, reply, effects), choices: choicesFor(conversation, chat) };
}

const choicesFor = ({ status }: Conversation, { script }: NumberChat): string[] =>
  status === "CONSENT" ? [script.dialogue.words.yes, script.dialogue.words.no] : [];

/** Continues with a conversation that already has its replies. */
const continueWith = (talk: Talk, conversation: Conversation, effects: Effect[] = []): Step =>
  step(
    { ...talk, conversation },
    wordsAfter(conversation, talk.conversation?.messages.length ?? 0).join("\n\n"),
    effects,
  );

/** Handles yes or no to withdrawing or erasing. Returns undefined for other messages. */
function confirm(talk: Talk, word: string, { words, script }: NumberChat): Step | undefined {
  if (word === bare(script.dialogue.words.no)) return step({ ...talk, pending: "" }, words.unchanged);
  if (word !== bare(script.dialogue.words.yes)) return undefined;
  if (talk.pending === "ERASE") return step({ ...talk, pending: "" }, "", [{ kind: "ERASE" }]);
  return { ...step({ ...talk, pending: "" }, words.withdrawn, [{ kind: "WITHDRAW" }]), hasLink: true };
}

/** Handles global keywords (DELETE, WITHDRAW, MY DATA), even after STOP. Returns undefined for others. */
function command(talk: Talk, word: string, { words, script }: NumberChat): Step | undefined {
  const is = (name: keyof typeof words.commands) => words.commands[name].some((one) => bare(one) === word);
  if (is("erase")) return step({ ...talk, pending: "ERASE" }, words.confirmErase);
  if (is("withdraw"))
    return talk.hasApplication
      ? step({ ...talk, pending: "WITHDRAW" }, words.confirmWithdraw)
      : step(talk, words.noApplication);
  if (!is("data")) return undefined;
  if (talk.hasApplication) return { ...step(talk, words.data), hasLink: true };
  const fields = talk.conversation ? storedFields(talk.conversation) : {};
  if (names(fields).length === 0) return step(talk, words.noData);
  return step(
    talk,
    words.dataSoFar.replace("{values}", () => listValues(fields, script)),
  );
}

/** After STOP, nothing is written until START. */
function afterStop(talk: Talk, word: string, chat: NumberChat, context: Context): Step {
  const { begin } = chat.script.dialogue.words;
  if (word !== bare(begin)) return step(talk, "");
  const isOfStopped = talk.conversation?.status === "STOPPED";
  return converse(
    { ...talk, isStopped: false },
    (before) => (isOfStopped ? reply(before, begin, context) : askAgain(before, [], context)),
    chat,
    context,
    [{ kind: "START" }],
  );
}

/** Replies to a text after the application was sent, and keeps what is for the team. */
function afterSend(
  talk: Talk,
  conversation: Conversation,
  text: string,
  chat: NumberChat,
  context: Context,
): Step {
  const { conversation: replied, isForTeam } = replyAfterSend(conversation, text, chat, context);
  const effects: Effect[] =
    isForTeam && !isStop(text)
      ? [{ kind: "AMEND", text: `${context.today} ${context.at}: ${normalise(text)}` }]
      : [];
  return isStop(text)
    ? converse(talk, (before) => reply(before, text, context), chat, context, effects)
    : continueWith(talk, replied, effects);
}

/** The wish to send the application, or the answer to a question of the opening; undefined for other texts. */
function atEnd(
  talk: Talk,
  conversation: Conversation,
  { text, isSending }: { text: string; isSending: boolean },
  chat: NumberChat,
  context: Context,
): Step | undefined {
  const question = openQuestion(conversation, chat.questions);
  if (isSending && question) {
    const missing = fillTemplate(chat.form.answers.missing, { label: question.label });
    const asked = askQuestionAgain(conversation, question, missing, chat, context);
    return continueWith(talk, varied(conversation, asked, context));
  }
  if (isSending) return step(talk, "", [{ kind: "APPLY" }]);
  const answered = answerScreening(conversation, text, chat, context);
  return answered && continueWith(talk, varied(conversation, answered, context));
}

function receiveDocument(
  talk: Talk,
  { media, name }: { media: string; name: string },
  chat: NumberChat,
  context: Context,
): Step {
  const { conversation, hasApplication } = talk;
  if (hasApplication) return step(talk, fillTemplate(chat.words.lateDocument, { file: name }));
  if (conversation?.status !== "ASKING" && conversation?.status !== "FINISHED")
    return converse(talk, (before) => sendDocument(before, name, context), chat, context);
  const isAnswer =
    conversation.status === "FINISHED" && openQuestion(conversation, chat.questions)?.kind === "FILE";
  return step(talk, "", [{ kind: isAnswer ? "SAVE_FILE" : "READ_DOCUMENT", media, name }]);
}

/** The step after a document was read, or could not be. */
export function takeDocument(
  talk: Talk,
  name: string,
  document: { kind: "READ"; fields: Fields } | { kind: "REFUSED"; reason: string },
  chat: NumberChat,
  context: Context,
): Step {
  return converse(
    talk,
    (before) => {
      const sent = sendDocument(before, name, context);
      return document.kind === "REFUSED"
        ? refuseDocument(sent, document.reason, context)
        : offerDocument(sent, { file: name, fields: document.fields }, context);
    },
    chat,
    context,
  );
}

/** The step after a file that answers a question was saved, or refused. */
export function takeFile(talk: Talk, name: string, file: ReadFile, chat: NumberChat, context: Context): Step {
  const { conversation } = talk;
  if (!conversation) return step(talk, "");
  const answered = answerWithFile(conversation, { name, file }, chat, context);
  return continueWith(talk, varied(conversation, answered, context));
}

/** The step after a message. */
export function takeMessage(talk: Talk, message: Incoming, chat: NumberChat, context: Context): Step {
  const { words } = chat;
  const text = message.kind === "TEXT" ? message.text : "";
  const word = bare(text);
  const confirmed = talk.pending === "" ? undefined : confirm(talk, word, chat);
  if (confirmed) return confirmed;
  // Another message is no answer to the question whether to withdraw or erase.
  const open: Talk = { ...talk, pending: "" };
  const commanded = command(open, word, chat);
  if (commanded) return commanded;
  if (open.isStopped) return afterStop(open, word, chat, context);
  if (message.kind === "OTHER") return step(open, words.otherKind);
  const { conversation, hasApplication } = open;
  if (!chat.isOpen && !hasApplication && !isStop(text)) return step(open, words.closed);
  if (message.kind === "DOCUMENT") return receiveDocument(open, message, chat, context);
  const isSending = words.commands.send.some((one) => bare(one) === word);
  if (hasApplication && conversation)
    return isSending ? step(open, words.sentAlready) : afterSend(open, conversation, text, chat, context);
  const ended =
    conversation?.status === "FINISHED"
      ? atEnd(open, conversation, { text, isSending }, chat, context)
      : undefined;
  return ended ?? converse(open, (before) => reply(before, text, context), chat, context);
}
