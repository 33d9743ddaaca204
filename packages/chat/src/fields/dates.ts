import type { FieldName, Reading } from "../types.ts";
import { addDays, type CalendarDay, exists, fromIso, toIso, toNumber, weekdayOf } from "./calendar.ts";
import { withDigits } from "./numbers.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const hindiWeekdays = ["ravivar", "somvar", "mangalvar", "budhvar", "guruvar", "shukravar", "shanivar"];

const monthPattern = months.join("|");
const namedDay = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})[a-z]*|(${monthPattern})[a-z]* (\\d{1,2})(?:st|nd|rd|th)?)\\b(?:,? (\\d{4}))?`,
);
const weekdayPattern = new RegExp(
  `\\b(${weekdays.join("|")})(?:s|nes|rs|ur)?day\\b|\\b(${hindiWeekdays.join("|")})\\b`,
);

const isFrom = (today: CalendarDay) => (day: CalendarDay) => exists(day) && toNumber(day) >= toNumber(today);

/** The next such day from today on, or that of the year. */
function nextDay(today: CalendarDay, month: number, day: number, year?: number): CalendarDay | undefined {
  if (year !== undefined) return exists({ year, month, day }) ? { year, month, day } : undefined;
  return [0, 1].map((more) => ({ year: today.year + more, month, day })).find(isFrom(today));
}

/** A date in figures: day and month, or month and day if only that is a day to come. */
function readNumeric(text: string, today: CalendarDay): CalendarDay | "AGAIN" | undefined {
  const full = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (full) return nextDay(today, Number(full[2]), Number(full[3]), Number(full[1])) ?? "AGAIN";
  const found = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?\b/.exec(text);
  if (!found) return undefined;
  const [a, b] = [Number(found[1]), Number(found[2])];
  const year = found[3] === undefined ? undefined : (Number(found[3]) % 100) + 2000;
  const days = [nextDay(today, b, a, year), nextDay(today, a, b, year)].flatMap((day) =>
    day && isFrom(today)(day) ? [day] : [],
  );
  const isOne = new Set(days.map(toIso)).size === 1;
  return (isOne && days[0]) || "AGAIN";
}

/** A day with the name of its month or week, or only its number. */
function readNamed(text: string, today: CalendarDay, isAsked: boolean): CalendarDay | "AGAIN" | undefined {
  const named = namedDay.exec(text);
  if (named) {
    const month = months.indexOf(named[2] ?? named[3] ?? "") + 1;
    const year = named[5] === undefined ? undefined : Number(named[5]);
    return nextDay(today, month, Number(named[1] ?? named[4]), year) ?? "AGAIN";
  }
  const weekday = weekdayPattern.exec(text);
  if (weekday && !/\bweek\b/.test(text)) {
    const wanted = weekday[1] ? weekdays.indexOf(weekday[1]) : hindiWeekdays.indexOf(weekday[2] ?? "");
    return addDays(today, (wanted - weekdayOf(today) + 7) % 7);
  }
  const ordinal = isAsked ? /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(text) : null;
  if (!ordinal) return undefined;
  const day = Number(ordinal[1]);
  const later =
    today.month === 12
      ? { year: today.year + 1, month: 1, day }
      : { year: today.year, month: today.month + 1, day };
  return [{ ...today, day }, later].find(isFrom(today));
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

/** Writes the days of a month that are spelled out in figures. */
const withOrdinals = (text: string): string =>
  text
    .replace(/\btwenty[ -](\w+)\b/g, (whole, name: string) => {
      const ones = ordinals.get(name);
      return ones === undefined || ones > 9 ? whole : `${20 + ones}th`;
    })
    .replace(/\b[a-z]+th\b|\b(?:first|second|third)\b/g, (name) => {
      const day = ordinals.get(name);
      return day === undefined ? name : `${day}th`;
    })
    .replace(hindiMonthDay, (whole, word: string) => {
      const day = withDigits(word);
      return /^\d+$/.test(day) ? `${day} ` : whole;
    });

/** The day on which someone can start. A month, a week, or a date that can be read in two ways is asked again. */
export function readStart(raw: string, asked: FieldName | null, todayText: string): Reading<string> {
  const text = withOrdinals(raw);
  const isAsked = asked === "startDate";
  if (!isAsked && !/\b(?:join|start|available|from)\b/.test(text)) return undefined;
  const today = fromIso(todayText);
  if (/\bweek of\b|\bafter the \w+ week\b/.test(text)) return { again: true };
  if (/\btoday\b|\baaj\b/.test(text)) return { value: toIso(today) };
  if (/day after tomorrow|\bparson?\b/.test(text)) return { value: toIso(addDays(today, 2)) };
  if (/\btomorrow\b|\btmrw\b|\bkal\b/.test(text)) return { value: toIso(addDays(today, 1)) };
  const day = readNumeric(text, today) ?? readNamed(text, today, isAsked);
  if (day) return day === "AGAIN" ? { again: true } : { value: toIso(day) };
  if (/\bnext (?:week|month)|\b(?:end|beginning|middle) of\b|\bmid\b/.test(text)) return { again: true };
  const ahead = isAsked ? /\b(?:in|after)\s+(\d{1,2})\s*days?\b/.exec(text) : null;
  if (ahead) return { value: toIso(addDays(today, Number(ahead[1]))) };
  return isAsked && /[a-z0-9]/.test(text) && !/\?/.test(text) ? { again: true } : undefined;
}
