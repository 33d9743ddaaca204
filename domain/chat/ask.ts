import type { FieldName } from "chat";
import { fillTemplate } from "#domain/text/fill-template.ts";
import {
  type Context,
  type Conversation,
  entryOf,
  fieldOf,
  hasValue,
  listValues,
  pendingWords,
  type Script,
  say,
  setEntry,
} from "./conversation-state.ts";

/** Misses after which an optional field is left open, and help is offered for a required one. */
const maxMisses = 2;
/** Misses after which a person takes over. */
const maxUnheard = 4;

/** The two bounds if a reply is a range. */
export function rangeIn(text: string): { low: string; high: string } | undefined {
  const found =
    /(\d[\d.,]*)\s*(?:[a-z]{0,6})\s*(?:-|–|\/|to|or|se|ya)\s*(\d[\d.,]*\s?(?:k|l|lakh|lpa)?\b)/i.exec(text);
  return found?.[1] !== undefined && found[2] !== undefined
    ? { low: found[1], high: found[2].trim() }
    : undefined;
}

/** Length to which someone's words are cut when they are repeated, in UTF-16 code units. */
const maxShown = 100;
export const shorten = (text: string) =>
  text.length > maxShown ? `${text.slice(0, maxShown)}…`.toWellFormed() : text;

function closing(conversation: Conversation, { dialogue }: Script): string {
  const open = conversation.record.filter((entry) => !hasValue(entry));
  const titles = dialogue.fields.filter(({ field }) => open.some((entry) => entry.field === field));
  return fillTemplate(dialogue.closing, {
    filled: conversation.record.length - open.length,
    of: conversation.record.length,
    open:
      titles.length === 0
        ? dialogue.nothingOpen
        : fillTemplate(dialogue.openFields, { titles: titles.map(({ title }) => title).join(", ") }),
  });
}

function askText(conversation: Conversation, name: FieldName, script: Script): string {
  const { question, range, limit, again } = fieldOf(script, name);
  const entry = entryOf(conversation, name);
  if (entry?.state !== "ASK_AGAIN") return question;
  const isLimit = entry.words.some(({ message }) => conversation.passedOn.includes(message));
  if (isLimit && limit !== undefined)
    return fillTemplate(limit, { words: shorten(pendingWords(conversation, entry)) });
  const numbers = rangeIn(pendingWords(conversation, entry));
  return numbers && range !== undefined ? fillTemplate(range, numbers) : again;
}

/** Asks the next question, or finishes the conversation. The bot says `parts` first. */
export function askNext(
  conversation: Conversation,
  parts: (string | undefined)[],
  context: Context,
): Conversation {
  const { script } = context;
  const { record, status } = conversation;
  const next =
    record.find(({ state }) => state === "ASK_AGAIN") ??
    record.find(({ state, isLeftOpen }) => state === "OPEN" && !isLeftOpen);
  if (!next) {
    const isDone = status === "FINISHED" && parts.some(Boolean);
    const last = isDone ? undefined : closing(conversation, script);
    return say({ ...conversation, status: "FINISHED", asked: null, misses: 0 }, [...parts, last], context);
  }
  const isSameQuestion = next.field === conversation.asked;
  const asking: Conversation = {
    ...conversation,
    status: "ASKING",
    asked: next.field,
    misses: isSameQuestion ? conversation.misses : 0,
  };
  return say(asking, [...parts, askText(asking, next.field, script)], context);
}

/** Leaves the last message to the team. */
export const passOn = (conversation: Conversation): Conversation => ({
  ...conversation,
  passedOn: [...conversation.passedOn, conversation.messages.length - 1],
});

/** Lets a person take over, after `parts`. */
export function handOver(
  conversation: Conversation,
  parts: (string | undefined)[],
  context: Context,
): Conversation {
  const { dialogue } = context.script;
  const text = fillTemplate(dialogue.handedOver, { hours: dialogue.hours, begin: dialogue.words.begin });
  const handed: Conversation = { ...conversation, status: "WITH_PERSON", before: conversation.status };
  return say(handed, [...parts, text], context);
}

/** Whether the question for consent was shown, so that a reply can be meant for it. */
export const isConsentAsked = ({ messages }: Conversation) => messages.some(({ from }) => from === "BOT");

/** Asks for consent: at first with a greeting, later in other words. */
function askConsent(
  conversation: Conversation,
  parts: (string | undefined)[],
  context: Context,
): Conversation {
  const { dialogue, opening } = context.script;
  if (isConsentAsked(conversation)) {
    const { consentAgain } = dialogue;
    const times = conversation.messages.filter(({ text }) =>
      consentAgain.some((words) => text.endsWith(words)),
    );
    return say(conversation, [...parts, consentAgain[times.length % consentAgain.length]], context);
  }
  const greeted = say(conversation, [fillTemplate(dialogue.greeting, opening)], context);
  const answered = parts.some(Boolean) ? say(greeted, parts, context) : greeted;
  return say(answered, [dialogue.consent], context);
}

/** Repeats whatever awaits a reply: the request for consent, an offer, or the open question. */
export function askAgain(
  conversation: Conversation,
  parts: (string | undefined)[],
  context: Context,
): Conversation {
  const { script } = context;
  const { dialogue } = script;
  const { offer, status, asked } = conversation;
  if (status === "CONSENT") return askConsent(conversation, parts, context);
  if (offer?.from === "DOCUMENT") {
    const values = listValues(offer.fields, script);
    return say(conversation, [...parts, fillTemplate(dialogue.othersFromDocument, { values })], context);
  }
  const entry = asked && entryOf(conversation, asked);
  // A field that the person chose to change has a value already, so askNext would skip it.
  if (asked && entry && hasValue(entry))
    return say(conversation, [...parts, fieldOf(script, asked).question], context);
  return askNext(conversation, parts, context);
}

export function leaveOpen(conversation: Conversation, name: FieldName, context: Context): Conversation {
  const { script } = context;
  const entry = entryOf(conversation, name);
  const { title } = fieldOf(script, name);
  if (entry && hasValue(entry)) return askNext({ ...conversation, asked: null }, [], context);
  const open = setEntry(conversation, name, { state: "OPEN", words: [], isLeftOpen: true });
  return askNext(open, [fillTemplate(script.dialogue.leftOpen, { title })], context);
}

/** Handles a reply without a value for the field that was asked. */
export function miss(conversation: Conversation, first: string, context: Context): Conversation {
  const { script } = context;
  const { asked } = conversation;
  if (!asked || conversation.offer) return askAgain(conversation, [first], context);
  const misses = conversation.misses + 1;
  const field = fieldOf(script, asked);
  if (misses >= maxMisses && field.optional) return leaveOpen(conversation, asked, context);
  const { dialogue } = script;
  if (misses >= maxUnheard) return handOver(passOn({ ...conversation, misses: 0 }), [first], context);
  const counted = { ...conversation, misses };
  const again =
    entryOf(conversation, asked)?.state === "ASK_AGAIN" ? askText(conversation, asked, script) : field.again;
  return say(counted, [first, misses >= maxMisses ? dialogue.help : undefined, again], context);
}
