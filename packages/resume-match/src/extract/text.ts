import type { Line, Span } from "../types.ts";
import type { labelWords } from "./form-labels.words.ts";
import { anyWord, vocabularyPattern, wordsOf } from "./vocabulary.ts";

/** A line with its offset in the whole text, in characters. */
export type PlacedLine = Line & {
  start: number;
  /** The label that the line begins with: what it names, its words, and the offset of its value. */
  field?: { role: keyof typeof labelWords; phrase: string; at: number };
};

/** Joins the lines into the text that all spans refer to. */
export function placeLines(lines: Line[]): { text: string; placedLines: PlacedLine[] } {
  let start = 0;
  const placedLines = lines.map((line) => {
    const placedLine = { ...line, start };
    start += line.text.length + 1;
    return placedLine;
  });
  return { text: lines.map(({ text }) => text).join("\n"), placedLines };
}

/** The line without its first cell, at the place of the second one. */
export function withoutFirstCell(line: PlacedLine): PlacedLine {
  const cells = line.cells.slice(1);
  return {
    ...line,
    cells,
    cellX: line.cellX.slice(1),
    text: cells.join("\t"),
    start: line.start + (line.cells[0]?.length ?? 0) + 1,
    x: line.cellX[1] ?? line.x,
  };
}

/** Joins wrapped lines; a joined line has the position of its first one. */
export function joinWrapped(
  lines: PlacedLine[],
  isStart: (text: string) => boolean = () => false,
): PlacedLine[] {
  const joined: PlacedLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isOpen && !isStart(line.text)) {
      const cells = [...last.cells.slice(0, -1), joinLines([last.cells.at(-1) ?? "", line.text])];
      joined[joined.length - 1] = { ...last, cells, text: cells.join("\t") };
    } else joined.push(line);
    isOpen = line.wraps === true;
  }
  return joined;
}

/**
 * Span of `value` within the given lines, even across a line break; `undefined` if they do not contain it.
 */
export function locate(text: string, value: string, lines: PlacedLine[]): Span | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || value === "") return undefined;
  const end = text.indexOf("\n", last.start + last.text.length);
  const part = text.slice(first.start, end < 0 ? text.length : end);
  const index = part.indexOf(value);
  if (index >= 0) return [first.start + index, first.start + index + value.length];
  const words = value.split(" ").map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const broken =
    words.length > 1 && words.length < 30 ? new RegExp(words.join("\\s+"), "u").exec(part) : null;
  return broken ? [first.start + broken.index, first.start + broken.index + broken[0].length] : undefined;
}

/** Normalises a text for comparison: lower case, no accents or punctuation, single spaces. */
export function foldText(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Number of words; two letters of a script without spaces count as one. */
const countWords = (text: string) =>
  Math.max(
    text.split(/\s+/).length,
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 2,
  );

/** Plain letters: most texts have no others. */
export const withoutAccents = (text: string): string =>
  /[\u0080-\uffff]/.test(text) ? text.normalize("NFKD").replace(/\p{M}/gu, "") : text;

/** Whether a text is a sentence rather than a name or title: long, or with a full stop. */
export function isProse(text: string): boolean {
  const words = countWords(text);
  return (
    words > 14 ||
    (words > 7 && /[.!;。।]$/.test(text) && !abbreviationEnd.test(text)) ||
    /^\p{Ll}/u.test(text)
  );
}

/** Abbreviations whose full stop does not end a sentence: "Acme Ltd.", "Sales Rep." */
export const abbreviationEnd = vocabularyPattern(
  (languages) =>
    new RegExp(
      String.raw`\b(?:inc|ltd|ltda|co|corp|llc|pvt|bhd|jr|sr|s\.a|s\.l|b\.v|a\.s)\.$|\d\.$|\s${anyWord(wordsOf(languages, "legalForms"))}\.$`,
      "iu",
    ),
);

/** Joins lines broken by the page's width, including end-of-line hyphens. */
export function joinLines(lines: string[]): string {
  return lines.reduce((joined, line) => {
    if (joined === "") return line;
    // "Univer- / sity" is one word, "Go-to- / market" keeps its hyphens.
    if (/\p{L}-$/u.test(joined) && /^\p{Ll}/u.test(line))
      return (/\p{L}-\p{L}+-$/u.test(joined) ? joined : joined.slice(0, -1)) + line;
    return `${joined} ${line}`;
  }, "");
}

/** "Led education projects", "Migrated 30 workloads": an action, not a name or heading. */
export function startsWithActionVerb(text: string): boolean {
  return (
    /^(\p{L}{3,}ed|wrote|built|led|ran|made|taught|kept|sold|drove|gave|took|held|won|grew|set|cut|own|manage|lead|design|develop|handle|support|teach)\s/iu.test(
      text,
    ) &&
    !/^(united|allied|limited|related|advanced|selected|detailed|applied|combined|speciali[sz]ed|certified|registered|licensed|lead|design|support)\s/i.test(
      text,
    )
  );
}
