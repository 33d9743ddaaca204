import { findDateRanges } from "./dates.ts";
import { findFlatHeadings } from "./flat-headings.ts";
import { type FieldRole, findLabels, type Label, labelRole, learnLabels } from "./form-labels.ts";
import { headingKind, isListedHeading, type SectionKind } from "./headings.ts";
import type { PlacedLine } from "./text.ts";
import { isPlace } from "./titles.ts";

type Placed = { text: string; placedLines: PlacedLine[] };
/** Part of a line that becomes a line. */
type Piece = { start: number; end: number; label?: Label; isHeading?: boolean; bullet?: boolean };

/** Text beyond this length stays as it is; no form is longer. */
const maxForm = 60_000;
const maxHeading = 50;
/** In longer lines headings are found anyway. */
const maxTouched = 160;
const jobRoles = new Set<FieldRole>(["employer", "position", "period", "start", "duties"]);
/** Labels with a date as value: what follows the date is no longer theirs. */
const dateRoles = new Set<FieldRole>(["period", "start", "end", "year"]);

/**
 * Restores the lines of a form whose line breaks are lost: at its labels ("Employer: X", "Duration - a to b"), at headings,
 * at bullets and after the years of a skill, and says which value each label names. In other texts it only separates headings
 * that touch the next word. Keeps the text's length, so that offsets stay valid.
 */
export function restoreFormLines({ text, placedLines }: Placed): Placed {
  if (placedLines.some(({ y }) => y > 0) || text.length > maxForm) return { text, placedLines };
  const learned = learnLabels(placedLines.map((line) => line.text));
  const labels = placedLines.map((line) => findLabels(line.text, learned));
  const isForm = isFormOf(labels.flat()) || hasKnownEmployer(placedLines, labels);
  const letters = text.split("");
  const lines: PlacedLine[] = [];
  const leads = findLeads(placedLines);
  let kind: SectionKind = "contact";
  let columns: Columns | undefined;
  placedLines.forEach((line, index) => {
    kind = headingKind(line.text) ?? kind;
    columns =
      columns && columns.split(line.text).length === columns.roles.length ? columns : findColumns(line);
    const own = columns && columns.head !== line ? cellPieces(line, columns) : undefined;
    const pieces =
      columns?.head === line
        ? []
        : (own ?? cutLine(line, isForm ? (labels[index] ?? []) : [], kind, isForm, leads.get(line)));
    if (pieces.length === 0 && columns?.head === line) return;
    if (pieces.length < 2 && pieces[0]?.label === undefined) {
      const whole = isForm && kind === "education" ? withPlaceCell(line) : line;
      if (!text.startsWith(whole.text, line.start))
        for (let at = 0; at < whole.text.length; at += 1) letters[line.start + at] = whole.text[at] ?? "";
      lines.push(whole);
      return;
    }
    for (const piece of pieces) {
      lines.push(withDescription(toLine(line, piece), lines.at(-1)));
      const before = line.start + piece.start - 1;
      if (piece.start > 0 && /\s/.test(letters[before] ?? "")) letters[before] = "\n";
    }
    const heading = pieces.findLast(({ isHeading }) => isHeading);
    kind = (heading && headingKind(line.text.slice(heading.start, heading.end))) ?? kind;
  });
  return { text: letters.join(""), placedLines: lines };
}

/** Two different fields of jobs or of courses make a form; an employer's or a post's label alone may be a title. */
function isFormOf(labels: Label[]): boolean {
  const found = new Set(labels.map(({ role }) => role));
  const count = (roles: Set<FieldRole>) => [...roles].filter((role) => found.has(role)).length;
  return (
    (found.has("employer") && count(jobRoles) > 1) ||
    labels.filter(({ role, start, phrase }) => role === "employer" && start === 0 && labelRole(phrase))
      .length > 1 ||
    (found.has("position") && (found.has("period") || found.has("start"))) ||
    (found.has("school") && found.has("degree"))
  );
}

/** Whether a labelled employer stands elsewhere beside a post: "Clerk - Acme" and "firm - Acme". */
function hasKnownEmployer(lines: PlacedLine[], labels: Label[][]): boolean {
  return labels.some((own, index) =>
    own.some(({ role, from }) => {
      const name = role === "employer" ? lines[index]?.text.slice(from).trim() : undefined;
      return (
        name !== undefined &&
        name.length > 3 &&
        name.length < 60 &&
        lines.some(({ text }, other) => other !== index && text.endsWith(` - ${name}`))
      );
    }),
  );
}

const bulletMark = /(?<=^|[\s.;,:–-])(?:[•▪●■◆►➢✓‣]\s*|\* )(?=\S)/gu;
/** "exp. 40 months", "(2 years)": what follows begins with the next skill. */
const skillYears =
  /[-–:(] ?(?:\p{L}+\.?\s?[-–:]?\s?)?(?:less than |over |about )?\d+(?:\.\d+)?\+? (?:years?|yrs?|months?)\)?(?: months)?(?=\s+\p{Lu}|\p{Lu}|$)/giu;

/** Sections in one line each: at least this many lines begin with headings of different kinds. */
const minLeads = 3;

/** Length of the heading that a line begins with, in a text whose sections are one line each. */
function findLeads(lines: PlacedLine[]): Map<PlacedLine, number> {
  const leads = new Map<PlacedLine, number>();
  const kinds = new Set<SectionKind>();
  for (const line of lines) {
    if (headingKind(line.text) !== undefined && !line.bullet) return new Map();
    const words = /^(?:\p{Lu}[\p{L}&]+ ){1,3}(?=[\p{Lu}\d])/u.exec(line.text)?.[0].trim().split(" ") ?? [];
    const length = [3, 2, 1].find(
      (count) => count <= words.length && isListedHeading(words.slice(0, count).join(" ")),
    );
    const text = words.slice(0, length ?? 0).join(" ");
    const kind = text === "" || line.bullet ? undefined : headingKind(text);
    if (kind === undefined) continue;
    leads.set(line, text.length);
    kinds.add(kind);
  }
  return kinds.size < minLeads ? new Map() : leads;
}

function cutLine(line: PlacedLine, labels: Label[], kind: SectionKind, isForm: boolean, lead = 0): Piece[] {
  const { text } = line;
  const cuts: Piece[] = labels.map((label) => ({ start: label.start, end: text.length, label }));
  const found = headingsOf(line, kind, isForm);
  for (const { start, end } of lead > 0 ? [{ start: 0, end: lead }, ...found] : found)
    if (
      !cuts.some((cut) => cut.start === start) &&
      !labels.some((label) => label.start < end && label.from > start)
    )
      cuts.push({ start, end, isHeading: true });
  if (isForm) {
    for (const { 0: mark, index } of text.matchAll(bulletMark))
      cuts.push({ start: index + mark.length, end: text.length, bullet: true });
    const years = [...text.matchAll(skillYears)];
    if (years.length > 1)
      for (const { 0: mark, index } of years) cuts.push({ start: index + mark.length, end: text.length });
  }
  cuts.sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  const push = (piece: Piece) => {
    const trimmed = trim(text, piece);
    if (trimmed.end > trimmed.start && /[\p{L}\p{N}]/u.test(text.slice(trimmed.start, trimmed.end)))
      pieces.push(trimmed);
  };
  if ((cuts[0]?.start ?? text.length) > 0) push({ start: 0, end: cuts[0]?.start ?? text.length });
  cuts.forEach((cut, index) => {
    const next = cuts[index + 1]?.start ?? text.length;
    const end = cut.isHeading ? cut.end : Math.min(next, dateEnd(text, cut, next));
    push({ ...cut, end });
    if (end < next) push({ start: end, end: next });
  });
  return pieces;
}

/** Headings within a line of a form; otherwise only those that touch the next word. */
function headingsOf({ text, bullet, cells }: PlacedLine, kind: SectionKind, isForm: boolean) {
  if (headingKind(text) !== undefined) return [];
  if (isForm) return [...findFlatHeadings(text, kind), ...betweenBars(text)];
  if (cells.length > 1 || text.length > maxTouched) return [];
  const touches = ({ start, end }: { start: number; end: number }) =>
    start === 0
      ? !bullet && /^\p{Lu}/u.test(text.slice(end))
      : end === text.length && /(?:^|\s)[^\s/@]*[\p{Ll}\d)]$/u.test(text.slice(0, start));
  return findFlatHeadings(text, kind).filter(touches);
}

/** Headings among the fields that bars separate: "Year: 2019 | Skills | Excel". */
function betweenBars(text: string): { start: number; end: number }[] {
  if (!text.includes("|")) return [];
  let at = 0;
  return text.split("|").flatMap((part) => {
    const start = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const end = start + part.trim().length;
    return part.length < maxHeading && isListedHeading(part.trim()) ? [{ start, end }] : [];
  });
}

/** End of a value that is a date. */
function dateEnd(text: string, { label }: Piece, next: number): number {
  if (!label || !dateRoles.has(label.role)) return next;
  const [range] = findDateRanges(text.slice(label.from, next));
  if (!range || range.from > 2) return next;
  const end = label.from + range.to;
  // "(2 years)" belongs to it.
  return end + (/^[\s)]*\([^()]{0,30}\)|^\)/.exec(text.slice(end, next))?.[0].length ?? 0);
}

function trim(text: string, piece: Piece): Piece {
  let { start, end } = piece;
  // "Jane Doe 2. Email: …": the number belongs to the next label.
  end -= /\s\d{1,2}[.)]\s*$/.exec(end < text.length ? text.slice(start, end) : "")?.[0].length ?? 0;
  while (end > start && /[\s|;,•]/.test(text[end - 1] ?? "")) end -= 1;
  while (start < end && /[\s|;,.]/.test(text[start] ?? "")) start += 1;
  return { ...piece, start, end };
}

function toLine(
  line: PlacedLine,
  { start, end, label, isHeading = false, bullet = false }: Piece,
): PlacedLine {
  const text = line.text.slice(start, end);
  return {
    ...line,
    text,
    cells: text.split("\t").filter(Boolean),
    start: line.start + start,
    bullet: bullet || (line.bullet && start === 0),
    isHeading: isHeading || (line.isHeading && start === 0),
    gap: isHeading ? 1 : start === 0 ? line.gap : 0,
    ...(label
      ? { field: { role: label.role, phrase: label.phrase, at: Math.max(0, label.from - start) } }
      : {}),
  };
}

/** "Profile:" below the fields of a job is the label of its description, no heading. */
function withDescription(line: PlacedLine, above: PlacedLine | undefined): PlacedLine {
  const isBelowJob = above?.field && (jobRoles.has(above.field.role) || above.field.role === "end");
  const isLabel = isBelowJob && !line.field && (line.isHeading || /[:–-]$/.test(line.text));
  if (!isLabel || headingKind(line.text) !== "summary") return line;
  return { ...line, isHeading: false, field: { role: "duties", phrase: line.text, at: line.text.length } };
}

const townAndState = /(?<=\s)\p{Lu}[\p{L}’'-]+, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?= \p{Lu})/u;

/** Makes a cell of the town and state between a course and its school: "BE Civil Pune, Maharashtra Ajanta College". */
function withPlaceCell(line: PlacedLine): PlacedLine {
  const match = line.cells.length === 1 ? townAndState.exec(line.text) : null;
  if (!match) return line;
  const [whole] = match;
  // The state may have two words, or the second one is the school's.
  const place = [whole.replace(/(?<=, \S+) \S+$/, ""), whole].find((text) => isPlace(text));
  if (place === undefined) return line;
  const end = match.index + place.length;
  const text = `${line.text.slice(0, match.index - 1)}\t${place}\t${line.text.slice(end + 1)}`;
  return { ...line, text, cells: text.split("\t") };
}

/** A table with a row of labels at its head. */
type Columns = { head: PlacedLine; roles: FieldRole[]; phrases: string[]; split: (text: string) => string[] };

const minColumns = 3;

function findColumns(line: PlacedLine): Columns | undefined {
  for (const mark of [",", ";", "|"]) {
    if (line.text.split(mark, minColumns).length < minColumns) continue;
    const split = (text: string) => splitCells(text, mark);
    const phrases = split(line.text).map((cell) => cell.trim().replace(/^"|"$/g, ""));
    const roles = phrases.map((phrase) => labelRole(phrase));
    if (phrases.length < minColumns || !roles.every((role) => role !== undefined)) continue;
    if (
      !roles.some(
        (role) => role === "employer" || role === "position" || role === "degree" || role === "school",
      )
    )
      continue;
    return { head: line, roles, phrases, split };
  }
  return undefined;
}

/** Cells of a row with a separator; quotes protect it. Together they are the text. */
function splitCells(text: string, mark: string): string[] {
  const cells: string[] = [""];
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === mark && !isQuoted) cells.push("");
    else cells[cells.length - 1] += letter;
  }
  return cells;
}

function cellPieces(line: PlacedLine, { roles, phrases, split }: Columns): Piece[] {
  let at = 0;
  return split(line.text).flatMap((cell, index) => {
    const start = at + (/^[\s"]*/.exec(cell)?.[0].length ?? 0);
    const end = at + cell.replace(/[\s"]+$/, "").length;
    at += cell.length + 1;
    const role = roles[index];
    if (end <= start || role === undefined) return [];
    return [{ start, end, label: { start, from: start, phrase: phrases[index] ?? "", role } }];
  });
}
