import type { Block, Entry, Line, ResumeDocument, Run, Section } from "./document.ts";

/** A string in Typst's code: no markup in it has a meaning. */
const code = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;
const styled = ({ text, style }: Run) =>
  style === "bold"
    ? `strong(${code(text)})`
    : style === "italic"
      ? `emph(${code(text)})`
      : `text(${code(text)})`;
const runs = (parts: Run[]) => (parts.length === 0 ? "[]" : parts.map(styled).join(" + "));
const stack = (parts: string[]) =>
  parts.length === 0 ? "[]" : parts.map((part) => `block(${part})`).join(" + ");
const grid = (columns: string, cells: string[]) =>
  `grid(columns: (${columns}), column-gutter: 4mm, row-gutter: 1.5mm, ${cells.join(", ")})`;

const line = ({ left, right }: Line) =>
  right.length > 0 ? grid("1fr, auto", [runs(left), `align(end, ${runs(right)})`]) : runs(left);
const list = (items: string[], bullet: string) =>
  items.length === 0
    ? []
    : [`list(marker: [${bullet === "*" ? "\\*" : bullet}], ${items.map(code).join(", ")})`];

function entry({ rail, lines, bullets }: Entry, bullet: string): string {
  const body = stack([...lines.map(line), ...list(bullets, bullet)]);
  return rail ? grid("32mm, 1fr", [stack(rail.map(line)), body]) : body;
}

function block(item: Block, { look }: ResumeDocument): string {
  switch (item.kind) {
    case "entry":
      return entry(item, look.bullet);
    case "text":
      return `par(${code(item.text)})`;
    case "cells":
      return `table(columns: ${item.rows[0]?.length ?? 1}, ${item.rows.flat().map(code).join(", ")})`;
    case "tags":
      return `par(${item.items.map((text) => `box(stroke: 0.5pt, inset: 2pt, radius: 3pt, ${code(text)})`).join(" + h(2mm) + ")})`;
    case "columns":
      return `columns(2, ${stack(item.items.map(code))})`;
    default:
      return list(item.items, look.bullet).join(" + ");
  }
}

function section({ heading, blocks }: Section, document: ResumeDocument): string {
  const title = `heading(${code(heading)})`;
  const body = stack(blocks.map((item) => block(item, document)));
  return document.theme.body === "rail" ? grid("34mm, 1fr", [title, body]) : `${title} + ${body}`;
}

function head({ theme, look, name, label, contacts, details, documentTitle }: ResumeDocument): string {
  const names = [
    ...(documentTitle === undefined ? [] : [`text(size: 1.2em, ${code(documentTitle)})`]),
    `text(size: 2em, weight: "bold", ${code(name)})`,
    ...(label === undefined ? [] : [`text(size: 1.1em, ${code(label)})`]),
  ];
  const lines = contacts.map(code);
  const joined = contacts.map(code).join(` + ${code(look.bar)} + `);
  switch (theme.head) {
    case "side":
      return stack(names);
    case "first":
      return stack([joined, ...names]);
    case "centre":
      return `align(center, ${stack([...names, joined])})`;
    case "right":
      return `align(end, ${stack([...names, joined])})`;
    case "split":
      return grid("1fr, auto", [stack(names), `align(end, ${stack(lines)})`]);
    case "table":
      return stack([...names, grid("30mm, 1fr", details.flat().map(code))]);
    case "lines":
    case "labelled":
      return stack([...names, ...lines]);
    default:
      return stack([...names, joined]);
  }
}

/** The source of a document for Typst. */
export function typstSource(document: ResumeDocument): string {
  const { look, language, theme, sections } = document;
  const print = (isAside: boolean) =>
    sections
      .filter((item) => item.isAside === isAside)
      .map((item) => section(item, document))
      .join(" + ") || "[]";
  const fonts = [
    look.font,
    "Noto Sans",
    "Noto Sans CJK SC",
    "Noto Sans Arabic",
    "Noto Sans Hebrew",
    "Noto Sans Devanagari",
    "DejaVu Sans",
  ];
  const columns =
    theme.body === "left"
      ? grid("30%, 1fr", [print(true), print(false)])
      : grid("1fr, 30%", [print(false), print(true)]);
  const isTwo = sections.some(({ isAside }) => isAside);
  const body = theme.body === "newspaper" ? `columns(2, ${print(false)})` : isTwo ? columns : print(false);
  const numbers = look.footer && ', numbering: "1 / 1"';
  const header = look.header && `, header: align(center, text(size: 0.8em, ${code(look.header)}))`;
  return `#set page(paper: "${look.paper === "A4" ? "a4" : "us-letter"}", margin: ${look.isTight ? 12 : 20}mm${numbers ?? ""}${header ?? ""})
#set text(size: ${look.size}pt, lang: "${language.code}", dir: ${language.rtl ? "rtl" : "ltr"}, font: (${fonts.map(code).join(", ")}))
#set block(spacing: 0.6em)
#show heading: it => block(above: 1.2em, below: 0.6em${theme.heading === "rule" ? ", stroke: (bottom: 0.5pt), width: 100%, inset: (bottom: 2pt)" : ""}, text(size: 1.2em${theme.heading === "spaced" ? ", tracking: 2pt" : ""}, it.body))
#{${head(document)}}
#{${body}}
`;
}
