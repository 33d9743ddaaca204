import type { Priority } from "../report.ts";
import { numberWord, parseNumber } from "../skills/number-words.ts";

type Part = Priority | "ignored";

const headings: [RegExp, Part][] = [
  [
    /^(nice[- ]to[- ]have|(an? )?(big |huge |definite |strong |real )?plus(es)?\b|not (essential|required|mandatory|a must)|(would|will) (also )?help|added advantage|wish ?list|brownie points|would be|would like|it('?s| would be) (nice|great|good|a plus)|also (useful|good|welcome|nice)|we('d| would) love|extras?\b|helpful|useful|advantage|good if|nice if|welcome|good[- ]to|bonus|preferred|desirable|desired|optional|what would set you apart|ideally)/i,
    "nice",
  ],
  [
    /^(requirement|must[- ]haves?|(the )?musts?$|non[- ]negotiables?|deal[- ]?breakers?|(absolute |core |key )?(needs|essentials|criteria)\b|selection criteria|(core |key )?competenc|what (you|we).{0,20}(bring|need|require|look|ask|expect|want|must)|you (must|should|need to|will need to|'ll need to|will) (have|bring|be|know|offer)$|you('ll| will)? need$|we (ask|expect|want|insist)|qualification|minimum|essential|required|mandatory|basic qualifications|who you are|skill|key skills|you (have|bring|are)|we (need|require|are looking for)|about you|eligibility|candidate (profile|requirement)|your profile|experience( required)?$|person specification|technical skills|education)/i,
    "must",
  ],
  [
    /^(responsibilit|duties|what you('ll| will) do|the role|role|your (role|tasks|mission|day)|job description|day[- ]to[- ]day|you will|key (responsibilities|duties|tasks)|main duties|tasks|in this role|about the (job|role|position)|job summary|overview|summary|scope|accountabilities)/i,
    "duty",
  ],
  [
    /^(on offer|offer|in return|what you get|you get|rewards?|benefits?|what we offer|we offer|perks|about (us|the company|our)|who we are|our (company|culture|values|story|offer)|why (join|us)|equal opportunit|eeo|diversity|how to apply|compensation|salary\b|pay\b|package|to apply|application|disclaimer|privacy|company description)/i,
    "ignored",
  ],
];

const withoutMarks = (line: string) => line.replace(/^[#*\s_-]+|[*_\s]+$/g, "");

function readHeading(line: string): Part | undefined {
  if (/^[-•*–]\s+[^*]/.test(line)) return undefined; // a list item, whatever its first word
  const clean = withoutMarks(line);
  const head = clean.includes(":") ? (clean.split(":")[0] ?? "") : clean;
  if (head.length > 48 || head.split(" ").length > 7 || (!clean.includes(":") && /[.,;]$/.test(clean)))
    return undefined;
  const isOwnLine = /:\s*$/.test(clean) || !clean.includes(":");
  if (!clean.includes(":") && /\d/.test(head)) return undefined;
  if (
    isOwnLine &&
    !/:\s*$/.test(clean) &&
    head.split(" ").length > 4 &&
    !/^(nice|good|what|it would be|we('d| would))/i.test(head)
  )
    return undefined;
  return headings.find(([pattern]) => pattern.test(head))?.[1];
}

/** If an advertisement lists its musts separately, these headings mean "wanted". */
const explicitMust = /^((the |our )?must|non[- ]neg|essential|mandatory|minimum|basic|required)/i;
const plainNeeds =
  /^((other |further )?(requirement|qualification|skill)|what (you|we)|about you|your profile)/i;

const niceCue =
  /\b(an? (big |strong |huge |definite |added )?(plus|bonus)|nice to have|good to have|preferred|preferably|desirable|desired|bonus|ideally|an advantage|advantageous|would be (nice|great|good|helpful)|beneficial|optional|an asset|helpful)\b/i;
const mustCue =
  /\b(must|required|mandatory|essential|at least|minimum|need(ed)? to have|is a must|compulsory|necessary)\b/i;
export const notRequired =
  /\b(not (required|needed|necessary|essential|mandatory)|no (prior |previous )?[\p{L} ]{0,40}(required|needed|necessary)|isn'?t (required|needed)|don'?t need)\b/iu;
const legalNotice =
  /\b(equal opportunity|without regard to|all qualified applicants|race|religion|sexual orientation|reasonable accommodation|regardless of)\b/i;

export const yearsPattern = new RegExp(
  String.raw`\b(\d{1,2}|${numberWord})\s*(?:\+|plus)?\s*(?:(?:-|–|to)\s*(?:\d{1,2}|${numberWord})\s*\+?\s*)?(?:years?|yrs?)\b`,
  "i",
);

/** Years a clause requires: the lower end of a range. */
export function requiredYears(text: string): number | undefined {
  const [, first] = yearsPattern.exec(text) ?? [];
  return first === undefined ? undefined : parseNumber(first);
}

/** `isListed`: under a heading that announces requirements. */
export type Clause = { text: string; start: number; priority: Part; isListed: boolean };

const notAboutWork =
  /^\s*[-•*]?\s*(start date|location|place of work|salary|pay|hours|working hours|job type|employment type|contract( type)?|reports? to|department|closing date|reference|ref|deadline|duration|shift( timing)?s?)\b\s*[:–-]|\b(to apply|apply (now|by|with|to|online)|send (us )?your|closing date|founded|family-owned|we are an?|please (send|apply|submit))\b/i;

/** The weight that a clause's words state. "At least" counts things; it makes no must of a nice-to-have. */
function partByCue(clause: string, part: Part): Part {
  if (part === "ignored" || part === "nice") return part;
  return niceCue.test(clause) ? "nice" : mustCue.test(clause) ? "must" : part;
}

/** Sentences and list items with their part of the advertisement. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let part: Part = "wanted";
  let isListed = false;
  const lines = text.split("\n").map((raw) => ({ raw, line: raw.trim(), heading: readHeading(raw.trim()) }));
  const hasHeadings = lines.some(({ heading }) => heading !== undefined);
  const namesMusts = lines.some(
    ({ line, heading }) => heading === "must" && explicitMust.test(withoutMarks(line)),
  );
  let offset = 0;
  for (const { raw, line, heading } of lines) {
    const start = offset;
    offset += raw.length + 1;
    if (line === "" || notAboutWork.test(line)) continue;
    let content = raw;
    let contentStart = start;
    if (heading !== undefined) {
      part = namesMusts && heading === "must" && plainNeeds.test(withoutMarks(line)) ? "wanted" : heading;
      isListed = true;
      const colon = raw.indexOf(":");
      if (colon < 0 || raw.slice(colon + 1).trim() === "") continue;
      content = raw.slice(colon + 1);
      contentStart = start + colon + 1;
    }
    for (const match of content.matchAll(/(?:[^.;!?]|[.!?](?=\S))+[.;!?]?/g)) {
      const clause = match[0];
      if (clause.trim() === "" || legalNotice.test(clause)) continue;
      clauses.push({
        text: clause,
        start: contentStart + match.index,
        priority: partByCue(clause, part),
        isListed: isListed || !hasHeadings,
      });
    }
  }
  return clauses;
}
