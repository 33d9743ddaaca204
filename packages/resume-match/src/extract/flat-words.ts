import { startsWithActionVerb } from "./text.ts";
import { titleScore } from "./titles.ts";

/** Separator before a word: none, a sentence end, a bullet, or a wide space or line break. */
export type Boundary = "none" | "sentence" | "bullet" | "wide";
/** A word with its offsets in the line. Bullets are not words. */
export type Word = { start: number; end: number; text: string; boundary: Boundary };

const bullet = /^[*•▪▫●○■□◆◇►▶➢➤✓✔·»‣∙◦⁃]+$/u;
const gluedBullet = /^[*•▪●■◆►➢✓‣]+(?=[\p{L}\p{N}])/u;
/** Labels of exported forms: "company - Acme description - Led". */
const label =
  /^(?:(?:company|employer|description|role|designation|position|responsibilities) ?[-–:] |(?:Company|Employer|Description|Role|Designation|Position|Job Title|Responsibilities) ?: )/;
/** Words whose full stop does not end a sentence. */
const abbreviation =
  /^(?:\(?\p{L}|[\p{L}.]*\.\p{L}{1,4}|inc|ltd|ltda|co|corp|pvt|llc|jr|sr|st|dr|mr|mrs|ms|prof|no|vs|dept|asst|mgr|univ|govt|assoc|engg|exec|intl|mfg|admin|sdn|bhd|rs|ma|bros|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|approx|incl|est|m\p{L}{1,3}sc|ph|gmbh|dipl|dipl\.-ing)\.$/iu;

function boundaryBefore(line: string, start: number, text: string, last: Word | undefined): Boundary {
  if (!last || line.slice(last.end, start).includes("\t")) return "wide";
  if (!/^["“(]?[\p{Lu}\d]/u.test(text) || !/[.!?]["”’)]?$/.test(last.text)) return "none";
  const isNumber = /^\d{1,2}\.$/.test(last.text) && last.boundary !== "none";
  return abbreviation.test(last.text) || isNumber ? "none" : "sentence";
}

/** Fewer dashes may separate names. */
const minDashes = 2;

/** Offsets of marks that start an item, "- Led the team". Between names, no verb follows. */
const findItems = (line: string, marks: RegExp): number[] =>
  [...line.matchAll(marks)].flatMap(({ 1: word, 2: next, index }) =>
    next !== undefined || startsWithActionVerb(`${word} x`) ? [index] : [],
  );

/** Number of stars within the line that start items. */
export const countStars = (line: string): number =>
  line.includes(" * ") ? findItems(line, /(?<=\S )\*(?= (\p{Lu}[\p{L}-]*) (\p{Ll})?)/gu).length : 0;

/** What profiles add to an employer, a period or a description: no words of names, and no bullets. */
const aside =
  /[·|] ?(?:(?:full|part)[- ]time|contract|permanent|freelance|self-employed|internship|apprenticeship|seasonal|temporary|\d+ (?:yrs?|mos?)(?: \d+ mos?)?)(?=\s|$)|(?:…|\.\.\.) ?see (?:more|less)(?=\s|$)/giu;

/** Splits a line into words with the boundary before each. */
export function findWords(line: string): Word[] {
  const words: Word[] = [];
  let isItem = false;
  const dashes = findItems(line, /(?<=\s)[-–](?= (\p{Lu}[\p{L}-]*) (\p{Ll})?)/gu);
  const dashedItems = new Set(dashes.length < minDashes ? [] : dashes);
  const asides = [...line.matchAll(aside)].map(({ 0: text, index }) => [index, index + text.length] as const);
  let ends = false;
  for (const { 0: raw, index } of line.matchAll(/\S+/g)) {
    const last = words.at(-1);
    const [start = 0, end = 0] = asides.find(([, to]) => to > index) ?? [];
    if (index >= start && index < end) {
      ends = raw.endsWith("more") || raw.endsWith("less");
      continue;
    }
    const isLabelled = label.test(line.slice(index, index + 24));
    const isDash =
      dashedItems.has(index) ||
      (/^[-–]$/.test(raw) &&
        (!last || /[.;]$/.test(last.text) || line.slice(last.end, index).includes("\t")));
    if (bullet.test(raw) || isDash) {
      isItem = true;
      continue;
    }
    const glued = gluedBullet.exec(raw)?.[0].length ?? 0;
    const [from, text] = [index + glued, raw.slice(glued)];
    const boundary =
      isLabelled || ends ? "wide" : isItem || glued > 0 ? "bullet" : boundaryBefore(line, from, text, last);
    ends = false;
    words.push({ start: from, end: index + raw.length, text, boundary });
    isItem = false;
  }
  return words;
}

const connector =
  /^(?:of|and|the|for|de|du|da|do|la|le|di|del|van|von|und|y|e|et|in|at|to|with|&|[-–—|,:/·]+|a)$/i;
const isLoose = ({ text }: Word) => connector.test(text);
const isCapital = ({ text }: Word) => /^["“(]?[\p{Lu}\d]/u.test(text);
/** Whether a word is only punctuation, such as a separator in a head. */
export const isMark = ({ text }: Word) => !/[\p{L}\p{N}]/u.test(text);

/** Lower-case words, except those that occur in names and titles. */
const isLower = (word: Word) => !isCapital(word) && !isLoose(word);

/** Maximum length in words of a title with its employer and place. */
const maxRun = 12;
const maxWhole = 9;

const textOf = (line: string, words: Word[], from: number, to: number) =>
  to <= from ? "" : line.slice(words[from]?.start, words[to - 1]?.end);

/** Whether words from..to are a name or title rather than a sentence. */
function isName(line: string, words: Word[], from: number, to: number): boolean {
  const part = words.slice(from, to);
  const name = textOf(line, words, from, to);
  // "senior clerk": a cell in lower case.
  const isLowerName = part.length < 5 && words[from]?.boundary === "wide" && titleScore(name) >= 2;
  return (
    to - from <= maxRun &&
    !startsWithActionVerb(`${name} `) &&
    (isLowerName || part.filter(isLower).length <= Math.floor(part.length * 0.34)) &&
    !/[.;!?]$/.test((part.at(-1)?.text ?? "").replace(abbreviation, ""))
  );
}

/**
 * Start of the name or title that ends before word `end`, but not before `floor`: the run from the last
 * boundary if it is a name, else its capitalised words. `end` if there is none.
 */
export function runBefore(line: string, words: Word[], end: number, floor: number): number {
  let start = end;
  while (start > floor && end - start <= maxWhole) {
    start -= 1;
    if (words[start]?.boundary === "none" && start > floor) continue;
    if (isName(line, words, start, end)) return start;
    break;
  }
  start = end;
  while (start > floor && end - start < maxRun) {
    const word = words[start - 1];
    if (!word || isLower(word)) break;
    start -= 1;
    if (word.boundary !== "none") break;
  }
  // "Taught English to Grade 2 Tutor": the sentence continues up to its last lower-case word.
  if (startsWithActionVerb(`${words[start]?.text} x`))
    for (let index = start; index < end; index += 1)
      if (/^\p{Ll}/u.test(words[index]?.text ?? "")) start = index;
  while (start < end && words[start] && isLoose(words[start] as Word)) start += 1;
  return start;
}

/**
 * End (exclusive) of the name, title or place that starts at word `start`; `start` if a sentence starts
 * there.
 */
export function runAfter(line: string, words: Word[], start: number, limit: number): number {
  let end = start;
  if (/^(?:I|We|My|He|She|It|This|They)$/.test(words[start]?.text ?? "")) return start;
  const most = Math.min(limit, start + maxRun);
  while (end < most) {
    const word = words[end];
    if (!word || (end > start && word.boundary !== "none")) return end;
    if (startsWithActionVerb(`${word.text} x`) && end > start) return trimEnd(words, start, end);
    if (isLower(word)) {
      const stop = words[end + 1];
      // "senior clerk" between two boundaries is a whole name.
      if (isWhole(line, words, start, limit)) end += 1;
      else return trimEnd(words, start, Math.max(start, trimEnd(words, start, end) - (stop ? 1 : 0)));
    } else end += 1;
  }
  return trimEnd(words, start, end);
}

function isWhole(line: string, words: Word[], start: number, limit: number): boolean {
  let end = start + 1;
  while (end < limit && words[end]?.boundary === "none" && end - start < maxWhole) end += 1;
  return (end >= limit || words[end]?.boundary !== "none") && isName(line, words, start, end);
}

function trimEnd(words: Word[], start: number, end: number): number {
  let last = end;
  while (last > start && words[last - 1] && isLoose(words[last - 1] as Word)) last -= 1;
  return last;
}
