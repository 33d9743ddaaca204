import type { Link } from "../types.ts";
import type { Run } from "./blocks.ts";
import { TOP_LEVEL } from "./top-level.ts";

/** More than any résumé has. */
const MAX_LINKS = 1000;
const HTML_TAG =
  /<\/?(?:br|div|p|span|center|b|strong|i|em|u|s|a|img|h[1-6]|hr|small|sub|sup|ul|ol|li|table|thead|tbody|tr|td|th|details|summary|font)\b[^<>]{0,300}>/gi;
/**
 * Addresses as people write them: with `https://`, `www.`, or a site with a path. "ASP.NET/C#" is not one.
 */
const BARE_URL = new RegExp(
  `https?://[^\\s<>|"]{1,500}|(?<![\\w@./-])(?!(?:asp|ado|vb)\\.net|socket\\.io)(?:www\\.[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,5}|(?:[a-z\\d-]{1,63}\\.){1,4}(?:${TOP_LEVEL})(?=/))(?:/[^\\s<>|"]{0,500})?`,
  "gi",
);
/** Marks escaped characters. Private code points, so they cannot occur in the text. */
const ESCAPED = 0xf8000;

/** What a mark, a tag or an address has. Most lines have none. */
const anyMark = /[\\*_`~<[]|https?:|www\.|[a-z\d-]\.[a-z]{2,}\/|[\u{F8000}-\u{F80FF}]/iu;

/** Reads a line of Markdown or plain text as runs. Collects links; `references` are the file's `[name]: address`. */
export function readInlineMarkdown(
  source: string,
  links: Link[],
  references: ReadonlyMap<string, string>,
): Run[] {
  if (!anyMark.test(source)) return source === "" ? [] : [{ text: source, bold: false, size: 0 }];
  let text = source.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCodePoint(ESCAPED + sign.charCodeAt(0)),
  );
  text = text
    .replace(/!\[[^\]]{0,300}\]\([^()\s]{0,500}(?:\s"[^"]{0,200}")?\)/g, "")
    .replace(/<(https?:\/\/[^<>\s]{1,500}|mailto:[^<>\s]{1,300})>/gi, " $1 ")
    .replace(
      /<a\s[^<>]{0,200}?href=["']([^"'<>]{1,500})["'][^<>]{0,200}>([^<>]{0,300})<\/a>/gi,
      (_, url: string, label: string) => noteLink(url, label, links),
    )
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(HTML_TAG, "");
  text = readLinks(text, links, references);
  for (const match of plain(text).matchAll(BARE_URL)) noteBareUrl(match[0], links);
  return readEmphasis(text).map((run) => ({ ...run, text: restore(run.text) }));
}

/** Restores escaped characters. */
function restore(text: string): string {
  return text.replace(/[\u{F8000}-\u{F80FF}]/gu, (sign) =>
    String.fromCharCode((sign.codePointAt(0) ?? ESCAPED) - ESCAPED),
  );
}

function plain(text: string): string {
  return restore(text).replace(/\*\*|`/g, " ");
}

function noteLink(url: string, label: string, links: Link[]): string {
  const text = plain(label).trim();
  const address = restore(url).replace(/^<|>$/g, "");
  if (!address.startsWith("#") && links.length < MAX_LINKS) links.push({ url: address, text });
  // Only the label remains, so that the address is not found again.
  return label;
}

function readLinks(text: string, links: Link[], references: ReadonlyMap<string, string>): string {
  return text
    .replace(
      /\[([^[\]]{0,300})\]\(\s*(<[^<>]{0,500}>|(?:[^\s()]|\([^\s()]{0,200}\)){0,500})(?:\s+["'][^"']{0,200}["'])?\s*\)/g,
      (_, label: string, url: string) => noteLink(url, label, links),
    )
    .replace(/\[([^[\]]{1,300})\]\[([^[\]]{0,100})\]/g, (whole, label: string, name: string) => {
      const url = references.get((name || label).toLowerCase());
      return url === undefined ? whole : noteLink(url, label, links);
    });
}

function noteBareUrl(match: string, links: Link[]): void {
  let text = match.replace(/[.,;:!?'"*_~`\]}]+$/, "");
  // A closing bracket belongs to the sentence unless the address opens it.
  while (text.endsWith(")") && !text.includes("(")) text = text.slice(0, -1);
  const url = /^https?:/i.test(text) ? text : `https://${text}`;
  const isKnown = links.some((link) => link.url === url || link.text === text);
  if (!isKnown && links.length < MAX_LINKS) links.push({ url, text });
}

/** Splits at `**bold**` and `__bold__`; removes other marks (`*`, `_`, `~~`, backticks). */
function readEmphasis(text: string): Run[] {
  const runs: Run[] = [];
  const add = (piece: string, bold: boolean): void => {
    if (piece) runs.push({ text: stripMarks(piece), bold, size: 0 });
  };
  const source = text.replace(/\*{3}(?=[^\s*])([^*\n]{1,500})\*{3}/g, "**$1**");
  let from = 0;
  const bold =
    /\*\*(?=[^\s*])((?:[^*\n]|\*(?!\*)){1,500})\*\*|(?<!\w)__(?=[^\s_])((?:[^_\n]|_(?!_)){1,500})__(?!\w)/g;
  for (const match of source.matchAll(bold)) {
    add(source.slice(from, match.index), false);
    add(match[1] ?? match[2] ?? "", true);
    from = match.index + match[0].length;
  }
  add(source.slice(from), false);
  return runs;
}

function stripMarks(text: string): string {
  return text
    .replace(/~~([^~\n]{1,500})~~/g, "$1")
    .replace(/(`{1,3})([^`\n]{1,500})\1/g, "$2")
    .replace(/(?<![\w*])\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*(?![\w*])/g, "$1")
    .replace(/(?<![\w_])_(?=\S)([^_\n]{1,500}?)(?<=\S)_(?![\w_])/g, "$1");
}
