import type { Link, ResumeText } from "../types.ts";
import { type Block, plainParagraph } from "./blocks.ts";
import { mendBrokenLetters } from "./broken-letters.ts";
import { composeText } from "./compose-text.ts";
import { MAX_LINES } from "./layout.ts";
import { readInlineMarkdown } from "./markdown-inline.ts";
import { ReadError } from "./read-error.ts";

const BULLET =
  /^(?:[-*+·–—»]\s+|[•‣◦▪▫●○■□➢➤►▸✓✔⁃∙・◆◇◎※]\s*|o(?:\t|\s{2,})|\d{1,2}[.)]\s+)(?:\[[ xX]\]\s+)?/u;
const TABLE_RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/;
/** A line above `---` is a heading only up to this length. */
const MAX_HEADING = 60;
/** Longer lines are not Markdown: they are read as plain text, which also keeps the patterns below fast. */
const MAX_MARKDOWN = 2000;

/** With a longer average, lines were joined: two spaces between words then separate cells. */
const RUN_TOGETHER = 400;

/** The whole file and what is collected from it. `isRunTogether`: it has hardly any line breaks. */
type Source = {
  lines: string[];
  links: Link[];
  references: Map<string, string>;
  isRunTogether: boolean;
};

/**
 * Reads plain text and Markdown. Keeps line breaks; `size` is 0.
 *
 * @throws ReadError `too-large` for more lines than any résumé has
 */
export function readPlainText(text: string): ResumeText {
  const hidden: string[] = [];
  // A form feed also ends a line, but must stay in the text.
  const visible = extractComments(mendBrokenLetters(text.replace(/^\uFEFF/, "").trimEnd()), hidden).replace(
    /\r?\n?\f/g,
    "\n\f",
  );
  const lines = visible.split(/\r\n|[\n\r\v\u0085\u2028\u2029]/);
  if (lines.length > MAX_LINES) throw new ReadError("too-large", `more than ${MAX_LINES} lines of text`);
  const isRunTogether = visible.length > lines.length * RUN_TOGETHER;
  const source: Source = { lines, links: [], references: new Map(), isRunTogether };
  extractReferences(source);
  const frontEnd = findFrontMatterEnd(lines);
  const body: Block[] = [];
  lines.forEach((_, index) => {
    body.push(...readLine(source, index, index < frontEnd));
  });
  const emptyParts = { header: [], footer: [], hasTextBoxes: false, hasColumns: false };
  const read = composeText({ ...emptyParts, body, links: source.links, hidden });
  // Authors of plain text see its layout, so nothing is misread.
  return { ...read, warnings: read.warnings.filter(({ code }) => code === "hidden-text") };
}

/** Index of the line that ends the front matter of a Markdown page; -1 without one. */
function findFrontMatterEnd(lines: string[]): number {
  if (lines[0]?.trim() !== "---") return -1;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  return lines.slice(1, Math.max(1, end)).every((line) => /^(?:[\w-]+:|\s|-\s|$)/.test(line)) ? end : -1;
}

/** Moves HTML comments to `hidden`: rendered Markdown does not show them. */
function extractComments(text: string, hidden: string[]): string {
  if (!text.includes("<!--")) return text;
  const parts = text.split("<!--");
  return parts
    .map((part, index) => {
      const end = index === 0 ? 0 : part.indexOf("-->");
      if (index === 0) return part;
      if (end < 0) return `<!--${part}`;
      hidden.push(part.slice(0, end), "\n");
      return part.slice(end + 3);
    })
    .join("");
}

/** Moves the definitions `[name]: address` out of the lines. */
function extractReferences({ lines, references }: Source): void {
  lines.forEach((line, index) => {
    const match = /^ {0,3}\[([^[\]]{1,100})\]:\s*<?([^\s<>]+)>?(?:\s+["'(].{0,200})?$/.exec(
      line.slice(0, 800),
    );
    // An address, not "[Note]: word".
    if (!match?.[1] || !match[2] || !/[:/#.]/.test(match[2])) return;
    references.set(match[1].toLowerCase(), match[2]);
    lines[index] = "";
  });
}

/** Lines without letters or digits: rules of any character. */
function isRule(line: string | undefined): boolean {
  return line !== undefined && /^\S.{2,}$/u.test(line.trim()) && !/[\p{L}\p{N}]/u.test(line);
}

function isUnderline(line: string | undefined): boolean {
  return line !== undefined && /^\s*(?:={2,}|-{2,})\s*$/.test(line);
}

/** Whether a rule below makes the line a heading, as in Markdown and typescripts. */
function isUnderlined({ lines }: Source, index: number, line: string): boolean {
  if (!isUnderline(lines[index + 1]) || line.length > MAX_HEADING || BULLET.test(line)) return false;
  if (/[.;,]$/.test(line) || line.includes("|")) return false;
  // In a box of two rules the heading is between them, not above.
  const isAboveBox = isRule(lines[index + 3]) && (lines[index + 2] ?? "").trim() !== "";
  return !isAboveBox || isRule(lines[index - 1]) || (lines[index - 1] ?? "").trim() === "";
}

function readLine(source: Source, index: number, isFrontMatter: boolean): Block[] {
  const raw = source.lines[index] ?? "";
  const isNewPage = raw.startsWith("\f");
  const line = raw.trim();
  const page: Block[] = isNewPage ? [plainParagraph([{ text: "\f", bold: false, size: 0 }])] : [];
  if (line === "") return isNewPage ? page : [plainParagraph([])];
  if (line.length > MAX_MARKDOWN) {
    return [...page, plainParagraph([{ text: splitAtSpace(line, source), bold: false, size: 0 }])];
  }
  if (isRule(line) || /^`{3}/.test(line)) return page;
  const cells = tableCells(source, index, line);
  if (cells !== undefined)
    return [...page, buildParagraph(source, cells, { isHeading: false, bullet: false })];
  const quoted = line.replace(/^(?:>\s?)+/, "").trimStart();
  const mark = /^#{1,6}(?:\s+|(?=[^\s#\d]))/.exec(quoted);
  const heading = mark ? quoted.slice(mark[0].length).replace(/\s+#+$/, "") : quoted;
  const isHeading = mark !== null || (!isFrontMatter && isUnderlined(source, index, quoted));
  const bullet = isHeading ? null : BULLET.exec(quoted);
  const content = bullet ? quoted.slice(bullet[0].length) : heading;
  return [
    ...page,
    buildParagraph(source, splitAtSpace(content, source), { isHeading, bullet: bullet !== null }),
  ];
}

const isSpace = (letter: string | undefined) => letter === " " || letter === "\u00A0" || letter === "\t";

/** Three spaces or a tab within a line separate cells. A regular expression overflows on some million spaces. */
function splitAtSpace(text: string, { isRunTogether }: Source): string {
  const narrow = isRunTogether ? 1 : 2;
  let split = "";
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isSpace(text[at])) continue;
    let end = at + 1;
    while (isSpace(text[end])) end += 1;
    const isGap = end - at > narrow || text.slice(at, end).includes("\t");
    split += text.slice(start, at) + (isGap ? "\t" : " ");
    start = end;
    at = end;
  }
  return split + text.slice(start);
}

function buildParagraph(source: Source, text: string, look: { isHeading: boolean; bullet: boolean }): Block {
  const runs = readInlineMarkdown(text, source.links, source.references);
  return { ...plainParagraph(runs), ...look };
}

/** Cells of a Markdown table row, joined by tabs; `undefined` for any other line. */
function tableCells({ lines }: Source, index: number, line: string): string | undefined {
  const isFramed = line.startsWith("|") && line.endsWith("|") && line.length > 2;
  const rule = lines[index + 1]?.trim() ?? "";
  const isHead = rule.includes("|") && TABLE_RULE.test(rule) && line.includes("|");
  if (!isFramed && !isHead && !followsTableRule(lines, index, line)) return undefined;
  return line
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .join("\t");
}

/** Whether a line without outer bars belongs to the table whose rule is some rows above. */
function followsTableRule(lines: string[], index: number, line: string): boolean {
  if (!line.includes("|")) return false;
  for (let above = index - 1; above >= Math.max(0, index - 100); above -= 1) {
    const other = lines[above]?.trim() ?? "";
    if (!other.includes("|")) return false;
    if (TABLE_RULE.test(other)) return true;
  }
  return false;
}
