import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { YearsContradiction } from "../types.ts";
import { technologies } from "./technologies.words.ts";
import {
  choices,
  generalExperience,
  juniorTitles,
  noExperience,
  notSenior,
  otherYears,
  seniorTitles,
  traineeTitles,
  wished,
} from "./years.words.ts";

const numberWords = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "twelve",
  "fifteen",
];
const numberValues = new Map(
  numberWords.map((word, index) => [word, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15][index] ?? 0]),
);
const count = String.raw`(\d{1,2}(?:\.5)?|${numberWords.join("|")})`;
const yearsPattern = new RegExp(
  String.raw`(?<![\d.,₹$/])\b${count} ?(\+|plus)?(?: ?(?:-|to) ?${count} ?\+?)?(?: or more| \(?\d{1,2}\)?)? ?(?:\+ ?)?(?:years?|yrs?)\b'?`,
  "gi",
);

/** Years of experience that a posting asks for, as offsets into `Reading.plain`. */
type Demand = {
  start: number;
  end: number;
  min: number;
  max?: number;
  /** Where the ends of a range are. */
  ends?: [number, number, number, number];
  /** Whether they are experience of any kind: "minimum 3 years of experience". */
  isGeneral: boolean;
  isWish: boolean;
  isChoice: boolean;
};

const yearsOf = (text: string) => numberValues.get(text.toLowerCase()) ?? Number(text);
const other = new RegExp(String.raw`^'? ?(?:[\p{L}-]+ )?${anyOf(otherYears)}\b`, "iu");
/** "We have 15 years of experience in logistics" */
const ofCompany =
  /\b(?:we|us|company|firm|group|leader)\b(?!.*\b(?:need|require|look|want|seek|ask|expect|hiring|join|minimum))/i;
const otherBefore =
  /\b(?:age|aged|since|past|last|for|over the|within|in|after|every|next|contract of|bond of|licen[cs]e of|apprenticeship of|valid for|turned|is) $/i;
const asks =
  /\b(?:exp|experience|experienced|minimum|min|at least|required?|must|need|hands[- ]on|mandatory)\b/i;
const general = new RegExp(
  String.raw`^'? ${anyOf(generalExperience)}\b(?: (?:is )?(?:required|needed|mandatory|a must|must|is a must))?\s*(?:$|[,)(])`,
  "i",
);
const labelOnly =
  /^\s*(?:(?:work |total |overall |relevant )?(?:experience|exp)(?: required| level)?)\.? ?[:-] ?(?:minimum |at least |min\.? )?$/i;
const wish = wholeWords(wished, "i");
const choice = wholeWords(choices, "i");

function findDemands(reading: Reading): Demand[] {
  const demands: Demand[] = [];
  for (const match of reading.plain.matchAll(yearsPattern)) {
    const [phrase, first = "", , second] = match;
    const start = match.index;
    const end = start + phrase.length;
    const before = textBefore(reading, start);
    const after = textAfter(reading, end);
    if (other.test(after) || otherBefore.test(before) || ofCompany.test(before)) continue;
    const sentence = `${before}${phrase}${after}`;
    const isPostfix = /^'? (?:of|in|with|as|experience|exp)\b/i.test(after);
    if (!asks.test(sentence) && !isPostfix) continue;
    const secondAt = second === undefined ? -1 : phrase.indexOf(second, first.length);
    demands.push({
      start,
      end,
      min: yearsOf(first),
      ...(second === undefined
        ? {}
        : {
            max: yearsOf(second),
            ends: [start, start + first.length, start + secondAt, start + secondAt + second.length] as [
              number,
              number,
              number,
              number,
            ],
          }),
      isGeneral: general.test(after) || (labelOnly.test(before) && /^\s*(?:$|[,)(|])/.test(after)),
      isWish: wish.test(sentence),
      isChoice: choice.test(`${before} ${after}`),
    });
  }
  return demands;
}

type Part = { start: number; end: number };

const withoutExperience = wholeWords(noExperience, "gi");
const [trainee, junior, senior] = [traineeTitles, juniorTitles, seniorTitles].map((words) =>
  wholeWords(words, "gi"),
);
const notSeniorAfter = new RegExp(String.raw`^\.? ${anyOf(notSenior)}\b`, "i");
const seniorRole =
  /\bsenior(?= (?:[\p{L}-]+ ){0,3}(?:engineer|developer|manager|role|position|executive|analyst|designer|accountant|consultant|nurse|associate|officer|architect|editor|writer|recruiter|specialist)\b)/giu;

/** Years from which a posting no longer means beginners, by level. */
const minYears = { fresher: 1, entry: 3, trainee: 2, junior: 5 };
const maxSeniorYears = 1;

const firstLine = (reading: Reading): Part => {
  const line = reading.lines[0];
  return line ? { start: line.start, end: Math.min(line.end, line.start + 120) } : { start: 0, end: 0 };
};

/** Levels that a posting names, with the years from which a demand contradicts them. */
function findLevels(reading: Reading): (Part & { from: number })[] {
  const { plain } = reading;
  const title = firstLine(reading);
  const titleText = plain.slice(title.start, title.end);
  const inTitle = (pattern: RegExp | undefined, from: number) =>
    pattern === undefined
      ? []
      : [...titleText.matchAll(pattern)].map(({ 0: phrase, index }) => ({
          start: title.start + index,
          end: title.start + index + phrase.length,
          from,
        }));
  const anywhere = [...plain.matchAll(withoutExperience)]
    .map(({ 0: phrase, index }) => ({
      start: index,
      end: index + phrase.length,
      from: /^entry/i.test(phrase) ? minYears.entry : minYears.fresher,
    }))
    .filter(({ start, end }) => {
      const [before, after] = [textBefore(reading, start), textAfter(reading, end)];
      // "Freshers or 2 years", "no freshers please", "we train freshers"
      return (
        !/\b(?:no|not|supervise|supervising|train|training|mentor|mentoring|coach|guide|hire|hiring|onboard|induct|of|for|manage|than|neither) (?:the |our |new )?$/i.test(
          before,
        ) &&
        !/^ (?:or|and|to|need not|please|not|excuse|cannot|with|do not|don't|can't)\b|^ ?\/(?! ?(?:entry|no ))|^s? ?& /i.test(
          after,
        ) &&
        !/[/&] ?$|\b(?:or|and|from) $/i.test(before.replace(/entry[- ]level ?[/&] ?$/i, ""))
      );
    });
  return [...inTitle(trainee, minYears.trainee), ...inTitle(junior, minYears.junior), ...anywhere];
}

function findSenior(reading: Reading): Part[] {
  const title = firstLine(reading);
  const titleText = reading.plain.slice(title.start, title.end);
  const inTitle =
    senior === undefined
      ? []
      : [...titleText.matchAll(senior)].map(({ 0: phrase, index }) => ({
          start: title.start + index,
          end: title.start + index + phrase.length,
        }));
  const roles = [...reading.plain.matchAll(seniorRole)].map(({ 0: phrase, index }) => ({
    start: index,
    end: index + phrase.length,
  }));
  return [...inTitle, ...roles].filter(
    ({ start, end }) =>
      !notSeniorAfter.test(textAfter(reading, end)) &&
      !/\b(?:to|with|our|under|by|assist\p{L}*|support\p{L}*|the) (?:an? |the )?$/iu.test(
        textBefore(reading, start),
      ),
  );
}

/** The two parts in the order of the text. */
function pair(reading: Reading, kind: YearsContradiction["kind"], one: Part, two: Part): YearsContradiction {
  const [first, second] = one.start <= two.start ? [one, two] : [two, one];
  return { kind, spans: [reading.spanOf(first.start, first.end), reading.spanOf(second.start, second.end)] };
}

const isAsked = (demand: Demand) =>
  !demand.isWish && !(demand.ends && demand.max !== undefined && demand.max < demand.min);

function findByLevel(reading: Reading, demands: Demand[]): YearsContradiction[] {
  const firm = demands.filter((demand) => isAsked(demand) && !demand.isChoice);
  const [level] = findLevels(reading).filter(({ start, from }) =>
    firm.some((demand) => demand.min >= from && demand.start !== start),
  );
  const tooMany = level && firm.find(({ min }) => min >= level.from);
  const beginners = demands.find(
    (demand) => demand.max !== undefined && demand.max <= maxSeniorYears && isAsked(demand),
  );
  const seniors = findSenior(reading);
  const nearest =
    seniors.findLast(({ start }) => beginners !== undefined && start < beginners.start) ?? seniors[0];
  return [
    ...(level && tooMany ? [pair(reading, "level", level, tooMany)] : []),
    ...(nearest && beginners ? [pair(reading, "level", nearest, beginners)] : []),
  ];
}

function findMinimums(reading: Reading, demands: Demand[]): YearsContradiction[] {
  const minimums = demands.filter((demand) => demand.isGeneral && isAsked(demand) && !demand.isChoice);
  const [first] = minimums;
  const second = first && minimums.find(({ min }) => min !== first.min);
  return first && second ? [pair(reading, "minimums", first, second)] : [];
}

const technologyNames = technologies.map(({ names, ...rest }) => ({
  pattern: wholeWords([names], "g"),
  ...rest,
}));
const maxDistance = 40;

function findTechnologies(reading: Reading, demands: Demand[], year: number): YearsContradiction[] {
  return demands.flatMap((demand) => {
    const from = demand.end;
    const after = textAfter(reading, from).slice(0, maxDistance);
    for (const { pattern, since, onlyWith } of technologyNames) {
      const [match] = after.matchAll(pattern);
      const isDirect =
        match &&
        /^'? (?:of )?(?:(?:hands[- ]on|solid|strong|professional|commercial|production|working|proven|relevant|work) )?(?:experience |exp )?(?:in |with |on |of |using |working with |building in )?$/i.test(
          after.slice(0, match.index),
        );
      if (match && isDirect && onlyWith && !onlyWith.test(reading.plain)) break;
      // The longer name is listed first.
      if (match && isDirect && demand.min <= year - since) break;
      if (match && isDirect)
        return [
          pair(reading, "technology", demand, {
            start: from + match.index,
            end: from + match.index + match[0].length,
          }),
        ];
    }
    return [];
  });
}

/**
 * Years that can't be true together.
 * @param year the current year; without it, technologies are not checked
 */
export function findYears(reading: Reading, year: number | undefined): YearsContradiction[] {
  const demands = findDemands(reading);
  const reversed = demands.flatMap(({ ends, min, max }) =>
    ends && max !== undefined && max < min
      ? [pair(reading, "reversed", { start: ends[0], end: ends[1] }, { start: ends[2], end: ends[3] })]
      : [],
  );
  return [
    ...findByLevel(reading, demands),
    ...findMinimums(reading, demands),
    ...reversed,
    ...(year === undefined ? [] : findTechnologies(reading, demands, year)),
  ].sort((a, b) => a.spans[0].start - b.spans[0].start);
}
