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
  readQuestion,
  stopWords,
  thanks,
  yes,
  yesFirst,
} from "./intents.ts";
import type { FieldName, Fields, Intent, Knowledge, Message, Reading, Turn } from "./types.ts";

/** Longer messages are read up to here. In UTF-16 units. */
const maxLength = 2_000;

/** Words after which someone says it again, and better. */
const slip = /\b(?:sorry|i mean|no wait|wait no|oops|actually|correction)\b[\s,:]*(?=\S)/i;

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

/**
 * Reads one message of a candidate. Same input, same output; nothing is stored, and no answer is made up: a question that no
 * fact of the opening answers goes to a person.
 *
 * @param knowledge one fact for each topic of the opening
 * @throws {Error} if `today` is no date, for a message about the day on which someone can start
 */
export function takeTurn({ text: whole, today, state = {} }: Message, knowledge: Knowledge): Turn {
  const raw = whole.slice(0, maxLength);
  const text = raw.toLowerCase().replace(/[’‘]/g, "'").trim();
  const { asked = null, offered, fields: stored = {} } = state;
  const result = (intent: Intent, more: Partial<Turn> = {}): Turn => ({
    intent,
    fields: {},
    asks: [],
    handover: intent === "human" || intent === "ask-other",
    ...more,
  });
  if (stopWords.test(text)) return result("stop");
  if (humanWords.test(text)) return result("human");
  if (abuse.test(text)) return result("abusive");

  const isCorrection = correction.test(text) && Object.keys({ ...stored, ...offered }).length > 0;
  const about = asked ?? (isCorrection ? correctedField(text, { ...stored, ...offered }) : null);
  const question = readQuestion(text);
  const read = readFields(raw, about, today);
  if (question) dropAskedAbout(read, text);
  if (question?.kind === "OFF_TOPIC") return result("off-topic");
  const hasFacts = Object.keys(read.fields).length > 0 || read.asks.length > 0;
  if (offered && !question && !/\d/.test(text)) {
    if (yes.test(text) || yesFirst.test(text)) return result("affirm", { fields: offered });
    if (no.test(text) || (noFirst.test(text) && !hasFacts)) return result("deny");
  }
  if (question?.kind === "TOPIC") {
    const { topic } = question;
    const fact = knowledge[topic];
    if (fact === undefined) return result("ask-other", { fields: read.fields });
    return result(topic, { fields: read.fields, answer: { topic, text: fact } });
  }
  if (question?.kind === "OTHER") return result("ask-other", read);
  const isStored = Object.keys(read.fields).some((name) => name in stored);
  if (isCorrection && hasFacts && (asked === null || (isStored && !(asked in read.fields))))
    return result("correct", read);
  if (hasFacts) {
    const isDenied = offered && (isCorrection || noFirst.test(text));
    return result(isDenied ? "correct" : "give-facts", read);
  }
  if (attaching.test(text)) return result("attach");
  if (yes.test(text)) return result("affirm");
  if (no.test(text)) return result("deny");
  if (offTopic.test(text)) return result("off-topic");
  if (thanks.test(text)) return result("thanks");
  if (greeting.test(text)) return result("greet");
  return result("unclear");
}
