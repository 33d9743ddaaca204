import { readFileSync } from "node:fs";
import type { Block, Line, ResumeDocument, Run, Section } from "./document.ts";
import type { PdfFile, PdfFont, PdfPage } from "./tools.ts";

type Fonts = Record<Run["style"], PdfFont>;
/** A piece of text at a place of the page, from the left margin. */
type Placed = { runs: Run[]; x: number; size: number };
/** A column that is written from its top to the end of its last page. */
type Column = { x: number; width: number; page: number; y: number };

const [pageWidth, pageHeight, margin] = [595, 842, 45];

const plain = (text: string): Run[] => [{ text, style: "" }];

/** Writes texts at absolute positions, as programs do that draw a page themselves. */
class Canvas {
  private readonly pages: PdfPage[] = [];
  private readonly file: PdfFile;
  private readonly fonts: Fonts;
  private readonly leading: number;
  readonly size: number;

  constructor(file: PdfFile, fonts: Fonts, { size, isTight }: ResumeDocument["look"]) {
    this.file = file;
    this.fonts = fonts;
    this.size = size;
    this.leading = isTight ? 1.2 : 1.45;
  }

  widthOf(runs: Run[], size: number): number {
    return runs.reduce((sum, { text, style }) => sum + this.fonts[style].widthOfTextAtSize(text, size), 0);
  }

  /** One row of a column; goes on to the next page at the end of one. */
  row(column: Column, placed: Placed[]): void {
    const height = Math.max(...placed.map(({ size }) => size), this.size) * this.leading;
    if (column.y - height < margin) {
      column.page += 1;
      column.y = pageHeight - margin;
    }
    column.y -= height;
    while (this.pages.length <= column.page) this.pages.push(this.file.addPage([pageWidth, pageHeight]));
    for (const { runs, x, size } of placed) {
      let at = column.x + x;
      for (const { text, style } of runs) {
        const font = this.fonts[style];
        this.pages[column.page]?.drawText(text, { x: at, y: column.y, size, font });
        at += font.widthOfTextAtSize(text, size);
      }
    }
  }

  /** Rows of at most `width`; a word that is longer is cut. */
  wrap(runs: Run[], width: number, size = this.size): Run[][] {
    const rows: Run[][] = [[]];
    for (const run of runs)
      for (const word of run.text.split(/(?<= )/)) {
        const row = rows.at(-1) ?? [];
        const next: Run = { ...run, text: word };
        if (row.length === 0 || this.widthOf([...row, next], size) <= width) row.push(next);
        else rows.push([next]);
        const last = rows.at(-1) ?? [];
        if (last.length > 1 || this.widthOf([next], size) <= width) continue;
        const half = Math.ceil(word.length / 2);
        last[0] = { ...run, text: word.slice(0, half) };
        rows.push([{ ...run, text: word.slice(half) }]);
      }
    return rows;
  }

  /** Text from `x` to the end of the column; `mark` is before its first row. */
  text(column: Column, runs: Run[], x = 0, mark: Placed[] = []): void {
    this.wrap(runs, column.width - x).forEach((row, index) => {
      this.row(column, [...(index === 0 ? mark : []), { runs: row, x, size: this.size }]);
    });
  }

  list(column: Column, items: string[], bullet: string, indent: number): void {
    for (const item of items)
      this.text(column, plain(item), indent + 10, [{ runs: plain(bullet), x: indent, size: this.size }]);
  }

  line(column: Column, { left, right }: Line, indent: number, rail: Run[]): void {
    const start: Placed[] = rail.length > 0 ? [{ runs: rail, x: 0, size: this.size }] : [];
    const far = column.width - this.widthOf(right, this.size);
    const end: Placed[] = right.length > 0 ? [{ runs: right, x: far, size: this.size }] : [];
    const isCrowded = indent + this.widthOf(left, this.size) > far - 5;
    this.text(column, left, indent, isCrowded ? start : [...start, ...end]);
    if (isCrowded && end.length > 0) this.row(column, end);
  }
}

function drawBlock(canvas: Canvas, column: Column, block: Block, { look }: ResumeDocument): void {
  switch (block.kind) {
    case "entry": {
      const widest = Math.max(0, ...(block.rail ?? []).map(({ left }) => canvas.widthOf(left, canvas.size)));
      const indent = block.rail ? Math.max(120, widest + 12) : 0;
      const count = Math.max(block.lines.length, block.rail?.length ?? 0);
      for (let index = 0; index < count; index++) {
        const line = block.lines[index] ?? { left: [], right: [] };
        canvas.line(column, line, indent, block.rail?.[index]?.left ?? []);
      }
      canvas.list(column, block.bullets, look.bullet, indent);
      column.y -= look.isTight ? 2 : 6;
      return;
    }
    case "text":
      canvas.text(column, plain(block.text));
      return;
    case "cells":
      for (const row of block.rows) {
        const width = column.width / row.length;
        const cells = row.map((cell) => canvas.wrap(plain(cell), width - 8));
        for (let index = 0; index < Math.max(...cells.map(({ length }) => length)); index++)
          canvas.row(
            column,
            cells.map((rows, place) => ({ runs: rows[index] ?? [], x: place * width, size: canvas.size })),
          );
        column.y -= 4;
      }
      return;
    case "tags":
      canvas.text(column, plain(block.items.join("   ")));
      return;
    default:
      canvas.list(column, block.items, look.bullet, 0);
  }
}

function drawSection(canvas: Canvas, column: Column, section: Section, document: ResumeDocument): void {
  column.y -= canvas.size * 0.8;
  const heading: Placed = {
    runs: [{ text: section.heading, style: "bold" }],
    x: 0,
    size: canvas.size * 1.25,
  };
  if (document.theme.body === "rail") {
    const body = { ...column, x: column.x + 125, width: column.width - 125 };
    const side = { ...column };
    for (const runs of canvas.wrap(heading.runs, 105, heading.size)) canvas.row(side, [{ ...heading, runs }]);
    for (const block of section.blocks) drawBlock(canvas, body, block, document);
    column.page = Math.max(body.page, side.page);
    column.y = body.page === side.page ? Math.min(body.y, side.y) : body.y;
    return;
  }
  for (const runs of canvas.wrap(heading.runs, column.width, heading.size))
    canvas.row(column, [{ ...heading, runs }]);
  for (const block of section.blocks) drawBlock(canvas, column, block, document);
}

function drawHead(canvas: Canvas, column: Column, document: ResumeDocument): void {
  const { theme, look, name, label, contacts, details, documentTitle } = document;
  const place = (text: string, size: number, style: Run["style"]) => {
    for (const runs of canvas.wrap([{ text, style }], column.width, size)) {
      const free = column.width - canvas.widthOf(runs, size);
      canvas.row(column, [
        { runs, x: theme.head === "centre" ? free / 2 : theme.head === "right" ? free : 0, size },
      ]);
    }
  };
  const drawContacts = () => {
    if (theme.head === "table")
      for (const [key, value] of details)
        canvas.line(column, { left: plain(value), right: [] }, 120, plain(key));
    else if (["lines", "labelled", "split"].includes(theme.head))
      for (const contact of contacts) place(contact, canvas.size, "");
    else if (theme.head !== "side") place(contacts.join(look.bar), canvas.size, "");
  };
  if (theme.head === "first") drawContacts();
  if (documentTitle !== undefined) place(documentTitle, canvas.size * 1.3, "");
  place(name, canvas.size * 2.2, "bold");
  if (label !== undefined) place(label, canvas.size * 1.1, "italic");
  if (theme.head !== "first") drawContacts();
}

const fontFiles = { "": "DejaVuSans", bold: "DejaVuSans-Bold", italic: "DejaVuSans-Oblique" };
const readFont = (name: string) =>
  new Uint8Array(readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`));

export async function renderPdf(file: PdfFile, document: ResumeDocument): Promise<Uint8Array> {
  const fonts: Fonts = {
    "": await file.embedFont(readFont(fontFiles[""]), { subset: true }),
    bold: await file.embedFont(readFont(fontFiles.bold), { subset: true }),
    italic: await file.embedFont(readFont(fontFiles.italic), { subset: true }),
  };
  const canvas = new Canvas(file, fonts, document.look);
  const whole: Column = { x: margin, width: pageWidth - 2 * margin, page: 0, y: pageHeight - margin };
  drawHead(canvas, whole, document);
  const aside = document.sections.filter(({ isAside }) => isAside);
  const main = document.sections.filter(({ isAside }) => !isAside);
  const isLeft = document.theme.body === "left";
  const wide = aside.length > 0 ? whole.width - 175 : whole.width;
  const column = { ...whole, x: aside.length > 0 && isLeft ? margin + 175 : margin, width: wide };
  for (const section of main) drawSection(canvas, column, section, document);
  const narrow = { ...whole, x: isLeft ? margin : margin + wide + 15, width: 155 };
  for (const section of aside) drawSection(canvas, narrow, section, document);
  return await file.save();
}
