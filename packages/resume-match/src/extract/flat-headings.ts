import { anyOf } from "word-patterns";
import { findDateRanges } from "./dates.ts";
import { degreePattern, institutionPattern } from "./education.ts";
import { capitalHeadings, kindsOfExperience, openWords, sureHeadings } from "./flat-headings.words.ts";
import { leadingRole } from "./form-labels.ts";
import { headingEnds, kindOfForm, listedHeadingKind, type SectionKind } from "./headings.ts";
import { spokenLanguages } from "./lists.ts";
import { titleScore } from "./titles.ts";

/** A heading within a line, and the section that it opens. */
export type FlatHeading = { start: number; end: number; kind: SectionKind };

/** Headings that are rarely skills or parts of titles. */
const sureWords = new RegExp(
  String.raw`^(?:${anyOf(sureHeadings)}|(?:${anyOf(kindsOfExperience)} )?experiences?|education (?:and|&) \p{L}+|(?:\p{L}+ )?(?:qualifications|skills|accomplishments|achievements))$`,
  "iu",
);
const innerWord = /^(?:and|of|the|de|et|y|e)$/i;
/** Words that the next one continues, so no heading can follow them. */
const openWord = new RegExp(String.raw`(?:^|\s)${anyOf(openWords)}$|[,:/&|(–—+'’-]$`, "i");

/** Words that continue a heading's last word: "Skills used". */
const nextWord =
  /^(?:for|of|in|and|with|to|from|at|on|used|utili[sz]ed|includ(?:e|es|ing)|gained|required|total|years?|level|training|development)$/i;
/** As often labels within a job as headings. */
const jobLabel = /(?:achievements|accomplishments|awards|highlights|projects)$/i;

type Token = { start: number; end: number; text: string };

/** Words, even if they are run together: "ExperienceSenior" and "SKILLSSQL" have two. */
const tokenPattern = new RegExp(
  String.raw`(?:${anyOf(capitalHeadings)}|EXPERIENCE(?!D)|EDUCATION(?!AL)|SKILLS(?!ET))(?=\p{Lu})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}’']+|\p{Lu}+`,
  "gu",
);

const findTokens = (line: string): Token[] =>
  [...line.matchAll(tokenPattern)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  }));

const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const isCaps = (text: string) => !/\p{Ll}/u.test(text);

/** How clearly the text before a heading ends, 0 to 2; `undefined` if no heading can follow it. */
function scoreBefore(line: string, start: number): number | undefined {
  const before = line.slice(Math.max(0, start - 40), start);
  if (before === "" || /\t$/.test(before)) return 2;
  if (!before.endsWith(" "))
    return /[\p{Ll}\d.)*•]$/u.test(before) ? 2 : /\p{Lu}$/u.test(before) ? 1 : undefined;
  const words = before.trimEnd();
  if (/[.!?]["”’)]?$|[)%]$|(?:…|\.\.\.) ?see (?:more|less)$/.test(words)) return 2;
  // "ON" is a province.
  if (openWord.test(words.replace(/(?<=\s)[A-Z]{2,3}$/, "X"))) return undefined;
  return /[*•·]$|(?:^|[\s-])\p{Ll}[\p{L}’-]*$|\d$/u.test(words) ? 1 : 0;
}

/** How clearly new text starts after a heading, 1 or 2; `undefined` if the heading's words continue. */
function scoreAfter(line: string, { start, end }: { start: number; end: number }): number | undefined {
  const after = line.slice(end, end + 40);
  if (/^\s?:/.test(after)) return /(?:^|\t|[.!?] )$/.test(line.slice(Math.max(0, start - 2), start)) ? 2 : 1;
  if (/^(?:\t|\s*$)/.test(after)) return 2;
  if (/^(?:\p{Lu}|\d)/u.test(after)) return 2;
  if (!/^ [\p{Lu}\d*•"“]/u.test(after) && leadingRole(line.slice(end + 1)) === undefined) return undefined;
  // "Education Officer" is a title.
  const [next = ""] = /\S+/.exec(after) ?? [];
  if (nextWord.test(next)) return undefined;
  const heading = line.slice(start, end);
  return !heading.includes(" ") &&
    !isCaps(heading) &&
    titleScore(`${heading} ${next.replace(/[,.]$/, "")}`) >= 2
    ? undefined
    : 1;
}

const fieldsByKind: Partial<Record<SectionKind, string>> = {
  experience: "employer position period start",
  education: "degree school year",
};

/** How well the text after a heading fits its section: 2, 1, or 0 if unknown. */
function scoreContent(kind: SectionKind, after: string): number {
  const fields = fieldsByKind[kind];
  const role = fields && leadingRole(after.trimStart());
  if (role !== undefined && fields?.split(" ").includes(role)) return 2;
  switch (kind) {
    case "experience":
    case "volunteer":
      return findDateRanges(after).some(({ isSingle, from }) => !isSingle && from < 130) ? 2 : 0;
    case "education":
      return degreePattern.test(after.slice(0, 120)) || institutionPattern.test(after.slice(0, 120)) ? 2 : 0;
    case "skills":
      return (after.slice(0, 160).match(/[,|•;\t*]/g)?.length ?? 0) >= 3
        ? 2
        : countWords(after, /^\p{Lu}/u) >= 6
          ? 1
          : 0;
    case "languages":
      return after.slice(0, 25).search(spokenLanguages) >= 0 ? 2 : 0;
    case "summary":
      return countWords(after, /^\p{Ll}/u) >= 4 ? 2 : 0;
    case "certificates":
    case "publications":
      return findDateRanges(after.slice(0, 90)).length > 0 ? 2 : 0;
    default:
      return 0;
  }
}

/** The number of matches among the first ten words. */
const countWords = (text: string, pattern: RegExp) =>
  text
    .trim()
    .split(/\s+/, 10)
    .filter((word) => pattern.test(word)).length;

/** Whether it is an item of a list with wide spaces, such as "Training" among skills. */
const isListed = (line: string, { start, end }: { start: number; end: number }) =>
  /(?:^|\t)[^\t.]{1,35}\t$/.test(line.slice(Math.max(0, start - 40), start)) &&
  /^\t[^\t.]{1,35}(?:\t|$)/.test(line.slice(end, end + 40));

/** Skills often follow jobs and schools, which contain no lists of skills. */
const isAfterJobs = (current: SectionKind, kind: SectionKind) =>
  (current === "experience" || current === "education") && kind === "skills";

function rateHeading(line: string, heading: FlatHeading, current: SectionKind): number {
  const { start, end, kind } = heading;
  const text = line.slice(start, end);
  const before = scoreBefore(line, start);
  const after = scoreAfter(line, heading);
  if (before === undefined || after === undefined) return 0;
  const isApart = before + after === 4;
  if (kind === current && !isApart) return 0;
  const isSure = sureWords.test(text) || kindOfForm(text) !== undefined;
  if (!isApart && (kind === "contact" || kind === "other")) return 0;
  if (!isSure && isListed(line, heading) && current !== "contact") return 0;
  const words = text.split(" ").filter((word) => !innerWord.test(word));
  if (!words.every(isCapital) && !isApart) return 0;
  const standsOut = isCaps(text) && /\p{Ll}/u.test(line.slice(Math.max(0, start - 12), end + 12));
  return (
    before +
    after +
    scoreContent(kind, line.slice(end, end + 200)) +
    (isSure ? 1 : -1) -
    (current === "experience" && jobLabel.test(text) && !isApart ? 2 : 0) +
    Number(isSure && isAfterJobs(current, kind)) +
    (standsOut && text.length > 5 ? 2 : 0) +
    Number(words.length > 1 && isSure)
  );
}

/**
 * Headings in a line of running text, in order. `kind` is the section that the line starts in. With
 * `onlyApart`, headings need white space on both sides, because this text has separate lines for them.
 */
export function findFlatHeadings(line: string, kind: SectionKind, onlyApart = false): FlatHeading[] {
  const tokens = findTokens(line);
  const headings: FlatHeading[] = [];
  let current = kind;
  let above = kind;
  for (const [last, { end, text }] of tokens.entries()) {
    const word = text.toLowerCase();
    if (!headingEnds.has(word) && !headingEnds.has(word.replace(/s$/, ""))) continue;
    let best: (FlatHeading & { rating: number }) | undefined;
    for (let first = last; first >= Math.max(0, last - 3); first -= 1) {
      const { start = 0, text: firstText = "" } = tokens[first] ?? {};
      const { start: lastStart = 0, end: lastEnd = 0 } = headings.at(-1) ?? {};
      // "Work Experience" replaces "Work", which was found first.
      if ((start < lastEnd && start > lastStart) || start < lastStart || end - start > 45) break;
      if (
        first < last &&
        !/^(?: | & | ?\/ ?)$/.test(line.slice(tokens[first]?.end, tokens[first + 1]?.start))
      )
        break;
      const isApart =
        /(?:^|\t)$/.test(line.slice(0, start).slice(-1)) && /^(?:\t|$)/.test(line.slice(end, end + 1));
      if (!isApart && (onlyApart || !isCapital(firstText))) continue;
      const listed = listedHeadingKind(line.slice(start, end));
      if (!listed) continue;
      const heading = { start, end, kind: listed };
      const rating = rateHeading(line, heading, start === lastStart && lastEnd > 0 ? above : current);
      if (rating >= 4 && rating >= (best?.rating ?? 0)) best = { ...heading, rating };
    }
    if (!best) continue;
    if (headings.at(-1)?.start === best.start) headings.pop();
    else above = current;
    headings.push({ start: best.start, end: best.end, kind: best.kind });
    current = best.kind;
  }
  return headings;
}
