import type { FieldName, Fields, Reading, Turn } from "../types.ts";
import { readCity } from "./city.ts";
import { isVague } from "./clauses.ts";
import { readEmail, readPhone } from "./contact.ts";
import { readStart } from "./dates.ts";
import { readEducation } from "./education.ts";
import { readEmployer } from "./employer.ts";
import { readExperience } from "./experience.ts";
import { readLanguages } from "./languages.ts";
import { readName } from "./name.ts";
import { readNotice } from "./notice.ts";
import { withDigits } from "./numbers.ts";
import { readPay } from "./pay.ts";
import { readShift } from "./shift.ts";

/** Phrases by which people correct themselves. */
const slip =
  /\b(?:sorry|i mean|no wait|wait no|oops|oh wait|wait|actually|correction|scratch that|on second thoughts?|let me not lie|ay hindi|nahi nahi|galti se|(?:change|update|correct) (?:it|that|this|my \w+)? ?to|make it|(?:abeg|uff|ah|umm?|oh|no),? (?:no|nah|nope|wait)|no,? (?:that'?s|it'?s|its|thats|make|rather))\b[\s,:.]*(?=\S)/i;

/** A value that is withdrawn: "not three years" or "change 2 weeks to". */
const takenBack = new RegExp(
  [
    "(?:not|instead of|rather than|no be)\\s+(?:in\\s+|the\\s+|a\\s+)?[\\w@.-]+(?:\\s+(?:years?|yrs?|days?|weeks?|months?|lpa|lakhs?|fortnight|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))?",
    "(?:change|update|correct)\\s+(?:from\\s+|that\\s+|it\\s+|the\\s+)?[\\w@.-]+(?:\\s+(?:years?|yrs?|days?|weeks?|months?|lpa|lakhs?))?(?=\\s+to\\b)",
  ]
    .map((part) => `\\b${part}`)
    .join("|"),
  "gi",
);
/** A reference to an earlier message: "I wrote graduate but". */
const saidBefore =
  /\bi (?:had )?(?:wrote|said|put|gave|told|typed|mentioned|entered|filled) [^,.;]{1,30}? but\b/i;
const isValue = (part: string) =>
  /\d|@|\bfresher|\b(?:month|week|fortnight)\b/.test(withDigits(part.toLowerCase()));

/** Words that show which field a reply is about, even without a value. Text is in lower case. */
const about: Record<FieldName, RegExp> = {
  name: /\bnames?\b|\bnaam\b|\bcalls? me\b|\bas (?:per|in|on|written)\b|\bsurname\b/,
  city: /\b(?:cit(?:y|ies)|village|town|district|state|abroad|mov(?:e|ing)|shift(?:ing|ed)?|relocat\w+|staying|living|near|outside|outskirts|north|south|east|west|kms?|parents)\b/,
  experienceYears:
    /\b(?:exp\w*|years?|yrs?|saal|since|worked|compan\w+|plenty|long|lot|many|some|few|several|ages|forever|while|donkey'?s|kaafi|bahut|kuch|matagal|taon|lata?)\b/,
  noticeDays:
    /\b(?:notice|np|resign\w*|serv(?:e|ing)|reliev\w+|imm?[ei]di?at\w*|contract|polic(?:y|ies)|few|weeks?|months?|days?|din|mahin\w+|haft\w+|buy ?out|negotia\w+|manager|boss|hr)\b/,
  shift:
    /\b(?:shifts?|timings?|time|fixed|late|early|days?|hours|rotat\w+|chang(?:e|es|ing)|week\w*|cab|duty|both)\b/,
  expectedPay:
    /\b(?:salary|sal|pay|paid|ctc|package|budget|money|hike|lpa|lakhs?|market|norms|industry|standard|same|more|better|curr?ent|negotia\w+|offer\w*|discuss|rate|increment|afford|deserve|enough|giving)\b|%/,
  languages: /\b(?:languages?|local|mother tongue|many|speak|bhasha|multilingual|bilingual)\b|^\W*\d\W*$/,
  education:
    /\b(?:educat\w+|padh\w*|stud(?:y|ies|ying|ied|ent)|school\w*|colleges?|universit(?:y|ies)|uni|degree|courses?|class|grade|std|standard|complet\w+|qualif\w+|drop ?out|fail\w*|year|sem\w*|stream|arts|commerce|science|board|[5-9] ?th)\b/,
  startDate:
    /\b(?:after|before|once|when\w*|jab|as soon as|asap|immediate\w*|turant|(?:right|straight) ?away|any ?time|weeks?|months?|days?|mahin\w+|haft\w+|pongal|diwali|eid|holi|christmas|pasko|holidays?|year|soon|notice|offer|join\w*|start\w*|mid|fortnight|sometime|depends|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep\w*|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/,
  currentEmployer:
    /\b(?:compan\w+|firm|shops?|store|agency|start ?up|mnc|bpo|office|business|employer|payroll|freelanc\w+|contract\w*)\b/,
  phone: /\b(?:number|num|phone|mobile|mob|sim|whats ?app|cell)\b|\d{3}/,
  email: /\be?-?mails?\b|\bgmail\b|\byahoo\b|\boutlook\b|\bid\b/,
};

/** Values in a message, and fields that it leaves in doubt. */
export type Read = { fields: Fields; doubts: Turn["doubts"] };

/** Reads all fields of a message. If senders correct themselves within it, the last value counts. */
export function readFields(raw: string, asked: FieldName | null, today: string): Read {
  const kept = raw.replace(saidBefore, " ").replace(takenBack, (part) => (isValue(part) ? " " : part));
  const whole = readPart(kept, asked, today);
  const parts = kept.split(slip);
  const last = parts.length > 1 ? readPart(parts.at(-1) ?? "", asked, today) : undefined;
  if (!last) return whole;
  // Languages are read from the whole message.
  if (whole.fields.languages) delete last.fields.languages;
  const fields = { ...whole.fields, ...last.fields };
  const doubts = { ...whole.doubts, ...last.doubts };
  for (const name of Object.keys(doubts) as FieldName[]) {
    const isNew = last.doubts[name] === "SEVERAL" || last.doubts[name] === "INCOMPLETE";
    if (isNew) delete fields[name];
    else if (name in fields) delete doubts[name];
  }
  return { fields, doubts };
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
  const doubts: Read["doubts"] = {};
  for (const [name, reading] of Object.entries(readings) as [FieldName, Reading<unknown>][]) {
    if (reading === undefined) continue;
    if ("value" in reading) fields[name] = reading.value;
    else doubts[name] = reading.doubt;
  }
  const isAbout = asked !== null && (isVague(lower) || about[asked].test(lower));
  if (isAbout && readings[asked] === undefined) doubts[asked] = "VAGUE";
  return { fields: fields as Fields, doubts };
}
