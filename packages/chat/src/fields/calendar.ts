/** A day of the Gregorian calendar. Months and days are 1-based. */
export type CalendarDay = { year: number; month: number; day: number };

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lengthOf(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);
}

export function exists({ year, month, day }: CalendarDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
}

/** Ordinal day number; 1 is 1 January of year 1. */
export function toNumber({ year, month, day }: CalendarDay): number {
  const years = year - 1;
  let days = years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + day;
  for (let before = 1; before < month; before += 1) days += lengthOf(year, before);
  return days;
}

/** Day of the week; 0 is Sunday. */
export const weekdayOf = (day: CalendarDay) => toNumber(day) % 7;

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  let result = { year, month, day: day + days };
  while (result.day > lengthOf(result.year, result.month)) {
    const rest = result.day - lengthOf(result.year, result.month);
    result =
      result.month === 12
        ? { year: result.year + 1, month: 1, day: rest }
        : { year: result.year, month: result.month + 1, day: rest };
  }
  return result;
}

const padded = (value: number, length: number) => String(value).padStart(length, "0");

/** Formats a day as `YYYY-MM-DD`. */
export const toIso = ({ year, month, day }: CalendarDay) =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** Parses `YYYY-MM-DD`. @throws {Error} if it is not a valid date */
export function fromIso(text: string): CalendarDay {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const read = { year: Number(year), month: Number(month), day: Number(day) };
  if (!exists(read)) throw new Error(`"${text}" is no day: write YYYY-MM-DD`);
  return read;
}
