import { findDateRanges } from "../extract/dates.ts";
import type { Line, Link, Page, TextItem, Warning } from "../types.ts";
import { type Block, continueColumns, cutColumns, type Fragment, type Row } from "./pdf-columns.ts";
import { withoutMarginNotes } from "./pdf-margin.ts";

/** Minimum gaps in letter sizes: `space` between words, `cell` between cells of a row. */
const space = 0.16;
const cell = 1.35;
const bulletGlyph = /^[•・●○◦▪▫■□◆◇▸▹►▶‣⁃∙·*➢➤❖✓✔→❑☐-]+$|^[–—]$|^o$/;
const bulletStart = /^([•・●○◦▪▫■□◆◇▸▹►▶‣⁃∙➢➤❖✓✔❑☐]|[-–—*·](?=\s))\s*/;

/** Minimum rows whose words start at one place after a wide gap, as values beside labels set flush right do. */
const minAligned = 4;
const startsAfterGaps = (row: TextItem[]) =>
  row.slice(1).flatMap((item, index) => {
    const { x = 0, width = 0 } = row[index] ?? {};
    return item.x - x - width > 0.8 * item.size ? [Math.round(item.x)] : [];
  });

/** Joins the pieces of each baseline that are closer than a cell's gap. */
function toFragments(items: TextItem[]): Fragment[] {
  const sorted = lowerSuperscripts(items).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: TextItem[][] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && item.y - first.y <= 0.3 * Math.min(item.size, first.size)) row.push(item);
    else rows.push([item]);
  }
  const joined = rows.map((row) => joinRow(row.sort((a, b) => a.x - b.x)));
  const starts = joined.flatMap((row) => row.slice(1).map(({ left }) => Math.round(left)));
  const edges = new Set(starts.filter((start, index) => starts.indexOf(start) !== index));
  for (const [start, items] of Map.groupBy(rows.flatMap(startsAfterGaps), (x) => x))
    if (items.length >= minAligned) edges.add(start);
  return edges.size === 0 ? joined.flat() : rows.flatMap((row) => joinRow(row, edges));
}

/** Puts "st" of "1st" on the baseline of the larger letters that it follows. */
function lowerSuperscripts(items: TextItem[]): TextItem[] {
  return items.map((item, index) => {
    if (!/^(?:st|nd|rd|th|\d{1,2})$/.test(item.text.trim())) return item;
    const base = items
      .slice(Math.max(0, index - 3), index)
      .find(
        ({ x, y, width, size }) =>
          size > item.size * 1.2 &&
          y > item.y + 0.5 &&
          y - item.y < size * 0.6 &&
          Math.abs(item.x - x - width) < 2,
      );
    return base ? { ...item, y: base.y } : item;
  });
}

/** TeX prints an accent as a separate letter before the letter that it belongs to. */
const joinAccents = (text: string) =>
  /[\u0300-\u036f]/.test(text)
    ? text.replace(/ ?([\u0300-\u036f])(\p{L})/gu, (_, accent, letter) => letter + accent).normalize("NFC")
    : text;

/** Letter-spaced text: "E D U C A T I O N" is one word. */
const spacedWord = /^(?:[\p{L}.'’-](?: [\p{L}.'’-]){2,}|[\p{L}\d(+](?: [\p{L}\d.'’@()+_-]){5,})$/u;
const spacedPair = /^\p{L} [\p{L}.]$/u;

/** Only a date or period, even one continued in the next row: "März 2012 – September". */
function isWholeDate(text: string): boolean {
  const [range] = findDateRanges(`${text.trim()} 2000`);
  return range !== undefined && range.from === 0 && range.to >= text.trim().length - 1;
}

/** Minimum gap between two words of a row, in letter sizes. */
function wordGap(row: TextItem[]): number {
  const gaps = row.slice(1).flatMap((item, index) => {
    const before = row[index];
    const areLetters = before && item.text.trim().length === 1 && before.text.trim().length === 1;
    return areLetters ? [(item.x - before.x - before.width) / Math.max(item.size, 5)] : [];
  });
  if (gaps.length < 4 || gaps.length < row.length * 0.6) return space;
  gaps.sort((a, b) => a - b);
  const medianGap = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return medianGap > 0.08 ? medianGap + 0.12 : space;
}

/** "**Nurse** Mercy Hospital": the end of the bold words separates two parts. Names are larger. */
const isNewLook = (last: Fragment, item: TextItem) =>
  last.bold &&
  !item.bold &&
  last.size < 13 &&
  /\p{L}\)?\s?$/u.test(last.text) &&
  /^\s?\p{Lu}/u.test(item.text);

/** `edges`: where cells of other rows start, so that a narrower gap before them separates, too. */
function joinRow(row: TextItem[], edges: ReadonlySet<number> = new Set()): Fragment[] {
  const fragments: Fragment[] = [];
  const minWordGap = wordGap(row);
  const isSpaced = row.some(({ text }) => spacedWord.test(text.trim()));
  let boldLetters = 0;
  for (const rawItem of row) {
    const trimmed = rawItem.text.trim();
    const isWord = spacedWord.test(trimmed) || (isSpaced && spacedPair.test(trimmed));
    const item = isWord ? { ...rawItem, text: trimmed.replaceAll(" ", "") } : rawItem;
    const last = fragments.at(-1);
    const letters = item.text.trim().length;
    const gap = last ? item.x - last.right : 0;
    const em = Math.max(Math.min(item.size, last?.size ?? item.size), 5);
    // The same text painted twice in one place is a shadow or a false bold.
    if (last?.text.endsWith(item.text.trim()) && Math.abs(item.x + item.width - last.right) < 1.5 && gap < -1)
      continue;
    // A column of dates may be close to its text.
    const isGlued =
      gap < minWordGap * em && /\d$|\p{L}{3}$/u.test(last?.text ?? "") && /^\p{Lu}\p{Ll}/u.test(item.text);
    const isDate = last && (gap > 0.8 * em || isGlued) && isWholeDate(last.text);
    const isAtEdge =
      gap > 0.5 * em && edges.has(Math.round(item.x)) && !isWholeDate(`${last?.text} ${item.text}`);
    // A long address reaches up to the next column.
    const isOverflow =
      last !== undefined &&
      /@\S+\.\p{Ll}+$/u.test(last.text) &&
      gap < minWordGap * em &&
      item.bold !== last.bold;
    if (last && !isDate && !isAtEdge && !isOverflow && gap < cell * em && gap > -2 * em) {
      // Half letters and vowel signs of Indian scripts join their neighbours, however wide the gap.
      const isJoined = /\u094d$/.test(last.text) || /^\p{M}/u.test(item.text);
      const needsSpace =
        gap > minWordGap * em && !isJoined && !last.text.endsWith(" ") && !item.text.startsWith(" ");
      // Chips and lists without commas: two spaces mark more than the end of a word.
      const gapText = gap > 0.8 * em || isNewLook(last, item) ? "  " : needsSpace ? " " : "";
      last.text += gapText + item.text;
      last.right = Math.max(last.right, item.x + item.width);
      boldLetters += item.bold ? letters : 0;
      last.bold = boldLetters > 0.8 * last.text.replace(/\s/g, "").length;
      last.size = Math.max(last.size, item.size);
    } else {
      boldLetters = item.bold ? letters : 0;
      fragments.push({
        text: item.text,
        left: item.x,
        right: item.x + item.width,
        y: item.y,
        size: item.size,
        bold: item.bold,
        font: item.font,
      });
    }
  }
  return fragments;
}

const isDateOnly = (text: string) => {
  const [range] = findDateRanges(text.trim());
  return range !== undefined && range.from === 0 && range.to === text.trim().length;
};

/** "September / 2021 – / Present" in a narrow column. */
const isBrokenDate = (above: string, below: string) =>
  (/[-–—]\s*\p{L}*$|^\D+$/u.test(above) || /^[-–—]/.test(below)) && isWholeDate(`${above} ${below}`);

/** Joins cells of a table that continue in the next row, where their next words had no room. */
function joinWrappedCells(rows: Row[]): Row[] {
  let [table, lastY] = [rows[0], 0];
  return rows.filter((row) => {
    const columns = table?.fragments ?? [];
    const cells = row.fragments.map(({ left, right, text, font, size }) => {
      const index = columns.findIndex((column) => Math.abs(column.left - left) < 2);
      const [cell, next] = [columns[index], columns[index + 1]];
      const [word = ""] = text.trim().split(" ");
      const wordWidth = (word.length * (right - left)) / text.length;
      const isSame =
        cell !== undefined && next !== undefined && cell.font === font && Math.abs(cell.size - size) < 0.2;
      const continuesDate = isSame && index === 0 && isBrokenDate(cell.text.trim(), text.trim());
      const hasNoRoom =
        continuesDate ||
        (isSame && columns.length > 2 && !isDateOnly(cell.text) && cell.right + wordWidth > next.left - size);
      return hasNoRoom || left < (columns.at(-1)?.left ?? 0) - 2 ? hasNoRoom && cell : "last";
    });
    const isContinued =
      table !== row &&
      row.y - lastY < 1.7 * (columns[0]?.size ?? 0) &&
      cells.some((cell) => cell && cell !== "last") &&
      cells.every(Boolean) &&
      // A colon in a column of its own stands before each value.
      !row.fragments.some(({ text }, index) => index > 0 && (isDateOnly(text) || text.trim() === ":"));
    lastY = row.y;
    if (!isContinued) {
      table = row;
      return true;
    }
    row.fragments.forEach(({ text, right }, index) => {
      const cell = cells[index];
      if (cell && cell !== "last") Object.assign(cell, { text: `${cell.text} ${text}`, right });
    });
    row.fragments = row.fragments.filter((_, index) => cells[index] === "last");
    return row.fragments.length > 0;
  });
}

const pageNumber =
  /^.{0,50}[-–|]\s*\d{1,2}\s*(\/|of)\s*\d{1,2}$|^(page\s*)?\d{1,3}(\s*(of|\/|-)\s*\d{1,3})?$|^.{0,60}\bpage\s*\d{1,3}(\s*(of|\/)\s*\d{1,3})?$/i;

const sureNumber = /\bpage\s\d{1,3}(?:\s(?:of|\/)\s\d{1,3})?$/i;

function toLine(row: Row, page: number, column: number): Line | undefined {
  let fragments = row.fragments.filter(({ text }) => text.trim() !== "");
  let bullet = false;
  const [first] = fragments;
  if (first && fragments.length > 1 && bulletGlyph.test(first.text.trim())) {
    bullet = true;
    fragments = fragments.slice(1);
  }
  fragments = fragments.filter(({ text }) => !/^[|•●·]+$/.test(text.trim()));
  const [start] = fragments;
  if (!start) return undefined;
  const cells = fragments.map(({ text }, index) => {
    const cellText = joinAccents(text.replace(/\s{2,}/g, "  ")).trim();
    return index === 0 ? cellText : cellText.replace(/^[•●▪■]\s+/, "");
  });
  const stripped = cells[0]?.replace(bulletStart, "") ?? "";
  if (stripped !== cells[0]) {
    bullet = true;
    cells[0] = stripped;
  }
  if (cells.every((text) => text === "")) return undefined;
  return {
    text: cells.join("\t"),
    cells,
    cellX: fragments.map(({ left }) => left),
    page,
    column,
    x: start.left,
    y: row.y,
    size: Math.max(...fragments.map(({ size }) => size)),
    bold: start.bold,
    bullet,
    isHeading: false,
    gap: 0,
  };
}

/** Joins columns that continue across a page break before the next block. */
function joinPages(pages: Block[][]): Block[] {
  const joined: Block[] = [];
  for (const blocks of pages) {
    const last = joined.at(-1);
    const [first, ...rest] = blocks;
    if (last?.kind === "columns" && first?.kind === "columns" && Math.abs(last.gutter - first.gutter) < 30) {
      last.left.push(...first.left);
      last.right.push(...first.right);
      joined.push(...rest);
    } else if (last?.kind === "columns" && blocks.length === 1 && first?.kind === "rows") {
      const lefts = first.rows.map(({ fragments }) => fragments[0]?.left ?? 0);
      const rights = first.rows.map(({ fragments }) => fragments.at(-1)?.right ?? 0);
      if (Math.min(...lefts) >= last.gutter - 12) last.right.push(first);
      else if (Math.max(...rights) <= last.gutter) last.left.push(first);
      else joined.push(first);
    } else joined.push(...blocks);
  }
  return joined;
}

/**
 * Lines of all pages in reading order: columns one after the other, table rows cell by cell, without page numbers and
 * repeated page headers.
 */
export function pdfLines(pages: Page[]): { lines: Line[]; links: Link[]; warnings: Warning[] } {
  const pageByRow = new Map<Row, number>();
  const mark = (block: Block, page: number): void => {
    if (block.kind === "rows") for (const row of block.rows) pageByRow.set(row, page);
    else for (const side of [...block.left, ...block.right]) mark(side, page);
  };
  let gutter: number | undefined;
  const cut = pages.map((page, number) => {
    const fragments = withoutMarginNotes(toFragments(page.items));
    const blocks =
      (gutter === undefined ? undefined : continueColumns(fragments, page.height, gutter)) ??
      cutColumns(fragments, page.height);
    gutter = blocks.findLast((block) => block.kind === "columns")?.gutter;
    for (const block of blocks) mark(block, number);
    return blocks;
  });
  const lines: Line[] = [];
  const ends = new Map<Line, LineEnd>();
  let column = -1;
  const write = (blocks: Block[]): void => {
    for (const block of blocks) {
      if (block.kind === "columns") {
        column += 1;
        write(block.left);
        column += 1;
        write(block.right);
        column += 1;
      } else
        for (const row of joinWrappedCells(block.rows)) {
          const line = toLine(row, pageByRow.get(row) ?? 0, Math.max(column, 0));
          if (!line) continue;
          lines.push(line);
          ends.set(line, { right: row.fragments.at(-1)?.right ?? 0, column });
        }
    }
  };
  const joined = joinPages(cut);
  write(joined);
  const bodyLines = withoutRunningLines(lines, pages);
  measureGaps(bodyLines);
  markWraps(bodyLines, ends);
  const warnings: Warning[] = joined.some(({ kind }) => kind === "columns")
    ? [{ code: "columns", text: "" }]
    : [];
  return { lines: bodyLines, links: toLinks(pages), warnings };
}

const hasContact = (text: string) => /@|(?:\d[\s().-]{0,2}){9}/.test(text);

function withoutRunningLines(lines: Line[], pages: Page[]): Line[] {
  const runningTexts = new Set<string>();
  const heightOf = (page: number) => pages[page]?.height ?? 842;
  const keyOf = (text: string) => text.toLowerCase().replace(/\d+/g, "#");
  // The name may be printed at the top of every page, but only a footer at the bottom.
  const footers = new Set(
    lines.filter(({ y, page }) => page > 0 && y > 0.93 * heightOf(page)).map(({ text }) => keyOf(text)),
  );
  const placeOf = ({ text, x, y }: Line) => `${Math.round(x)} ${Math.round(y)} ${text}`;
  const footOf = (line: Line) => placeOf({ ...line, text: keyOf(line.text) });
  const letterhead = new Set(lines.filter(({ page }) => page === 0).map(placeOf));
  const feet = Map.groupBy(
    lines.filter(({ y, page }) => y > 0.85 * heightOf(page)),
    footOf,
  );
  return lines.filter((line) => {
    const { text, y, page } = line;
    const height = heightOf(page);
    if (page > 0 && y < 0.2 * height && letterhead.has(placeOf(line))) return false;
    const [foot, ...repeated] = feet.get(footOf(line)) ?? [];
    if (repeated.length > 0) return foot === line && hasContact(text);
    if (y > 0.85 * height && sureNumber.test(text)) return false;
    if (y > 0.07 * height && y < 0.93 * height) return true;
    const key = keyOf(text);
    const isRepeated = page > 0 ? runningTexts.has(key) : y > 0.93 * height && footers.has(key);
    runningTexts.add(key);
    return !isRepeated && !(pageNumber.test(text) && (page > 0 || y > 0.93 * height));
  });
}

/** White space above each line, in line heights beyond normal leading. */
function measureGaps(lines: Line[]): void {
  const leadings: number[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before && before.page === line.page && line.y > before.y && line.size > 0)
      leadings.push((line.y - before.y) / line.size);
  });
  leadings.sort((a, b) => a - b);
  const normal = Math.max(leadings[Math.floor(leadings.length * 0.35)] ?? 1.2, 1);
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before || before.page !== line.page || line.y < before.y) {
      line.gap = index === 0 ? 0 : 1;
      return;
    }
    line.gap = Math.max(0, (line.y - before.y) / Math.max(line.size, 6) / normal - 1);
  });
}

/** Right end of a line, and the column whose edge it is compared with: the letterhead is none of the columns. */
type LineEnd = { right: number; column: number };

/** Marks the lines that end where the next word had no room, or within a word. */
function markWraps(lines: Line[], ends: Map<Line, LineEnd>): void {
  // The two longest lines of each column: a single one shows no edge.
  const edges = new Map<number, { edge: number; second: number }>();
  for (const line of lines) {
    const { right, column } = ends.get(line) ?? { right: 0, column: 0 };
    const { edge, second } = edges.get(column) ?? { edge: 0, second: 0 };
    edges.set(column, {
      edge: Math.max(edge, right),
      second: Math.max(second, Math.min(edge, right)),
    });
  }
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const { right, column } = ends.get(line) ?? { right: 0, column: 0 };
    const nextRight = (next && ends.get(next)?.right) ?? 0;
    if (
      next === undefined ||
      next.bullet ||
      next.cells.length > 1 ||
      next.page !== line.page ||
      next.column !== line.column ||
      next.bold !== line.bold ||
      next.gap > 0.3 ||
      Math.abs(next.size - line.size) > 0.6
    )
      return;
    const start = line.cellX.at(-1) ?? line.x;
    const indent = next.x - start;
    const endsSentence = /[.:;!?]$/.test(line.text) && !/^\p{Ll}/u.test(next.text);
    const isCentred = Math.abs(line.x + right - next.x - nextRight) < 3 && Math.abs(indent) > 2;
    // Lines set flush right all end at the edge.
    if (
      endsSentence ||
      isCentred ||
      indent < -2 ||
      indent > 24 ||
      (Math.abs(right - nextRight) < 1 && indent > 2 && !line.bullet)
    )
      return;
    const [word = ""] = next.text.split(" ");
    const wordWidth = (word.length * (nextRight - next.x)) / Math.max(next.text.length, 1);
    const { edge, second } = edges.get(column) ?? { edge: 0, second: 0 };
    const hasNoRoom = second > edge - 20 && right + 0.9 * wordWidth + 2 > edge;
    if (hasNoRoom || (/\p{L}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text))) line.wraps = true;
  });
}

/** Every link once, with the text at its position. */
function toLinks(pages: Page[]): Link[] {
  const links = new Map<string, Link>();
  for (const [number, page] of pages.entries()) {
    for (const { url, x, y } of page.links) {
      const linkedItem = page.items.find(
        (item) => Math.abs(item.y - y) < item.size && x >= item.x - 2 && x < item.x + item.width,
      );
      const existing = links.get(url);
      if (!existing) links.set(url, { url, text: linkedItem?.text.trim() ?? "", page: number, y });
    }
  }
  return [...links.values()];
}
