import { anyOf } from "word-patterns";
import { itemMark } from "../reading.ts";
import { connectors, emptyWords, openWords, verbs } from "./rewrite.words.ts";

const connector = anyOf(connectors);
const openAtEnd = new RegExp(String.raw`(?:^|[\s(])${anyOf(openWords)}$`, "iu");
const connectorAtEnd = new RegExp(String.raw`(?:\s*[,&/+]|\s*[-–—]|(?:^|\s)${connector})$`, "iu");
const connectorAtStart = new RegExp(String.raw`^(?:,\s*(?:${connector}\b|&)|,|&|/|${connector}\b)\s*`, "iu");
const empty = new RegExp(String.raw`^(?:(?:${anyOf(emptyWords)}|${anyOf(openWords)})(?:\s+|$))*$`, "iu");
const verbAtStart = new RegExp(String.raw`^${anyOf(verbs)}\b`, "iu");
const subjectAtStart = /^(?:you|he|she|they|we|candidates?|applicants?)\b/i;
const relativeAtStart = /^(?:who|that|with)\b/i;
const articleAtEnd = /(?:^|\s)(?:an?|the)$/i;
const copulaAtEnd = /(?:^|\s)(?:be|is|are|being)$/i;

/** Ends of sentences and parts. "Rs. 500" has none. */
const stopPattern =
  /(?<!\b(?:rs|no|mr|mrs|ms|dr|e\.g|i\.e|etc|approx|min|max|yrs?|exp|vs|pvt|p\.m|a\.m|p\.a))[.!?;](?=\s|$)|\s\|\s|\s[•·]\s/giu;
const maxSentence = 600;

const hasContent = (text: string) => /[\p{L}\p{N}]/u.test(text);
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Corrects "a" and "an" at the end of a text for the word that follows. */
export function agreeArticle(left: string, right: string): string {
  const [, article] = /(?:^|\s)(an?)\s+$/i.exec(left) ?? [];
  const [next] = /^\p{L}+/u.exec(right) ?? [];
  if (article === undefined || next === undefined) return left;
  // By sound: "an hour", "a university".
  const startsWithVowel =
    /^(?:[aeiou]|hour|honest|heir|honou?r)/i.test(next) && !/^(?:uni|use|usu|eu|one|ukr)/i.test(next);
  const right2 = startsWithVowel ? "an" : "a";
  const cased = article.charAt(0) === "A" ? capitalise(right2) : right2;
  return left.replace(/an?(\s+)$/i, `${cased}$1`);
}

/** Takes words off the end that hang in the air: "and with a". */
function trimOpen(text: string): string {
  let rest = text.trimEnd();
  for (;;) {
    const next = rest.replace(connectorAtEnd, "").replace(openAtEnd, "").trimEnd();
    if (next === rest) return rest;
    rest = next;
  }
}

/** What remains of a sentence around a struck part; an empty string if it says nothing any more. */
function closeGap(left: string, right: string, wasCapital: boolean): string {
  const [before, after] = [left.trim(), right.trim()];
  if (!hasContent(after)) {
    const rest = trimOpen(before);
    return empty.test(rest) ? "" : rest;
  }
  if (before === "") {
    const rest = after.replace(connectorAtStart, "").replace(/^with\s+/i, "");
    return wasCapital ? capitalise(rest) : rest;
  }
  const startsWithConnector = connectorAtStart.test(after);
  if (connectorAtEnd.test(before)) {
    const kept = before.replace(connectorAtEnd, "").trimEnd();
    if (kept === "") return after.replace(connectorAtStart, "");
    return join(kept, after);
  }
  if (startsWithConnector) {
    const next = after.replace(connectorAtStart, "");
    if (subjectAtStart.test(next) && empty.test(before)) return capitalise(next);
    if (copulaAtEnd.test(before) && verbAtStart.test(next))
      return join(before.replace(copulaAtEnd, ""), next);
    if (openAtEnd.test(before))
      return join(
        articleAtEnd.test(before) && /^(?:an?|the|\d)\b/i.test(next)
          ? before.replace(articleAtEnd, "")
          : before,
        next,
      );
    return join(before, after);
  }
  if (relativeAtStart.test(after) && (articleAtEnd.test(before) || copulaAtEnd.test(before))) {
    const lead = before.replace(articleAtEnd, "");
    return lead === "" ? `Someone ${after}` : `${lead} someone ${after}`;
  }
  return join(before, after);
}

const join = (left: string, right: string) =>
  /^[,.;:!?)]/.test(right)
    ? `${left.trimEnd()}${right}`
    : `${agreeArticle(`${left.trimEnd()} `, right)}${right}`;

/** Lowers the numbers of the items that follow a removed one: "1. 3. 4." becomes "1. 2. 3." */
function renumber(removed: string, following: string): string {
  const [, number] = /^\s*\(?(\d{1,2})[.)]/.exec(removed) ?? [];
  if (number === undefined) return following;
  let expected = Number(number) + 1;
  const lines = following.split("\n");
  for (const [index, line] of lines.entries()) {
    const match = /^(\s*\(?)(\d{1,2})([.)])/.exec(line);
    if (!match || Number(match[2]) !== expected) break;
    lines[index] = `${match[1]}${expected - 1}${match[3]}${line.slice(match[0].length)}`;
    expected += 1;
  }
  return lines.join("\n");
}

/** Removes a part of a text, with the punctuation and words that would hang in the air, and an item left empty. */
export function strikePart(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const nextBreak = text.indexOf("\n", end);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak - (text[nextBreak - 1] === "\r" ? 1 : 0);
  const mark = itemMark.exec(text.slice(lineStart, Math.min(start, lineStart + 20)))?.[0] ?? "";
  const contentStart = lineStart + mark.length;

  // The sentence around the part.
  const windowStart = Math.max(contentStart, start - maxSentence);
  const before = text.slice(windowStart, start);
  let cut = 0;
  for (const match of before.matchAll(stopPattern)) cut = match.index + match[0].length;
  const label = /^\s*\p{L}[\p{L} /&]{1,28}:\s/u.exec(before.slice(cut))?.[0] ?? "";
  cut += label.length;
  const sentenceStart = windowStart + cut;
  const left = text.slice(sentenceStart, start);
  const after = text.slice(end, Math.min(lineEnd, end + maxSentence));
  stopPattern.lastIndex = 0;
  const stopMatch = stopPattern.exec(after);
  const bodyLength = stopMatch?.index ?? after.length;
  const stop = stopMatch?.[0] ?? "";
  const afterStop = end + bodyLength + stop.length;

  // "(female)": the brackets go with their content.
  const inBrackets = /\s*\($/.exec(left);
  const right = text.slice(end, end + bodyLength);
  if (inBrackets && /^\s*\)/.test(right)) {
    const closing = /^\s*\)/.exec(right)?.[0].length ?? 0;
    return text.slice(0, start - inBrackets[0].length) + text.slice(end + closing);
  }
  const lead = /^\s*/.exec(left)?.[0] ?? "";
  const sentence = closeGap(left, right, /^\p{Lu}/u.test(text.slice(start, end)));
  const head = text.slice(0, sentenceStart);
  const tail = text.slice(afterStop);
  if (sentence !== "") return `${head}${lead}${sentence}${stop}${tail}`;

  const restOfLine = text.slice(afterStop, lineEnd);
  const startOfLine = text.slice(contentStart, sentenceStart - label.length);
  if (hasContent(restOfLine) || hasContent(startOfLine)) {
    const kept = text.slice(0, sentenceStart - label.length).replace(/[^\S\n]+$/, "");
    const rest = tail.replace(/^[^\S\n]+/, "");
    const isBar = /[|•·]\s*$/.test(kept) && (!hasContent(restOfLine) || /[|•·]/.test(stop));
    const clean = isBar ? kept.replace(/\s*[|•·]\s*$/, /[|•·]/.test(stop) ? stop.trimEnd() : "") : kept;
    const gap =
      rest === "" ||
      /^[\r\n]/.test(rest) ||
      clean === "" ||
      clean.endsWith("\n") ||
      clean.length === contentStart
        ? mark !== "" && clean.length < contentStart
          ? " "
          : ""
        : " ";
    return `${clean}${gap}${rest}`;
  }
  // Nothing is left in the line.
  const lineBreakEnd = nextBreak === -1 ? text.length : nextBreak + 1;
  const following = renumber(mark, text.slice(lineBreakEnd));
  const preceding =
    nextBreak === -1 ? text.slice(0, lineStart).replace(/\r?\n$/, "") : text.slice(0, lineStart);
  return preceding + following;
}
