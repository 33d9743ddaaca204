import { isInOfficeHours, maxDaysAhead, type Office } from "#domain/booking/office.ts";
import { clockAt, timesAt } from "#domain/booking/zoned-time.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayMs } from "#domain/time.ts";
import type { BookingWords } from "./booking.schema.ts";

/* Loaded once a visitor is in the fields of the times. */

/** The first and the last day to choose from in a zone. */
export function dayRange(zone: string, now = Date.now()): { min?: string; max?: string } {
  const [min, max] = [now, now + maxDaysAhead * dayMs].map((time) => clockAt(time, zone).split("T")[0]);
  return { ...(min && { min }), ...(max && { max }) };
}

type Words = Pick<BookingWords["form"]["fields"]["times"], "inOffice" | "outside">;

/**
 * Says when a proposed time is at the company. Empty where the visitor's clock says it already, and for a time within the
 * company's hours.
 * @param clock such as 2026-11-24T14:30, or with an empty half
 */
export function noteOn(
  clock: string,
  zone: string,
  { words, office, minutes }: { words: Words; office: Office; minutes: number },
): string {
  const [time] = /^.{10}T.{5}$/.test(clock) ? timesAt(clock, zone) : [];
  if (time === undefined) return "";
  const isInHours = isInOfficeHours(time, minutes, office);
  if (isInHours && clockAt(time, office.zone) === clock) return "";
  const shown = new Date(time).toLocaleString("en-GB", {
    ...{ timeZone: office.zone, weekday: "long", day: "numeric", month: "long" },
    ...{ hour: "2-digit", minute: "2-digit" },
  });
  return fillTemplate(isInHours ? words.inOffice : words.outside, { time: shown, city: office.city });
}
