import { minuteMs } from "#domain/time.ts";
import { clockAt } from "./zoned-time.ts";

/** Time zone and hours in which the company gives demos, Monday to Friday. Hours look like 09:00. */
export type Office = { zone: string; city: string; opens: string; closes: string };

/** The furthest ahead that a demo can be booked. */
export const maxDaysAhead = 60;

/** Whether a demo that starts at `time` fits entirely within office hours. */
export function isInOfficeHours(time: number, minutes: number, { zone, opens, closes }: Office): boolean {
  const [day = "", begins = ""] = clockAt(time, zone).split("T");
  const [lastDay, ends = ""] = clockAt(time + minutes * minuteMs, zone).split("T");
  const weekday = new Date(day).getUTCDay();
  const isWorkingDay = weekday >= 1 && weekday <= 5;
  return isWorkingDay && day === lastDay && begins >= opens && ends <= closes;
}
