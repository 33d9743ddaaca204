import { dayMs } from "#domain/time.ts";

/* Clocks of time zones (IANA names, such as Asia/Kolkata). Times are milliseconds since 1970. */

/** Whether the runtime knows a zone by this name. Offsets such as "+05:30" are no names. */
export function isZone(name: string): boolean {
  if (!/^[a-z]\w*(?:[/+-]\w+)*$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The date and the time on the clocks of a zone, such as 2026-11-24T14:30. */
export function clockAt(time: number, zone: string): string {
  // Swedish dates are in the order of ISO 8601.
  const shown = new Date(time).toLocaleString("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return shown.replace(" ", "T");
}

const asUtc = (clock: string) => Date.parse(`${clock}Z`);

/**
 * The times at which the clocks of a zone show `clock`, such as 2026-11-24T14:30, in order: none if they skip it when
 * summer time begins, two if they show it again when it ends.
 */
export function timesAt(clock: string, zone: string): number[] {
  const wall = asUtc(clock);
  // A change of the clocks within a day of `clock` has one offset before it and one after it.
  const offsets = [-dayMs, 0, dayMs].map((shift) => asUtc(clockAt(wall + shift, zone)) - (wall + shift));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((time) => clockAt(time, zone) === clock)
    .sort((a, b) => a - b);
}
