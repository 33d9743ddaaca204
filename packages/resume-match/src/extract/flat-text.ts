import { findDateRanges } from "./dates.ts";
import { degreePattern, institutionPattern, subjectWords } from "./education.ts";
import { findFlatHeads, findHeadBelow } from "./flat-entries.ts";
import { findFlatHeadings } from "./flat-headings.ts";
import { countStars, findWords, isMark, type Word } from "./flat-words.ts";
import { headingKind, type SectionKind } from "./headings.ts";
import { foldText, isProse, type PlacedLine } from "./text.ts";
import { titleScore } from "./titles.ts";

/** Longer lines are paragraphs or joined lines; a printed line has up to 150 characters. */
const maxLine = 160;
/** A text is flat if this share of its letters is in such lines. */
const flatShare = 0.4;
/** Or if this many stars within lines begin an item: "* Led the team". */
const minStars = 3;
/** Texts with one word per line have at least this many lines, and this share of such lines. */
const minWordLines = 80;
const wordLineShare = 0.85;
/** With this many heading lines, a text has no further headings within lines. */
const minHeadings = 3;
/** With fewer long lines, the breaks between short lines are intentional. */
const minParagraphs = 3;
/** Text beyond this length stays uncut; no résumé is longer. */
const maxCut = 24_000;

/** Part of a line that becomes a separate line. `cuts` are the offsets of its further cells. */
type Piece = { start: number; end: number; look: "heading" | "item" | "plain"; cuts?: number[] };

type Placed = { text: string; placedLines: PlacedLine[] };

/**
 * Cuts a text without line breaks into lines: at headings, date ranges that open an entry, bullets, wide
 * spaces, contact details and sentence ends. Other texts stay unchanged. The text keeps its length, so that
 * offsets stay valid: a line break or a tab replaces one space, and words that are run together stay so.
 */
export function cutFlatText({ text, placedLines }: Placed): Placed {
  const lines = joinWordLines(text, placedLines);
  if (!isFlat(lines)) return { text, placedLines };
  const letters = text.split("");
  const cutLines = withTitlesAbove(cutEach(lines));
  for (const { start, text: lineText } of cutLines) {
    for (let index = 0; index < lineText.length; index += 1) letters[start + index] = lineText[index] ?? "";
    // The break comes after a full stop that was cut from a head.
    const end = start + lineText.length + Number(letters[start + lineText.length] === ".");
    if (/\s/.test(letters[end] ?? "")) letters[end] = "\n";
  }
  return { text: letters.join(""), placedLines: cutLines };
}

function cutEach(lines: PlacedLine[]): PlacedLine[] {
  const result: PlacedLine[] = [];
  const hasHeadings = lines.filter(isHeadingLine).length >= minHeadings;
  const hasParagraphs = lines.filter(isLong).length >= minParagraphs;
  let kind: SectionKind = "contact";
  let known = 0;
  for (const line of lines) {
    const heading = isHeadingLine(line) ? headingKind(line.text) : undefined;
    kind = heading ?? kind;
    known += line.text.length;
    const isCut = line.field === undefined && (isLong(line) || (hasParagraphs && hasFacts(line, kind)));
    if (heading || known - line.text.length > maxCut || !isCut) {
      result.push(line);
      continue;
    }
    const cut = cutLine(line.text.slice(0, maxCut), kind, {
      isBelowDate: isDateLine(result.at(-1)),
      hasHeadings,
    });
    // A short line without a head stays whole.
    if (!isLong(line) && cut.pieces.every(({ look }) => look === "item")) {
      result.push(line);
      continue;
    }
    kind = cut.kind;
    // A sentence that continues the line above.
    const [first] = cut.pieces;
    if (first?.look === "item" && !line.bullet && first.end - first.start > 50 && /^\p{Ll}/u.test(line.text))
      first.look = "plain";
    result.push(...cut.pieces.map((piece) => toLine(line, piece)));
    if (line.text.length > maxCut) result.push(restOf(line));
  }
  return result;
}

const isHeadingLine = ({ text, bullet }: PlacedLine) =>
  !bullet && text.length < 50 && headingKind(text) !== undefined;

/** Whether a short line may be a whole head: with a date range among jobs, with a date among schools. */
function hasFacts(line: PlacedLine, kind: SectionKind): boolean {
  if (kind === "education") return line.cells.length === 1 && findDateRanges(line.text).length > 0;
  return findPeriods(line.text).length > (kind === "experience" && line.cells.length === 1 ? 0 : 1);
}

const findPeriods = (text: string) => findDateRanges(text).filter(({ isSingle }) => !isSingle);

/** A line with the period of an entry whose title or employer may follow below. */
function isDateLine(line: PlacedLine | undefined): boolean {
  if (!line || line.bullet || line.text.length > maxLine) return false;
  return findPeriods(line.text).length === 1;
}

/** "* Legal Secretary" at a paragraph's end, above a date range, is the next title. */
const withTitlesAbove = (lines: PlacedLine[]) =>
  lines.map((line, index) => {
    const next = lines[index + 1];
    const isAbove =
      line.bullet &&
      next !== undefined &&
      isDateLine(next) &&
      findPeriods(next.text)[0]?.from === 0 &&
      titleScore(line.text) >= 1.5 &&
      !isProse(line.text);
    return isAbove ? { ...line, bullet: false } : line;
  });

/** Whether the text lacks line breaks. Lines with coordinates are as printed. */
function isFlat(lines: PlacedLine[]): boolean {
  let long = 0;
  let all = 0;
  let stars = 0;
  for (const line of lines) {
    const { text, y } = line;
    if (y > 0) return false;
    all += text.length;
    if (isLong(line)) long += text.length;
    stars += countStars(text);
  }
  return stars >= minStars || (long > 0 && long >= all * flatShare);
}

const isLong = ({ text, bullet }: PlacedLine) =>
  (text.length > maxLine && !bullet) || text.includes(" * ") || text.split(" • ").length > 3;

/** Joins a text with one word per line into one line. */
function joinWordLines(text: string, lines: PlacedLine[]): PlacedLine[] {
  const [first] = lines;
  const single = lines.filter(({ text: line, y }) => y === 0 && !/\s/.test(line)).length;
  if (!first || lines.length < minWordLines || single < lines.length * wordLineShare) return lines;
  const joined = text.replaceAll("\n", " ");
  return [{ ...first, text: joined, cells: [joined], bullet: false }];
}

/** The uncut rest of a line, as one cell. */
function restOf(line: PlacedLine): PlacedLine {
  const rest = toLine(line, { start: maxCut, end: line.text.length, look: "plain" });
  return { ...rest, cells: [rest.text] };
}

function toLine(line: PlacedLine, { start, end, look, cuts = [] }: Piece): PlacedLine {
  let text = line.text.slice(start, end);
  for (const cut of cuts) {
    const place = cut - start - 1;
    if (/\s/.test(text[place] ?? "")) text = `${text.slice(0, place)}\t${text.slice(place + 1)}`;
  }
  return {
    ...line,
    text,
    cells: text.split("\t").filter(Boolean),
    start: line.start + start,
    bullet: look === "item",
    isHeading: look === "heading",
    gap: look === "heading" ? 1 : 0,
  };
}

/** The pieces of a line that begins in a section of kind `first`, and the kind of the section it ends in. */
function cutLine(
  line: string,
  first: SectionKind,
  { isBelowDate, hasHeadings }: { isBelowDate: boolean; hasHeadings: boolean },
): { pieces: Piece[]; kind: SectionKind } {
  const pieces: Piece[] = [];
  let kind = first;
  let start = 0;
  for (const heading of [...findFlatHeadings(line, first, hasHeadings), undefined]) {
    const end = heading?.start ?? line.length;
    for (const piece of cutSection(line.slice(start, end), kind, isBelowDate && start === 0))
      pieces.push({
        ...piece,
        start: start + piece.start,
        end: start + piece.end,
        cuts: piece.cuts?.map((cut) => start + cut) ?? [],
      });
    if (!heading) break;
    pieces.push({ start: heading.start, end: heading.end, look: "heading" });
    kind = heading.kind;
    start = heading.end + (/^\s?:/.exec(line.slice(heading.end))?.[0].length ?? 0);
  }
  return { pieces, kind };
}

/** Sections of short items without jobs. */
const listKinds = new Set<SectionKind>(["skills", "languages", "interests", "references"]);

function cutSection(block: string, kind: SectionKind, isBelowDate: boolean): Piece[] {
  const words = findWords(block);
  if (kind === "education") return cutEducation(block, words);
  if (kind === "summary") return cutItems(words, "plain", ({ boundary }) => /wide|bullet/.test(boundary));
  if (listKinds.has(kind)) return cutItems(words, "item");
  const heads = findFlatHeads(block, words, 0, words.length);
  const below = isBelowDate && heads[0]?.from !== 0 ? findHeadBelow(block, words) : undefined;
  if (below && below.to <= (heads[0]?.from ?? words.length)) heads.unshift(below);
  const pieces: Piece[] = [];
  let index = 0;
  for (const { from, to, cuts } of [...heads, { from: words.length, to: words.length, cuts: [] }]) {
    const above = words.slice(index, from);
    if (index === 0 && kind === "contact") pieces.push(...cutContact(block, above));
    else pieces.push(...cutItems(above, "item"));
    if (to > from) pieces.push({ ...placeOf(words, from, to), look: "plain", cuts });
    const head = pieces.at(-1);
    if (head && to > from && isSentenceEnd(block.slice(head.start, head.end))) head.end -= 1;
    index = to;
  }
  return pieces;
}

/** A full stop that does not belong to an abbreviation. */
const isSentenceEnd = (text: string) =>
  /\p{Ll}{3,}\.$|\)\.$/u.test(text) && !/(?:inc|ltda?|corp)\.$/i.test(text);

const placeOf = (words: Word[], from: number, to: number) => ({
  start: words[from]?.start ?? 0,
  end: words[to - 1]?.end ?? 0,
});

/** Starts a new piece at each start word, by default after a boundary. */
function cutItems(
  words: Word[],
  look: Piece["look"],
  isStart = (word: Word, _index: number) => word.boundary !== "none",
): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const word = words[index];
    if (word && !isStart(word, index)) continue;
    while (start < index - 1 && isMark(words[start] as Word)) start += 1;
    const place = placeOf(words, start, index);
    if (words.slice(start, index).some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
      pieces.push({ ...place, look });
    start = index;
  }
  return pieces;
}

const contactToken =
  /\S+@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|\S+\.(?:com|org|net|io|dev)\/\S+|(?:\+|\()?\d[\d\s().–-]{7,}\d/giu;
/** Contact details are within this many characters. */
const maxContact = 800;

/** Separates name, title, address and each contact detail. */
function cutContact(block: string, words: Word[]): Piece[] {
  const edges = new Set<number>();
  for (const { 0: token, index } of block.slice(0, maxContact).matchAll(contactToken)) {
    const first = words.findIndex(({ end }) => end > index);
    const next = words.findIndex(({ start }) => start >= index + token.length);
    // A label stays with its detail: "Phone: 555".
    edges.add(first > 0 && /:$/.test(words[first - 1]?.text ?? "") ? first - 1 : first).add(next);
  }
  edges.add(titleStart(words));
  return cutItems(words, "plain", (word, index) => word.boundary !== "none" || edges.has(index));
}

/**
 * Index of the title after the name, "Asha Rao Senior Accountant"; -1 without one. The email address confirms
 * long names.
 */
function titleStart(words: Word[]): number {
  const address = (words.find(({ text }) => text.includes("@"))?.text ?? "").toLowerCase();
  const isName = (word: Word | undefined) =>
    word?.boundary === "none" &&
    /^\p{Lu}[\p{L}.'’-]+$|^(?:bin|binti|al|de|del|la|da|dos|van|von|der)$/u.test(word.text);
  let most = 1;
  while (
    most < 6 &&
    isName(words[most]) &&
    (most < 2 ||
      /^\p{Ll}/u.test(words[most]?.text ?? "") ||
      address.includes(foldText(words[most]?.text ?? "-")))
  )
    most += 1;
  for (let cut = most; cut > 1; cut -= 1) {
    let end = cut;
    while (end < cut + 8 && words[end]?.boundary === "none" && !words[end]?.text.includes("@")) end += 1;
    const title = words
      .slice(cut, end)
      .map(({ text }) => text)
      .join(" ");
    if (titleScore(title) >= 1.5) return cut;
  }
  return -1;
}

/** A fact at word `at`; a date ends before word `next`. */
type CourseFact = { at: number; kind: "degree" | "school" | "date"; next?: number };

/** One line per course. Its degree, school and date, in any order, become cells. */
function cutEducation(block: string, words: Word[]): Piece[] {
  const facts = findCourseFacts(block, words);
  const [lead] = facts;
  const starts = new Set(facts.filter(({ kind }) => kind === lead?.kind).map(({ at }) => at));
  for (const start of startsAfterDates(facts, words, lead?.kind)) starts.add(start);
  const cuts = facts.filter(({ kind }) => kind !== lead?.kind).map(({ at }) => words[at]?.start ?? 0);
  return cutItems(words, "plain", (word, index) => word.boundary !== "none" || starts.has(index)).map(
    (piece) => {
      const isSentence = /(?:^|\s)(?:I|my|we)\s/.test(block.slice(piece.start, piece.end));
      return { ...piece, cuts: isSentence ? [] : cuts.filter((cut) => cut > piece.start && cut < piece.end) };
    },
  );
}

/** If each course ends with a date, the next one starts after it, even with an unknown degree. */
function startsAfterDates(
  facts: CourseFact[],
  words: Word[],
  lead: CourseFact["kind"] | undefined,
): number[] {
  const second = facts.findIndex(({ kind }, index) => index > 0 && kind === lead);
  if (lead === "date" || facts.at(second < 0 ? 2 : second - 1)?.kind !== "date") return [];
  return facts.flatMap(({ kind, next = 0 }, index) => {
    const following = facts.slice(index + 1).findIndex((fact) => fact.kind === lead);
    const own = facts.slice(index + 1, following < 0 ? undefined : index + 1 + following);
    return kind === "date" &&
      own.some((fact) => fact.kind === "date") &&
      /^\p{Lu}/u.test(words[next]?.text ?? "")
      ? [next]
      : [];
  });
}

function findCourseFacts(block: string, words: Word[]): CourseFact[] {
  const wordAt = (offset: number) => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle]?.end ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low < words.length ? low : -1;
  };
  const facts: CourseFact[] = findDateRanges(block).map(({ from, to }) => ({
    at: wordAt(from),
    next: wordAt(to),
    kind: "date" as const,
  }));
  const isTaken = new Set(facts.map(({ at }) => at));
  for (const { index } of degreePattern.matchAll(block)) {
    const at = wordAt(index);
    if (/^\p{Lu}/u.test(words[at]?.text ?? "") && !isTaken.has(at)) facts.push({ at, kind: "degree" });
  }
  for (const { index } of institutionPattern.matchAll(block)) {
    let at = wordAt(index);
    if (!/^\p{Lu}/u.test(block.slice(index))) continue;
    const last = at;
    const start = wholeStart(words, at, facts);
    if (start !== undefined) at = start;
    else
      while (at > 0 && last - at < 4 && words[at]?.boundary === "none" && isSchoolWord(words[at - 1]))
        at -= 1;
    facts.push({ at, kind: "school" });
  }
  return facts
    .sort((a, b) => a.at - b.at)
    .filter((fact, index, all) => fact.at >= 0 && fact.at !== all[index - 1]?.at);
}

/** Start of a short cell without degree or date, which is the school's name as a whole. */
function wholeStart(words: Word[], at: number, facts: CourseFact[]): number | undefined {
  let start = at;
  while (start > 0 && at - start < 6 && words[start]?.boundary === "none") start -= 1;
  const isWhole =
    words[start]?.boundary !== "none" && !facts.some((fact) => fact.at >= start && fact.at <= at);
  return isWhole ? start : undefined;
}

/** Part of a school's name, not the subject before it. */
const isSchoolWord = (word: Word | undefined) =>
  word !== undefined &&
  /^\p{Lu}[\p{L}.'’-]*$|^(?:of|and|&|the|de)$/u.test(word.text) &&
  !subjectWords.test(word.text) &&
  !degreePattern.test(word.text);
