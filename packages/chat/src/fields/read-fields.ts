import { boundedText } from "../language/bounded-text.ts";
import { type Latin, toLatin } from "../language/to-latin.ts";
import type { FieldName, Fields, Reading, Turn } from "../types.ts";
import { knownCity, readCity } from "./city.ts";
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

const ofResidence =
  /\b(?:live|living|lives|stay\w*|resid\w+|based|from|reh?ta|reh?ti|rehte|city|moved|shifted|settled|se (?:hu|hoon|hun)|home)\b/;

/** "Name - Mohsin Ansari": a dash after a label ends no clause. */
const label =
  /\b(name|naam|exp(?:erience)?|company|employer|notice(?: period)?|ctc|ectc|salary|city|location|phone|mobile|e?mail|shift|languages?)\s+[-–—=]\s+/gi;

/** An amount that is given again without its unit: "three years, no wait, three and half". */
const withoutUnit =
  /\b(years?|yrs?|saal|months?|days?|weeks?)((?:[\s,.]+(?:no wait|wait no|wait|sorry|i mean|oops|no no|nahi nahi|actually|no))+[\s,.]*(?:it'?s |its |like )?)((?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|teen|char|paanch)(?: and (?:a )?half)?)(?=\s*(?:[,.]|and [a-z]|$))/gi;

/** Values in a message, and fields that it leaves in doubt. */
export type Read = { fields: Fields; doubts: Turn["doubts"] };

/** Reads all fields of a message. If senders correct themselves within it, the last value counts. */
export function readFields(raw: string, asked: FieldName | null, today: string): Read {
  const kept = raw
    .replace(
      withoutUnit,
      (_, unit: string, slipped: string, amount: string) => `${unit}${slipped}${amount} ${unit}`,
    )
    .replace(label, "$1: ")
    .replace(saidBefore, " ")
    .replace(takenBack, (part) => (isValue(part) ? " " : part));
  const whole = readPart(kept, asked, today);
  const parts = kept.split(slip);
  const last = parts.length > 1 ? readPart(parts.at(-1) ?? "", asked, today) : undefined;
  if (!last) return whole;
  // Languages are read from the whole message.
  if (whole.fields.languages) delete last.fields.languages;
  const fields = { ...whole.fields, ...last.fields };
  const doubts = { ...whole.doubts, ...last.doubts };
  for (const name of Object.keys(doubts) as FieldName[]) {
    const isNew = ["SEVERAL", "LIMITED", "INCOMPLETE"].includes(last.doubts[name] ?? "");
    if (isNew) delete fields[name];
    else if (name in fields) delete doubts[name];
  }
  return { fields, doubts };
}

/** A text as written, in lower case, and with digits for its numbers. */
type Part = { raw: string; lower: string; text: string };

const readers: {
  [Name in FieldName]: (
    part: Part,
    asked: FieldName | null,
    today: string,
  ) => Reading<NonNullable<Fields[Name]>>;
} = {
  name: ({ raw }, asked) => readName(raw, asked),
  city: ({ raw }, asked) => readCity(raw, asked),
  experienceYears: ({ text }, asked) => readExperience(text, asked),
  noticeDays: ({ text }, asked, today) => readNotice(text, asked, today),
  shift: ({ text }, asked) => readShift(text, asked),
  expectedPay: ({ text }, asked) => readPay(text, asked),
  languages: ({ lower }, asked) => readLanguages(lower, asked),
  education: ({ raw }, asked) => readEducation(raw, asked),
  startDate: ({ lower }, asked, today) => readStart(lower, asked, today),
  currentEmployer: ({ raw }, asked) => readEmployer(raw, asked),
  phone: ({ lower }, asked) => readPhone(lower, asked),
  email: ({ lower }, asked) => readEmail(lower, asked),
};

function partOf(raw: string): Part {
  const lower = raw.toLowerCase().replace(/[’‘]/g, "'");
  return { raw, lower, text: withDigits(lower) };
}

/**
 * Reads one field of a message, without regard to others and to corrections within it: some twenty times faster than a turn.
 * @param today `YYYY-MM-DD`
 */
export function readField<Name extends FieldName>(
  name: Name,
  text: string,
  asked: FieldName | null,
  today: string,
): Fields[Name] | undefined {
  const latin = toLatin(boundedText(text));
  const reading = readers[name](partOf(latin.text), asked, today);
  return reading && "value" in reading ? keepNames({ [name]: reading.value }, latin)[name] : undefined;
}

/** Names of people, employers and unknown places as they were written: a transliteration would be a guess. */
export function keepNames(fields: Fields, { asWritten }: Latin): Fields {
  const kept = { ...fields };
  if (kept.name !== undefined) kept.name = asWritten(kept.name);
  if (kept.currentEmployer !== undefined) kept.currentEmployer = asWritten(kept.currentEmployer);
  if (kept.city !== undefined && knownCity(kept.city) === undefined) kept.city = asWritten(kept.city);
  return kept;
}

function readPart(raw: string, asked: FieldName | null, today: string): Read {
  const part = partOf(raw);
  const { lower } = part;
  const fields: Record<string, unknown> = {};
  const doubts: Read["doubts"] = {};
  for (const [name, read] of Object.entries(readers) as [FieldName, (typeof readers)[FieldName]][]) {
    const reading: Reading<unknown> = read(part, asked, today);
    if (reading === undefined) continue;
    if ("value" in reading) fields[name] = reading.value;
    else doubts[name] = reading.doubt;
  }
  // A place beside an employer is the employer's, and a condition for the pay is no wish for a shift.
  if (asked === "currentEmployer" && fields.currentEmployer !== undefined && !ofResidence.test(lower))
    delete fields.city;
  if (asked === "expectedPay" && doubts.expectedPay !== undefined) delete fields.shift;
  const isAbout = asked !== null && (isVague(lower) || about[asked].test(lower));
  if (isAbout && !(asked in fields) && !(asked in doubts)) doubts[asked] = "VAGUE";
  return { fields: fields as Fields, doubts };
}
