import type { ResumeText } from "../types.ts";
import { addLink, composeText, fieldAddress } from "./compose-text.ts";
import { ReadError } from "./read-error.ts";
import { decodeByte, newReader, type RtfReader, write } from "./rtf-reader.ts";
import { endStory, PLAIN_PARAGRAPH } from "./rtf-story.ts";
import { type RtfToken, tokenizeRtf } from "./rtf-tokens.ts";
import { readSymbol, readWord } from "./rtf-words.ts";

const MAX_DEPTH = 1000;

/**
 * Reads RTF in the code pages 1250–1257, also without its head.
 *
 * @throws ReadError `corrupt` (groups nested deeper than 1,000, or the file ends inside them), `too-large`
 */
export function readRtf(source: Uint8Array): ResumeText {
  const bytes = wholeGroups(source);
  const reader = newReader(bytes);
  const root = reader.group;
  for (const token of tokenizeRtf(bytes)) {
    readToken(reader, token);
    // Mail programs append data after the end.
    if (token.kind === "close" && reader.groups.length === 0) break;
  }
  if (reader.groups.length > 2) throw new ReadError("corrupt", "the RTF is cut off");
  const { header, footer } = reader;
  return composeText({
    ...reader,
    header: endStory(header, PLAIN_PARAGRAPH),
    body: endStory(root.story, reader.group.paragraph),
    footer: endStory(footer, PLAIN_PARAGRAPH),
  });
}

/** Opens and closes the groups that a fragment without `{\rtf` has lost with its start and end. */
function wholeGroups(bytes: Uint8Array): Uint8Array {
  if (new TextDecoder().decode(bytes.subarray(0, 5)) === "{\\rtf") return bytes;
  let depth = 0;
  let lost = 0;
  for (const { kind } of tokenizeRtf(bytes)) {
    if (kind === "open") depth += 1;
    else if (kind === "close") depth -= 1;
    lost = Math.max(lost, -depth);
  }
  const text = `${"{".repeat(lost + 1)}\\rtf1 `;
  const end = "}".repeat(lost + 1 + Math.max(0, depth));
  const whole = new Uint8Array(text.length + bytes.length + end.length);
  whole.set(new TextEncoder().encode(text));
  whole.set(bytes, text.length);
  whole.set(new TextEncoder().encode(end), text.length + bytes.length);
  return whole;
}

function readToken(reader: RtfReader, token: RtfToken): void {
  if (token.kind === "open" || token.kind === "close") {
    reader.skip = 0;
    if (token.kind === "open") openGroup(reader);
    else closeGroup(reader);
    return;
  }
  if (token.kind === "text") {
    const start = Math.min(token.end, token.start + reader.skip);
    reader.skip -= start - token.start;
    if (reader.group.destination !== "skip") readText(reader, start, token.end);
    return;
  }
  if (reader.skip > 0) {
    reader.skip -= 1;
    return;
  }
  if (token.kind === "byte") write(reader, decodeByte(reader, token.byte));
  else if (token.kind === "symbol") readSymbol(reader, token.symbol);
  else readWord(reader, token.word, token.value);
}

function openGroup(reader: RtfReader): void {
  if (reader.groups.length >= MAX_DEPTH) throw new ReadError("corrupt", "RTF groups nested too deeply");
  reader.groups.push(reader.group);
  reader.group = { ...reader.group, isStarred: false, ownsField: false, box: undefined };
}

function closeGroup(reader: RtfReader): void {
  const closed = reader.group;
  const outer = reader.groups.pop();
  if (!outer) return;
  reader.group = outer;
  // The last paragraph of a file may be open.
  if (reader.groups.length === 0) outer.paragraph = closed.paragraph;
  if (closed.ownsField) {
    const field = reader.fields.pop();
    if (field) addLink(reader.links, fieldAddress(field.instruction), field.text.trim());
  }
  if (!closed.box) return;
  const blocks = endStory(closed.box, closed.paragraph);
  const hasText = blocks.some((block) => block.kind !== "paragraph" || block.runs.length > 0);
  if (hasText) outer.story.frames.push({ kind: "frame", blocks });
  reader.hasTextBoxes ||= hasText;
}

function readText(reader: RtfReader, start: number, end: number): void {
  if (reader.group.destination === "colors") {
    for (let index = start; index < end; index += 1) {
      if (reader.bytes[index] !== 59) continue;
      reader.colors.push(reader.color);
      reader.color = "";
    }
    return;
  }
  let text = "";
  for (let index = start; index < end; index += 1) text += decodeByte(reader, reader.bytes[index] ?? 0);
  write(reader, text);
}
