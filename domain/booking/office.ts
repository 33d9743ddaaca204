import { minuteMs } from "#domain/time.ts";
import { clockAt } from "./zoned-time.ts";

/** The zone and the hours in which the company shows demos, from Monday to Friday. Hours are such as 09:00. */
export type Office = { zone: string; city: string; opens: string; closes: string };

/** No time may be further ahead. */
export const maxDaysAhead = 60;

/** Whether a demo of this length is within the hours of the company. */
export function isInOfficeHours(time: number, minutes: number, { zone, opens, closes }: Office): boolean {
  const [day = "", begins = ""] = clockAt(time, zone).split("T");
  const [lastDay, ends = ""] = clockAt(time + minutes * minuteMs, zone).split("T");
  const weekday = new Date(day).getUTCDay();
  const isWorkingDay = weekday >= 1 && weekday <= 5;
  return isWorkingDay && day === lastDay && begins >= opens && ends <= closes;
}
