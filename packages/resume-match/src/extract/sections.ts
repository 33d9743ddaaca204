import { anyOf } from "word-patterns";
import { degreePattern } from "./education.ts";
import {
  headingKind,
  inlineHeading,
  isForeignHeading,
  isListedHeading,
  type SectionKind,
} from "./headings.ts";
import { columns, labels, personalDetails } from "./sections.words.ts";
import { type PlacedLine, withoutFirstCell } from "./text.ts";
import { titleScore } from "./titles.ts";
import { hasUnspaced } from "./unspaced.ts";
import { anyWord, labelsOf, vocabularyPattern } from "./vocabulary.ts";

export type Section = { kind: SectionKind; heading: string; lines: PlacedLine[] };
type Style = { size: number; bold: boolean; caps: boolean };

const isCaps = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const toStyle = (line: PlacedLine): Style => ({
  size: line.size,
  bold: line.bold,
  caps: isCaps(line.cells[0] ?? ""),
});
const isSame = (a: Style, b: Style, hasAnyCase = false) =>
  Math.abs(a.size - b.size) <= 0.5 && a.bold === b.bold && (hasAnyCase || a.caps === b.caps);

function bodySize(lines: PlacedLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** "Project: X" within a form is a field of the job, no heading. */
const isField = ({ field }: PlacedLine) => field !== undefined && field.role !== "other";

const strongKinds = new Set<SectionKind>([
  "experience",
  "education",
  "skills",
  "projects",
  "summary",
  "certificates",
  "languages",
]);
/** Forms that are labels inside a section as often as headings. */
const labelWords = new RegExp(`^${anyOf(labels)}$`, "i");

/** Labels of personal details, anywhere in the résumé. */
const personalLabel = vocabularyPattern(
  (languages) =>
    new RegExp(
      String.raw`^${anyOf(personalDetails)}\s*\t?[:–-]|^${anyWord(labelsOf(languages, "personal"))}\s*\t?:`,
      "iu",
    ),
);

/** Symbols before a phone number or address: a footer with contact details. */
const contactSymbol = /^[☎☏✆📞📱✉📧⌂]/u;

const columnNames = new RegExp(
  String.raw`^(?:${anyOf(columns)}|school \/ university|board\/university|board \/ university|no\.?|s\.? ?no\.?)$`,
  "i",
);

/** Whether a line is the header row of a table, which is not a heading. */
const isTableHead = ({ cells }: PlacedLine) =>
  cells.length > 1 && cells.filter((cell) => columnNames.test(cell)).length >= 2;

/** Lines with a heading in a left column and its section beside it: at least two of them, of different kinds. */
function findHeadingsBeside(lines: PlacedLine[]): Set<PlacedLine> {
  const found = lines.filter(({ cells: [first = "", ...rest], bullet }) => {
    const kind = headingKind(first);
    return (
      rest.length === 1 &&
      !bullet &&
      kind &&
      strongKinds.has(kind) &&
      isListedHeading(first) &&
      !labelWords.test(first)
    );
  });
  const kinds = new Set(found.map(({ cells: [first = ""] }) => headingKind(first)));
  return new Set(kinds.size > 1 ? found : []);
}

/** Lines whose first cell is a heading, by its words and by its similarity to certain headings. */
function findHeadings(lines: PlacedLine[]): Map<PlacedLine, SectionKind> {
  const body = bodySize(lines);
  const headings = new Map<PlacedLine, SectionKind>();
  const certainStyles: (Style & { column: number })[] = [];
  /** Styles of headings that cannot be labels, in sections of any kind. */
  const firmStyles: (Style & { column: number })[] = [];
  const beside = findHeadingsBeside(lines);
  for (const line of lines) {
    const [first = ""] = line.cells;
    const kind = headingKind(first);
    if (!kind || isField(line)) continue;
    // The end of a sentence: "… analytical skills and team- / work."
    if (/^\p{Ll}.*\.$/u.test(first) && !line.isHeading) continue;
    if (isTableHead(line)) continue;
    const style = toStyle(line);
    const standsOut =
      beside.has(line) ||
      line.isHeading ||
      style.caps ||
      style.bold ||
      line.size > body * 1.08 ||
      line.gap > 0.3;
    // Where letters have no capitals, a square or a dot marks headings: "■職務経歴".
    const isMarked = hasUnspaced(first) && isListedHeading(first) && line.cells.length === 1;
    if (line.bullet && !line.isHeading && !style.caps && !isMarked && line.size <= body * 1.08) continue;
    if ((line.cells.length > 1 || !isListedHeading(first)) && !standsOut) continue;
    headings.set(line, kind);
    if (!standsOut || !isListedHeading(first) || labelWords.test(first.replace(/[:\s]+$/, ""))) continue;
    const look = { ...style, column: line.column };
    firmStyles.push(look);
    if (strongKinds.has(kind)) certainStyles.push(look);
  }
  for (const line of [...headings.keys()]) {
    const [first = ""] = line.cells;
    const isWeak =
      labelWords.test(first.replace(/[:\s]+$/, "")) || !isListedHeading(first) || isForeignHeading(first);
    const style = toStyle(line);
    // "Forklift licence" in a list of skills only ends like a heading, and looks like the next skill.
    const next = lines[lines.indexOf(line) + 1];
    if (
      !isListedHeading(first) &&
      next &&
      isSame(style, toStyle(next)) &&
      !headings.has(next) &&
      !line.isHeading &&
      !(line.gap > 0.5 && (next.bullet || next.gap > 0.5))
    ) {
      headings.delete(line);
      continue;
    }
    if (!isWeak || line.isHeading || certainStyles.length === 0) continue;
    // Capitals, or large letters in another case, stand out like the other headings.
    const hasAnyCase = style.caps || line.size > body * 1.08;
    const isLikeOthers = (other: Style & { column: number }) =>
      isSame(other, style, hasAnyCase) && (certainStyles.includes(other) || other.column === line.column);
    if (!firmStyles.some(isLikeOthers)) headings.delete(line);
  }
  // An unlisted heading must look exactly like certain headings, and unlike other text.
  const looks = certainStyles.filter(({ size, caps, bold }) => size > body * 1.08 || (caps && bold));
  for (const [index, line] of lines.entries()) {
    if (headings.has(line) || line.bullet || line.cells.length > 1) continue;
    if (line.text.length > 80 || line.text.split(" ").length > 5 || /\d|@|[.,;:]$/.test(line.text)) continue;
    if (degreePattern.test(line.text) || titleScore(line.text) >= 2) continue;
    // An employer in one column may look like the headings of the other. A line above dates is not a heading.
    const columnLooks = certainStyles.some(({ column }) => column === line.column)
      ? looks.filter(({ column }) => column === line.column)
      : looks;
    if (/\d{4}|\d\s(?:years?|yrs?|months?|mos)\b/.test(lines[index + 1]?.text.slice(0, 90) ?? "")) continue;
    const matches = columnLooks.filter((other) => isSame(other, toStyle(line))).length;
    const isSignedHeading = line.isHeading && (line.size === 0 ? certainStyles.length === 0 : matches >= 2);
    if (line.isHeading ? isSignedHeading : matches >= 2 && line.gap > 0.2) headings.set(line, "other");
  }
  return headings;
}

/**
 * The résumé's sections in reading order. Lines before the first heading form a section of kind "contact" with an
 * empty heading. A column continued after a page break keeps its section.
 */
export function findSections(lines: PlacedLine[]): Section[] {
  const headings = findHeadings(lines);
  const largest = lines.reduce((max, { size }) => Math.max(max, size), 0);
  const firstOther = lines.findIndex((line) => headings.get(line) !== undefined);
  const hasSkills = [...headings.values()].includes("skills");
  const sections: Section[] = [{ kind: "contact", heading: "", lines: [] }];
  lines.forEach((line, index) => {
    const current = sections.at(-1);
    const kind = headings.get(line);
    if (kind !== undefined && !(kind === "other" && index < firstOther)) {
      const rest = line.cells.slice(1);
      const section: Section = { kind, heading: line.cells[0] ?? "", lines: [] };
      if (rest.length > 0) section.lines.push(withoutFirstCell(line));
      sections.push(section);
      return;
    }
    // The name at the top of the second column does not belong to the first column's last section.
    const isBanner = line.page === 0 && line.size > 12 && line.size >= largest * 0.95;
    if (isBanner && current?.heading !== "" && line.column !== lines[index - 1]?.column)
      sections.push({ kind: "contact", heading: "", lines: [] });
    else if (
      (personalLabel.test(line.text) || contactSymbol.test(line.text)) &&
      current &&
      current.kind !== "contact"
    ) {
      sections.push({ kind: "contact", heading: "", lines: [line] }, { ...current, lines: [] });
      return;
    }
    const inline =
      current?.kind === "skills" || isField(line) ? undefined : inlineHeading(line.cells[0] ?? "");
    // "Tech stack: Python" below each job describes the job.
    const isAboutJob =
      inline?.kind === "skills" &&
      (current?.kind === "experience" || current?.kind === "projects") &&
      (hasSkills || lines.filter(({ text }) => text.startsWith(`${inline.heading}:`)).length > 1);
    if (
      inline &&
      !isAboutJob &&
      // "Profile: …" below a labelled employer describes the job.
      !(inline.kind === "summary" && lines[index - 1]?.field) &&
      !line.bullet &&
      !(labelWords.test(inline.heading) && current?.heading !== "")
    ) {
      const offset = line.text.indexOf(inline.rest);
      const rest = line.text.slice(offset);
      sections.push({
        kind: inline.kind,
        heading: inline.heading,
        lines: [{ ...line, text: rest, cells: rest.split("\t"), start: line.start + offset }],
      });
      return;
    }
    if (!isTableHead(line)) sections.at(-1)?.lines.push(line);
  });
  return sections;
}
