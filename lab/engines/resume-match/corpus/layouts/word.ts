import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IPropertiesOptions,
  type ISectionOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";

/** One section in one font, `size` in points. */
export function wordDocument(font: string, size: number, section: ISectionOptions): Document {
  const options: IPropertiesOptions = {
    creator: "Résumé corpus",
    styles: { default: { document: { run: { font, size: size * 2 } } } },
    sections: [section],
  };
  return new Document(options);
}

export function line(
  text: string | undefined,
  options: { bold?: boolean; italics?: boolean } = {},
): Paragraph[] {
  return text ? [new Paragraph({ children: [new TextRun({ text, ...options })] })] : [];
}

/** A paragraph in Word's style Heading 1. */
export function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 200, after: 60 } });
}

/** Bold text in the normal style, the most common kind of heading. */
export function boldHeading(text: string): Paragraph {
  return new Paragraph({
    spacing: { before: 200, after: 60 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: "444444", space: 1 } },
    children: [new TextRun({ text: text.toUpperCase(), bold: true })],
  });
}

export function wordBullets(items: string[]): Paragraph[] {
  return items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
}

/** Two texts, the second at a tab stop at the right margin. */
export function tabbed(left: string, right: string, bold = true): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9600 }],
    children: [new TextRun({ text: left, bold }), new TextRun({ text: `\t${right}` })],
  });
}

export function wordLink(url: string, text = url): Paragraph {
  const run = new TextRun({ text, style: "Hyperlink" });
  return new Paragraph({ children: [new ExternalHyperlink({ link: `https://${url}`, children: [run] })] });
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder };

/** Rows of cells of paragraphs. `widths` in twentieths of a point. */
export function wordTable(widths: number[], rows: FileChild[][][], options: { ruled: boolean }): Table {
  const borders = options.ruled ? undefined : noBorders;
  return new Table({
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: options.ruled
      ? undefined
      : { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                width: { size: widths[index] ?? 0, type: WidthType.DXA },
                borders,
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: cellContent(children),
              }),
          ),
        }),
    ),
  });
}

/** A cell must end with a paragraph, even if it is empty. */
function cellContent(children: FileChild[]): (Paragraph | Table)[] {
  const content = children.filter((child) => child instanceof Paragraph || child instanceof Table);
  return content.length > 0 ? content : [new Paragraph("")];
}
