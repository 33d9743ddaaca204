import { findDateRanges, looksLikeDateOrPlace } from "../extract/dates.ts";
import { headingKind, isListedHeading } from "../extract/headings.ts";
import { areFormLabels } from "../extract/label-column.ts";

/** Adjacent text on one baseline; lengths in points. */
export type Fragment = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  font: string;
};
export type Row = { y: number; fragments: Fragment[] };
/** A part of the page in reading order: rows over its whole width, or two columns side by side. */
export type Block =
  | { kind: "rows"; rows: Row[] }
  | { kind: "columns"; gutter: number; left: Block[]; right: Block[] };

const minGutter = 9;
const minRows = 4;
/** Minimum height of two columns side by side, as a share of the page. */
const minHeightShare = 0.07;
/** Baselines closer than this share of the letter size are one row. */
const maxRowShift = 0.35;

export function groupRows(fragments: Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const row = rows.at(-1);
    if (row && fragment.y - row.y <= maxRowShift * Math.min(fragment.size, row.fragments[0]?.size ?? 10)) {
      row.fragments.push(fragment);
    } else rows.push({ y: fragment.y, fragments: [fragment] });
  }
  for (const row of rows) row.fragments.sort((a, b) => a.left - b.left);
  return rows;
}

/** Rows that leave a gutter free; `inner` spans from the first to the last row with text on the right. */
type Run = {
  inner: { from: number; to: number };
  from: number;
  to: number;
  gutter: number;
  width: number;
  rows: number;
};

/** The run's fragments on either side of the gutter. */
function splitSides(
  rows: Row[],
  run: { from: number; to: number; gutter: number },
): { left: Fragment[]; right: Fragment[] } {
  const inside = rows.slice(run.from, run.to).flatMap(({ fragments }) => fragments);
  return {
    left: inside.filter(({ left }) => left < run.gutter - 2),
    right: inside.filter(({ left }) => left >= run.gutter - 2),
  };
}

const label = /^[\p{L}][\p{L} /().'’-]{1,38}:$/u;
/** Minimum cells of a table's row before its last one. */
const cellsBefore = 2;

const isPeriod = (text: string) => /\d{4}/.test(text) && looksLikeDateOrPlace(text);

function isFlushRight(fragments: Fragment[]): boolean {
  const edge = (values: number[]) => Math.max(...values) - Math.min(...values);
  return edge(fragments.map(({ right }) => right)) < 2 && edge(fragments.map(({ left }) => left)) > 8;
}

/** Rows that white space or a heading separates from those above. */
function splitGroups(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const size = row.fragments[0]?.size ?? 10;
    const isNew = !above || isHeading(row) || isHeading(above) || row.y - above.y > 1.5 * size;
    if (isNew) groups.push([row]);
    else groups.at(-1)?.push(row);
  });
  return groups;
}

const startOf = (group: Row[]) => group[0]?.y ?? 0;

/**
 * The left parts of entries whose descriptions are beside them, with the headings between; `undefined` if the two
 * columns are independent.
 */
function findDescribed(left: Fragment[], right: Fragment[]): Row[][] | undefined {
  if (right.some(({ text }) => isListedHeading(text.trim()))) return undefined;
  const groups = splitGroups(groupRows(left));
  const dated = groups.filter((group) => group.some(({ fragments }) => fragments.some(isWholePeriod)));
  const areBeside = dated.every((group) => right.some(({ y }) => Math.abs(y - startOf(group)) < 3));
  const isFirst = right.every(({ y }) => y > startOf(groups[0] ?? []) - 3);
  return dated.length > 1 && areBeside && isFirst ? groups : undefined;
}

/** Each left part, followed by what is beside it. */
function describedBlocks(groups: Row[][], right: Fragment[], pageHeight: number, depth: number): Block[] {
  return groups.flatMap((group, index) => {
    const next = groups[index + 1];
    const beside = right.filter(
      ({ y }) => y >= startOf(group) - 3 && (next === undefined || y < startOf(next) - 3),
    );
    return [{ kind: "rows" as const, rows: group }, ...cutColumns(beside, pageHeight, depth)];
  });
}

/** A form has known labels, or repeats them for each entry; other columns hardly repeat a text. */
function isLabelColumn(left: Fragment[]): boolean {
  const count = new Map<string, number>();
  for (const { text } of left) count.set(text, (count.get(text) ?? 0) + 1);
  const repeated = left.filter(({ text }) => (count.get(text) ?? 0) > 1).length;
  return (
    repeated >= Math.max(4, left.length * 0.5) ||
    areFormLabels(left.map(({ text }) => text.replace(/^[•●▪■]\s*/, "").trim()))
  );
}

/** Whether text is read row by row: dates at a margin, labels before their values, and tables. */
function isRowMajor(left: Fragment[], right: Fragment[]): boolean {
  const dateShare = (side: Fragment[]) => {
    const letters = side.reduce((sum, { text }) => sum + text.length, 0);
    const dates = side.filter(({ text }) => looksLikeDateOrPlace(text));
    return Math.max(
      dates.length / side.length,
      dates.reduce((sum, { text }) => sum + text.length, 0) / Math.max(letters, 1),
    );
  };
  if (dateShare(right) >= 0.5 || dateShare(left) >= 0.5 || isLabelColumn(left)) return true;
  const rightYs = right.map(({ y }) => y);
  const isAligned = (row: Row) => rightYs.some((y) => Math.abs(y - row.y) < 1.5);
  // A heading over the next rows does not show their layout.
  const leftRows = groupRows(left).filter(
    (row) => isAligned(row) || headingKind(row.fragments[0]?.text ?? "") === undefined,
  );
  const aligned = leftRows.filter(isAligned).length;
  const leftLetters = left.reduce((sum, { text }) => sum + text.length, 0) / leftRows.length;
  const rightRows = groupRows(right).length;
  const leftYs = left.map(({ y }) => y);
  const alignedRight = groupRows(right).filter((row) => leftYs.some((y) => Math.abs(y - row.y) < 1.5)).length;
  // A table with a column of date ranges, each of which starts a row.
  const dated = leftRows.filter(({ fragments }) =>
    fragments.some(
      ({ text }) => label.test(text.trim()) || (looksLikeDateOrPlace(text) && /\d{4}|['’]\d\d/.test(text)),
    ),
  ).length;
  if (dated >= 2 && dated >= leftRows.length * 0.4) return true;
  if (leftRows.length < rightRows * 0.6 && isFlushRight(left)) {
    // Labels and date ranges that are flush right against their lines.
    const periods = leftRows.filter(({ fragments }) => isPeriod(fragments[0]?.text ?? ""));
    if (aligned >= leftRows.length * 0.7 || (periods.length >= 2 && periods.every(isAligned))) return true;
  }
  // A table: each row is on one baseline across.
  if (aligned / leftRows.length >= 0.85 && alignedRight / rightRows >= 0.85) return true;
  // The last column of a table between other text: two more cells beside each of its cells.
  const withCells = leftRows.filter((row) => isAligned(row) && row.fragments.length >= cellsBefore).length;
  if (alignedRight / rightRows >= 0.85 && withCells / rightRows >= 0.6) return true;
  if (leftRows.length <= rightRows && aligned / leftRows.length >= 0.9 && leftLetters < 30) {
    // Labels: few beside many lines, or each beside its value.
    return leftRows.length < rightRows * 0.6 || aligned / rightRows >= 0.8;
  }
  return false;
}

const isHeading = ({ fragments }: Row) =>
  fragments.length === 1 && isListedHeading(fragments[0]?.text.trim() ?? "");

/** An address has no place to break, so that it may even overflow its column. */
const isAddress = ({ text }: Fragment) => /^\S*(?:@|:\/\/|www\.)\S+$/.test(text.trim());
const maxOverflow = 40;
/** Whether text reaches into the gutter. */
const isClose = (fragment: Fragment, gutter: number) =>
  fragment.left < gutter - 2 && fragment.right > gutter + (isAddress(fragment) ? maxOverflow : -minGutter);
const crosses = ({ fragments }: Row, gutter: number) =>
  fragments.some((fragment) => isClose(fragment, gutter));

function findRuns(rows: Row[], gutter: number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let width = Number.POSITIVE_INFINITY;
  const close = (to: number) => {
    // Side by side means from the first to the last row with text on the right.
    const has = (row: Row | undefined) => row?.fragments.some(({ left }) => left >= gutter - 2) ?? false;
    let [first, end] = [from, to];
    while (first < end && !has(rows[first])) first += 1;
    while (end > first && !has(rows[end - 1])) end -= 1;
    end = withoutMarginDates(rows, first, end, gutter);
    // A heading below the right column's end starts the part after both columns.
    const next = rows.findIndex((row, index) => index >= end && index < to && isHeading(row));
    if (end > first)
      runs.push({
        inner: { from: first, to: end },
        from,
        to: next < 0 ? to : next,
        gutter,
        width,
        rows: end - first,
      });
    width = Number.POSITIVE_INFINITY;
  };
  rows.forEach((row, index) => {
    if (crosses(row, gutter)) {
      close(index);
      from = index + 1;
      return;
    }
    for (const { left, right } of row.fragments)
      if (left < gutter - 2) width = Math.min(width, gutter - right);
  });
  close(rows.length);
  return runs;
}

/** Ends a run at the right column's own edge: dates further right belong to the next section. */
function withoutMarginDates(rows: Row[], first: number, end: number, gutter: number): number {
  const rightFragments = (row: Row | undefined) =>
    row?.fragments.filter(({ left }) => left >= gutter - 2) ?? [];
  let last = end;
  while (last > first && !rightFragments(rows[last - 1]).some(({ left }) => left < gutter + 8)) last -= 1;
  const after = rows.slice(last, end).flatMap(rightFragments);
  return last > first && after.every(({ text }) => looksLikeDateOrPlace(text)) ? last : end;
}

/** The two columns with the most rows, or none. */
function bestRun(rows: Row[], pageHeight: number): Run | undefined {
  const lefts = new Map<number, number>();
  for (const { fragments } of rows)
    for (const { left } of fragments) {
      const key = Math.round(left / 3) * 3;
      lefts.set(key, (lefts.get(key) ?? 0) + 1);
    }
  let best: Run | undefined;
  for (const [left, count] of lefts) {
    if (count < minRows) continue;
    for (const run of findRuns(rows, left - 1)) {
      const [first, last] = [rows[run.inner.from], rows[run.inner.to - 1]];
      if (!first || !last || last.y - first.y < minHeightShare * pageHeight) continue;
      const { left: leftSide, right: rightSide } = splitSides(rows, { ...run.inner, gutter: run.gutter });
      if (groupRows(rightSide).length < minRows) continue;
      if (!headingRail(leftSide) && (groupRows(leftSide).length < minRows || isRowMajor(leftSide, rightSide)))
        continue;
      if (!best || run.rows > best.rows || (run.rows === best.rows && run.width > best.width)) best = run;
    }
  }
  return best;
}

/** Headings to the left of their sections, each with its lines joined. */
function headingRail(left: Fragment[]): Fragment[] | undefined {
  const groups: Fragment[] = [];
  for (const { y, fragments } of groupRows(left)) {
    const text = fragments.map((fragment) => fragment.text.trim()).join(" ");
    const last = groups.at(-1);
    const [first] = fragments;
    if (!first) continue;
    const isNear = last && y - last.y < first.size * 1.7 * last.text.split("\n").length;
    if (isNear && !fragments.some(isWholePeriod)) last.text += `\n${text}`;
    else groups.push({ ...first, text });
  }
  // A dash over a heading is a rule, not a bullet.
  const joined = groups.map((group) => ({
    ...group,
    text: group.text.replaceAll("\n", " ").replace(/^[—–-]\s/, ""),
  }));
  const knownHeadings = joined.filter(({ text }) => headingKind(text) !== undefined).length;
  return groups.length >= 2 &&
    knownHeadings >= 2 &&
    knownHeadings / joined.length >= 0.5 &&
    joined.every(({ text }) => text.length < 50)
    ? joined
    : undefined;
}

/** Each heading of the rail, followed by the rows beside and below it. */
function underHeadings(rail: Fragment[], right: Fragment[], pageHeight: number, depth: number): Block[] {
  const blocks: Block[] = [];
  const before = right.filter(({ y }) => y < (rail[0]?.y ?? 0) - 6);
  blocks.push(...cutColumns(before, pageHeight, depth));
  rail.forEach((heading, index) => {
    const until = rail[index + 1]?.y ?? Number.POSITIVE_INFINITY;
    blocks.push({ kind: "rows", rows: [{ y: heading.y, fragments: [heading] }] });
    const headingFragments = right.filter(({ y }) => y >= heading.y - 6 && y < until - 6);
    blocks.push(...cutColumns(headingFragments, pageHeight, depth));
  });
  return blocks;
}

/**
 * Continues the previous page's columns at the top of this one, however short: the rows that leave their gutter free
 * and have text on both sides. `undefined` if they do not continue.
 */
export function continueColumns(
  fragments: Fragment[],
  pageHeight: number,
  gutter: number,
): Block[] | undefined {
  const rows = groupRows(fragments);
  const crossing = rows.findIndex((row) =>
    row.fragments.some(({ left, right }) => left < gutter - 2 && right > gutter - 2),
  );
  const end = crossing < 0 ? rows.length : crossing;
  const { left, right } = splitSides(rows, { from: 0, to: end, gutter });
  // Dates at a margin are far from the gutter; the column's own lines begin near it.
  const nearGutter = right.filter((fragment) => fragment.left < gutter + 40).length;
  if (left.length === 0 || right.length === 0 || nearGutter < right.length / 2) return undefined;
  return [
    {
      kind: "columns",
      gutter,
      left: cutColumns(left, pageHeight, 1),
      right: cutColumns(right, pageHeight, 1),
    },
    ...cutColumns(
      rows.slice(end).flatMap((row) => row.fragments),
      pageHeight,
    ),
  ];
}

const isWholePeriod = ({ text }: Fragment) =>
  findDateRanges(text.trim()).some(
    ({ from, to, isSingle }) => !isSingle && to - from > text.trim().length * 0.8,
  );

type Part = { from: number; to: number; gutter: number };

/** Rows around or below `index` that leave the gutter free. */
function openRows(rows: Row[], index: number, gutter: number): Part {
  const isOpen = (row: Row | undefined) => row !== undefined && !crosses(row, gutter);
  let [from, to] = [index, index + 1];
  while (isOpen(rows[from - 1])) from -= 1;
  while (isOpen(rows[to])) to += 1;
  return { from, to, gutter };
}

/** Indentation of dates and bullets within a column, in points. */
const maxIndent = 20;

/** Entries side by side under one heading: two periods in one row show it. Headings end it. */
function gridAt(rows: Row[], index: number): Part | undefined {
  const date = rows[index]?.fragments.filter(isWholePeriod)[1];
  if (!date) return undefined;
  // The date may be indented: the lines beside it show the edge of the column.
  const beside = rows.slice(Math.max(0, index - 3), index + 4).flatMap(({ fragments }) => fragments);
  const gutter = Math.min(
    ...beside.map(({ left }) => left).filter((left) => left <= date.left && left > date.left - maxIndent),
  );
  let { from, to } = openRows(rows, index, gutter);
  const isRight = ({ left }: Fragment) => left >= gutter - 2;
  const right = rows.slice(from, to).flatMap(({ fragments }) => fragments.filter(isRight));
  const isColumn = right.filter(({ left }) => left < gutter + maxIndent).length >= right.length / 2;
  // Two columns with headings of their own are read one after the other anyway.
  if (!isColumn || right.length < 3 || right.some(({ text }) => isListedHeading(text.trim())))
    return undefined;
  const headings = rows.flatMap((row, at) => (isHeading(row) ? [at] : []));
  from = Math.max(from, (headings.findLast((at) => at < index) ?? -1) + 1);
  to = Math.min(to, headings.find((at) => at > index) ?? rows.length);
  while (from < index && !rows[from]?.fragments.some(isRight)) from += 1;
  return { from, to, gutter };
}

/** Sections side by side: two headings of one look in one row show it. */
function sectionsAt(rows: Row[], index: number): Part | undefined {
  const [first, second] = rows[index]?.fragments.filter(({ text }) => isListedHeading(text.trim())) ?? [];
  if (!first || !second || first.bold !== second.bold || Math.abs(first.size - second.size) > 0.5)
    return undefined;
  const gutter = second.left - 1;
  const { to } = openRows(rows, index, gutter);
  const end = rows.findLastIndex(
    ({ fragments }, at) => at < to && fragments.some(({ left }) => left >= gutter - 2),
  );
  const next = rows.findIndex((row, at) => at > end && at < to && isHeading(row));
  return end > index + 1 ? { from: index, to: next < 0 ? to : next, gutter } : undefined;
}

/** No page has more rows; comparing them all takes long. */
const maxRows = 500;

function findSideBySide(rows: Row[]): Part | undefined {
  if (rows.length > maxRows) return undefined;
  for (const index of rows.keys()) {
    const part = sectionsAt(rows, index) ?? gridAt(rows, index);
    if (part) return part;
  }
  return undefined;
}

/**
 * Cuts a page into blocks at its white space: the tallest pair of columns first, then the parts above, below and
 * within.
 */
export function cutColumns(fragments: Fragment[], pageHeight: number, depth = 0): Block[] {
  const rows = groupRows(fragments);
  const part = (from: number, to: number) => rows.slice(from, to).flatMap((row) => row.fragments);
  const cut = (from: number, to: number) => cutColumns(part(from, to), pageHeight, depth + 1);
  const run = depth < 4 ? (findSideBySide(rows) ?? bestRun(rows, pageHeight)) : undefined;
  if (!run) return rows.length > 0 ? [{ kind: "rows", rows }] : [];
  const { left, right } = splitSides(rows, run);
  const rail = headingRail(left);
  if (rail)
    return [
      ...cut(0, run.from),
      ...underHeadings(rail, right, pageHeight, depth + 1),
      ...cut(run.to, rows.length),
    ];
  const groups = findDescribed(left, right);
  if (groups)
    return [
      ...cut(0, run.from),
      ...describedBlocks(groups, right, pageHeight, depth + 1),
      ...cut(run.to, rows.length),
    ];
  return [
    ...cut(0, run.from),
    {
      kind: "columns",
      gutter: run.gutter,
      left: cutColumns(left, pageHeight, depth + 1),
      right: cutColumns(right, pageHeight, depth + 1),
    },
    ...cut(run.to, rows.length),
  ];
}
