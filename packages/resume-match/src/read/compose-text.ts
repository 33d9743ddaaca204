import type { Line, Link, ResumeText, Warning } from "../types.ts";
import type { Block } from "./blocks.ts";
import { appendAll, startCursor } from "./cursor.ts";
import { layoutBlocks, numberColumns } from "./layout.ts";
import { normaliseText } from "./normalise.ts";

/** Content of a word processor's file. */
export type DocumentParts = {
  header: Block[];
  body: Block[];
  footer: Block[];
  links: Link[];
  /** Invisible text, run by run, with `\n` between stretches. */
  hidden: string[];
  hasTextBoxes: boolean;
  /** Sections in newspaper columns. */
  hasColumns: boolean;
};

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;
const PHONE = /(?:\+|\()?\d[\d\s().\-–/]{5,30}\d/g;
/**
 * Header lines are compared with this many lines at the top of the body. Equal text further down is a
 * coincidence.
 */
const TOP_LINES = 12;

/** Puts header, body and footer in reading order and adds warnings about what parsers may misread. */
export function composeText(parts: DocumentParts): ResumeText {
  const cursor = startCursor();
  const header = withoutPageNumbers(layoutBlocks(parts.header, cursor));
  Object.assign(cursor, { page: 0, gap: header.length > 0 ? 1 : 0, after: 0, style: "" });
  const body = layoutBlocks(parts.body, cursor);
  const pages = cursor.page + 1;
  cursor.lastColumn += 1;
  Object.assign(cursor, { page: pages - 1, column: cursor.lastColumn, gap: 1, after: 0, style: "" });
  const footer = withoutPageNumbers(layoutBlocks(parts.footer, cursor)).map((line) => ({
    ...line,
    page: pages - 1,
  }));

  const knownTexts = new Set(body.slice(0, TOP_LINES).map((line) => line.text));
  const margins = { top: onlyNew(header, knownTexts), bottom: onlyNew(footer, knownTexts) };
  const lines = numberColumns([
    ...margins.top.map((line) => ({ ...line, page: 0 })),
    ...body,
    ...margins.bottom,
  ]);
  const first = lines[0];
  if (first) first.gap = 0;
  const hidden = parts.hidden.join("").split("\n").map(normaliseText).filter(Boolean).join("\n");
  const warnings: Warning[] = [];
  if (hidden !== "") warnings.push({ code: "hidden-text", text: hidden.slice(0, 200) });
  const layout = {
    "contact-in-header": hasOwnContact([...header, ...footer], body),
    "text-boxes": parts.hasTextBoxes,
    columns: parts.hasColumns || cursor.hasColumns,
    tables: cursor.hasTables,
  };
  for (const code of Object.keys(layout) as (keyof typeof layout)[])
    if (layout[code]) warnings.push({ code, text: "" });
  return { lines, links: distinctLinks(parts.links), pages, warnings, hidden };
}

/** Drops lines with only a page number. */
function withoutPageNumbers(lines: Line[]): Line[] {
  return lines.filter(
    ({ text }) =>
      text.length > 40 ||
      !/^\W*(?:(?:page|seite|página|p)\b\W*)?(?:\d{1,3}\W*)?(?:(?:of|von|de|sur)\b\W*)?(?:\d{1,3}\W*)?$/iu.test(
        text,
      ),
  );
}

function onlyNew(lines: Line[], knownTexts: Set<string>): Line[] {
  return lines.filter(({ text }) => {
    if (knownTexts.has(text)) return false;
    knownTexts.add(text);
    return true;
  });
}

/** An email address or phone number only in the margins, where many programs do not look. */
function hasOwnContact(margins: Line[], body: Line[]): boolean {
  const text = margins.map((line) => line.text).join("\n");
  const bodyText = body
    .map((line) => line.text)
    .join("\n")
    .toLowerCase();
  const emails = text.match(EMAIL) ?? [];
  if (emails.some((email) => !bodyText.includes(email.toLowerCase()))) return true;
  const bodyDigits = bodyText.replace(/\D/g, "");
  return (text.match(PHONE) ?? []).some((match) => {
    const digits = match.replace(/\D/g, "");
    const isPeriod = /^(?:19|20)\d\d(?:19|20)\d\d$/.test(digits);
    return digits.length >= 7 && digits.length <= 15 && !isPeriod && !bodyDigits.includes(digits);
  });
}

function distinctLinks(links: Link[]): Link[] {
  const distinct = new Map<string, Link>();
  for (const link of links) {
    const key = `${link.url}\n${link.text}`;
    if (!distinct.has(key)) distinct.set(key, link);
  }
  return [...distinct.values()];
}

/** Ends a hidden stretch: later hidden text is from elsewhere. */
export function endHidden(hidden: string[]): void {
  if (hidden.length > 0 && hidden.at(-1) !== "\n") hidden.push("\n");
}

/** Collects a link, unless it has no address or points inside the document. */
export function addLink(links: Link[], url: string, text: string): void {
  const address = url.trim();
  if (address !== "" && !address.startsWith("#")) links.push({ url: address, text });
}

/** The address in a field's instruction: `HYPERLINK "https://…"`. Empty for other fields and internal targets. */
export function fieldAddress(instruction: string): string {
  const match = /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*(?:"([^"]*)"|(\S+))/i.exec(instruction);
  const address = match?.[1] ?? match?.[2] ?? "";
  return address.startsWith("\\") ? "" : address;
}

/** Fields that show a page number, which is not part of the text. */
export function isPageField(instruction: string): boolean {
  return /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction);
}

/** Concatenates without spreading into arguments. */
export function joinBlocks(lists: Block[][]): Block[] {
  const blocks: Block[] = [];
  for (const list of lists) appendAll(blocks, list);
  return blocks;
}
