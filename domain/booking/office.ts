import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import { clockAt, timesAt } from "./zoned-time.ts";

/** When the company gives demos: Monday to Friday in its time zone. */
export type Office = {
  zone: string;
  city: string;
  /** Such as 09:00. */
  opens: string;
  closes: string;
  noticeHours: number;
  daysAhead: number;
  /** `date` is 12-25 for every year, or 2026-11-08 for one. */
  holidays: readonly { date: string; name: string }[];
};

export type DemoHours = { office: Office; minutes: number };

export type SlotProblem = "past" | "soon" | "far" | "holiday" | "closed";

/** The date in the office's zone, such as 2026-11-24. */
const dayOf = (time: number, { zone }: Office) => clockAt(time, zone).slice(0, 10);

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** The holiday on the office's day of a time. */
export function holidayAt(time: number, office: Office): string | undefined {
  const day = dayOf(time, office);
  return office.holidays.find(({ date }) => day.endsWith(date))?.name;
}

/** Starts of demos on a day, back to back from the opening to the closing time. */
function slotsOn(day: string, { office, minutes }: DemoHours): number[] {
  const weekday = new Date(day).getUTCDay();
  const [opens] = timesAt(`${day}T${office.opens}`, office.zone);
  const closes = timesAt(`${day}T${office.closes}`, office.zone).at(-1);
  if (weekday === 0 || weekday === 6 || opens === undefined || closes === undefined) return [];
  if (holidayAt(opens, office) !== undefined) return [];
  const lengthMs = minutes * minuteMs;
  const count = Math.max(0, Math.floor((closes - opens) / lengthMs));
  return Array.from({ length: count }, (_, index) => opens + index * lengthMs);
}

/** Why no demo can begin at a time, whether or not it is booked. */
export function slotProblem(time: number, hours: DemoHours, now: number): SlotProblem | undefined {
  const { office } = hours;
  const day = dayOf(time, office);
  if (time <= now) return "past";
  if (time < now + office.noticeHours * hourMs) return "soon";
  if (day > addDays(dayOf(now, office), office.daysAhead)) return "far";
  if (holidayAt(time, office) !== undefined) return "holiday";
  return slotsOn(day, hours).includes(time) ? undefined : "closed";
}

/** Times at which a demo can begin, in order. `booked` are the beginnings of other demos. */
export function freeSlots(hours: DemoHours, booked: readonly number[], now: number): number[] {
  const { office, minutes } = hours;
  const today = dayOf(now, office);
  const days = Array.from({ length: office.daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .flatMap((day) => slotsOn(day, hours))
    .filter((time) => time >= now + office.noticeHours * hourMs)
    .filter((time) => booked.every((other) => Math.abs(other - time) >= minutes * minuteMs));
}

/** The slots that are nearest to a time, in order. */
export function nearestSlots(slots: readonly number[], time: number, count = 4): number[] {
  return [...slots]
    .sort((a, b) => Math.abs(a - time) - Math.abs(b - time))
    .slice(0, count)
    .sort((a, b) => a - b);
}
