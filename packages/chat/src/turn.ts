import { readExperience, readNotice, readPay } from "./fields/amounts.ts";
import { readCity } from "./fields/city.ts";
import { readStart } from "./fields/dates.ts";
import { readEmail, readEmployer, readName, readPhone } from "./fields/entities.ts";
import { withDigits } from "./fields/numbers.ts";
import { readEducation, readLanguages, readShift } from "./fields/words.ts";
import {
  abuse,
  attaching,
  correction,
  greeting,
  humanWords,
  no,
  noFirst,
  offTopic,
  type Question,
  readQuestion,
  stopWords,
  thanks,
  yes,
  yesFirst,
} from "./intents.ts";
import { readIntent } from "./model/read-intent.ts";
import {
  type FieldName,
  type Fields,
  type Intent,
  type Knowledge,
  type Message,
  type Reading,
  type Topic,
  type Turn,
  topics,
} from "./types.ts";

/** Longer messages are read up to here. In UTF-16 units. */
const maxLength = 2_000;

/** Words after which someone says it again, and better. */
const slip =
  /\b(?:sorry|i mean|no wait|wait no|oops|actually|correction|(?:change|update|correct) (?:it|that|this|my \w+)? ?to|make it)\b[\s,:]*(?=\S)/i;

type Read = { fields: Fields; asks: FieldName[] };

/** Reads every field that a message gives. After a slip that is corrected inside it, the last value counts. */
function readFields(raw: string, asked: FieldName | null, today: string): Read {
  const whole = readPart(
    raw.replace(
      /\b(?:not|instead of|rather than)\s+(?:in\s+)?[\w@.-]+(?:\s+(?:years?|yrs?|days?|months?|lpa|lakhs?))?/gi,
      (part) => (/\d|@/.test(part) ? " " : part),
    ),
    asked,
    today,
  );
  const parts = raw.split(slip);
  const last = parts.length > 1 ? readPart(parts.at(-1) ?? "", asked, today) : undefined;
  if (!last) return whole;
  const asks = [...whole.asks.filter((name) => !(name in last.fields)), ...last.asks];
  return { fields: { ...whole.fields, ...last.fields }, asks: [...new Set(asks)] };
}

function readPart(raw: string, asked: FieldName | null, today: string): Read {
  const lower = raw.toLowerCase().replace(/[’‘]/g, "'");
  const text = withDigits(lower);
  const readings: { [Name in FieldName]: Reading<NonNullable<Fields[Name]>> } = {
    name: readName(raw, asked),
    city: readCity(lower, asked),
    experienceYears: readExperience(text, asked),
    noticeDays: readNotice(text, asked),
    shift: readShift(lower, asked),
    expectedPay: readPay(text, asked),
    languages: readLanguages(lower, asked),
    education: readEducation(lower, asked),
    startDate: readStart(lower, asked, today),
    currentEmployer: readEmployer(raw, asked),
    phone: readPhone(lower, asked),
    email: readEmail(lower, asked),
  };
  const fields: Record<string, unknown> = {};
  const asks: FieldName[] = [];
  for (const [name, reading] of Object.entries(readings) as [FieldName, Reading<unknown>][]) {
    if (reading === undefined) continue;
    if ("value" in reading) fields[name] = reading.value;
    else asks.push(name);
  }
  return { fields: fields as Fields, asks };
}

/** Drops what the question is about and the person does not say of themselves. */
function dropAskedAbout({ fields, asks }: Read, text: string): void {
  const isOwn =
    /\b(?:i have|i've|i am|i'm|my|mera|mere|i can|i live|i work|i want|i expect|is \d|notice)\b/.test(text);
  if (!isOwn) {
    for (const name of Object.keys(fields) as FieldName[]) delete fields[name];
    asks.length = 0;
  }
  if (!/\bexpect|\bcurrent ctc\b|\bmy (?:pay|salary|ctc)\b/.test(text)) {
    delete fields.expectedPay;
    asks.splice(0, asks.length, ...asks.filter((name) => name !== "expectedPay"));
  }
}

/** The stored field that a correction without its name changes: the one of the same kind. */
function correctedField(text: string, stored: Fields): FieldName | null {
  const names = Object.keys(stored) as FieldName[];
  const words: [RegExp, FieldName][] = [
    [/\bname\b|\bnaam\b/, "name"],
    [/mail\b/, "email"],
    [/\bnotice\b/, "noticeDays"],
    [/\bexp|\byears?\b|\byrs?\b|\bsaal\b/, "experienceYears"],
    [/\bshift\b|\bnights?\b|\bday\b/, "shift"],
    [/\bsalary\b|\blpa\b|\bpay\b|\blakhs?\b/, "expectedPay"],
    [/\bcity\b|\blive\b/, "city"],
    [/\bnumber\b|\bphone\b|\bmobile\b/, "phone"],
  ];
  return (
    words.find(([pattern, name]) => pattern.test(text) && names.includes(name))?.[1] ?? names.at(-1) ?? null
  );
}

/** A message with everything that the rules read in it. */
type Situation = {
  text: string;
  offered: Fields | undefined;
  asked: FieldName | null;
  stored: Fields;
  question: Question | undefined;
  isCorrection: boolean;
  /** The values of a message that gives some. */
  read: Read;
  /** The values of a message that asks something: without those that the question is about. */
  beside: Read;
};

function readSituation({ text: whole, today, state = {} }: Message): Situation {
  const raw = whole.slice(0, maxLength);
  const text = raw.toLowerCase().replace(/[’‘]/g, "'").trim();
  const { asked = null, offered, fields: stored = {} } = state;
  const isCorrection = correction.test(text) && Object.keys({ ...stored, ...offered }).length > 0;
  const about = asked ?? (isCorrection ? correctedField(text, { ...stored, ...offered }) : null);
  const read = readFields(raw, about, today);
  const beside = { fields: { ...read.fields }, asks: [...read.asks] };
  dropAskedAbout(beside, text);
  return { text, offered, asked, stored, question: readQuestion(text), isCorrection, read, beside };
}

/** The intent that the rules find. */
function ruledIntent(situation: Situation): Intent {
  const { text, offered, asked, stored, question, isCorrection } = situation;
  if (stopWords.test(text)) return "stop";
  if (humanWords.test(text)) return "human";
  if (abuse.test(text)) return "abusive";
  if (question?.kind === "OFF_TOPIC") return "off-topic";
  const { fields, asks } = question ? situation.beside : situation.read;
  const hasFacts = Object.keys(fields).length > 0 || asks.length > 0;
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

/** The turn for an intent. */
function turnFor(intent: Intent, { offered, asked, read, beside }: Situation): Turn {
  const turn = { intent, fields: {}, asks: [], handover: intent === "human" || intent === "ask-other" };
  if (intent === "affirm") return { ...turn, fields: offered ?? {} };
  if (intent.startsWith("ask-")) return { ...turn, ...beside };
  if (intent !== "give-facts" && intent !== "correct") return turn;
  // An answer without a value that can be stored.
  const isEmpty = Object.keys(read.fields).length + read.asks.length === 0;
  return { ...turn, ...read, ...(isEmpty && asked && { asks: [asked] }) };
}

/** The turn by rules alone, which is where the classifier of intents begins. */
export function turnByRules(message: Message): Turn {
  const situation = readSituation(message);
  return turnFor(ruledIntent(situation), situation);
}

const isTopic = (intent: Intent): intent is Topic => topics.some((topic) => topic === intent);

/**
 * Reads one message of a candidate. Same input, same output; nothing is stored, and no answer is made up: a question that no
 * fact of the opening answers goes to a person.
 *
 * @param knowledge one fact for each topic of the opening
 * @throws {Error} if `today` is no date, for a message about the day on which someone can start
 */
export function takeTurn(message: Message, knowledge: Knowledge): Turn {
  const situation = readSituation(message);
  const ruled = turnFor(ruledIntent(situation), situation);
  // Someone who wants it to end is never misread.
  const intent = ruled.intent === "stop" ? "stop" : readIntent(message, ruled);
  if (!isTopic(intent)) return turnFor(intent, situation);
  const fact = knowledge[intent];
  const turn = turnFor(fact === undefined ? "ask-other" : intent, situation);
  return fact === undefined ? turn : { ...turn, answer: { topic: intent, text: fact } };
}
