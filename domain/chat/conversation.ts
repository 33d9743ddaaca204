import { asksIfBot, type FieldName, type Fields, isGreeting, isStop, readConsent, takeTurn } from "chat";
import { numberFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { askAgain, askNext, handOver, isConsentAsked, leaveOpen, miss, passOn, rangeIn } from "./ask.ts";
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
  pendingWords,
  type Script,
  say,
  storedFields,
} from "./conversation-state.ts";
import { readLast, withWords } from "./read-message.ts";
import { acceptOffer, denyOffer, fill, markUnclear, takeFacts } from "./take-facts.ts";

/** A conversation in which nothing was said yet. */
export const start = ({ dialogue }: Script): Conversation => ({
  status: "CONSENT",
  messages: [],
  record: dialogue.fields.map(({ field }) => ({ field, state: "OPEN", words: [] })),
  asked: null,
  misses: 0,
  passedOn: [],
  unread: [],
  before: "CONSENT",
});

/** Starts a conversation with the greeting and the request for consent. */
export const begin = (script: Script, moment: Moment): Conversation =>
  askAgain(start(script), [], { ...moment, script });

/** Fields that a message mentions, but whose value it leaves open, such as a range of weeks. */
const mentioned = ({ asks, doubts }: Pick<Heard["turn"], "asks" | "doubts">) =>
  asks.filter((name) => doubts[name] !== "ABSENT");

/** Messages from before the consent that are read after it: the last ones, which a person remembers. */
const maxUnread = 20;

/** Reads the messages sent before the consent, and the consent itself, as if each had only just arrived. */
function readUnread(conversation: Conversation, context: Context): { next: Conversation; fields: Fields } {
  const { messages, unread } = conversation;
  let next: Conversation = { ...conversation, unread: [] };
  for (const place of unread.slice(-maxUnread)) {
    const upTo = { ...next, messages: messages.slice(0, place + 1) };
    const turn = takeTurn({ today: context.today, text: messages[place]?.text ?? "", state: {} }, {});
    const { next: filled } = fill(upTo, withWords(upTo, turn, context), "FILLED", context);
    next = { ...markUnclear(filled, mentioned(turn), place), messages };
  }
  return { next, fields: storedFields(next) };
}

const keepUnread = (conversation: Conversation): Conversation => ({
  ...conversation,
  unread: [...conversation.unread, conversation.messages.length - 1],
});

function giveConsent(conversation: Conversation, context: Context): Conversation {
  const { dialogue } = context.script;
  const { at, today } = context;
  const words = conversation.messages.at(-1)?.text ?? "";
  const consent = { words, at: `${today} ${at}`, version: dialogue.consentVersion };
  const agreed: Conversation = { ...keepUnread(conversation), status: "ASKING", consent, misses: 0 };
  const { next, fields } = readUnread(agreed, context);
  const noted =
    names(fields).length > 0
      ? fillTemplate(dialogue.noted, { values: listValues(fields, context.script) })
      : undefined;
  return askNext(next, [dialogue.thanksForConsent, noted], context);
}

/** Replies to the question for consent that answer it neither with yes nor with no. Then a person takes over. */
const maxUnclear = 3;

function repeatConsent(conversation: Conversation, context: Context): Conversation {
  if (!isConsentAsked(conversation)) return askAgain(conversation, [], context);
  const misses = conversation.misses + 1;
  if (misses < maxUnclear) return askAgain({ ...conversation, misses }, [], context);
  return handOver({ ...conversation, misses: 0 }, [context.script.dialogue.unclearConsent], context);
}

/** A wish to apply, which is no consent yet. */
const wish = /\b(?:appl(?:y|ying|ication)|jobs?|vacanc(?:y|ies)|hiring|naukri|interested|kaam chahiye)\b/i;

/** Replies to a greeting or a wish to apply before the consent: once with a welcome, then as to any unclear reply. */
function welcome(conversation: Conversation, context: Context): Conversation {
  const { dialogue } = context.script;
  const isWelcomed = conversation.messages.some(
    ({ from, text }) => from === "BOT" && text.includes(dialogue.welcome),
  );
  return isWelcomed
    ? repeatConsent(conversation, context)
    : askAgain(conversation, [dialogue.welcome], context);
}

/** Whether a message has no letters that the engine reads. */
const isOtherScript = (text: string) =>
  /\p{L}/u.test(text) && !/[\p{Script=Latin}\p{Script=Devanagari}]/u.test(text);

/** Replies to a message in another script; from the second on a person takes over. */
function answerOtherScript(conversation: Conversation, context: Context): Conversation {
  const unreadable = (conversation.unreadable ?? 0) + 1;
  const counted = passOn({ ...conversation, unreadable });
  return unreadable > 1
    ? handOver(counted, [], context)
    : askAgain(counted, [context.script.dialogue.otherScript], context);
}

/** Whether a message asks to skip the field. More words may follow a skip phrase, but not a single "no". */
function isSkip(text: string, skip: readonly string[]): boolean {
  const answer = bare(text);
  return skip.some((words) => answer === words || (words.includes(" ") && answer.startsWith(`${words} `)));
}

/** Whether a number is none of those that were asked about, such as 2 months after "3-4 years". The second time it counts. */
function isBesideRange(conversation: Conversation, value: number | undefined): boolean {
  const { asked, misses } = conversation;
  const range = rangeIn(pendingWords(conversation, asked ? entryOf(conversation, asked) : undefined));
  if (!range || value === undefined || misses > 0) return false;
  return value < Number.parseFloat(range.low) || value > Number.parseFloat(range.high);
}

function stop(conversation: Conversation, context: Context): Conversation {
  const { dialogue } = context.script;
  const stopped: Conversation = { ...conversation, status: "STOPPED", before: conversation.status };
  return say(stopped, [fillTemplate(dialogue.stopped, dialogue.words)], context);
}

/** What a message says beside the question of the conversation. */
type Heard = ReturnType<typeof readLast>;

/**
 * Replies to what is no answer to any question: a question about the opening, the wish for a person, abuse. `goOn` continues
 * after the reply to a question. Returns undefined for other messages.
 */
function answerAside(
  conversation: Conversation,
  { intent, answer }: Heard["turn"],
  goOn: (from: Conversation, first: string) => Conversation,
  context: Context,
): Conversation | undefined {
  const { dialogue, facts } = context.script;
  if (intent.startsWith("ask-")) {
    // The answer names its source. Without a fact the question goes to the team.
    const fact = facts.find(({ topic }) => topic === answer?.topic);
    return fact
      ? goOn(conversation, fillTemplate(dialogue.answer, { text: fact.text, source: fact.source }))
      : goOn(passOn(conversation), fillTemplate(dialogue.passedOn, { hours: dialogue.hours }));
  }
  if (intent === "human") return handOver(passOn(conversation), [], context);
  if (intent === "abusive") return askAgain(conversation, [dialogue.abusive], context);
  if (intent === "off-topic") return askAgain(conversation, [dialogue.offTopic], context);
  return undefined;
}

/** Replies to a message before the consent. Facts wait for it; everything else is answered as what it is. */
function seekConsent(conversation: Conversation, text: string, context: Context): Conversation {
  const { dialogue } = context.script;
  const consent = isConsentAsked(conversation) ? readConsent(text, context.today) : "UNCLEAR";
  if (consent === "YES") return giveConsent(conversation, context);
  if (consent === "UNCLEAR" && isOtherScript(text)) return answerOtherScript(conversation, context);
  const { turn, read } = readLast(conversation, context);
  const hasFacts = names(read.fields).length > 0 || mentioned(turn).length > 0;
  const goOn = (from: Conversation, first: string) =>
    consent === "NO"
      ? say(from, [first, dialogue.declined], context)
      : askAgain(hasFacts ? keepUnread(from) : from, [first], context);
  const isQuestion = turn.intent.startsWith("ask-");
  if (consent === "NO" && !isQuestion) return say(conversation, [dialogue.declined], context);
  const aside = answerAside(conversation, turn, goOn, context);
  if (aside) return aside;
  if (turn.intent === "attach") return askAgain(conversation, [dialogue.attachLater], context);
  if (hasFacts) return askAgain(keepUnread(conversation), [dialogue.keptUntilYes], context);
  return isGreeting(text) || wish.test(text)
    ? welcome(conversation, context)
    : repeatConsent(conversation, context);
}

function converse(conversation: Conversation, context: Context): Conversation {
  const { script } = context;
  const { dialogue } = script;
  const { status, asked, offer, messages } = conversation;
  const text = messages.at(-1)?.text ?? "";
  if (isStop(text)) return stop(conversation, context);
  if (asksIfBot(text)) return askAgain(conversation, [dialogue.aboutBot], context);
  if (status === "CONSENT") return seekConsent(conversation, text, context);
  if (isOtherScript(text)) return answerOtherScript(conversation, context);
  if (asked && !offer && fieldOf(script, asked).optional && isSkip(text, dialogue.skip))
    return leaveOpen(conversation, asked, context);
  const { turn, read } = readLast(conversation, context);
  if (asked === "experienceYears" && isBesideRange(conversation, read.fields.experienceYears))
    return miss(conversation, dialogue.notOffered, context);
  // A field that the message does not mention (ABSENT) has no words to ask about again.
  const asks = mentioned(turn);
  const goOn = (from: Conversation, first: string) =>
    names(read.fields).length > 0
      ? takeFacts(from, { read, asks: [] }, context, first)
      : askAgain(from, [first], context);
  const aside = answerAside(conversation, turn, goOn, context);
  if (aside) return aside;
  switch (turn.intent) {
    case "give-facts": {
      // No field holds an exception, so the team gets it in the person's own words.
      const isLimited = asks.some((name) => turn.doubts[name] === "LIMITED");
      return takeFacts(isLimited ? passOn(conversation) : conversation, { read, asks }, context);
    }
    case "correct":
      return takeFacts(conversation, { read, asks: asks.filter((name) => name !== asked) }, context);
    case "thanks":
      return askAgain(conversation, [dialogue.thanks], context);
    case "attach":
      return askAgain(conversation, [dialogue.attach], context);
    case "greet":
      return askAgain(conversation, [messages.length > 3 ? dialogue.greetAgain : undefined], context);
    case "affirm":
    case "deny":
      if (offer)
        return turn.intent === "affirm"
          ? acceptOffer(conversation, context)
          : denyOffer(conversation, context);
      return asked
        ? miss(conversation, dialogue.notUnderstood, context)
        : say(conversation, [dialogue.thanks], context);
    default:
      return miss(conversation, dialogue.notUnderstood, context);
  }
}

/** Never says the same twice in a row: a person who gets the same words again feels unheard. */
export function varied(before: Conversation, next: Conversation, { script }: Context): Conversation {
  const last = next.messages.at(-1);
  const said = before.messages.findLast(({ from }) => from === "BOT");
  if (last?.from !== "BOT" || last.text !== said?.text) return next;
  const text = `${script.dialogue.onceMore} ${last.text}`;
  return { ...next, messages: [...next.messages.slice(0, -1), { ...last, text }] };
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
  if (bare(text) === bare(words.erase)) return say(start(script), [erased, script.dialogue.consent], context);
  if (conversation.status === "STOPPED" || conversation.status === "WITH_PERSON") {
    if (bare(text) === bare(words.begin))
      return askAgain({ ...received, status: conversation.before }, [resumed], context);
    if (conversation.status === "STOPPED") return received;
    return isStop(text) ? stop({ ...received, status: conversation.before }, context) : passOn(received);
  }
  const next = varied(conversation, converse(received, context), context);
  if (whole.length <= maxLetters) return next;
  const last = next.messages.at(-1);
  if (last?.from !== "BOT") return next;
  const note = fillTemplate(tooLong, { count: numberFormat("en").format(maxLetters) });
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
  return next.status === "CONSENT" ? askAgain(next, [context.script.dialogue.attachLater], context) : next;
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
