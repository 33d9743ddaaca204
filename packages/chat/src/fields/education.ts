import { anyOf, wholeWords } from "word-patterns";
import type { Education, FieldName, Reading } from "../types.ts";
import { clausesOf, otherPerson } from "./clauses.ts";
import * as words from "./education.words.ts";

const oneOf = (sources: readonly string[]) => new RegExp(sources.join("|"), "i");

/** "12th June" is a day. */
const notOfMonth = `(?! (?:of )?${anyOf(words.shortMonths)})`;

/**
 * Qualifications by level, highest first. Abbreviations that are also words count only in capitals or with
 * dots.
 */
const degrees: [RegExp, Education][] = [
  [/\bph\.?\s?d\b|\bdoctor(?:al|ate)\b|\bd\.?phil\b/i, "doctorate"],
  [
    oneOf([
      wholeWords(words.masters).source,
      `\\bm\\.?\\s?${anyOf(words.masterSubjects)}\\b`,
      "\\bm[. ]\\s?(?:ed|arch|des)\\b|\\bm\\.[aesd]\\b",
      "\\bmaster'?s?\\b(?! (?:chef|baker|plan|trainer))",
      "\\bpg\\b(?= (?:diploma|degree|course|done|complete\\w*|kiya)|\\W*$)",
    ]),
    "master",
  ],
  [
    oneOf([
      wholeWords(words.bachelors).source,
      `\\bb\\.?\\s?${anyOf(words.bachelorSubjects)}\\b`,
      "\\bb[. ]\\s?(?:ed|arch|des)\\b|\\bb\\.[ae]\\b",
      "(?<!school |secondary |diploma |iti |shs |high )\\b(?:under)?graduat(?:e|ed|ion)\\b",
      "(?<!associate |foundation )\\bdegree\\b(?! college)",
    ]),
    "bachelor",
  ],
  [
    oneOf([wholeWords(words.diplomas).source, "\\bo?nd\\b(?= in| at| from| holder|\\W*$)", "\\bnc ?ii+\\b"]),
    "diploma",
  ],
  [
    oneOf([
      wholeWords(words.twelveYears).source,
      "\\btwelfth\\b(?! of)",
      `(?<!${anyOf([...words.longMonths, ...words.shortMonths])} )\\b12\\s*th\\b${notOfMonth}`,
      "\\binter(?:mediate)?\\b(?= pass|\\W*$| kiya| done| in| with| clear)",
      "\\+2\\b",
      "\\bsecondary school\\b(?! teacher)",
    ]),
    "12th",
  ],
  [oneOf([wholeWords(words.tenYears).source, `\\b10\\s*th\\b${notOfMonth}`]), "10th"],
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
const unfinished = new RegExp(
  `\\b(?:${[
    anyOf(words.unfinishedWords),
    "left(?! after)",
    "(?<!\\b(?:finish|complet|pass|did|done|got)\\w*\\b[^,.;]{0,25})last (?:year|sem\\w*)",
    "(?<!baad )ch?hod\\w*",
  ].join("|")})\\b`,
  "i",
);
const finished = wholeWords(words.finishedWords, "i");

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
