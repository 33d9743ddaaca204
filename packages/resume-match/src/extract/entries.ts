import { anyOf } from "word-patterns";
import { type DateRange, findDateRanges, looksLikeDateOrPlace } from "./dates.ts";
import { entryLabels } from "./entries.words.ts";
import { abbreviationEnd, isProse, type PlacedLine, startsWithActionVerb } from "./text.ts";
import { isSurePlace, type Towns, titleScore } from "./titles.ts";
import { anyWord, labelsOf, vocabularyPattern, wordsOf } from "./vocabulary.ts";

/** One job, project or course: its head with the dates, and the lines below. */
export type Entry = {
  head: PlacedLine[];
  anchor: PlacedLine | undefined;
  range: DateRange | undefined;
  body: PlacedLine[];
};

type DatedLine = { line: PlacedLine; range: DateRange | undefined };

/** The date range of an entry's head: at the line's edge, in its own cell or in parentheses. */
function anchorDate(
  line: PlacedLine,
  allowSingle: boolean,
  isBody = line.bullet,
  above?: PlacedLine,
): DateRange | undefined {
  const ranges = findDateRanges(line.text);
  const range = ranges.find(({ isSingle }) => !isSingle) ?? ranges[0];
  if (!range) return undefined;
  const before = line.text.slice(0, range.from).replace(/[\s([|,•·–—-]+$/, "");
  const after = line.text.slice(range.to).replace(/^[\s)\]|,•·–—:.-]+/, "");
  const rest = `${before} ${after}`.trim();
  // "Lead Designer 2001-2004 Re-engineered …": a title with its period, no matter what follows.
  if (
    !isBody &&
    !range.isSingle &&
    before.split(" ").length <= 6 &&
    /^[.:]?\s+\p{Lu}/u.test(line.text.slice(range.to)) &&
    titleScore(before) >= 1.5
  )
    return range;
  if (rest.length > 130 || (line.bullet && rest.length > 60)) return undefined;
  // "Reached 118 % of target in FY 2022-23" describes work in that year.
  if (/\s(?:in|of|for|during|by|fy|since|between|until|till)$/i.test(before) && before.split(" ").length > 3)
    return undefined;
  // "From 2012 to 2015 I kept the books" is a sentence.
  if (line.bullet && /^(?:I|[Ww]e|[Mm]y)\s/.test(after)) return undefined;
  const isSince = before !== "" && /^since\b/i.test(line.text.slice(range.from));
  if (isSince && (isBody || !isHeadSince(before, line, above))) return undefined;
  if (
    isBody &&
    before !== "" &&
    (startsWithActionVerb(rest) || rest.split(" ").length > 5) &&
    (titleScore(before) < 1.5 || isActionOnTitle(before))
  )
    return undefined;
  const hasOwnCell = line.cells.some((cell) => {
    const [cellRange] = findDateRanges(cell);
    return cellRange !== undefined && cellRange.to - cellRange.from >= cell.length * 0.5;
  });
  const isAtEdge = before === "" || after === "" || /\(\s*$/.test(line.text.slice(0, range.from));
  if (range.isSingle) {
    if (!allowSingle || !(hasOwnCell || (isAtEdge && rest.length < 80 && !isProse(rest)))) return undefined;
    return range;
  }
  if (hasOwnCell) return range;
  // "…, 2019 - 2021 (2 yrs), Pune" is a head; a sentence that mentions a period is not.
  return isProse(rest) && !(isAtEdge && rest.split(" ").length < 12) ? undefined : range;
}

/** "Trained two clerks": an action, although it ends with a title noun. */
const isActionOnTitle = (text: string) => startsWithActionVerb(text) && /^\S+ \p{Ll}/u.test(text);

/** "Clerk, Acme since 2019" begins a job; "All reports in Power BI since 2019" belongs to the one above. */
const isHeadSince = (before: string, line: PlacedLine, above: PlacedLine | undefined) =>
  above === undefined ||
  line.gap > 0.5 ||
  titleScore(above.text) >= 1.5 ||
  (titleScore(before) >= 1.5 && (/[,|\t(–—-]/.test(before) || before.split(" ").length <= 4));

/** The left edge of an entry's head; lines indented further belong to its body. */
type Margin = { x: number; beside: number };
const isIndented = (line: PlacedLine, { x, beside }: Margin) =>
  line.cells.length === 1 &&
  Math.abs(line.x - beside) > 4 &&
  ((line.x > x + 5 && line.x < x + 60) || (line.x > beside + 5 && line.x < beside + 60));

export const isOnlyDate = ({ text }: PlacedLine) => {
  const [range] = findDateRanges(text);
  return range !== undefined && range.to - range.from >= text.length - 2;
};

/** A line's left edge; bold lines and dates weigh more. */
type Start = { x: number; weight: number };

/**
 * The leftmost edge that several lines share, by weight: a mark or a note further left is no edge. `undefined` if no
 * edge weighs two.
 */
function sharedEdge(starts: Start[]): number | undefined {
  const edges: (Start & { last: number })[] = [];
  for (const { x, weight } of starts.toSorted((a, b) => a.x - b.x)) {
    const edge = edges.at(-1);
    if (edge && x - edge.last < 5) Object.assign(edge, { last: x, weight: edge.weight + weight });
    else edges.push({ x, last: x, weight });
  }
  const largest = edges.reduce((max, { weight }) => Math.max(max, weight), 0);
  return edges.find(({ weight }) => weight >= Math.max(2, largest * 0.1))?.x;
}

/** Centred lines start in many places. */
function areCentred(starts: Start[]): boolean {
  const places = new Set(starts.map(({ x }) => Math.round(x / 2)));
  return places.size > 2 && places.size > starts.length / 2;
}

/** Heads start at the left edge, or next to a column of dates. */
function findMargin(lines: PlacedLine[]): Margin {
  const beside = lines
    .filter(
      ({ cells, cellX }) => cells.length > 1 && cellX.length > 1 && looksLikeDateOrPlace(cells[0] ?? ""),
    )
    .map(({ cellX }) => cellX[1] ?? 0);
  // Dates on separate lines, with the heads indented below.
  const [first, below] = lines;
  if (first && below && !below.bullet && below.x > first.x + 5 && below.gap < 0.4 && isOnlyDate(first))
    beside.push(below.x);
  const own = lines.filter(({ column }) => column === lines[0]?.column);
  // Some layouts outdent bullets. The rest of a wrapped bullet is no start.
  const starts = own
    .filter(({ bullet }, index) => !(bullet || own[index - 1]?.wraps))
    .map(({ x, bold, text }, index) => ({
      x,
      weight: index === 0 || bold || findDateRanges(text).length > 0 ? 2 : 1,
    }));
  return {
    x: areCentred(starts)
      ? Number.POSITIVE_INFINITY
      : (sharedEdge(starts) ?? Math.min(...own.map(({ x }) => x))),
    beside:
      sharedEdge(beside.map((x) => ({ x, weight: 1 }))) ?? Math.min(...beside, Number.POSITIVE_INFINITY),
  };
}

/** Ends like a sentence, unlike "Acme Ltd." or "Sales Rep." */
const isSentence = (text: string) =>
  /[.;:]$/.test(text) && !abbreviationEnd.test(text) && text.split(" ").length > 3;

/** Labels in an entry's head: "Company:", "Worked as a". */
export const label = vocabularyPattern(
  (languages) =>
    new RegExp(
      String.raw`^${anyOf(entryLabels)}\s*[:\-–]\s*|^(?:currently\s+)?(?:work(?:ed|ing)|employed|served)\s+(?:as|at|with)\s+(?:an?\s|the\s)?|^${anyWord(labelsOf(languages, "job"))}\s*:\s*`,
      "iu",
    ),
);
/** Labels with a colon in other languages, which no piece of the head begins with. */
export const colonLabel = vocabularyPattern(
  (languages) => new RegExp(String.raw`^${anyWord(labelsOf(languages, "job"))}\s*:\s*`, "iu"),
);
/** Labels of the description: "Responsibilities:". */
export const descriptionLabel = vocabularyPattern(
  (languages) => new RegExp(String.raw`^${anyWord(labelsOf(languages, "description"))}\s*(?::|$)`, "iu"),
);
const isLabelled = (text: string) => /:$/.test(label.exec(text)?.[0].trim() ?? "");

const looksLikeHead = (line: PlacedLine, margin: Margin) =>
  !isIndented(line, margin) &&
  !line.bullet &&
  line.text.length < 110 &&
  (isLabelled(line.text) || !(isProse(line.text.replaceAll("\t", " ")) || isSentence(line.text))) &&
  !descriptionLabel.test(line.text) &&
  !/^(?:(?:key )?(?:responsibilities|duties|achievements)|role|description|technologies|tech stack|environment|tools|skills|project|client|team size)(?:\b.{0,20}:)?$/i.test(
    line.text,
  );

/** A line in a larger font belongs to the one below, despite the wider gap. */
const isLarger = (above: PlacedLine | undefined, line: PlacedLine) =>
  above !== undefined && !above.bullet && above.size > line.size * 1.08;

/** Head lines above a date, and whether white space above them shows where the entry starts. */
function headAbove(datedLines: DatedLine[], anchor: number, margin: Margin) {
  let count = 0;
  for (let index = anchor - 1; index >= 0 && count < 3; index -= 1) {
    const [line, before] = [datedLines[index]?.line, datedLines[index - 1]?.line];
    if (!line || datedLines[index]?.range || !looksLikeHead(line, margin)) break;
    if (before?.wraps && isProse(before.text)) break;
    count += 1;
    if (line.gap > 0.7 && index > 0 && !isLarger(before, line)) return { count, isSet: true };
  }
  return { count, isSet: false };
}

/**
 * Number of head lines above the first date, which is the same in all entries. A page break may divide the first
 * head: then the others count, if white space shows that they agree.
 */
function headLinesAbove(datedLines: DatedLine[], anchors: readonly number[], margin: Margin): number {
  const [first = 0, ...others] = anchors;
  const { count } = headAbove(datedLines, first, margin);
  const set = others.map((anchor) => headAbove(datedLines, anchor, margin)).filter(({ isSet }) => isSet);
  const [other] = set;
  return other && set.length > 1 && set.every((head) => head.count === other.count)
    ? Math.max(count, other.count)
    : count;
}

const openDate = /[-–—]\s*\p{L}*\.?$/u;

const isWhole = (text: string, isSingle: boolean) => {
  const [range] = findDateRanges(text);
  return range?.isSingle === isSingle && range.from === 0 && range.to === text.length;
};

/** Joins the cells of "From" and "To" columns into one range. */
function joinDateCells(line: PlacedLine): PlacedLine {
  const index = line.cells.findIndex((cell, at) => {
    const next = line.cells[at + 1] ?? "";
    return /\d{4}|^\p{L}+/u.test(next) && isWhole(cell, true) && isWhole(`${cell} – ${next}`, false);
  });
  if (index < 0) return line;
  const cells = line.cells.toSpliced(index, 2, `${line.cells[index]} – ${line.cells[index + 1]}`);
  return { ...line, cells, cellX: line.cellX.toSpliced(index + 1, 1), text: cells.join("\t") };
}

/** Joins a date range that is broken across lines: "Analyst at Acme (September 2021 to / present)". */
function joinBrokenPeriod(above: PlacedLine, line: PlacedLine): PlacedLine[] | undefined {
  if (line.bullet || line.gap > 0.6 || !/(?:[-–—]|\p{L}{2,10})$/u.test(above.text)) return undefined;
  const tail = above.text.slice(-30);
  const ranges = findDateRanges(`${tail} ${line.text.slice(0, 30)}`);
  const range = ranges.find(
    ({ from, to, isSingle }) => !isSingle && from < tail.length && to > tail.length + 1,
  );
  if (!range || findDateRanges(tail).some(({ isSingle }) => !isSingle)) return undefined;
  const end =
    range.to -
    tail.length -
    1 +
    (/^[).]+/.exec(line.text.slice(range.to - tail.length - 1))?.[0].length ?? 0);
  const rest = line.text.slice(end).trim();
  if (rest !== "" && line.cells.length > 1) return undefined;
  const cells = [...above.cells.slice(0, -1), `${above.cells.at(-1)} ${line.text.slice(0, end)}`];
  return [
    { ...above, cells, text: cells.join("\t") },
    ...(rest === "" ? [] : [{ ...line, cells: [rest], text: rest }]),
  ];
}

/** A year over a later one, or over "now". */
const isStacked = ({ cells: [year = ""], x }: PlacedLine, { text, x: lowerX }: PlacedLine) =>
  x === lowerX &&
  /^\d{4}$/.test(year) &&
  (/^\d{4}$/.test(text) ? year <= text : /^\p{L}+$/u.test(text) && isWhole(`${year} – ${text}`, false));

/** Joins date ranges that a narrow column broke over two rows, in the first row: "Feb 2024 - / Ongoing". */
export function joinBrokenDates(lines: PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines.map(joinDateCells)) {
    const above = joined.at(-1);
    // Years stacked in a narrow column, even with a line of the text beside them between.
    const upper = [above, above && above.x !== line.x ? joined.at(-2) : undefined].find(
      (other) => other && isStacked(other, line),
    );
    if (upper) {
      const cells = [`${upper.cells[0]} – ${line.text}`, ...upper.cells.slice(1)];
      joined[joined.indexOf(upper)] = { ...upper, cells, text: cells.join("\t") };
      continue;
    }
    const period = above && joinBrokenPeriod(above, line);
    if (period) {
      joined.splice(-1, 1, ...period);
      continue;
    }
    const cellIndex =
      above?.cells.findIndex((cell) => cell.length < 30 && openDate.test(cell) && /\d{2}/.test(cell)) ?? -1;
    const [first = ""] = line.cells;
    const part = cellIndex > 0 && line.cells.length > 1 ? (line.cells.at(-1) ?? "") : first;
    const joinedCell = `${above?.cells[cellIndex]} ${part}`;
    const [end] = cellIndex < 0 ? [] : findDateRanges(joinedCell);
    if (above && end && !end.isSingle && end.from === 0 && end.to >= joinedCell.length - 1) {
      const cells = above.cells.map((cell, index) => (index === cellIndex ? joinedCell : cell));
      joined[joined.length - 1] = { ...above, cells, text: cells.join("\t") };
      const rest = line.cells.filter((cell) => cell !== part);
      if (rest.length > 0)
        joined.push({
          ...line,
          cells: rest,
          cellX: line.cellX.slice(-rest.length),
          x: line.cellX.at(-rest.length) ?? line.x,
          text: rest.join("\t"),
        });
    } else joined.push(line);
  }
  return joined;
}

/** Lines of employers' forms that are not about the work. */
const formLabel = /^(?:salary|hours per week|series|pay plan|supervisor|ok(?:ay)? to contact)\b.*:/i;

/** Durations next to or below a period: "2 years 3 months", "(5 mos)", "1 an". */
export const isDuration = (text: string): boolean =>
  /^\(?\d+(\.\d+)?\+?\s*(years?|yrs?|mo(nth)?s?)\b[^a-z]{0,3}(\d+\s*mo.*)?$/i.test(text) ||
  foreignDuration.test(text);
const foreignDuration = vocabularyPattern((languages) => {
  const unit = String.raw`\d+(?:[.,]\d+)?\s*${anyWord(wordsOf(languages, "durations"))}`;
  return new RegExp(
    String.raw`^\(?${unit}\.?(?:[\s,]*(?:${anyWord(wordsOf(languages, "and"))}\s)?${unit}\.?)?\)?$`,
    "iu",
  );
});

/** Moves dates and places in the margin next to a bullet to the entry's head above. */
export function liftMarginNotes(lines: PlacedLine[], isHead: (text: string) => boolean): PlacedLine[] {
  const result: PlacedLine[] = [];
  let head: number | undefined;
  let isContinuation: boolean = false;
  for (const line of lines) {
    const last = line.cells.at(-1) ?? "";
    const isNote = line.cells.length > 1 && (isDuration(last) || looksLikeDateOrPlace(last));
    const isBody: boolean = line.bullet || (isContinuation && line.gap < 0.5 && isProse(line.cells[0] ?? ""));
    if (isNote && isBody && !isHead(line.cells[0] ?? "") && head !== undefined && result.length - head <= 4) {
      const above = result[head];
      if (above && !isDuration(last)) {
        const cells = [...above.cells, last];
        result[head] = {
          ...above,
          cells,
          cellX: [...above.cellX, line.cellX.at(-1) ?? 0],
          text: cells.join("\t"),
        };
      }
      const cells = line.cells.slice(0, -1);
      result.push({ ...line, cells, cellX: line.cellX.slice(0, -1), text: cells.join("\t") });
    } else {
      if (!isBody) head = result.length;
      result.push(line);
    }
    isContinuation = isBody || line.bullet;
  }
  return result;
}

/** Removes the bullets and numbers of heads, if most lines with a date range have one. */
function withoutEntryBullets(lines: PlacedLine[]): PlacedLine[] {
  const isDated = ({ text }: PlacedLine) =>
    text.length < 140 &&
    !startsWithActionVerb(text) &&
    findDateRanges(text).some(({ isSingle, from, to }) => !isSingle && (from < 3 || to > text.length - 3));
  const dated = lines.filter(isDated);
  return dated.filter(({ bullet }) => bullet).length * 2 > dated.length
    ? lines.map((line, index) => {
        if (!line.bullet || !dated.includes(line)) return line;
        // A line that continues under the text of the bullet, such as an employer, is not indented.
        const below = lines[index + 1];
        return { ...line, bullet: false, x: below && !below.bullet && below.gap < 0.3 ? below.x : line.x };
      })
    : lines;
}

/** Where each entry begins with a bullet or number above its dated line: "1. Acme Ltd", "Clerk: 2019 – 2021". */
function withNumberedEntries(lines: PlacedLine[]): PlacedLine[] {
  const isDated = (line: PlacedLine | undefined) =>
    line !== undefined && !line.bullet && findDateRanges(line.text).some(({ isSingle }) => !isSingle);
  const starts = lines.filter(
    (line, index) =>
      line.bullet && isDated(lines[index + 1]) && line.text.length < 90 && !startsWithActionVerb(line.text),
  );
  return starts.length > 0 && starts[0] === lines[0] && starts.length === lines.filter(isDated).length
    ? lines.map((line) => (starts.includes(line) ? { ...line, bullet: false } : line))
    : lines;
}

/** Where dates are headings, the first bullet below each of them is the post: "2019 – 2021", "• Clerk, Acme Ltd". */
function withPostsBelowDates(lines: PlacedLine[]): PlacedLine[] {
  const posts = lines.filter((line, index) => {
    const above = lines[index - 1];
    return (
      line.bullet && above && !above.bullet && isOnlyDate(above) && !findDateRanges(above.text)[0]?.isSingle
    );
  });
  const dates = lines.filter(
    (line) => !line.bullet && findDateRanges(line.text).some(({ isSingle }) => !isSingle),
  );
  const isTitle = ({ text }: PlacedLine) =>
    text.length < 90 &&
    text.split(/\s[-–|]\s|[,\t]/).some((part) => titleScore(part) >= 1.5 && !startsWithActionVerb(part));
  const isLayout =
    posts.length > 0 &&
    posts.length === dates.length &&
    posts.filter(isTitle).length * 2 > posts.length &&
    lines.every((line) => line.bullet || dates.includes(line));
  return isLayout ? lines.map((line) => (posts.includes(line) ? { ...line, bullet: false } : line)) : lines;
}

/**
 * Splits a section into entries at its dates. The first entry shows how many lines precede the date in all of them.
 */
export function findEntries(section: PlacedLine[], allowSingle: boolean, towns?: Towns): Entry[] {
  const lines = liftMarginNotes(
    withoutEntryBullets(
      withPostsBelowDates(
        withNumberedEntries(
          joinBrokenDates(
            section.filter(({ text, bullet }) => bullet || !(isDuration(text) || formLabel.test(text))),
          ),
        ),
      ),
    ),
    (text) => titleScore(text) >= 1.5 && !isProse(text),
  );
  const margin = findMargin(lines);
  const datedLines = lines.map((line, index) => ({
    line,
    range: anchorDate(line, false, line.bullet || isIndented(line, margin), lines[index - 1]),
  }));
  const ranges = datedLines.filter(({ range }) => range !== undefined).length;
  if (allowSingle)
    for (const [index, datedLine] of datedLines.entries())
      datedLine.range ??=
        ranges === 0 ||
        !(
          datedLine.line.bullet ||
          isIndented(datedLine.line, margin) ||
          (datedLine.line.cells.length === 1 && isSentence(datedLine.line.text))
        )
          ? anchorDate(datedLine.line, true, datedLine.line.bullet, lines[index - 1])
          : undefined;
  const anchors = datedLines.flatMap(({ range }, index) => (range ? [index] : []));
  if (anchors.length === 0) return labelledEntries(lines);
  const above = headLinesAbove(datedLines, anchors, margin);
  const starts = anchors.map((anchor, number) => {
    const floor = number === 0 ? 0 : (anchors[number - 1] ?? 0) + 1;
    let start = anchor;
    while (start > floor && anchor - start < above) {
      const line = datedLines[start - 1]?.line;
      const before = start - 1 > floor ? datedLines[start - 2]?.line : undefined;
      if (!line || !looksLikeHead(line, margin) || (before?.wraps && !looksLikeHead(before, margin))) break;
      // A place below the previous entry's date belongs to that entry.
      if (number > 0 && start - 1 === floor && isSurePlace(line.text, towns)) break;
      start -= 1;
      // The first line after white space starts an entry.
      if (line.gap > 0.6 && (datedLines[anchor]?.line.gap ?? 0) < 0.5 && !isLarger(before, line)) break;
    }
    const [over, dated] = [datedLines[start - 1]?.line, datedLines[anchor]?.line];
    // An entry that is laid out unlike the first one: its bold first line after white space has no date.
    const isHeadOver =
      start === anchor &&
      start > floor &&
      over?.bold === true &&
      dated?.bold === true &&
      over.gap > 0.4 &&
      dated.gap < 0.3 &&
      looksLikeHead(over, margin);
    return isHeadOver ? start - 1 : start;
  });
  return anchors.map((anchor, number) => {
    const start = number === 0 ? Math.max(0, anchor - above) : (starts[number] ?? anchor);
    const end = starts[number + 1] ?? lines.length;
    const below = belowCount(lines, anchor, end, anchor - start, margin, towns);
    return {
      head: lines.slice(start, anchor + 1 + below),
      anchor: lines[anchor],
      range: datedLines[anchor]?.range,
      body: lines.slice(anchor + 1 + below, end),
    };
  });
}

/** Entries without dates: "company - Acme" opens one, "role - Clerk" belongs to its head. */
function labelledEntries(lines: PlacedLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (/^(?:company|employer)\s*[-–:]\s*\p{L}/iu.test(line.text) && line.text.length < 90)
      entries.push({ head: [line], anchor: line, range: undefined, body: [] });
    else if (last?.body.length === 0 && /^(?:role|designation|position|job title)\s*[-–:]/i.test(line.text))
      last.head.push(line);
    else last?.body.push(line);
  }
  return entries;
}

/** Counts head lines below the date, such as an employer or a place, but never bullets or sentences. */
function belowCount(
  lines: PlacedLine[],
  anchor: number,
  end: number,
  above: number,
  margin: Margin,
  towns: Towns | undefined,
): number {
  let count = 0;
  const anchorLine = lines[anchor];
  const rest = (anchorLine?.text.length ?? 0) - dateLength(anchorLine);
  let maxCount = above > 0 && rest > 4 ? 1 : 2;
  while (count < maxCount && anchor + 1 + count < end) {
    const line = lines[anchor + 1 + count];
    // "事業内容:部品製造" about the employer, above "職種:品質管理".
    if (line && descriptionLabel.test(line.text) && colonLabel.test(lines[anchor + 2 + count]?.text ?? "")) {
      count += 1;
      maxCount += 1;
      continue;
    }
    if (!line || !looksLikeHead(line, margin) || line.text.length > 90) break;
    // A bold line or a title may have a wider gap above it, due to a larger font there.
    if (line.gap > (count === 0 && (line.bold || titleScore(line.text) >= 1.5) ? 1.2 : 0.6)) break;
    // A line that wraps is part of the description, unless it continues the head.
    if (line.wraps && !lines[anchor + count]?.wraps && count > 0) break;
    // The head already has its date, so this one is part of the description.
    if (dateLength(line) > 0) break;
    if (lines[anchor + count]?.wraps || isSurePlace(line.text, towns)) maxCount += 1;
    count += 1;
  }
  return count;
}

function dateLength(line: PlacedLine | undefined): number {
  const [range] = line ? findDateRanges(line.text) : [];
  return range ? range.to - range.from : 0;
}
