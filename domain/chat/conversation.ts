import { type FieldName, type Fields, takeTurn } from "chat";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { askAgain, askNext, leaveOpen, miss } from "./ask.ts";
import {
  bare,
  type Context,
  type Conversation,
  entryOf,
  fieldOf,
  isSame,
  listValues,
  type Message,
  type Moment,
  maxLetters,
  names,
  type Offer,
  type Script,
  say,
  storedFields,
} from "./conversation-state.ts";
import { type Reading, readLast, withWords } from "./read-message.ts";
import { acceptOffer, denyOffer, fill, takeFacts } from "./take-facts.ts";

/** Starts a conversation with the greeting and the request for consent. */
export function begin(script: Script, moment: Moment): Conversation {
  const { dialogue, opening } = script;
  const empty: Conversation = {
    status: "CONSENT",
    messages: [],
    record: dialogue.fields.map(({ field }) => ({ field, state: "OPEN", words: [] })),
    asked: null,
    misses: 0,
    passedOn: [],
    unread: [],
    before: "CONSENT",
  };
  return say(say(empty, [fillTemplate(dialogue.greeting, opening)], moment), [dialogue.consent], moment);
}

/** Reads the messages sent before the consent as if each had only just arrived. */
function readUnread(conversation: Conversation, context: Context): { next: Conversation; fields: Fields } {
  const { messages, unread } = conversation;
  let next: Conversation = { ...conversation, unread: [] };
  for (const place of unread) {
    const upTo = { ...next, messages: messages.slice(0, place + 1) };
    const turn = takeTurn({ today: context.today, text: messages[place]?.text ?? "", state: {} }, {});
    const { next: filled } = fill(upTo, withWords(upTo, turn, context), "FILLED", context);
    next = { ...filled, messages };
  }
  return { next, fields: storedFields(next) };
}

function giveConsent(conversation: Conversation, context: Context): Conversation {
  const { dialogue } = context.script;
  const { next, fields } = readUnread({ ...conversation, status: "ASKING" }, context);
  const noted =
    names(fields).length > 0
      ? fillTemplate(dialogue.noted, { values: listValues(fields, context.script) })
      : undefined;
  return askNext(next, [dialogue.thanksForConsent, noted], context);
}

const passOn = (conversation: Conversation): Conversation => ({
  ...conversation,
  passedOn: [...conversation.passedOn, conversation.messages.length - 1],
});

const isOtherScript = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** Whether a message asks to skip the field. More words may follow a skip phrase, but not a single "no". */
function isSkip(text: string, skip: readonly string[]): boolean {
  const answer = bare(text);
  return skip.some((words) => answer === words || (words.includes(" ") && answer.startsWith(`${words} `)));
}

function converse(conversation: Conversation, context: Context): Conversation {
  const { script } = context;
  const { dialogue } = script;
  const { status, asked, offer, messages } = conversation;
  const text = messages.at(-1)?.text ?? "";
  const isConsent = status === "CONSENT";
  if (asked && !offer && fieldOf(script, asked).optional && isSkip(text, dialogue.skip))
    return leaveOpen(conversation, asked, context);
  const { turn, read } = readLast(conversation, context);
  const { intent } = turn;
  // A field that the message does not mention (ABSENT) has no words to ask about again.
  const doubted = turn.asks.filter((name) => turn.doubts[name] !== "ABSENT");
  const facts = { read: isConsent ? { fields: {}, words: new Map() } : read, asks: doubted };
  const noFacts = { read: { fields: {}, words: new Map() } as Reading, asks: [] };
  const answered = (first: string) => {
    const hasFacts = names(facts.read.fields).length > 0;
    return hasFacts
      ? takeFacts(conversation, { ...facts, asks: [] }, context, first)
      : askAgain(conversation, [first], context);
  };
  switch (intent) {
    case "stop":
      return say(
        { ...conversation, status: "STOPPED", before: status },
        [fillTemplate(dialogue.stopped, dialogue.words)],
        context,
      );
    case "human":
      return say(
        { ...passOn(conversation), status: "WITH_PERSON", before: status },
        [fillTemplate(dialogue.handedOver, { hours: dialogue.hours, begin: dialogue.words.begin })],
        context,
      );
    case "abusive":
      return askAgain(conversation, [dialogue.abusive], context);
    case "off-topic":
      return askAgain(conversation, [dialogue.offTopic], context);
    case "ask-other": {
      const passed = passOn(conversation);
      const first = fillTemplate(dialogue.passedOn, { hours: dialogue.hours });
      return names(facts.read.fields).length > 0
        ? takeFacts(passed, { ...facts, asks: [] }, context, first)
        : askAgain(passed, [first], context);
    }
    case "affirm":
      if (isConsent) return giveConsent(conversation, context);
      if (offer) return acceptOffer(conversation, context);
      return asked
        ? miss(conversation, dialogue.notUnderstood, context)
        : say(conversation, [dialogue.thanks], context);
    case "deny":
      if (isConsent) return say(conversation, [dialogue.declined], context);
      if (offer) return denyOffer(conversation, context);
      return asked
        ? miss(conversation, dialogue.notUnderstood, context)
        : say(conversation, [dialogue.thanks], context);
    case "give-facts":
    case "correct":
      if (isConsent)
        return askAgain(
          { ...conversation, unread: [...conversation.unread, messages.length - 1] },
          [],
          context,
        );
      return takeFacts(
        conversation,
        intent === "correct" ? { ...facts, asks: doubted.filter((name) => name !== asked) } : facts,
        context,
      );
    case "greet":
      return askAgain(conversation, [messages.length > 3 ? dialogue.greetAgain : undefined], context);
    case "attach":
      return isConsent
        ? askAgain(conversation, [], context)
        : askAgain(conversation, [dialogue.attach], context);
    case "thanks":
      return askAgain(conversation, [dialogue.thanks], context);
    case "unclear":
      if (isOtherScript(text)) return askAgain(passOn(conversation), [dialogue.otherScript], context);
      return isConsent
        ? askAgain(conversation, [], context)
        : miss(conversation, dialogue.notUnderstood, context);
    default: {
      // A question about the opening. The answer names its source.
      const fact = script.facts.find(({ topic }) => topic === turn.answer?.topic);
      if (!fact) return takeFacts(conversation, noFacts, context);
      return answered(fillTemplate(dialogue.answer, { text: fact.text, source: fact.source }));
    }
  }
}

/**
 * The conversation after a message from the person. Pure. The bot writes only the script's texts, and stores
 * nothing before the consent.
 */
export function reply(conversation: Conversation, message: string, context: Context): Conversation {
  const { script } = context;
  const { words, resumed, erased, tooLong } = script.dialogue;
  const whole = message.trim();
  if (whole === "") return conversation;
  const text = whole.slice(0, maxLetters);
  const received: Conversation = {
    ...conversation,
    messages: [...conversation.messages, { from: "PERSON", at: context.at, text }],
  };
  if (bare(text) === bare(words.erase))
    return say({ ...begin(script, context), messages: [] }, [erased, script.dialogue.consent], context);
  if (conversation.status === "STOPPED" || conversation.status === "WITH_PERSON") {
    if (bare(text) === bare(words.begin))
      return askAgain({ ...received, status: conversation.before }, [resumed], context);
    if (conversation.status === "STOPPED") return received;
    const { intent } = takeTurn({ today: context.today, text }, {});
    return intent === "stop"
      ? converse({ ...received, status: conversation.before }, context)
      : passOn(received);
  }
  const next = converse(received, context);
  if (whole.length <= maxLetters) return next;
  const last = next.messages.at(-1);
  if (last?.from !== "BOT") return next;
  const note = fillTemplate(tooLong, { count: maxLetters.toLocaleString("en-IN") });
  return { ...next, messages: [...next.messages.slice(0, -1), { ...last, text: `${note} ${last.text}` }] };
}

/** Asks again for a field that the person wants to change. */
export function change(conversation: Conversation, name: FieldName, context: Context): Conversation {
  if (conversation.status !== "ASKING" && conversation.status !== "FINISHED") return conversation;
  const { offer: _, ...rest } = conversation;
  const asking: Conversation = { ...rest, status: "ASKING", asked: name, misses: 0 };
  return say(asking, [fieldOf(context.script, name).question], context);
}

/** Adds an uploaded file to the messages. Before the consent, only the request for consent is repeated. */
export function sendDocument(conversation: Conversation, file: string, context: Context): Conversation {
  const sent: Message = { from: "PERSON", at: context.at, text: file, document: true };
  const next: Conversation = { ...conversation, messages: [...conversation.messages, sent] };
  return next.status === "CONSENT" ? askAgain(next, [], context) : next;
}

/** Offers the values of the last document that differ from the record. */
export function offerDocument(
  conversation: Conversation,
  { file, fields }: { file: string; fields: Fields },
  context: Context,
): Conversation {
  const { script } = context;
  const { dialogue } = script;
  const { offer: _, ...rest } = conversation;
  const stored = storedFields(conversation);
  const fresh = names(fields).filter(
    (name) => entryOf(conversation, name) && !isSame(stored[name], fields[name]),
  );
  if (fresh.length === 0) return askNext(rest, [fillTemplate(dialogue.nothingInDocument, { file })], context);
  const offered = Object.fromEntries(fresh.map((name) => [name, fields[name]])) as Fields;
  const message = rest.messages.findLastIndex(({ document }) => document);
  const offer: Offer = { from: "DOCUMENT", fields: offered, message };
  const text = fillTemplate(dialogue.fromDocument, { file, values: listValues(offered, script) });
  return say({ ...rest, status: "ASKING", asked: null, misses: 0, offer }, [text], context);
}

/** Explains why a document cannot be read, and repeats the question. */
export function refuseDocument(conversation: Conversation, reason: string, context: Context): Conversation {
  return askAgain(conversation, [reason], context);
}
