import { endHidden } from "./compose-text.ts";
import { isDark, type Look } from "./hidden-text.ts";
import { type Destination, PLAIN_LOOK, type RtfGroup, type RtfReader, write } from "./rtf-reader.ts";
import {
  endCell,
  endParagraph,
  endRow,
  newStory,
  PLAIN_PARAGRAPH,
  type RtfParagraph,
  type RtfStory,
} from "./rtf-story.ts";

const MAX_OPEN_FIELDS = 32;

const SIGNS: Record<string, string> = {
  tab: "\t",
  line: "\n",
  page: "\f",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: " ",
  enspace: " ",
  nestcell: "\t",
  nestrow: "\n",
};
const DESTINATIONS: Record<string, Destination> = {
  fonttbl: "fonts",
  colortbl: "colors",
  fldinst: "instruction",
  fldrslt: "text",
  listtext: "bullet",
  pntext: "bullet",
  shpinst: "shape",
  do: "shape",
};
/** Groups without readable text that are not marked by `\*`. Marked ones are skipped, whatever their name. */
const SKIPPED = /^(?:stylesheet|info|pict|footnote|xe|tc|rxe|shprslt|nonshppict|nonesttables)$/;
/** Code pages of character sets in the font table; ANSI (0) is the file's code page. */
const CHARSETS: Record<number, string> = {
  2: "symbol",
  161: "windows-1253",
  162: "windows-1254",
  186: "windows-1257",
  204: "windows-1251",
  238: "windows-1250",
};

const CODE_PAGES = new Set([1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 874]);

/** Reads `\\` and one character. */
export function readSymbol(reader: RtfReader, symbol: string): void {
  if (symbol === "*") reader.group.isStarred = true;
  else if (symbol === "~") write(reader, " ");
  else if (symbol === "_") write(reader, "-");
  else if (symbol === "\n" || symbol === "\r") readWord(reader, "par", undefined);
  else if (symbol === "\t") write(reader, "\t");
  else if ("\\{}".includes(symbol)) write(reader, symbol);
}

/** Reads a control word with its number. */
export function readWord(reader: RtfReader, word: string, value: number | undefined): void {
  const { group } = reader;
  const isStarred = group.isStarred;
  group.isStarred = false;
  if (group.destination === "skip") return;
  if (group.destination === "shape" && (word === "shptxt" || word === "dptxbxtext")) {
    openStory(reader, newStory());
    group.box = group.story;
    // The shape's background is not read: white text in it counts as visible.
    group.look = { ...PLAIN_LOOK, fill: "000000" };
    return;
  }
  const destination = DESTINATIONS[word];
  if (SKIPPED.test(word) || (isStarred && !destination)) group.destination = "skip";
  else if (destination) {
    group.destination = destination;
    if (destination === "bullet") group.story.hasBullet = true;
  } else if (/^header[lrf]?$/.test(word)) openStory(reader, reader.header);
  else if (/^footer[lrf]?$/.test(word)) openStory(reader, reader.footer);
  else if (group.destination === "fonts" || group.destination === "colors") readTables(reader, word, value);
  else if (word === "field") openField(reader);
  else if (SIGNS[word] !== undefined) write(reader, SIGNS[word]);
  else if (word === "u") writeCode(reader, value ?? 63);
  else if (!readStructure(reader, word, value)) readLook(reader, word, value);
}

function openStory(reader: RtfReader, story: RtfStory): void {
  if (story.runs.length > 0) endParagraph(story, PLAIN_PARAGRAPH);
  Object.assign(reader.group, {
    story,
    destination: "text",
    paragraph: PLAIN_PARAGRAPH,
    look: PLAIN_LOOK,
  });
}

/** Fonts and colours of the tables at the start of the file. */
function readTables(reader: RtfReader, word: string, value: number | undefined): void {
  const hex = Math.min(255, Math.max(0, value ?? 0))
    .toString(16)
    .padStart(2, "0");
  if (word === "f") reader.group.font = value ?? 0;
  else if (word === "fcharset") {
    const page = CHARSETS[value ?? 0];
    if (page) reader.fonts.set(reader.group.font, page);
  } else if (word === "red") reader.color = hex;
  else if (word === "green" || word === "blue") reader.color += hex;
}

function openField(reader: RtfReader): void {
  if (reader.fields.length >= MAX_OPEN_FIELDS) return;
  reader.fields.push({ instruction: "", text: "" });
  reader.group.ownsField = true;
}

/** A character by its code, which is signed in RTF. Skips its fallback characters. */
function writeCode(reader: RtfReader, value: number): void {
  write(reader, String.fromCharCode(value & 0xffff));
  reader.skip = reader.group.substitutes;
}

/** Control words for paragraphs and tables; `false` for any other. */
function readStructure(reader: RtfReader, word: string, value: number | undefined): boolean {
  const { group } = reader;
  const { story } = group;
  switch (word) {
    case "par":
    case "sect":
      if (group.destination === "text") endParagraph(story, group.paragraph);
      break;
    case "cell":
      if (group.destination === "text") endCell(story, group.paragraph);
      break;
    case "row":
      if (group.destination === "text") endRow(story);
      break;
    case "trowd":
      story.rowFill = undefined;
      break;
    case "clcbpat":
      if (isDark(reader.colors[value ?? 0])) story.rowFill = "000000";
      break;
    case "pagebb":
      write(reader, "\f");
      break;
    case "ansicpg":
      reader.codePage = CODE_PAGES.has(value ?? 0) ? `windows-${value}` : "windows-1252";
      break;
    case "mac":
      reader.codePage = "macintosh";
      break;
    case "cols":
      if ((value ?? 1) > 1) reader.hasColumns = true;
      break;
    default:
      return readParagraphLook(group, word, value);
  }
  if (/^(?:par|sect|cell|row)$/.test(word)) endHidden(reader.hidden);
  return true;
}

function readParagraphLook(group: RtfGroup, word: string, value: number | undefined): boolean {
  const change = (look: Partial<RtfParagraph>): boolean => {
    group.paragraph = { ...group.paragraph, ...look };
    return true;
  };
  switch (word) {
    case "pard":
      return change(PLAIN_PARAGRAPH);
    case "intbl":
      return change({ inTable: true });
    case "ls":
      return change({ isListed: (value ?? 0) > 0 });
    case "outlinelevel":
      return change({ isHeading: (value ?? 9) < 9 });
    case "sb":
      return change({ before: Math.max(0, value ?? 0) / 20 });
    case "sa":
      return change({ after: Math.max(0, value ?? 0) / 20 });
    default:
      return false;
  }
}

/** Control words for characters. */
function readLook(reader: RtfReader, word: string, value: number | undefined): void {
  const { group } = reader;
  const change = (look: Look): void => {
    group.look = { ...group.look, ...look };
  };
  const isOn = value !== 0;
  if (word === "b") change({ bold: isOn });
  else if (word === "fs") change({ size: (value ?? 24) / 2 });
  else if (word === "v") change({ vanish: isOn });
  else if (word === "cf") change({ color: reader.colors[value ?? 0] });
  else if (word === "highlight" || word === "chcbpat" || word === "cb") {
    change({ fill: reader.colors[value ?? 0] || undefined });
  } else if (word === "deleted") group.isDeleted = isOn;
  else if (word === "f") group.font = value ?? 0;
  else if (word === "uc") group.substitutes = Math.max(0, value ?? 1);
  else if (word === "plain") {
    group.look = { ...PLAIN_LOOK, fill: group.box ? group.look.fill : undefined };
    group.isDeleted = false;
    group.font = -1;
  }
}
