import type { Booking } from "#domain/booking/booking.schema.ts";
import { isInOfficeHours } from "#domain/booking/office.ts";
import type { BookingMailWords } from "./mail.ts";

/** A time such as "Tuesday, 24 November 2026 at 14:30 GMT+5:30 (Asia/Kolkata)". */
function formatIn(zone: string, time: number): string {
  const shown = new Date(time).toLocaleString("en-GB", {
    ...{ timeZone: zone, weekday: "long", day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
  });
  return `${shown} (${zone})`;
}

/** The name of what the visitor wants to see in the demo. */
export function subjectName(subject: string, { everything, pageNames }: BookingMailWords): string {
  return subject === "" ? everything : (pageNames[subject] ?? subject);
}

/** The proposed times in the visitor's time zone, one per line. */
export function visitorTimes({ times, zone }: Booking): string {
  return times.map((time, index) => `${index + 1}. ${formatIn(zone, time)}`).join("\n");
}

/** The proposed times in the company's and the visitor's time zone; those outside office hours are marked. */
export function companyTimes(
  { times, zone, minutes }: Booking,
  { office, received }: BookingMailWords,
): string {
  const lines = times.map((time, index) => {
    const zones = [...new Set([office.zone, zone])].map((name) => formatIn(name, time)).join("\n    ");
    const mark = isInOfficeHours(time, minutes, office) ? "" : `\n    ${received.outside}`;
    return `${index + 1}. ${zones}${mark}`;
  });
  return lines.join("\n");
}
