import { asksIfBot, isGreeting, isStop, isThanks, takeTurn } from "chat";
import { answerSchema, type Question, type ReadAnswer } from "#domain/applications/answers-schema.ts";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import { questionField } from "#domain/applications/form-fields.ts";
import { normalise } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { shorten } from "./ask.ts";
import { bare, type Context, type Conversation, say } from "./conversation-state.ts";
import type { NumberChat } from "./number-chat.ts";

/*
 * The opening's own questions, asked on WhatsApp after those of the dialogue. The form's schema validates the
 * answers and supplies the error messages.
 */

type Chat = Pick<NumberChat, "questions" | "form" | "words" | "script">;
type Screening = NonNullable<Conversation["screening"]>;

const none: Screening = { asked: null, answers: {} };

/** A skipped answer, as the form submits it. */
const emptyAnswer = ({ kind }: Question): ReadAnswer => {
  if (kind === "FILE") return { kind: "NONE" };
  return kind === "ONE_OF" || kind === "ANY_OF" ? [] : "";
};

/** Answers by form field name. A question without an answer yet counts as skipped. */
export function formAnswers({ screening = none }: Conversation, questions: readonly Question[]) {
  return Object.fromEntries(
    questions.map((question) => [
      questionField(question.id),
      screening.answers[question.id] ?? emptyAnswer(question),
    ]),
  );
}

/** The question that awaits an answer. */
export function openQuestion(
  { screening = none }: Conversation,
  questions: readonly Question[],
): Question | undefined {
  return (
    questions.find(({ id }) => id === screening.asked) ??
    questions.find(({ id }) => screening.answers[id] === undefined)
  );
}

function optionLines(question: Question, { words }: Chat): string {
  if (!("options" in question)) return "";
  const lines = question.options.map(({ label }, index) => `${index + 1}. ${label}`);
  const how = question.kind === "ONE_OF" ? words.screening.one : words.screening.any;
  return ["", ...lines, how].join("\n");
}

function questionText(question: Question, chat: Chat): string {
  const { questions, words } = chat;
  const { screening, attach } = words;
  const unit = question.kind === "NUMBER" && question.unit ? `(${question.unit})` : undefined;
  const parts = [
    fillTemplate(screening.ask, {
      number: questions.indexOf(question) + 1,
      count: questions.length,
      label: question.label,
    }),
    unit,
    question.hint,
    question.kind === "YES_NO" ? screening.yesNo : undefined,
    question.kind === "FILE" ? attach : undefined,
    question.required ? undefined : screening.optional,
  ];
  return parts.filter(Boolean).join(" ") + optionLines(question, chat);
}

const setScreening = (conversation: Conversation, change: Partial<Screening>): Conversation => ({
  ...conversation,
  screening: { ...(conversation.screening ?? none), ...change },
});

/** Asks the open question; if there is none, explains how to send the application. */
export function askScreening(conversation: Conversation, chat: Chat, context: Context): Conversation {
  const { questions, words } = chat;
  const question = openQuestion(conversation, questions);
  if (!question) return say(conversation, [words.ready], context);
  const asking = setScreening(conversation, { asked: question.id });
  return say(asking, [questionText(question, chat)], context);
}

/** Asks a question again because the form rejects the answer for this reason. */
export function askQuestionAgain(
  conversation: Conversation,
  question: Question,
  reason: string,
  chat: Chat,
  context: Context,
): Conversation {
  const { [question.id]: _, ...answers } = conversation.screening?.answers ?? {};
  const open = setScreening(conversation, { asked: question.id, answers });
  return say(open, [reason + optionLines(question, chat)], context);
}

/** The ids of the options that a reply names by number or label; undefined if one is unknown. */
function chosenOptions(text: string, options: readonly { id: string; label: string }[]) {
  const find = (part: string) =>
    options.find(({ label }) => bare(label) === bare(part)) ??
    options[Number(/^\D{0,2}(\d{1,3})\D{0,2}$/.exec(part)?.[1] ?? 0) - 1];
  const whole = find(text);
  if (whole) return [whole.id];
  const parts = /^[\d\s]+$/.test(text) ? text.split(/\s+/) : text.split(/[,;\n&/]|\band\b|\baur\b/i);
  const found = parts.filter((part) => part.trim() !== "").map(find);
  return found.every((option) => option !== undefined) ? [...new Set(found.map(({ id }) => id))] : undefined;
}

/** Converts a reply to what the form would submit. The form then rejects replies that cannot be converted. */
function toAnswer(question: Question, reply: string, { today, script }: Context): ReadAnswer {
  switch (question.kind) {
    case "YES_NO": {
      const { words } = script.dialogue;
      if (bare(reply) === bare(words.yes)) return "yes";
      if (bare(reply) === bare(words.no)) return "no";
      const { intent } = takeTurn({ today, text: reply, state: {} }, {});
      if (intent === "affirm") return "yes";
      return intent === "deny" ? "no" : reply;
    }
    case "ONE_OF":
    case "ANY_OF":
      return chosenOptions(reply, question.options) ?? [reply];
    case "NUMBER": {
      const numbers = reply.match(/[+-]?\d+(?:[.,]\d+)?/g) ?? [];
      return numbers.length === 1 ? (numbers[0] ?? reply) : reply;
    }
    case "DATE":
      return (
        /\d{4}-\d\d-\d\d/.exec(reply)?.[0] ??
        takeTurn({ today, text: reply, state: { asked: "startDate" } }, {}).fields.startDate ??
        reply
      );
    case "LINK":
      return /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i.exec(reply)?.[0] ?? reply;
    case "TEXT":
      // Single-line fields have no line breaks.
      return reply.replaceAll("\n", " ");
    default:
      return reply;
  }
}

const oneQuestion = /^[^.!?\n]+\?+$/;

/** A single word with a dot: a web address, which the engine may mistake for a greeting. */
const oneAddress = /^\S+\.\S+$/;

/** In free text, only a short first clause is a wish to stop: a longer one is about something else. */
const maxStopWords = 8;
const firstClause = (text: string) => text.split(/[.,;!\n]/)[0] ?? "";

/** A longer text is an answer, even if it contains a question. */
const maxAsideWords = 30;

/**
 * Whether a reply addresses the bot instead of answering: STOP, a request for a person, a question about the
 * bot or the opening. Stricter for free text, which may contain anything.
 */
function isAside(question: Question, reply: string, { today, script }: Context): boolean {
  const isFree = question.kind === "TEXT" || question.kind === "LONG_TEXT";
  const countWords = (text: string) => text.trim().split(/\s+/).length;
  const count = countWords(reply);
  const stopping = isFree ? firstClause(reply) : reply;
  if (isStop(stopping) && (!isFree || countWords(stopping) <= maxStopWords)) return true;
  if (asksIfBot(reply)) return !isFree || count <= maxStopWords;
  if (count > maxAsideWords || oneAddress.test(reply.trim())) return false;
  const knowledge = Object.fromEntries(script.facts.map(({ topic, text }) => [topic, text]));
  const { intent } = takeTurn({ today, text: reply, state: {} }, knowledge);
  if (intent === "human") return count <= 6;
  if (intent.startsWith("ask-")) return oneQuestion.test(reply);
  // "Quite a lot" is like "thanks a lot" to the engine.
  const isThanking = intent === "thanks" && isThanks(reply);
  return !isFree && (intent === "attach" || isThanking || isGreeting(reply));
}

function store(
  conversation: Conversation,
  question: Question,
  answer: ReadAnswer,
  { shown, chat, context }: { shown: string; chat: Chat; context: Context },
): Conversation {
  const answers = { ...conversation.screening?.answers, [question.id]: answer };
  const stored = setScreening(conversation, { asked: null, answers });
  const isLast = openQuestion(stored, chat.questions) === undefined;
  const { dialogue } = chat.script;
  const noted = shown === "" ? undefined : fillTemplate(dialogue.noted, { values: shown });
  const again = isLast ? chat.words.screening.again : undefined;
  return askScreening(say(stored, [noted, again], context), chat, context);
}

/** Stores an answer that the form accepts; otherwise asks again with the form's message. */
function judge(
  conversation: Conversation,
  question: Question,
  answer: ReadAnswer,
  chat: Chat,
  context: Context,
) {
  const result = answerSchema(question, chat.form).safeParse(answer);
  if (result.success)
    return store(conversation, question, answer, { shown: shorten(result.data.answer), chat, context });
  return askQuestionAgain(conversation, question, result.error.issues[0]?.message ?? "", chat, context);
}

const addMessage = (
  conversation: Conversation,
  text: string,
  { at }: Context,
  document?: true,
): Conversation => ({
  ...conversation,
  messages: [...conversation.messages, { from: "PERSON", at, text, ...(document && { document }) }],
});

/**
 * The conversation after a reply to one of the opening's questions. Returns undefined if there is no open
 * question or the reply is not an answer; then the dialogue handles it.
 */
export function answerScreening(
  conversation: Conversation,
  message: string,
  chat: Chat,
  context: Context,
): Conversation | undefined {
  const { questions, words } = chat;
  const reply = normalise(message);
  if (conversation.status !== "FINISHED" || questions.length === 0 || reply === "") return undefined;
  const { question: command, skip } = words.screening;
  const [, wanted] = new RegExp(`^${command}\\s+(\\d{1,3})$`, "i").exec(bare(reply)) ?? [];
  const again = wanted === undefined ? undefined : questions[Number(wanted) - 1];
  const next = addMessage(conversation, reply, context);
  if (again) return askScreening(setScreening(next, { asked: again.id }), chat, context);
  const question = openQuestion(conversation, questions);
  if (!question) return undefined;
  if (bare(reply) === bare(skip)) return judge(next, question, emptyAnswer(question), chat, context);
  const answer = question.kind === "FILE" ? emptyAnswer(question) : toAnswer(question, reply, context);
  if (isAside(question, reply, context)) {
    const isClear = question.kind !== "TEXT" && question.kind !== "LONG_TEXT" && question.kind !== "FILE";
    const isAnswer = isClear && answerSchema(question, chat.form).safeParse(answer).success;
    if (!isAnswer) return undefined;
  }
  // Only a file or the skip word answers this question.
  if (question.kind === "FILE") return say(next, [questionText(question, chat)], context);
  return judge(next, question, answer, chat, context);
}

/** The conversation after a document sent as the answer to a question. */
export function answerWithFile(
  conversation: Conversation,
  { name, file }: { name: string; file: ReadFile },
  chat: Chat,
  context: Context,
): Conversation {
  const next = addMessage(conversation, name, context, true);
  const question = openQuestion(conversation, chat.questions);
  return question ? judge(next, question, file, chat, context) : next;
}
