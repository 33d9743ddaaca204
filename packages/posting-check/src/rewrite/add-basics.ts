import { anyOf } from "word-patterns";
import { itemMark } from "../reading.ts";
import type { BasicKind } from "../types.ts";
import { applyHeadings, basicLabels, newHeading, offerHeadings } from "./rewrite.words.ts";

const offerHeading = new RegExp(`^${anyOf(offerHeadings)}$`, "i");
const applyHeading = new RegExp(`^${anyOf(applyHeadings)}$`, "i");
const maxHeading = 48;

const markOf = (line: string) => itemMark.exec(line.slice(0, 24))?.[0];
const wordsOf = (line: string) => line.replace(/’/g, "'").replace(/^[#*_\s]+|[*_\s:#?]+$/g, "");

/** Whether a line is a heading: short, without a full stop, above a list or a paragraph. */
function isHeading(lines: string[], index: number): boolean {
  const line = lines[index]?.trim() ?? "";
  if (
    line === "" ||
    line.length > maxHeading ||
    markOf(lines[index] ?? "") !== undefined ||
    /[.,;!]$/.test(line)
  )
    return false;
  const next = lines[index + 1];
  const isKnown = offerHeading.test(wordsOf(line)) || applyHeading.test(wordsOf(line));
  return (
    next !== undefined &&
    next.trim() !== "" &&
    (isKnown || /^#|^\*\*.*\*\*:?$|:$/.test(line) || (index > 0 && markOf(next) !== undefined))
  );
}

/** The last line of the section below a heading. */
function sectionEnd(lines: string[], heading: number): number {
  let last = heading;
  for (let index = heading + 1; index < lines.length; index += 1) {
    if (isHeading(lines, index)) break;
    if (lines[index]?.trim() !== "") {
      // A paragraph after an empty line is something else.
      if (index - last > 1 && last > heading && markOf(lines[index] ?? "") === undefined) break;
      last = index;
    }
  }
  return last;
}

/** A list mark like another: the next number, or the same sign. */
function nextMark(mark: string, steps: number): string {
  const [, before, number, after] = /^(\s*\(?)(\d{1,2})([.)]\s+)$/.exec(mark) ?? [];
  return number === undefined ? mark : `${before}${Number(number) + steps}${after}`;
}

/** The commonest list mark of a posting; undefined if it has no list. */
function usualMark(lines: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const mark = markOf(line)?.replace(/\d{1,2}/, "0");
    if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const isCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** A heading that looks like another. */
function headingLike(heading: string): string {
  const words = wordsOf(heading);
  const text = isCapitals(words) ? newHeading.toUpperCase() : newHeading;
  const at = heading.replace(/’/g, "'").indexOf(words);
  return at === -1
    ? text
    : `${heading.slice(0, at)}${text}${heading.slice(at + words.length).replace("?", "")}`;
}

/** Adds lines at the end of the section below a heading, or at the end of the posting. */
function addLines(lines: string[], entries: string[], heading: number | undefined): string[] {
  if (heading !== undefined) {
    const end = sectionEnd(lines, heading);
    const mark = end > heading ? markOf(lines[end] ?? "") : usualMark(lines);
    const added = entries.map(
      (entry, index) => `${mark === undefined ? "" : nextMark(mark, index + 1)}${entry}`,
    );
    return [...lines.slice(0, end + 1), ...added, ...lines.slice(end + 1)];
  }
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const kept = lines.slice(0, last + 1);
  const trailing = lines.slice(last + 1);
  const usual = usualMark(lines);
  const model = kept.findIndex((_, index) => index > 0 && isHeading(kept, index));
  const mark = usual?.replace("0", "1");
  const marked = entries.map((entry, index) => `${mark === undefined ? "" : nextMark(mark, index)}${entry}`);
  if (model === -1 || usual === undefined) {
    const continues = usual !== undefined && markOf(kept.at(-1) ?? "") !== undefined;
    return [
      ...kept,
      ...(continues
        ? entries.map((entry, index) => nextMark(markOf(kept.at(-1) ?? "") ?? "", index + 1) + entry)
        : entries),
      ...trailing,
    ];
  }
  const hasGaps = (kept[model - 1] ?? "").trim() === "";
  return [...kept, ...(hasGaps ? [""] : []), headingLike(kept[model] ?? ""), ...marked, ...trailing];
}

/** Adds the basics that someone filled in, each as a line in the posting's own style. */
export function addBasics(text: string, basics: Partial<Record<BasicKind, string>>): string {
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const entries = (Object.keys(basicLabels) as BasicKind[]).flatMap((kind) => {
    const value = basics[kind]?.replace(/\s+/g, " ").trim();
    return value ? [{ kind, line: `${basicLabels[kind]}: ${value}` }] : [];
  });
  if (entries.length === 0) return text;
  let lines = text.split(/\r?\n/);
  if (text.trim() === "") return entries.map(({ line }) => line).join(lineBreak);
  const find = (pattern: RegExp) => {
    const index = lines.findIndex((line, at) => pattern.test(wordsOf(line)) && isHeading(lines, at));
    return index === -1 ? undefined : index;
  };
  const toApply = find(applyHeading);
  const apart = toApply === undefined ? [] : entries.filter(({ kind }) => kind === "apply");
  // From the end, so that the other heading stays where it is.
  const groups = [
    { group: apart, pattern: applyHeading },
    { group: entries.filter((entry) => !apart.includes(entry)), pattern: offerHeading },
  ];
  for (const { group, pattern } of groups)
    if (group.length > 0)
      lines = addLines(
        lines,
        group.map(({ line }) => line),
        find(pattern),
      );
  return lines.join(lineBreak);
}
