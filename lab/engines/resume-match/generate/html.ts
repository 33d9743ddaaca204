import type { Block, Entry, Line, ResumeDocument, Run, Section } from "./document.ts";

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const runsHtml = (runs: Run[]) =>
  runs
    .map(({ text, style }) =>
      style === "bold"
        ? `<b>${escapeHtml(text)}</b>`
        : style === "italic"
          ? `<i>${escapeHtml(text)}</i>`
          : escapeHtml(text),
    )
    .join("");

const lineHtml = ({ left, right }: Line) =>
  right.length > 0
    ? `<div class="row"><span>${runsHtml(left)}</span><span class="far">${runsHtml(right)}</span></div>`
    : `<div>${runsHtml(left)}</div>`;

const listHtml = (items: string[], className = "") =>
  items.length === 0
    ? ""
    : `<ul class="${className}">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

function entryHtml({ rail, lines, bullets }: Entry): string {
  const body = `${lines.map(lineHtml).join("")}${listHtml(bullets)}`;
  return rail
    ? `<div class="entry railed"><div class="rail">${rail.map(lineHtml).join("")}</div><div>${body}</div></div>`
    : `<div class="entry">${body}</div>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "entry":
      return entryHtml(block);
    case "text":
      return `<p>${escapeHtml(block.text)}</p>`;
    case "list":
      return listHtml(block.items);
    case "bars":
      return block.items
        .map(
          (item, index) =>
            `<div>${escapeHtml(item)}<div class="level" style="width:${90 - index * 7}%"></div></div>`,
        )
        .join("");
    case "cells":
      return `<table class="cells">${block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`)
        .join("")}</table>`;
    default:
      return listHtml(block.items, block.kind);
  }
}

function sectionHtml({ heading, blocks }: Section, index: number, { look, theme }: ResumeDocument): string {
  const number = look.lineNumbers ? `<span class="number">${index + 1}</span>` : "";
  const title = `<h2>${number}${escapeHtml(heading)}</h2>`;
  const body = blocks.map(blockHtml).join("\n");
  if (theme.body === "table") return `<tr><td class="side-heading">${title}</td><td>${body}</td></tr>`;
  return `<section>${title}<div class="body">${body}</div></section>`;
}

function headHtml({ theme, name, label, contacts, details, documentTitle, look }: ResumeDocument): string {
  const title = documentTitle === undefined ? "" : `<div class="title">${escapeHtml(documentTitle)}</div>`;
  const heading = `<h1>${escapeHtml(name)}</h1>${label === undefined ? "" : `<div class="label">${escapeHtml(label)}</div>`}`;
  const lines = contacts.map((contact) => `<div>${escapeHtml(contact)}</div>`).join("");
  const line = `<div class="contacts">${contacts.map((contact) => `<span class="contact">${escapeHtml(contact)}</span>`).join(`<span>${look.bar}</span>`)}</div>`;
  switch (theme.head) {
    case "side":
      return `${title}${heading}`;
    case "first":
      return `${line}${title}${heading}`;
    case "split":
      return `${title}<div class="row"><div>${heading}</div><div class="far">${lines}</div></div>`;
    case "lines":
    case "labelled":
      return `${title}${heading}${lines}`;
    case "table":
      return `${title}${heading}<table class="details">${details.map(([key, value]) => `<tr><td>${escapeHtml(key)}</td><td>${escapeHtml(value)}</td></tr>`).join("")}</table>`;
    default:
      return `${title}${heading}${line}`;
  }
}

function styles({ theme, look, language }: ResumeDocument): string {
  const { colour, size } = look;
  const heads: Partial<Record<typeof theme.head, string>> = {
    centre: "header{text-align:center}",
    right: "header{text-align:end}",
    band: `header{background:${colour};color:#fff;padding:5mm 6mm}`,
  };
  const bodies: Partial<Record<typeof theme.body, string>> = {
    left: `.two{display:grid;grid-template-columns:30% 1fr;gap:8mm}aside{order:-1;background:${look.isTight ? colour : "#eee"};color:${look.isTight ? "#fff" : "#000"};padding:4mm}`,
    right:
      ".two{display:grid;grid-template-columns:1fr 31%;gap:7mm}aside{border-inline-start:1px solid #999;padding-inline-start:4mm}",
    rail: "section{display:grid;grid-template-columns:34mm 1fr;gap:4mm}h2{margin-top:0}",
    newspaper: "main{column-count:2;column-gap:8mm}",
    boxes: "section{border:1px solid #777;border-radius:2mm;padding:2mm 3mm;margin:3mm 0}",
    timeline: `.railed{grid-template-columns:32mm 1fr;border:0}.railed>div+div,.entry:not(.railed){border-inline-start:2px solid ${colour};padding-inline-start:5mm;position:relative}.entry>div+div::before{content:"";position:absolute}`,
    table:
      "main>table{border-collapse:collapse;width:100%}main>table>tbody>tr>td{border-top:1px solid #888;vertical-align:top;padding:2mm}.side-heading{width:32mm}",
  };
  const headings: Partial<Record<typeof theme.heading, string>> = {
    rule: `h2{border-bottom:1px solid ${colour}}`,
    spaced: "h2{letter-spacing:.25em;text-transform:uppercase}",
    band: `h2{background:${colour};color:#fff;padding:1mm 2mm}`,
    lower: "h2{font-weight:400}",
  };
  return `@page{margin:${look.isTight ? 10 : 17}mm}
*{box-sizing:border-box}body{font:${size}pt/1.35 "${look.font}","Noto Sans","Noto Sans CJK ${{ ja: "JP", ko: "KR" }[language.code] ?? "SC"}","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Devanagari","DejaVu Sans";margin:0;letter-spacing:${language.rtl ? 0 : look.letterSpacing}em}
h1{font-size:2.1em;margin:0;color:${theme.head === "band" ? "inherit" : colour}}aside{overflow-wrap:anywhere}h2{white-space:pre-wrap;font-size:1.2em;margin:1em 0 .4em;position:relative}
p{margin:.2em 0}ul{margin:.2em 0;padding-inline-start:1.2em;list-style:none}li{position:relative}
li::before{content:"${look.bullet}";position:absolute;inset-inline-start:-1.1em}.tags,.columns{padding:0}.tags li,.columns li{display:inline-block}
.tags li{border:1px solid ${colour};border-radius:1em;padding:0 .6em;margin:.15em}.tags li::before,.columns li::before{content:none}main .columns li{width:32%}
.row{display:flex;justify-content:space-between;gap:4mm}.far{text-align:end;flex:none;max-width:60%}.entry{margin-bottom:${look.isTight ? 0.2 : 0.7}em}
.railed{display:grid;grid-template-columns:33mm 1fr;gap:4mm}.level{height:1.2mm;background:${colour}}.contact{white-space:nowrap}
.cells{border-collapse:collapse;width:100%}.cells td{border:1px solid #666;padding:1mm 2mm;vertical-align:top}.details td{padding-inline-end:8mm}
.number{position:absolute;inset-inline-start:-7mm;font-size:.7em;font-weight:400}.corner{position:absolute;top:0;inset-inline-end:0;font-size:.75em}
.watermark{position:fixed;bottom:0;inset-inline-start:0;font-size:.7em;color:#777}
${heads[theme.head] ?? ""}${bodies[theme.body] ?? ""}${headings[theme.heading] ?? ""}`;
}

export function renderHtml(document: ResumeDocument): string {
  const { language, look, theme, sections, name } = document;
  const print = (isAside: boolean) =>
    sections
      .map((section, index) => (section.isAside === isAside ? sectionHtml(section, index, document) : ""))
      .join("\n");
  const main = theme.body === "table" ? `<table>${print(false)}</table>` : print(false);
  const hasAside = sections.some(({ isAside }) => isAside);
  const corner = look.corner === undefined ? "" : `<div class="corner">${look.corner}</div>`;
  const watermark = look.watermark === undefined ? "" : `<div class="watermark">${look.watermark}</div>`;
  return `<!doctype html>
<html lang="${language.code}"${language.rtl ? ' dir="rtl"' : ""}><head><meta charset="utf-8"><title>${escapeHtml(name)}</title><style>${styles(document)}</style></head>
<body>${corner}${watermark}<header>${headHtml(document)}</header>
${hasAside ? `<div class="two"><main>${main}</main><aside>${print(true)}</aside></div>` : `<main>${main}</main>`}
</body></html>
`;
}
