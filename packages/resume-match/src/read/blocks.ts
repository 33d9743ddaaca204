/** Common representation of DOCX, ODT, RTF, HTML and plain text, which `layoutBlocks` turns into lines. */

/**
 * Text with one look, exactly as in the file. Control characters: `\t` starts a cell, `\n` a line, `\f` a
 * page (and a line), `\v` a page in the middle of a line.
 */
export type Run = { text: string; bold: boolean; size: number };

/** `before` and `after`: spacing in points. `style` counts only with `contextual` (no space between equal styles). */
export type Paragraph = {
  kind: "paragraph";
  runs: Run[];
  bullet: boolean;
  isHeading: boolean;
  before: number;
  after: number;
  style: string;
  contextual: boolean;
};

/** Rows of cells of blocks. */
export type Table = { kind: "table"; rows: Block[][][] };

/** A text box: read separately, after its anchor paragraph. */
export type Frame = { kind: "frame"; blocks: Block[] };

export type Block = Paragraph | Table | Frame;

/** A paragraph without spacing, bullet or heading. */
export function plainParagraph(runs: Run[]): Paragraph {
  return {
    kind: "paragraph",
    runs,
    bullet: false,
    isHeading: false,
    before: 0,
    after: 0,
    style: "",
    contextual: false,
  };
}
