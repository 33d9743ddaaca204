const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** Formats a day such as 2026-11-26 as "26 Nov". */
export function shortDay(day: string): string {
  return dayAndMonth.format(new Date(`${day}T00:00Z`));
}
