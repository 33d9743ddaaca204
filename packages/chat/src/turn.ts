import { readCity } from "./fields/city.ts";
import { isVague } from "./fields/clauses.ts";
import { readEmail, readPhone } from "./fields/contact.ts";
import { readStart } from "./fields/dates.ts";
import { readEducation } from "./fields/education.ts";
import { readEmployer } from "./fields/employer.ts";
import { readExperience } from "./fields/experience.ts";
import { readLanguages } from "./fields/languages.ts";
import { readName } from "./fields/name.ts";
import { readNotice } from "./fields/notice.ts";
import { withDigits } from "./fields/numbers.ts";
import { readPay } from "./fields/pay.ts";
import { readShift } from "./fields/shift.ts";
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
  /\b(?:sorry|i mean|no wait|wait no|oops|oh wait|wait|actually|correction|scratch that|on second thoughts?|let me not lie|ay hindi|nahi nahi|galti se|(?:change|update|correct) (?:it|that|this|my \w+)? ?to|make it|(?:abeg|uff|ah|umm?|oh|no),? (?:no|nah|nope|wait)|no,? (?:that'?s|it'?s|its|thats|make|rather))\b[\s,:.]*(?=\S)/i;

/** A value that someone takes back, as in "not three years" or "change 2 weeks to". */
const takenBack = new RegExp(
  [
    "(?:not|instead of|rather than|no be)\\s+(?:in\\s+|the\\s+|a\\s+)?[\\w@.-]+(?:\\s+(?:years?|yrs?|days?|weeks?|months?|lpa|lakhs?|fortnight|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))?",
    "(?:change|update|correct)\\s+(?:from\\s+|that\\s+|it\\s+|the\\s+)?[\\w@.-]+(?:\\s+(?:years?|yrs?|days?|weeks?|months?|lpa|lakhs?))?(?=\\s+to\\b)",
  ]
    .map((part) => `\\b${part}`)
    .join("|"),
  "gi",
);
const isValue = (part: string) =>
  /\d|@|\bfresher|\b(?:month|week|fortnight)\b/.test(withDigits(part.toLowerCase()));

type Read = { fields: Fields; asks: FieldName[] };

/** Reads every field that a message gives. After a slip that is corrected inside it, the last value counts. */
function readFields(raw: string, asked: FieldName | null, today: string): Read {
  const kept = raw.replace(takenBack, (part) => (isValue(part) ? " " : part));
  const whole = readPart(kept, asked, today);
  const parts = kept.split(slip);
  const last = parts.length > 1 ? readPart(parts.at(-1) ?? "", asked, today) : undefined;
  if (!last) return whole;
  // A list of languages is read as a whole.
  if (whole.fields.languages) delete last.fields.languages;
  const asks = [...whole.asks.filter((name) => !(name in last.fields)), ...last.asks];
  return { fields: { ...whole.fields, ...last.fields }, asks: [...new Set(asks)] };
}

function readPart(raw: string, asked: FieldName | null, today: string): Read {
  const lower = raw.toLowerCase().replace(/[’‘]/g, "'");
  const text = withDigits(lower);
  const readings: { [Name in FieldName]: Reading<NonNullable<Fields[Name]>> } = {
    name: readName(raw, asked),
    city: readCity(raw, asked),
    experienceYears: readExperience(text, asked),
    noticeDays: readNotice(text, asked),
    shift: readShift(text, asked),
    expectedPay: readPay(text, asked),
    languages: readLanguages(lower, asked),
    education: readEducation(raw, asked),
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
  const isEmpty = Object.keys(fields).length + asks.length === 0;
  return { fields: fields as Fields, asks: isEmpty && asked && isVague(lower) ? [asked] : asks };
}

/** Words by which someone gives facts about themselves. */
const ownWords =
  /\b(?:i have|i've|i am|i'm|my|mera|mere|i can|i live|i work|i want|i expect|is \d|notice|here|this side|bol rah\w+|(?:hu|hoon|hun|karti|karta|rehti|rehta)|pass|i stay|living in|staying in)\b/;

/** The facts of a message beside its question. A value that the question is about is dropped. */
function readBeside(raw: string, { fields, asks }: Read, asked: FieldName | null, today: string): Read {
  const text = raw.toLowerCase();
  const statements = raw.split(/(?<=[.!?\n])\s+/).filter((sentence) => !readQuestion(sentence.toLowerCase()));
  const stated = readFields(statements.join(" "), asked, today);
  const isOwn = ownWords.test(text);
  const kept: Read = isOwn ? { fields: { ...fields }, asks: [...asks] } : stated;
  const isPayOwn = asked === "expectedPay" || /\bexpect|\bcurrent ctc\b|\bmy (?:pay|salary|ctc)\b/.test(text);
  if (!isPayOwn && !("expectedPay" in stated.fields)) {
    delete kept.fields.expectedPay;
    kept.asks = kept.asks.filter((name) => name !== "expectedPay");
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
/** Fields whose readers take any name: a message has to show that it changes them. */
const anyName = new Set<FieldName | undefined>(["name", "city", "currentEmployer"]);

/** Words by which someone gives a stored value again, even if they do not call it a correction. */
const renewal = /\b(?:(?:please|pls|kindly) (?:use|change|put|write|note)|should be|changed)\b/;
const perhapsRenewal =
  /\b(?:rather than|i (?:told|said|wrote|put|typed|gave)|forgot|no longer|now|instead|can'?t|cannot|buo)\b/;

/** The stored field that a correction changes: one of the kind that it names, or else the last. */
function correctedField(text: string, stored: Fields, isCorrection: boolean): FieldName | null {
  const isSure = isCorrection || renewal.test(text);
  if (!isSure && !perhapsRenewal.test(text)) return null;
  const names = Object.keys(stored) as FieldName[];
  const named = fieldWords.find(([pattern, name]) => pattern.test(text) && names.includes(name))?.[1];
  const last = names.at(-1);
  return named ?? (isSure || !anyName.has(last) ? last : undefined) ?? null;
}

/** Requests that only look like questions. */
const request =
  /\b(?:can|could|will|would|shall) (?:you|u|we|i) (?:please |pls |kindly )?(?:make|change|put|update|use|correct|note|write|set|save|take)\b/;
/** Requests to be asked again. */
const askAgain =
  /\bask (?:me )?(?:\w+ ){0,3}again\b|\b(?:dobara|phir se|fir se) pu?ch\w*|\bulitin\b|\bask again\b/;

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

/** Reads the fields; if the one asked for is not among them, a correction can give one that is stored. */
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
  return corrected in renewed.fields && !isSame(renewed.fields[corrected]) ? { ...renewed, asks: [] } : read;
}

function readSituation(message: Message): Situation {
  const { text: whole, state = {} } = message;
  const raw = whole.slice(0, maxLength);
  const text = raw.toLowerCase().replace(/[’‘]/g, "'").trim();
  const { asked = null, offered, fields: stored = {} } = state;
  const isCorrection = correction.test(text) && Object.keys({ ...stored, ...offered }).length > 0;
  const read = readAll(raw, text, isCorrection, message);
  const question = readQuestion(text);
  // Without a question there is nothing that it can be about.
  const isPlain = !question || request.test(text);
  const beside = isPlain ? read : readBeside(raw, read, asked, message.today);
  return { text, offered, asked, stored, question, isCorrection, read, beside };
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
function turnFor(intent: Intent, { text, offered, asked, read, beside }: Situation): Turn {
  const turn = { intent, fields: {}, asks: [], handover: intent === "human" || intent === "ask-other" };
  if (intent === "affirm") return { ...turn, fields: offered ?? {} };
  if (offered && askAgain.test(text)) return { ...turn, asks: Object.keys(offered) as FieldName[] };
  if (intent.startsWith("ask-")) return { ...turn, ...beside };
  if (intent === "human")
    return { ...turn, fields: beside.fields, asks: humanWords.test(text) ? [] : beside.asks };
  if (intent === "unclear" || intent === "deny") return { ...turn, asks: read.asks };
  if (intent !== "give-facts" && intent !== "correct") return turn;
  // An answer without a value that can be stored.
  const isEmpty = Object.keys(read.fields).length + read.asks.length === 0;
  return { ...turn, ...read, ...(isEmpty && asked && { asks: [asked] }) };
}

/** The turn by only the rules, from which the classifier of intents begins. */
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
