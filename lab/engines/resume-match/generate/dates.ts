import type { Language } from "./language.ts";

/** A month as "YYYY-MM", or undefined for an ongoing period. */
export type Period = { start: string; end: string | undefined };
export type DateStyle = {
  form: string;
  /** Between both dates, with its spaces. */
  to: string;
  present: string;
  /** "seit 2020" in place of "2020 – heute". */
  since: string | undefined;
};
/** The text on the page, and what a reader can know from it. */
export type PrintedPeriod = { text: string; startDate: string | null; endDate: string | null };

function printMonth(date: string, form: string, { months, shortMonths }: Language): string {
  const [year = "", month = ""] = date.split("-");
  const index = Number(month) - 1;
  const short = (shortMonths[index] ?? "").replace(/\.$/, "");
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: months[index] ?? "",
    "MMM.": short.length > 3 ? short : `${short}.`,
    MMM: shortMonths[index] ?? "",
    MM: month,
    M: `${index + 1}`,
  };
  return form.replace(/YYYY|YY|MMMM|MMM\.|MMM|MM|M/g, (part) => parts[part] ?? part);
}

export function printPeriod({ start, end }: Period, style: DateStyle, language: Language): PrintedPeriod {
  const hasMonth = style.form.includes("M");
  const known = (date: string) => (hasMonth ? date : date.slice(0, 4));
  const print = (date: string) => printMonth(date, style.form, language);
  const startDate = known(start);
  if (end === undefined) {
    const text = style.since
      ? `${style.since} ${print(start)}`
      : `${print(start)}${style.to}${style.present}`;
    return { text, startDate, endDate: "present" };
  }
  if (startDate === known(end)) return { text: print(end), startDate, endDate: startDate };
  return { text: `${print(start)}${style.to}${print(end)}`, startDate, endDate: known(end) };
}

/** Only the end, as is usual for degrees. */
export function printEnd(period: Period, style: DateStyle, language: Language): PrintedPeriod {
  if (period.end === undefined) return printPeriod(period, style, language);
  const printed = printPeriod({ start: period.end, end: period.end }, style, language);
  return { ...printed, startDate: null };
}
