import { keepNames, type Read, readFields } from "./fields/read-fields.ts";
import {
  abuse,
  attaching,
  correction,
  greeting,
  no,
  noFirst,
  offTopic,
  type Question,
  readQuestion,
  thanks,
  yes,
  yesFirst,
} from "./intents.ts";
import { boundedText } from "./language/bounded-text.ts";
import { toLatin } from "./language/to-latin.ts";
import type { Ruled } from "./model/intent-features.ts";
import { readIntent } from "./model/read-intent.ts";
import { asksForPerson } from "./replies/asks-for-person.ts";
import { asksIfBot } from "./replies/asks-if-bot.ts";
import { isStop } from "./replies/stop.ts";
import {
  type Doubt,
  type FieldName,
  type Fields,
  type Intent,
  type Knowledge,
  type Message,
  type Topic,
  type Turn,
  topics,
} from "./types.ts";

/** Phrases with which people state facts about themselves. */
const ownWords =
  /\b(?:i have|i've|i am|i'm|my|mera|mere|i can|i live|i work|i want|i expect|is \d|notice|here|this side|bol rah\w+|(?:hu|hoon|hun|karti|karta|rehti|rehta)|pass|i stay|living in|staying in)\b/;

/** Reads the facts that come with a question, except a value that the question is about. */
function readBeside(raw: string, read: Read, asked: FieldName | null, today: string): Read {
  const text = raw.toLowerCase();
  const statements = raw.split(/(?<=[.!?\n])\s+/).filter((sentence) => !readQuestion(sentence.toLowerCase()));
  const stated = readFields(statements.join(" "), asked, today);
  const isOwn = ownWords.test(text);
  const { fields, doubts } = isOwn ? read : stated;
  // In a message that asks something, a vague word is not a vague reply.
  const isSure = ([, doubt]: [string, Doubt]) => doubt !== "VAGUE";
  const kept: Read = {
    fields: { ...fields },
    doubts: Object.fromEntries(Object.entries(doubts).filter(isSure)),
  };
  const isPayOwn = asked === "expectedPay" || /\bexpect|\bcurrent ctc\b|\bmy (?:pay|salary|ctc)\b/.test(text);
  if (!isPayOwn && !("expectedPay" in stated.fields)) {
    delete kept.fields.expectedPay;
    delete kept.doubts.expectedPay;
  }
  return kept;
}

const fieldWords: [RegExp, FieldName][] = [
  [/\bname\b|\bnaam\b/, "name"],
  [/mail\b/, "email"],
  [/\bnotice\b/, "noticeDays"],
  [/\bexp|\byears?\b|\byrs?\b|\bsaal\b/, "experienceYears"],
  [/\bshift\b|\bnights?\b|\bday\b/, "shift"],
  [/\bsalary\b|\blpa\b|\bpay\b|\blakhs?\b/, "expectedPay"],
  [/\bcity\b|\blive\b|\bmoved\b/, "city"],
  [/\blanguages?\b/, "languages"],
  [/\bcompany\b|\bemployer\b/, "currentEmployer"],
  [/\bnumber\b|\bphone\b|\bmobile\b/, "phone"],
];
/** Fields whose readers accept any name, so the message must show that it changes them. */
const anyName = new Set<FieldName | undefined>(["name", "city", "currentEmployer"]);

/** Phrases that replace a stored value without calling it a correction. */
const renewal = /\b(?:(?:please|pls|kindly) (?:use|change|put|write|note)|should be|changed)\b/;
const perhapsRenewal =
  /\b(?:rather than|i (?:told|said|wrote|put|typed|gave)|forgot|no longer|now|instead|can'?t|cannot|buo)\b/;

/** The stored field that a correction changes: the one that it names, or else the last. */
function correctedField(text: string, stored: Fields, isCorrection: boolean): FieldName | null {
  const isSure = isCorrection || renewal.test(text);
  if (!isSure && !perhapsRenewal.test(text)) return null;
  const names = Object.keys(stored) as FieldName[];
  const named = fieldWords.find(([pattern, name]) => pattern.test(text) && names.includes(name))?.[1];
  const last = names.at(-1);
  return named ?? (isSure || !anyName.has(last) ? last : undefined) ?? null;
}

const farewell = /^\W*(?:good ?night|gud ?night|gn|bye|tata|see you|kal baat kart)\b/;

/** Requests in the form of a question. */
const request =
  /\b(?:can|could|will|would|shall) (?:you|u|we|i) (?:please |pls |kindly )?(?:make|change|put|update|use|correct|note|write|set|save|take)\b/;
/** Requests to be asked again. */
const askAgain =
  /\bask (?:me )?(?:\w+ ){0,3}again\b|\b(?:dobara|phir se|fir se) pu?ch\w*|\bulitin\b|\bask again\b/;

/** A message with everything that the rules found in it. */
type Situation = {
  text: string;
  offered: Fields | undefined;
  asked: FieldName | null;
  stored: Fields;
  question: Question | undefined;
  isCorrection: boolean;
  /** Values if the message is not a question. */
  read: Read;
  /** Values if the message asks something: without those that the question is about. */
  beside: Read;
};

/** Reads all fields. If the requested one is missing, a correction may change a stored one. */
function readAll(raw: string, text: string, isCorrection: boolean, { today, state = {} }: Message): Read {
  const { asked = null, offered, fields = {} } = state;
  const stored = { ...fields, ...offered };
  const corrected = correctedField(text, stored, isCorrection);
  const read = readFields(raw, asked ?? corrected, today);
  const others = Object.keys(read.fields).filter((name) => name !== corrected);
  if (!corrected || others.length > 0) return read;
  const isSame = (value: unknown) => JSON.stringify(value) === JSON.stringify(stored[corrected]);
  if (corrected in read.fields && !isSame(read.fields[corrected])) return read;
  const renewed = readFields(raw, corrected, today);
  return corrected in renewed.fields && !isSame(renewed.fields[corrected])
    ? { ...renewed, doubts: {} }
    : read;
}

function readSituation(message: Message): Situation {
  const { text: whole, state = {} } = message;
  const latin = toLatin(boundedText(whole));
  const raw = latin.text;
  const text = raw.toLowerCase().replace(/[’‘]/g, "'").trim();
  const { asked = null, offered, fields: stored = {} } = state;
  const isCorrection = correction.test(text) && Object.keys({ ...stored, ...offered }).length > 0;
  const asWritten = ({ fields, doubts }: Read): Read => ({ fields: keepNames(fields, latin), doubts });
  const read = asWritten(readAll(raw, text, isCorrection, message));
  const question = readQuestion(text);
  // No question, so all values count.
  const isPlain = !question || request.test(text);
  const beside = isPlain ? read : asWritten(readBeside(raw, read, asked, message.today));
  return { text, offered, asked, stored, question, isCorrection, read, beside };
}

/** The intent according to the rules. */
function ruledIntent(situation: Situation): Intent {
  const { text, offered, asked, stored, question, isCorrection } = situation;
  if (isStop(text)) return "stop";
  if (asksForPerson(text)) return "human";
  if (abuse.test(text)) return "abusive";
  if (question?.kind === "OFF_TOPIC" || asksIfBot(text)) return "off-topic";
  const { fields, doubts } = question ? situation.beside : situation.read;
  const hasFacts = Object.keys({ ...fields, ...doubts }).length > 0;
  if (offered && !question && !/\d/.test(text)) {
    if (yes.test(text) || yesFirst.test(text)) return "affirm";
    if (no.test(text) || (noFirst.test(text) && !hasFacts)) return "deny";
  }
  if (question) return question.kind === "TOPIC" ? question.topic : "ask-other";
  const isStored = Object.keys(fields).some((name) => name in stored);
  if (isCorrection && hasFacts && (asked === null || (isStored && !(asked in fields)))) return "correct";
  if (hasFacts) return offered && (isCorrection || noFirst.test(text)) ? "correct" : "give-facts";
  if (attaching.test(text)) return "attach";
  if (yes.test(text)) return "affirm";
  if (no.test(text)) return "deny";
  if (offTopic.test(text)) return "off-topic";
  if (thanks.test(text)) return "thanks";
  return greeting.test(text) ? "greet" : "unclear";
}

const namesOf = (values: Fields | Turn["doubts"]) => Object.keys(values) as FieldName[];

/** Fields that a message sets or leaves in doubt, by its intent. */
function contentFor(intent: Intent, { text, offered, asked, read, beside }: Situation): Read {
  const nothing: Read = { fields: {}, doubts: {} };
  if (intent === "affirm") return { ...nothing, fields: offered ?? {} };
  if (offered && askAgain.test(text))
    return { ...nothing, doubts: Object.fromEntries(namesOf(offered).map((name) => [name, "VAGUE"])) };
  if (intent.startsWith("ask-")) return beside;
  if (intent === "human") return { ...nothing, fields: beside.fields };
  if (intent === "unclear" || intent === "deny") return { ...nothing, doubts: read.doubts };
  if (intent === "correct") {
    // A correction is about another field than the requested one.
    const { doubts } = read;
    const sure = namesOf(doubts).filter((name) => name !== asked || doubts[name] !== "VAGUE");
    return { ...read, doubts: Object.fromEntries(sure.map((name) => [name, doubts[name]])) };
  }
  if (intent !== "give-facts") return nothing;
  const fields = yesFirst.test(text) ? { ...offered, ...read.fields } : read.fields;
  // The requested fact is missing, so it remains open.
  const isOpen = asked !== null && !(asked in fields);
  return { fields, doubts: { ...(isOpen && { [asked]: "ABSENT" }), ...read.doubts } };
}

function turnFor(intent: Intent, situation: Situation): Turn {
  const { fields, doubts } = contentFor(intent, situation);
  const handover = intent === "human" || intent === "ask-other";
  return { intent, fields, asks: namesOf(doubts), doubts, handover };
}

function ruledOf(situation: Situation): Ruled {
  const { doubts } = situation.question ? situation.beside : situation.read;
  return {
    ...turnFor(ruledIntent(situation), situation),
    doubts,
    isQuestion: situation.question !== undefined,
  };
}

/** The rules' reading, which is an input of the intent classifier. */
export const readByRules = (message: Message): Ruled => ruledOf(readSituation(message));

const isTopic = (intent: Intent): intent is Topic => topics.some((topic) => topic === intent);

/**
 * Reads one message of a candidate. Pure: the same input gives the same output, and nothing is stored.
 * Answers are never made up: a question that no fact of the opening answers goes to a person.
 *
 * @param knowledge one fact for each topic of the opening
 * @throws {Error} if `today` is not a date, for a message about the start date
 */
export function takeTurn(message: Message, knowledge: Knowledge): Turn {
  const situation = readSituation(message);
  const ruled = ruledOf(situation);
  const isFixed = ruled.intent === "stop" || (ruled.intent === "greet" && farewell.test(situation.text));
  const intent = isFixed ? ruled.intent : readIntent({ ...message, text: situation.text }, ruled);
  if (!isTopic(intent)) return turnFor(intent, situation);
  const fact = knowledge[intent];
  const turn = turnFor(fact === undefined ? "ask-other" : intent, situation);
  return fact === undefined ? turn : { ...turn, answer: { topic: intent, text: fact } };
}
