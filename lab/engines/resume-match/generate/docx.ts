import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { Block, Entry, Line, ResumeDocument, Run, Section } from "./document.ts";

type Content = Paragraph | Table;

const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** `widths` in twentieths of a point. */
function table(widths: number[], rows: Content[][][], isRuled: boolean): Table {
  return new Table({
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    ...(isRuled ? {} : { borders: noBorders }),
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                width: { size: widths[index] ?? 0, type: WidthType.DXA },
                children:
                  children.length > 0 && children.at(-1) instanceof Paragraph
                    ? children
                    : [...children, new Paragraph("")],
              }),
          ),
        }),
    ),
  });
}

/** Paragraphs in one document's style. `width` is that of the column, in twentieths of a point. */
function createWriter({ look, theme, language }: ResumeDocument) {
  const toRuns = (runs: Run[]): ParagraphChild[] =>
    runs.map(
      ({ text, style }) =>
        new TextRun({ text, bold: style === "bold", italics: style === "italic", rightToLeft: language.rtl }),
    );
  const paragraph = (text: string, options: object = {}) =>
    new Paragraph({
      bidirectional: language.rtl,
      children: [new TextRun({ text, rightToLeft: language.rtl })],
      ...options,
    });
  const line = ({ left, right }: Line, width: number) =>
    new Paragraph({
      bidirectional: language.rtl,
      tabStops: [{ type: TabStopType.RIGHT, position: width }],
      children: [
        ...toRuns(left),
        ...(right.length > 0 ? [new TextRun({ text: "\t" }), ...toRuns(right)] : []),
      ],
    });
  const list = (items: string[]) =>
    items.map((text) =>
      look.isTight ? paragraph(`${look.bullet} ${text}`) : paragraph(text, { bullet: { level: 0 } }),
    );
  const entry = ({ rail, lines, bullets }: Entry, width: number): Content[] => {
    if (!rail) return [...lines.map((text) => line(text, width)), ...list(bullets)];
    const body = width - 2300;
    const cells = [
      rail.map((text) => line(text, 2200)),
      [...lines.map((text) => line(text, body)), ...list(bullets)],
    ];
    return [table([2300, body], [cells], theme.heading === "band")];
  };
  const block = (item: Block, width: number): Content[] => {
    switch (item.kind) {
      case "entry":
        return entry(item, width);
      case "text":
        return [paragraph(item.text)];
      case "cells": {
        const columns = Math.max(...item.rows.map((row) => row.length));
        const widths = Array.from({ length: columns }, () => Math.floor(width / columns));
        return [
          table(
            widths,
            item.rows.map((row) => row.map((cell) => [paragraph(cell)])),
            true,
          ),
        ];
      }
      case "tags":
        return [paragraph(item.items.join(look.bar))];
      default:
        return list(item.items);
    }
  };
  const heading = (text: string) =>
    theme.heading === "plain" || theme.heading === "rule"
      ? paragraph(text, { heading: HeadingLevel.HEADING_1 })
      : new Paragraph({
          bidirectional: language.rtl,
          spacing: { before: 200, after: 60 },
          children: [
            new TextRun({
              text,
              bold: true,
              ...(theme.heading === "spaced" ? { characterSpacing: 60 } : {}),
            }),
          ],
        });
  const section = (item: Section, width: number): Content[] => [
    heading(item.heading),
    ...item.blocks.flatMap((content) => block(content, width)),
  ];
  return { paragraph, section, heading, block };
}

function headContent(document: ResumeDocument, { paragraph }: ReturnType<typeof createWriter>): Content[] {
  const { theme, look, name, label, contacts, details, documentTitle } = document;
  const alignment =
    theme.head === "centre"
      ? AlignmentType.CENTER
      : theme.head === "right"
        ? AlignmentType.END
        : AlignmentType.START;
  const line = (text: string, size: number) =>
    paragraph("", {
      alignment,
      children: [new TextRun({ text, bold: size > 24, size, rightToLeft: document.language.rtl })],
    });
  const names = [
    ...(documentTitle === undefined ? [] : [line(documentTitle, 26)]),
    line(name, 40),
    ...(label === undefined ? [] : [line(label, 24)]),
  ];
  const lines = contacts.map((contact) => line(contact, 20));
  switch (theme.head) {
    case "side":
      return names;
    case "split":
      return [table([5200, 4400], [[names, lines]], false)];
    case "lines":
    case "labelled":
      return [...names, ...lines];
    case "table":
      return [
        ...names,
        table(
          [2600, 7000],
          details.map((row) => row.map((cell) => [paragraph(cell)])),
          false,
        ),
      ];
    case "first":
      return [line(contacts.join(look.bar), 20), ...names];
    default:
      return [...names, line(contacts.join(look.bar), 20)];
  }
}

function bodyContent(document: ResumeDocument, writer: ReturnType<typeof createWriter>): Content[] {
  const { sections, theme } = document;
  const print = (isAside: boolean, width: number) =>
    sections
      .filter((section) => section.isAside === isAside)
      .flatMap((section) => writer.section(section, width));
  if (sections.some(({ isAside }) => isAside)) {
    const aside = print(true, 2900);
    const main = print(false, 6600);
    return [
      theme.body === "left"
        ? table([2900, 6700], [[aside, main]], false)
        : table([6700, 2900], [[main, aside]], false),
    ];
  }
  if (theme.body === "rail" || theme.body === "table")
    return [
      table(
        [2300, 7300],
        sections.map(({ heading, blocks }) => [
          [writer.heading(heading)],
          blocks.flatMap((block) => writer.block(block, 7100)),
        ]),
        theme.body === "table",
      ),
    ];
  return print(false, 9600);
}

export async function renderDocx(document: ResumeDocument): Promise<Uint8Array> {
  const { look, name } = document;
  const writer = createWriter(document);
  const footer = look.footer
    ?.split(/(\{\w+\})/)
    .map((part) =>
      part === "{page}"
        ? new TextRun({ children: [PageNumber.CURRENT] })
        : part === "{pages}"
          ? new TextRun({ children: [PageNumber.TOTAL_PAGES] })
          : new TextRun(part),
    );
  const marks = [look.header, look.watermark, look.corner].filter((text) => text !== undefined);
  const section: ISectionOptions = {
    properties: { page: { margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } } },
    ...(marks.length > 0
      ? { headers: { default: new Header({ children: marks.map((text) => writer.paragraph(text)) }) } }
      : {}),
    ...(footer
      ? { footers: { default: new Footer({ children: [new Paragraph({ children: footer })] }) } }
      : {}),
    children: [...headContent(document, writer), ...bodyContent(document, writer)],
  };
  return Packer.toBuffer(
    new Document({
      creator: name,
      styles: { default: { document: { run: { font: look.font, size: Math.round(look.size * 2) } } } },
      sections: [section],
    }),
  );
}
