import type { Link } from "../types.ts";
import { endHidden, isPageField } from "./compose-text.ts";
import { isHiddenLook, type Look } from "./hidden-text.ts";
import { newStory, PLAIN_PARAGRAPH, type RtfParagraph, type RtfStory } from "./rtf-story.ts";

/** Purpose of a group's text. */
export type Destination = "text" | "skip" | "fonts" | "colors" | "instruction" | "bullet" | "shape";
/** The state that `{` saves and `}` restores. */
export type RtfGroup = {
  destination: Destination;
  story: RtfStory;
  paragraph: RtfParagraph;
  look: Look;
  isDeleted: boolean;
  font: number;
  /** Number of fallback characters after `\u`, for old programs. */
  substitutes: number;
  /** `\*` precedes the next word. */
  isStarred: boolean;
  ownsField: boolean;
  /** The story that ends with this group, if any. */
  box: RtfStory | undefined;
};
export type RtfField = { instruction: string; text: string };
export type RtfReader = {
  bytes: Uint8Array;
  groups: RtfGroup[];
  group: RtfGroup;
  header: RtfStory;
  footer: RtfStory;
  fields: RtfField[];
  links: Link[];
  hidden: string[];
  /** Fallback characters still to skip. */
  skip: number;
  codePage: string;
  /** Code page of each font; `symbol` for symbol fonts. */
  fonts: Map<number, string>;
  colors: string[];
  color: string;
  hasTextBoxes: boolean;
  hasColumns: boolean;
};

export const PLAIN_LOOK: Look = { bold: false, size: 12, vanish: false };

/** A reader at the start of a file. */
export function newReader(bytes: Uint8Array): RtfReader {
  const group: RtfGroup = {
    destination: "text",
    story: newStory(),
    paragraph: PLAIN_PARAGRAPH,
    look: PLAIN_LOOK,
    isDeleted: false,
    font: -1,
    substitutes: 1,
    isStarred: false,
    ownsField: false,
    box: undefined,
  };
  return {
    bytes,
    groups: [],
    group,
    header: newStory(),
    footer: newStory(),
    fields: [],
    links: [],
    hidden: [],
    skip: 0,
    codePage: "windows-1252",
    fonts: new Map(),
    colors: [],
    color: "",
    hasTextBoxes: false,
    hasColumns: false,
  };
}

const TABLES = new Map<string, string[]>();

/** Letter of a byte in the code page of its font. */
export function decodeByte(reader: RtfReader, byte: number): string {
  const page = reader.fonts.get(reader.group.font) ?? reader.codePage;
  // As in Word files: a character of a private font. The clean-up recognises bullets among them.
  if (page === "symbol") return byte > 32 ? String.fromCharCode(0xf000 + byte) : " ";
  if (byte < 128) return String.fromCharCode(byte);
  let table = TABLES.get(page);
  if (!table) {
    table = [...new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, code) => code))];
    TABLES.set(page, table);
  }
  return table[byte] ?? "";
}

/** Adds text to the open group's destination. */
export function write(reader: RtfReader, text: string): void {
  const { destination, story, look, paragraph, isDeleted } = reader.group;
  if (text === "" || isDeleted) return;
  const field = reader.fields.at(-1);
  if (destination === "instruction" && field && field.instruction.length < 2000) field.instruction += text;
  if (destination !== "text") return;
  if (reader.fields.some(({ instruction }) => isPageField(instruction))) return;
  const fill = look.fill ?? (paragraph.inTable ? story.rowFill : undefined);
  if (isHiddenLook({ ...look, fill }, false)) {
    reader.hidden.push(text);
    return;
  }
  endHidden(reader.hidden);
  const last = story.runs.at(-1);
  const { bold = false, size = 12 } = look;
  if (last && last.bold === bold && last.size === size) last.text += text;
  else story.runs.push({ text, bold, size });
  for (const open of reader.fields) if (open.text.length < 2000) open.text += text;
}
