import { dateFormat } from "#domain/language/formats.ts";
import type { Booking } from "./booking.schema.ts";

/** A time such as "Tuesday, 24 November 2026 at 14:30 GMT+5:30 (Asia/Kolkata)". */
export function formatIn(zone: string, time: number): string {
  const format = dateFormat("en", {
    ...{ timeZone: zone, weekday: "long", day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
  });
  return `${format.format(time)} (${zone})`;
}

/** The times of a booking in the visitor's and in the office's zone, a line each. */
export function bookingTimes({ times, zone }: Pick<Booking, "times" | "zone">, officeZone: string): string[] {
  return times.flatMap((time) => [...new Set([zone, officeZone])].map((name) => formatIn(name, time)));
}
