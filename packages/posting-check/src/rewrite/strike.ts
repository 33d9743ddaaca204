import { anyOf } from "word-patterns";
import { itemMark } from "../reading.ts";
import { connectors, emptyWords, openWords, verbs } from "./rewrite.words.ts";

const connector = anyOf(connectors);
const openAtEnd = new RegExp(String.raw`(?:^|[\s(])${anyOf(openWords)}$`, "iu");
const connectorAtEnd = new RegExp(String.raw`(?:\s*[,&/+]|\s*[-–—]|(?:^|\s)${connector})$`, "iu");
const connectorAtStart = new RegExp(
  String.raw`^(?:,\s*(?:${connector}\b|&)|,|&|/|\+|${connector}\b)\s*`,
  "iu",
);
const empty = new RegExp(String.raw`^(?:(?:${anyOf(emptyWords)}|${anyOf(openWords)})(?:\s+|$))*$`, "iu");
const verbAtStart = new RegExp(String.raw`^${anyOf(verbs)}\b`, "iu");
const subjectAtStart = /^(?:you|he|she|they|we|candidates?|applicants?)\b/i;
const relativeAtStart = /^(?:who|that|with)\b/i;
const predicateAtStart =
  /^(?:helps?|is|are|was|will|would|must|should|can|may|matters?|counts?|needed|required)\b/i;
const adjectivesAtEnd = /\b(?:an?|the|some|any|are|is|be|two|three|many)(?: [\p{L}-]+,?){1,3}$/iu;
/** Goes on without what "with" opened: "with [a smile] wanted for our shop". */
const clauseAtStart =
  /^(?:wanted|required|needed|preferred|for|in|at|to|by|from|is|are|will|must|should|may|can)\b/i;
const articleAtEnd = /(?:^|\s)(?:an?|the)$/i;
const copulaAtEnd = /(?:^|\s)(?:be|is|are|being)$/i;

/** Ends of sentences and parts. "Rs. 500" has none. */
const stopPattern =
  /(?<!\b(?:rs|no|mr|mrs|ms|dr|e\.g|i\.e|etc|approx|min|max|yrs?|exp|vs|pvt|p\.m|a\.m|p\.a))[.!?;](?=\s|$)|\s\|\s|\s[•·]\s/giu;
const firstStop = new RegExp(stopPattern.source, "iu");
/** Where a tag of HTML starts: it ends a sentence, too. */
const tagStart = /<\/?[a-z]/i;
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
  // "A [passion for books] helps, experience helps more."
  if (empty.test(before) && !connectorAtEnd.test(before) && predicateAtStart.test(after)) {
    const rest = /[,;]\s*(?:and |but )?(.*)$|\b(?:and|but) (.*)$/isu.exec(after);
    return capitalise(rest?.[1] ?? rest?.[2] ?? "");
  }
  if (before === "") {
    if (
      /^(?:so that|because|as (?:he|she|they|you))\b/i.test(after) ||
      /^(?:preferred|required|only|needed|must)$/i.test(after)
    )
      return "";
    const rest = after.replace(connectorAtStart, "").replace(/^with\s+/i, "");
    return wasCapital ? capitalise(rest) : rest;
  }
  const startsWithConnector = connectorAtStart.test(after);
  if (connectorAtEnd.test(before)) {
    const kept = before.replace(connectorAtEnd, "").trimEnd();
    if (kept === "") return after.replace(connectorAtStart, "");
    // "Excel and [honest] people", but "a clean and [honest] cook"
    const joinsNouns = !startsWithConnector && /\band$/i.test(before) && !adjectivesAtEnd.test(kept);
    return join(joinsNouns ? before : kept, after);
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
  if (/\b(?:with|having|of)$/i.test(before) && clauseAtStart.test(after))
    return join(trimOpen(before), after);
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
  let cut = before.lastIndexOf(">") + 1;
  for (const match of before.matchAll(stopPattern)) cut = Math.max(cut, match.index + match[0].length);
  const label = /^\s*\p{L}[\p{L} /&]{1,28}:\s/u.exec(before.slice(cut))?.[0] ?? "";
  cut += label.length;
  const sentenceStart = windowStart + cut;
  const left = text.slice(sentenceStart, start);
  const tag = text.slice(end, Math.min(lineEnd, end + maxSentence)).search(tagStart);
  const after = text.slice(end, tag === -1 ? Math.min(lineEnd, end + maxSentence) : end + tag);
  const stopMatch = firstStop.exec(after);
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
  const sentence = closeGap(left, right, /^[\p{Lu}\d]/u.test(text.slice(start, end)));
  const head = text.slice(0, sentenceStart);
  const tail = text.slice(afterStop);
  // "2 yrs." already ends the sentence.
  const ending = /[.!?]$/.test(sentence) ? stop.replace(/^[.]/, "") : stop;
  if (sentence !== "") return `${head}${lead}${sentence}${ending}${tail}`;

  const [opening] = /<(?:li|p)>\s*$/i.exec(head) ?? [];
  const [closing] = /^\s*<\/(?:li|p)>/i.exec(tail) ?? [];
  if (opening !== undefined && closing !== undefined)
    return head.slice(0, -opening.length) + tail.slice(closing.length);
  const restOfLine = text.slice(afterStop, lineEnd);
  const startOfLine = text.slice(contentStart, sentenceStart - label.length);
  if (hasContent(restOfLine) || hasContent(startOfLine)) {
    const kept = text.slice(0, sentenceStart - label.length).replace(/[^\S\n]+$/, "");
    const rest = tail.replace(/^[^\S\n]+/, "");
    const isBar = /[|•·]\s*$/.test(kept) && (!hasContent(restOfLine) || /[|•·]/.test(stop));
    const open = !hasContent(restOfLine) && stop === "" ? kept.replace(/;$/, "") : kept;
    const clean = isBar ? kept.replace(/\s*[|•·]\s*$/, /[|•·]/.test(stop) ? stop.trimEnd() : "") : open;
    const gap =
      rest === "" ||
      /^[\r\n]/.test(rest) ||
      clean === "" ||
      /[\n>]$/.test(clean) ||
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
