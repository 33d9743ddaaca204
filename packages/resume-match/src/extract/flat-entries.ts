import { type DateRange, findDateRanges } from "./dates.ts";
import { isMark, runAfter, runBefore, type Word } from "./flat-words.ts";
import { isPlace, isProperName, organisationScore, titleScore } from "./titles.ts";

/** An entry's head within a line: words from..to (exclusive), and offsets at which further cells start. */
export type FlatHead = { from: number; to: number; cuts: number[] };
/** A date range with the words around it: `before` and `after` delimit the names next to it. */
type Anchor = { range: DateRange; first: number; next: number; before: number; after: number };

/** Longer heads are read as sentences. */
const maxHead = 120;

/** Whether a text is an employer, by its words or as a name with a town: "Dashmesh Roadlines, Ludhiana". */
const isEmployer = (text: string) =>
  organisationScore(text) >= 0.8 ||
  (text.length < 70 &&
    /^[^,\t]+(?:, \p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}){1,2}$/u.test(text) &&
    isProperName(text) &&
    titleScore(text) < 1 &&
    organisationScore(text) >= 0.2);
const isTitle = (text: string) =>
  titleScore(text) >= 1.5 ||
  text
    .split(/\s+[-–—|•]\s+|\s*,\s+|\t/)
    .some((part) => titleScore(part) >= 1.5 || splitNames(part) !== undefined);

/** Typical end of an employer's name, or a town: "Acme, Pune". */
const firmEnd =
  /(?:\b(?:inc|ltd|limited|llc|llp|plc|gmbh|corp|corporation|company|university|college|school|hospital|bank|institute|academy|group)\.?|, \p{Lu}\p{L}+)$/iu;
const rank = /^(?:[IV]{1,3}|\d)$/;

/** Length in words of the first of two adjacent names: "Sales Manager Acme Ltd", "Acme Ltd Sales Manager". */
export function splitNames(text: string): number | undefined {
  const words = text.split(" ");
  if (words.length > 14 || /\t|[|–—•]| - |\d{4}/.test(text)) return undefined;
  const isTitleName = (name: string) => titleScore(name.replaceAll(",", "")) >= 2;
  let best: number | undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    if (!/^\p{Lu}/u.test(words[cut] ?? "") || rank.test(words[cut] ?? "") || words[cut - 1]?.endsWith(","))
      continue;
    const [left, right] = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (best === undefined && cut > 1 && firmEnd.test(left) && titleScore(left) < 1 && isTitleName(right))
      return cut;
    const isTitleEnd = titleScore(words.slice(0, cut).findLast((word) => !rank.test(word)) ?? "") >= 2;
    const isFirm = titleScore(right) < 1 && organisationScore(right) >= (cut < words.length - 1 ? 0.3 : 0.8);
    // "Lead Project Manager Acme": the last noun ends the title.
    if (isTitleName(left) && isFirm && (best === undefined || isTitleEnd)) best = cut;
  }
  return best;
}

/** Placeholders of forms and templates. */
const placeholder = /\b(?:Company Name|City ?, ?State)\b/g;

/** The heads of all jobs among words from..to of a line. */
export function findFlatHeads(line: string, words: Word[], from: number, to: number): FlatHead[] {
  const text = (start: number, end: number) =>
    end <= start ? "" : line.slice(words[start]?.start, words[end - 1]?.end);
  const anchors = findAnchors(line, words, from, to).filter((anchor) => isAnchor(anchor, words, text));
  const countTitles = (side: (anchor: Anchor, index: number) => string) =>
    anchors.filter((anchor, index) => isTitle(side(anchor, index))).length;
  const isTitleBefore =
    countTitles(({ before, first }, index) => text(cellBefore(before, index), first)) >=
    countTitles(({ next, after }) => text(next, after));
  const starts = anchors.map(({ before: run, first, next, after }, index) => {
    const before = run > from && run === anchors[index - 1]?.next ? afterPlace(run, first) : run;
    const name = text(before, first);
    const opens = isTitleBefore
      ? before < first
      : isEmployer(name) && !isTitle(name) && words[first]?.boundary === "none" && isTitle(text(next, after));
    return opens ? before : first;
  });
  return anchors.map((anchor, index) => {
    const start = withCellsBefore(starts[index] ?? anchor.first, anchor, index);
    const limit = starts[index + 1] ?? to;
    const end = withCellsAfter(start, anchor, limit);
    return { from: start, to: end, cuts: findCuts(start, end, anchor) };
  });

  /** Index of the word after the previous job's place: "Acme, Pune Clerk" between two date ranges. */
  function afterPlace(start: number, end: number): number {
    for (let index = end - 2; index > start; index -= 1) {
      if (!words[index - 1]?.text.endsWith(",")) continue;
      for (const cut of [index + 2, index + 1])
        if (cut < end && (cut === index + 1 || isPlace(text(index, cut))) && isTitle(text(cut, end)))
          return cut;
      return start;
    }
    return start;
  }

  /** The start of the cell before `start`, or `start`. */
  function cellBefore(start: number, index: number): number {
    if (words[start]?.boundary !== "wide") return start;
    const before = runBefore(line, words, start, anchors[index - 1]?.next ?? from);
    return words[before]?.boundary === "none" ? start : before;
  }

  /** "Clerk   Acme Ltd   2012 – 2014": the preceding cell completes the head. */
  function withCellsBefore(start: number, { first }: Anchor, index: number): number {
    if (!isTitleBefore || start === first) return start;
    const before = cellBefore(start, index);
    const [own, other] = [text(start, first), text(before, start)];
    return isTitle(own) !== isTitle(other) && (isTitle(other) || isEmployer(other)) ? before : start;
  }

  function withCellsAfter(start: number, { first, next, after }: Anchor, limit: number): number {
    let end = next;
    let stop = Math.min(after, limit);
    for (let cells = 0; cells < 3 && stop > end; cells += 1) {
      const known = `${text(start, first)} ${text(next, end)}`;
      const name = text(end, stop);
      const isNew =
        (isTitle(name) && !(isTitleBefore && start < first && isTitle(text(start, first)))) ||
        isEmployer(name) ||
        isPlace(name) ||
        (cells === 0 && !isTitle(name) && !isEmployer(known) && organisationScore(name) >= 0.2);
      if (!isNew || (words[stop - 1]?.end ?? 0) - (words[start]?.start ?? 0) > maxHead) break;
      if (cells > 0 && isTitle(known) && isEmployer(known) && !isPlace(name)) break;
      end = stop;
      if (words[end]?.boundary !== "wide") break;
      stop = Math.min(runAfter(line, words, end, limit), limit);
    }
    return end;
  }

  function findCuts(start: number, end: number, { first, next }: Anchor): number[] {
    const cuts = [...splitRun(start, first), first, next, ...splitRun(next, end)];
    for (let index = start; index < end; index += 1) if (words[index]?.boundary === "wide") cuts.push(index);
    const offset = words[start]?.start ?? 0;
    for (const { 0: found, index } of text(start, end).matchAll(placeholder))
      for (const at of [offset + index, offset + index + found.length]) {
        let cut = start;
        while (cut < end && (words[cut]?.end ?? 0) <= at) cut += 1;
        cuts.push(cut);
      }
    return [...new Set(cuts)]
      .filter((index) => index > start && index < end)
      .sort((a, b) => a - b)
      .map((index) => words[index]?.start ?? 0);
  }

  /** Start of the second name in each part between separators. */
  function splitRun(start: number, end: number): number[] {
    const cuts: number[] = [];
    let part = start;
    for (let index = start; index <= end; index += 1) {
      if (index < end && words[index]?.boundary !== "wide" && !isMark(words[index] as Word)) continue;
      const cut = splitNames(text(part, index));
      if (cut !== undefined) cuts.push(part + cut);
      part = words[index] && isMark(words[index] as Word) ? index + 1 : index;
    }
    return cuts;
  }
}

/**
 * A title and an employer at the start of a line below a date range: "Clerk Acme Ltd, Pune. Kept the books".
 */
export function findHeadBelow(line: string, words: Word[]): FlatHead | undefined {
  const text = (start: number, end: number) =>
    end <= start ? "" : line.slice(words[start]?.start, words[end - 1]?.end).replace(/\.$/, "");
  const end = runAfter(line, words, 0, words.length);
  const first = text(0, end);
  if (first === "" || first.length > maxHead) return undefined;
  const mark = words.findIndex((word, index) => index < end && isMark(word));
  const cut = splitNames(text(0, mark < 0 ? end : mark));
  const cuts = cut === undefined ? [] : [words[cut]?.start ?? 0];
  const next = words[end]?.boundary === "none" ? end : runAfter(line, words, end, words.length);
  const second = text(end, next);
  const isPair =
    cut === undefined && isTitle(first) !== isTitle(second) && (isEmployer(second) || isTitle(second));
  return isPair && first.length + second.length <= maxHead
    ? { from: 0, to: next, cuts: [words[end]?.start ?? 0] }
    : { from: 0, to: end, cuts };
}

function findAnchors(line: string, words: Word[], from: number, to: number): Anchor[] {
  const offset = words[from]?.start ?? 0;
  const anchors: Anchor[] = [];
  let index = from;
  let floor = from;
  for (const range of findDateRanges(line.slice(offset, words[to - 1]?.end ?? offset))) {
    while (index < to && (words[index]?.end ?? 0) <= offset + range.from) index += 1;
    let first = index;
    while (index < to && (words[index]?.start ?? 0) < offset + range.to) index += 1;
    if (range.isSingle) continue;
    let next = index;
    while (first > floor && words[first]?.boundary === "none" && isMark(words[first - 1] as Word)) first -= 1;
    while (next < to && words[next]?.boundary !== "sentence" && isMark(words[next] as Word)) next += 1;
    const before = runBefore(line, words, first, floor);
    const after = runAfter(line, words, next, to);
    anchors.push({ range, first, next, before, after });
    floor = next;
  }
  return anchors;
}

/** Words before a period within a sentence. */
const withinSentence = /^(?:from|in|between|since|of|for|during|until|till|to|by|and|was|were|is)$/i;

/** Whether a date range opens an entry: next to a title or employer, but not within a sentence. */
function isAnchor(
  { first, next, before, after }: Anchor,
  words: Word[],
  text: (start: number, end: number) => string,
): boolean {
  const [left, right] = [text(before, first), text(next, after)];
  const opensAfter = words[first]?.boundary !== "none";
  if (isTitle(left) || (isEmployer(left) && left.split(" ").length <= 8)) return true;
  const last = words[first - 1]?.text ?? "";
  if (!withinSentence.test(last) && isTitle(right)) return true;
  const isFree = opensAfter || before < first || /[,|(–—-]$/.test(words[first]?.text ?? "");
  if (isFree && (titleScore(right) >= 1 || isEmployer(right))) return true;
  return opensAfter && words[next]?.boundary === "wide";
}
