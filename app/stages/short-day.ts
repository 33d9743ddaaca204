import { dateFormat, numberFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const dayAndMonth = dateFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** Formats a day such as 2026-11-26 as "26 Nov". */
export function shortDay(day: string): string {
  return dayAndMonth.format(new Date(`${day}T00:00Z`));
}

/** Formats a number of days, to a tenth, such as "1 day" or "1.1 days". */
export function dayCount(value: number, { day, days }: { day: string; days: string }): string {
  const rounded = numberFormat("en", { maximumFractionDigits: 1 }).format(value);
  return fillTemplate(rounded === "1" ? day : days, { days: rounded });
}
