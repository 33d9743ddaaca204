import { type Block, type Paragraph, plainParagraph, type Run } from "./blocks.ts";
import { appendAll } from "./cursor.ts";
import { MAX_LINES } from "./layout.ts";
import { ReadError } from "./read-error.ts";

/** The state that `\pard` resets; spacing in points. */
export type RtfParagraph = {
  isListed: boolean;
  isHeading: boolean;
  inTable: boolean;
  before: number;
  after: number;
};

export const PLAIN_PARAGRAPH: RtfParagraph = {
  isListed: false,
  isHeading: false,
  inTable: false,
  before: 0,
  after: 0,
};

/** A stream of paragraphs: the body, a header, a text box. */
export type RtfStory = {
  blocks: Block[];
  runs: Run[];
  /** Text boxes anchored in the open paragraph. */
  frames: Block[];
  /** The open paragraph's bullet is written as text. */
  hasBullet: boolean;
  /** Blocks of the open cell, and the finished cells of the open row. */
  cell: Block[];
  cells: Block[][];
  /** Background of the open row, if one of its cells is coloured. */
  rowFill: string | undefined;
  paragraphs: number;
};

export function newStory(): RtfStory {
  return {
    blocks: [],
    runs: [],
    frames: [],
    hasBullet: false,
    cell: [],
    cells: [],
    rowFill: undefined,
    paragraphs: 0,
  };
}

/** Ends the open paragraph: into the open cell or, outside of tables, into the story. */
export function endParagraph(story: RtfStory, look: RtfParagraph): void {
  story.paragraphs += 1;
  if (story.paragraphs > MAX_LINES * 2) throw new ReadError("too-large", "the file has too many paragraphs");
  const paragraph: Paragraph = {
    ...plainParagraph(story.runs),
    bullet: (look.isListed || story.hasBullet) && !look.isHeading,
    isHeading: look.isHeading,
    before: look.before,
    after: look.after,
  };
  const target = look.inTable || story.cells.length > 0 ? story.cell : story.blocks;
  target.push(paragraph);
  appendAll(target, story.frames);
  story.runs = [];
  story.frames = [];
  story.hasBullet = false;
}

export function endCell(story: RtfStory, look: RtfParagraph): void {
  endParagraph(story, { ...look, inTable: true });
  story.cells.push(story.cell);
  story.cell = [];
}

/** Ends a row; adjacent rows form one table. */
export function endRow(story: RtfStory): void {
  if (story.cell.length > 0) story.cells.push(story.cell);
  const row = story.cells;
  story.cell = [];
  story.cells = [];
  story.rowFill = undefined;
  if (row.length === 0) return;
  const last = story.blocks.at(-1);
  if (last?.kind === "table") last.rows.push(row);
  else story.blocks.push({ kind: "table", rows: [row] });
}

/** Ends everything still open at the end of the story. */
export function endStory(story: RtfStory, look: RtfParagraph): Block[] {
  if (story.runs.length > 0 || story.frames.length > 0) endParagraph(story, look);
  endRow(story);
  return story.blocks;
}
