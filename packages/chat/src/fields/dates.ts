import { wholeWords } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import { addDays, type CalendarDay, exists, fromIso, toIso, toNumber, weekdayOf } from "./calendar.ts";
import { bestOf, type Candidate, clausesOf } from "./clauses.ts";
import * as words from "./dates.words.ts";
import { withDigits } from "./numbers.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const weekdayNames = weekdays.join("|");

/** Months and weekdays in other languages, translated to English. */
const translations: [RegExp, string][] = [
  [/\b(?:janvari|janwari|stycz(?:nia|en)|enero|januari)\b/g, "january"],
  [/\b(?:farvari|farwari|lutego|luty|pebrero|febuari|februari)\b/g, "february"],
  [/\b(?:marca|marzec|marso|machi)\b/g, "march"],
  [/\b(?:kwietnia|abril|aprili)\b/g, "april"],
  [/\b(?:maja|mayo|mei)\b/g, "may"],
  [/\b(?:czerwca|hunyo|juni)\b/g, "june"],
  [/\b(?:lipca|hulyo|julai)\b/g, "july"],
  [/\b(?:sierpnia|agosto|agosti)\b/g, "august"],
  [/\b(?:wrze[sś]nia|setyembre|septemba)\b/g, "september"],
  [/\b(?:pa[zź]dziernika|oktubre|oktoba)\b/g, "october"],
  [/\b(?:listopada|nobyembre|novemba|navambar)\b/g, "november"],
  [/\b(?:grudnia|grudzie[nń]|disyembre|desemba|disamber|disambar|decembr?)\b/g, "december"],
  [/\b(?:ravivar|itwaar|itvaar|linggo(?= na)|jumapili|niedziel\w+)\b/g, "sunday"],
  [/\b(?:somvaa?r|lunes|jumatatu|poniedzia[lł]\w*|thingal|somwar)\b/g, "monday"],
  [/\b(?:mangalvaa?r|martes|jumanne|wtorek|wtorku|mangalwar)\b/g, "tuesday"],
  [/\b(?:budhvaa?r|budhwar|miyerkules|jumatano|[sś]rod[aęy])\b/g, "wednesday"],
  [/\b(?:guruvaa?r|guruwar|huwebes|alhamisi|czwartek|czwartku)\b/g, "thursday"],
  [/\b(?:shukravaa?r|shukrawar|biyernes|ijumaa|pi[aą]tek|pi[aą]tku)\b/g, "friday"],
  [/\b(?:shanivaa?r|shaniwar|sabado|jumamosi|sobot\w+)\b/g, "saturday"],
];

const monthPattern = months.join("|");
/** The rest of a month's name: "maybe 2" and "marathi 10th" name none. */
const monthEnd = "(?:u|uary|ruary|uari|r|ch|il|l|e|y|ust|t|te[mn]?b?e?r?|ember|emb|ober|o)?(?![a-z])\\.?";
const namedDay = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of| ng| ko| tarikh)?[ -]?(${monthPattern})${monthEnd}|(${monthPattern})${monthEnd} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)(?![\\d:]|\\w)(?:,? (\\d{4})\\b)?`,
  "g",
);
const weekdayPattern = new RegExp(`\\b(${weekdayNames})(?:s|nes|rs|ur)?(?:day)?\\b`, "g");

const isFrom = (today: CalendarDay) => (day: CalendarDay) => exists(day) && toNumber(day) >= toNumber(today);

/** The next occurrence of this date from today on, or the one in the given year. */
function nextDay(today: CalendarDay, month: number, day: number, year?: number): CalendarDay | undefined {
  if (year !== undefined) return exists({ year, month, day }) ? { year, month, day } : undefined;
  return [0, 1].map((more) => ({ year: today.year + more, month, day })).find(isFrom(today));
}

/** A date, or a doubt that must be clarified. */
type Found = CalendarDay | "AGAIN";

const figures =
  /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{2,4}))?(?![\d/]|\.\d|\s*(?:lakh|lpa|l\b|cr|years?|yrs?|months?|weeks?|days?|k\b|%|[ap]m\b|baje|people|persons|members|agents|hours?|km))/g;

/** Numeric dates. Day comes before month, unless only the other order gives a date in the future. */
function figuresIn(text: string, today: CalendarDay, isAsked: boolean): Found[] {
  const full = [...text.matchAll(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g)].map(
    (found) => nextDay(today, Number(found[2]), Number(found[3]), Number(found[1])) ?? "AGAIN",
  );
  const short = [...text.matchAll(figures)].flatMap((found): Found[] => {
    const [a, b] = [Number(found[1]), Number(found[3])];
    if (found[4] === undefined && (!isAsked || (a > 12 && b > 12))) return [];
    const year = found[4] === undefined ? undefined : (Number(found[4]) % 100) + 2000;
    const days = [nextDay(today, b, a, year), nextDay(today, a, b, year)].flatMap((day) =>
      day && isFrom(today)(day) ? [day] : [],
    );
    const isOne = new Set(days.map(toIso)).size === 1;
    return [(isOne && days[0]) || "AGAIN"];
  });
  return [...full, ...short];
}

/** Dates with a named month. */
function namedIn(text: string, today: CalendarDay): Found[] {
  return [...text.matchAll(namedDay)].map((found) => {
    const month = months.indexOf(found[2] ?? found[3] ?? "") + 1;
    const year = found[5] === undefined ? undefined : Number(found[5]);
    return nextDay(today, month, Number(found[1] ?? found[4]), year) ?? "AGAIN";
  });
}

/** The next date with a named weekday. */
function weekdayIn(text: string, today: CalendarDay): Found[] {
  if (/\bweeks?\b|\bafter\b(?! \d)|\bevery\b|\bsaturday (?:and|&)|\blast \w+day/.test(text)) return [];
  return [...text.matchAll(weekdayPattern)]
    .filter(([name]) => /day$/.test(name) || !/^(?:sun|sat|mon|wed)$/.test(name) || text.trim() === name)
    .map((found) => addDays(today, (weekdays.indexOf(found[1] ?? "") - weekdayOf(today) + 7) % 7));
}

/** A day given only by its number, in this month or the next. */
function numberIn(text: string, today: CalendarDay): Found[] {
  const found =
    /\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:pass|class|std|month|(?:mon|tue|wed|thu|fri|sat|sun)\w*|floor|grade|week|standard|shift|fortnight|half))/.exec(
      text,
    ) ?? /\b(\d{1,2}) (?:tarikh|tareekh|taarikh)\b/.exec(text);
  if (!found) return [];
  const day = Number(found[1]);
  const later =
    today.month === 12
      ? { year: today.year + 1, month: 1, day }
      : { year: today.year, month: today.month + 1, day };
  return [{ ...today, day }, later].filter(isFrom(today)).slice(0, 1);
}

/** A date relative to today. */
function relativeIn(text: string, today: CalendarDay, isAsked: boolean): Found[] {
  if (
    /day after tomorrow|\bparson?\b|\bkeshokutwa\b|\bpojutrze\b|\bnaalai marunaal\b|\bsa makalawa\b|\boverm?orrow\b/.test(
      text,
    )
  )
    return [addDays(today, 2)];
  if (
    /\btomorrow\b|\btmrw\b|\btmr\b|\btomm?or?row\b|\bkal\b|\bbukas\b|\bkesho\b|\bjutro\b|\bnaalai\w*|\bnalai\w*|\budya\b/.test(
      text,
    )
  )
    return [addDays(today, 1)];
  if (/\btoday\b|\baaj\b|\bngayon\b|\bleo\b|\bdzisiaj\b|\binniki\b|\bthis very day\b/.test(text))
    return [today];
  const ahead =
    /\b(?:in|after|within)\s+(\d{1,3})\s*days?\b/.exec(text) ??
    /\b(\d{1,3}) (?:days?|din) (?:me|mein|baad|ke baad|from (?:now|today)|later|time)\b/.exec(text);
  return ahead && isAsked ? [addDays(today, Number(ahead[1]))] : [];
}

const ordinals = new Map(
  [
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth",
    "sixteenth seventeenth eighteenth nineteenth twentieth",
  ]
    .join(" ")
    .split(" ")
    .map((name, index): [string, number] => [name, index + 1]),
);
const hindiMonthDay = new RegExp(`\\b([a-z]+) (?=(?:${monthPattern}))`, "g");

/** Writes spelled-out days of the month as numbers. */
const withOrdinals = (text: string): string =>
  text
    .replace(/\btwenty[ -](\w+)\b/g, (whole, name: string) => {
      const ones = ordinals.get(name);
      return ones === undefined || ones > 9 ? whole : `${20 + ones}th`;
    })
    .replace(
      /\b[a-z]+th\b|\b(?:first|second|third)\b(?! (?:thought|shift|time|year|week|class|fortnight|half))/g,
      (name) => {
        const day = ordinals.get(name);
        return day === undefined ? name : `${day}th`;
      },
    )
    .replace(hindiMonthDay, (whole, word: string) => {
      const day = withDigits(word);
      return /^\d+$/.test(day) ? `${day} ` : whole;
    });

const startWords = wholeWords(words.starting);
/** Phrases for dates of something else: the past, a birth, an end. */
const otherDay = wholeWords(words.otherDays);
const vague = wholeWords(words.vagueTimes);

/** Dates in a clause, scored by how well they fit a start date. */
function daysIn(clause: string, today: CalendarDay, isAsked: boolean): Candidate<Found>[] {
  const isStart = startWords.test(clause);
  const isWhole = [figuresIn(clause, today, isAsked || isStart), namedIn(clause, today)].flat();
  const found =
    isWhole.length > 0
      ? isWhole
      : [
          ...relativeIn(clause, today, isAsked),
          ...(isAsked || isStart ? weekdayIn(clause, today) : []),
          ...(isAsked || isStart ? numberIn(clause, today) : []),
        ];
  const score =
    (isStart ? 3 : 0) +
    (/^so\b/.test(clause) ? 1 : 0) -
    (otherDay.test(clause) ? 4 : 0) -
    (/\bweek of\b/.test(clause) ? 5 : 0) -
    (/\b(?:can'?t|cannot|couldn'?t|won'?t|unable|nahi aa)\b(?! .*\bbefore\b)/.test(clause) ? 7 : 0);
  return found.map((value) => ({ value, score: score - (value === "AGAIN" ? 0.5 : 0) }));
}

const choices = new RegExp(
  [
    `(?:\\d(?:st|nd|rd|th)?|${monthPattern}|day|\\b(?:${weekdayNames}))[a-z]*,? (?:or|ya|lub|o|au|maybe) (?:the |on )?(?:\\d(?!\\d* ?(?:am|pm|baje|hours?|people))|${monthPattern}|${weekdayNames})`,
    `\\d(?:st|nd|rd|th)? ?(?:-|–|to|se) ?\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?(?:${monthPattern})`,
    `(?<!\\d)\\d{1,2} \\d{1,2} (?:${monthPattern})`,
    `(?:${monthPattern})[a-z]* \\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|or|ya|se) ?\\d{1,2}(?!\\d)`,
    "\\bbetween\\b.*\\d.*\\b(?:and|to|&)\\b.*\\d",
  ].join("|"),
);

/** Start dates that are left open. */
const open = new RegExp(
  `\\b(?:(?:in|from|by|after|around|mid|early|late|end of|start of|beginning of|sometime in) (?:mid |early |late |the )?(?:${monthPattern})|next (?:week|month|year))`,
);
const willStart = /\b(?:join|joining|start|starting|available|report|come)\b/;

/** These say when, but give no date. */
const atOnce =
  /\basap\b|\bimmediate(?:ly)?\b|\b(?:right|straight) ?away\b|\bturant\b|\bas soon as possible\b/;

/** Reads the date on which the candidate can start. Months, weeks and ambiguous dates leave a doubt. */
export function readStart(raw: string, asked: FieldName | null, todayText: string): Reading<string> {
  const plain = translations.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    raw.replace(/\S*@\S*|\bor (?:before|earlier|sooner|after|later)\b/g, " "),
  );
  const text = withOrdinals(plain);
  const isAsked = asked === "startDate";
  if (!isAsked && !startWords.test(text)) return undefined;
  const today = fromIso(todayText);
  if (/\bweek of\b|\b(?:1st|2nd|3rd|4th|last) week\b|\bafter the \w+ week\b/.test(text))
    return isAsked || /\bjoin|\bstart/.test(text) ? { doubt: "VAGUE" } : undefined;
  const clauses = clausesOf(text);
  const days = clauses.flatMap((clause) => daysIn(clause, today, isAsked));
  const isChoice = (isAsked ? [text] : clauses.filter((clause) => willStart.test(clause))).some((part) =>
    choices.test(part),
  );
  if (days.length > 0 && isChoice) return { doubt: "SEVERAL" };
  const best = bestOf(days);
  if (best && best.score >= (isAsked ? -3 : 2.5))
    return best.value === "AGAIN" ? { doubt: "SEVERAL" } : { value: toIso(best.value) };
  if (isAsked)
    return vague.test(text) || atOnce.test(text) || new RegExp(`\\b(?:${monthPattern})`).test(text)
      ? { doubt: "VAGUE" }
      : undefined;
  const isLeftOpen = clauses.some(
    (clause) => willStart.test(clause) && open.test(clause) && !otherDay.test(clause),
  );
  return days.length === 0 && isLeftOpen ? { doubt: "VAGUE" } : undefined;
}

/** The single day that a text names by its date or weekday, from today on; undefined if there is none or several. */
export function dayIn(text: string, today: string): CalendarDay | undefined {
  const from = fromIso(today);
  const words = withOrdinals(
    translations.reduce((rest, [pattern, english]) => rest.replace(pattern, english), text),
  );
  const found = [...figuresIn(words, from, true), ...namedIn(words, from)];
  const days =
    found.length > 0
      ? found
      : [...numberIn(words, from), ...weekdayIn(words, from), ...relativeIn(words, from, true)];
  const [first] = days;
  const isOne = new Set(days.map((day) => (day === "AGAIN" ? day : toIso(day)))).size === 1;
  return isOne && first !== "AGAIN" ? first : undefined;
}

/** A text without its dates, whose figures are no durations. */
export const withoutDays = (text: string) =>
  text.replace(namedDay, " ").replace(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d\d?-\d\d?\b/g, " ");
