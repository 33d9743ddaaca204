import type { Education, FieldName, Reading } from "../types.ts";
import { clausesOf, otherPerson } from "./clauses.ts";

/**
 * Qualifications by level, highest first. Abbreviations that are also words count only in capitals or with
 * dots.
 */
const degrees: [RegExp, Education][] = [
  [/\bph\.?\s?d\b|\bdoctor(?:al|ate)\b|\bd\.?phil\b/i, "doctorate"],
  [
    /\bm\.?\s?(?:com|sc|tech|ca|phil|pharm?|lib|voc)\b\.?|\bm[. ]\s?(?:ed|arch|des)\b|\bm\.[aesd]\b|\bmeng\b|\bmba\b|\bmca\b|\bmsw\b|\bllm\b|\bpost[ -]?grad\w*|\bmaster'?s?\b(?! (?:chef|baker|plan|trainer))|\bpgdm\b|\bpg\b(?= (?:diploma|degree|course|done|complete\w*|kiya)|\W*$)|\bmagister\w*|\bmgr\b|\bparaskata\b/i,
    "master",
  ],
  [
    /\bb\.?\s?(?:com|sc|tech|ba|ca|pharm?|hm|ms|voc|lib|fa|pt|bs|eng)\b\.?|\bb[. ]\s?(?:ed|arch|des)\b|\bb\.[ae]\b\.?|\b(?:bba|bca|bbm|bhm|bms|btech|llb|mbbs|bds|bams|bhms|beng|bsn|bsit|bsba)\b|(?<!school |secondary |diploma |iti |shs |high )\b(?:under)?graduat(?:e|ed|ion)\b|\bgrad\b|\bbachelor'?s?\b|(?<!associate |foundation )\bdegree\b(?! college)|\blicencjat\w*|\bin[zż]ynier\w*|\buniversity passed\b|\bshahada\b|\bhonou?rs\b/i,
    "bachelor",
  ],
  [
    /\bdip(?:loma|lomas)?\b|\biti\b|\bpolytechnic\b|\bo?nd\b(?= in| at| from| holder|\W*$)|\bhnd\b|\bhnc\b|\bocd\b|\btesda\b|\bvocational\b|\bassociate degree\b|\bfoundation degree\b|\bd\.?(?:pharm|el\.?ed|ed)\b|\bgnm\b|\banm\b|\bpoly\b|\bnc ?ii+\b/i,
    "diploma",
  ],
  [
    /\btwelfth\b(?! of)|(?<!(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec) )\b12\s*th\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b12(?: ?pass| class| std|ve?en|vi|vin)|\bxii\b|\bhsc\b|\bh\.s\.c\b|\bhs pass\w*|\bpuc\b|\bpu\b|\b10 ?\+ ?2\b|\ba[ -]?levels?\b|\ba\/ls?\b|\binter(?:mediate)?\b(?= pass|\W*$| kiya| done| in| with| clear)|\bintermediate\b|\b(?:higher|senior) secondary\b|\bsenior high\b|\bshs\b|\bbara?hvi\b|\bbarvi\b|\bbarahvin\b|\b(?:class|grade|standard|std|plus) ?(?:12|two)\b|\+2\b|\bleaving cert\w*|\bwaec\b|\bwassce\b|\bssce\b|\bneco\b|\bo'?level and a'?level|\bkcse\b|\bform (?:four|4|six|6)\b|\bmatura\b|\bmatur[aęy]\b|\btechnikum\b|\bliceum\b|\bhigh ?school\b|\bsecondary school\b(?! teacher)|\bhighers\b|\bbtec\b|\bk-?12\b|\bsixth form\b/i,
    "12th",
  ],
  [
    /\b10\s*th\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b10(?: ?pass| class| std|ve?en|vi)|\bssc\b|\bs\.s\.c\b|\bsslc\b|\bmatric\w*|\bgcses?\b|\bo[ -]?levels?\b|\bo\/ls?\b|\bdasvi\w*|\bdasvin\b|\b(?:class|grade|standard|std) ?10\b|\bjunior cert\w*|\bjunior high\b|\bpathaam\b|\bhigh school only 10/i,
    "10th",
  ],
];
const short: [RegExp, Education][] = [
  [/\bB(?:Ed|ED|Arch|Des)\b/, "bachelor"],
  [/\bM(?:Ed|ED|Arch|Des)\b/, "master"],
  [/\b(?:BA|BE|BS|B\.A|B\.E)\b/, "bachelor"],
  [/\bM ?(?:A|E|S|D|FA|PH)\b(?! \p{Lu}\p{Ll})/u, "master"],
  [
    /\b(?:ma|ms)\b(?= (?:in|kiya|ki|done|pass\w*|complete\w*|english|hindi|urdu|history|economics|degree|from)|\W*$)/i,
    "master",
  ],
  [
    /\b(?:ba|be|bs)\b(?= (?:in|kiya|ki|done|pass\w*|complete\w*|hons|english|hindi|history|economics|degree|final|nursing|\()|\W*$)/i,
    "bachelor",
  ],
];
const unfinished =
  /\b(?:doing|pursuing|pursu\w+|studying|dropped|drop ?out|left(?! after)|discontinu\w+|not (?:completed|finish\w*|complete|done|cleared|pass\w*)|never (?:finished|did|completed|went)|final year|(?:1st|2nd|3rd|4th|first|second|third) (?:year|yr|sem\w*)|(?<!\b(?:finish|complet|pass|did|done|got)\w*\b[^,.;]{0,25})last (?:year|sem\w*)|running|incomplete|fail\w*|backlogs?|appearing|ongoing|kar rah\w+|chal rah\w+|(?<!baad )ch?hod\w*|adhura|in progress|pending|abandon\w*|gave up|quit|in view|result awaited|awaiting|undergrad|some (?:of|college)|didn'?t (?:finish|complete|pass)|isn'?t (?:finished|complete\w*|over)|did not (?:finish|complete|pass)|hindi (?:natapos|tapos)|di natapos|nie skończy\w*|currently in|enrolled|wanted|planning|want to)\b/i;
const finished =
  /\b(?:pass(?:ed|out)?|complet\w+|graduat\w+|degree|did my|diploma|studied|done|qualifi\w+|kiya|holder|finish\w*|batch|only|hold|have|educat\w+|tapos|nimemaliza)\b|\b(?:mba|b\.?com|b\.?tech|btech|m\.?sc|b\.?sc|b\.?a|hsc|bca|mca|phd)\b/i;

/** Splits a text into parts that each mention one qualification. */
const partsOf = (text: string) =>
  clausesOf(text).flatMap((clause) =>
    clause
      .split(/\s(?:n|and|aur|&|then|before that|after that|because|pero|kasi)\s/i)
      .filter((part) => part.trim() !== ""),
  );

function levelsIn(part: string): Education[] {
  const rest = part.replace(/\b(?:ms|mr|mrs)\.? (?=\p{Lu})/gu, " ").replace(/\bme\b/g, " ");
  return [...degrees, ...(/\b(?:to be|be able|will be|can be|should be)\b/.test(rest) ? [] : short)].flatMap(
    ([pattern, level]) => (pattern.test(rest.replace(/\bM(?:s|r|e)\b/g, " ")) ? [level] : []),
  );
}

const order: Education[] = ["doctorate", "master", "bachelor", "diploma", "12th", "10th"];

/** What someone must have finished before a degree, also before one that is not finished. */
const before: Partial<Record<Education, Education>> = { master: "bachelor", bachelor: "12th" };

/**
 * Reads the highest completed education; abandoned, failed and ongoing ones do not count. Takes the text as
 * written.
 */
export function readEducation(raw: string, asked: FieldName | null): Reading<Education> {
  const isAsked = asked === "education";
  const text = raw
    .replace(/\S*@\S*/g, " ")
    .replace(/[’‘]/g, "'")
    .replace(
      /\s*\((?=dropped|left|pursuing|appearing|\d(?:st|nd|rd|th) (?:year|sem)|incomplete|ongoing|final|not|fail|discont|abandon)/gi,
      " ",
    );
  let isOpen = false;
  const levels = partsOf(text).flatMap((part) => {
    const found = levelsIn(part);
    if (found.length === 0 || otherPerson.test(part)) return [];
    const isOver = !unfinished.test(part) && !/^no\b/i.test(part.trim());
    isOpen ||= !isOver;
    if (!isOver && isAsked) return found.flatMap((level) => before[level] ?? []);
    if (!isOver || !(isAsked || finished.test(part) || (asked === null && isPiece(part)))) return [];
    return found;
  });
  const highest = order.find((level) => levels.includes(level));
  if (highest) return { value: highest };
  return isAsked && isOpen ? { doubt: "VAGUE" } : undefined;
}

/** Whether a part is short enough to be a qualification in a list of facts. */
const isPiece = (part: string) => part.trim().split(/\s+/).length <= 4 && !/^\W*\d+th\W*$/i.test(part);
