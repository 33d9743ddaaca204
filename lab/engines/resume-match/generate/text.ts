import type { Block, Entry, Line, ResumeDocument, Run } from "./document.ts";

const plain = (runs: Run[]) => runs.map(({ text }) => text).join("");
const marked = (runs: Run[]) =>
  runs
    .map(({ text, style }) => (style === "bold" ? `**${text}**` : style === "italic" ? `*${text}*` : text))
    .join("");

const width = 78;

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    if (current !== "" && indent.length + current.length + word.length >= width) {
      lines.push(current);
      current = word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current].map((line, index) => (index === 0 ? line : `${indent}${line}`));
}

/** How a text file sets what stands apart on a page. */
type TextStyle = { isTabbed: boolean; isWrapped: boolean; bullet: string };

function lineText({ left, right }: Line, { isTabbed }: TextStyle): string {
  if (right.length === 0) return plain(left);
  const [start, end] = [plain(left), plain(right)];
  return isTabbed
    ? `${start}\t${end}`
    : `${start}${" ".repeat(Math.max(3, width - start.length - end.length))}${end}`;
}

function entryText({ rail, lines, bullets }: Entry, style: TextStyle): string[] {
  const body = lines.map((line) => lineText(line, style));
  const items = bullets.flatMap((bullet) =>
    style.isWrapped ? wrap(`${style.bullet} ${bullet}`, "  ") : [`${style.bullet} ${bullet}`],
  );
  if (!rail) return [...body, ...items];
  const left = rail.map((line) => plain(line.left));
  const column = 24;
  return [
    ...Array.from({ length: Math.max(left.length, body.length) }, (_, index) => {
      const start = left[index] ?? "";
      const end = body[index] ?? "";
      if (style.isTabbed) return start === "" ? `\t${end}` : `${start}\t${end}`;
      return `${start.padEnd(start.length >= column ? start.length + 2 : column)}${end}`.trimEnd();
    }),
    ...items.map((item) => (style.isTabbed ? `\t${item}` : `${" ".repeat(column)}${item}`)),
  ];
}

function blockText(block: Block, style: TextStyle, comma: string): string[] {
  switch (block.kind) {
    case "entry":
      return [...entryText(block, style), ""];
    case "text":
      return style.isWrapped ? wrap(block.text, "") : [block.text];
    case "cells":
      return block.rows.map((row) => row.join(style.isTabbed ? "\t" : " | "));
    case "tags":
      return [block.items.join(comma)];
    default:
      return block.items.map((item) => `${style.bullet} ${item}`);
  }
}

export function renderText(document: ResumeDocument): string {
  const { look, theme, sections, contacts } = document;
  const style = {
    isTabbed: look.isTight,
    isWrapped: look.paper === "Letter" && !document.language.dense,
    bullet: look.bullet,
  };
  const contactLines =
    theme.head === "lines" || theme.head === "labelled" || theme.head === "split"
      ? contacts
      : [contacts.join(look.bar)];
  const names = [document.documentTitle ?? "", document.name, document.label ?? ""];
  const head =
    theme.head === "side"
      ? names
      : theme.head === "first"
        ? [...contactLines, ...names]
        : [...names, ...contactLines];
  const body = sections.flatMap(({ heading, blocks }) => [
    "",
    heading,
    ...(theme.heading === "rule" ? ["-".repeat(look.isTight ? heading.length : width)] : []),
    ...(theme.heading === "spaced" ? [""] : []),
    ...blocks.flatMap((block) => blockText(block, style, look.comma)),
  ]);
  return `${[...head.filter(Boolean), ...body]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()}\n`;
}

export function renderMarkdown(document: ResumeDocument): string {
  const { look, sections, contacts } = document;
  const lineOf = ({ left, right }: Line) =>
    [left, right]
      .filter((runs) => runs.length > 0)
      .map(marked)
      .join(" – ");
  const block = (item: Block): string => {
    switch (item.kind) {
      case "entry":
        return [
          `${[...(item.rail ?? []), ...item.lines].map(lineOf).join("  \n")}`,
          item.bullets.map((bullet) => `- ${bullet}`).join("\n"),
        ]
          .filter(Boolean)
          .join("\n\n");
      case "text":
        return item.text;
      case "cells":
        return item.rows
          .map(
            (row, index) => `| ${row.join(" | ")} |${index === 0 ? `\n|${" --- |".repeat(row.length)}` : ""}`,
          )
          .join("\n");
      default:
        return item.items.map((text) => `- ${text}`).join("\n");
    }
  };
  const label = document.label === undefined ? [] : [`*${document.label}*`];
  return `${[
    `# ${document.name}`,
    ...label,
    contacts.join(look.bar),
    ...sections.flatMap(({ heading, blocks, key }) =>
      key === "contact" ? [] : [`## ${heading}`, ...blocks.map(block)],
    ),
  ].join("\n\n")}\n`;
}
