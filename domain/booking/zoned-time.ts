import { dayMs } from "#domain/time.ts";

/* Wall-clock time in IANA time zones, such as Asia/Kolkata. Times are epoch milliseconds. */

/** Whether the runtime knows a time zone of this name. Offsets such as "+05:30" are not names. */
export function isZone(name: string): boolean {
  if (!/^[a-z]\w*(?:[/+-]\w+)*$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Wall-clock date and time in a zone, such as 2026-11-24T14:30. */
export function clockAt(time: number, zone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  const shown = new Date(time).toLocaleString("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return shown.replace(" ", "T");
}

const asUtc = (clock: string) => Date.parse(`${clock}Z`);

/**
 * All times at which clocks in a zone show `clock`, such as 2026-11-24T14:30, in order: none if the change to
 * summer time skips it, two if the change back repeats it.
 */
export function timesAt(clock: string, zone: string): number[] {
  const wall = asUtc(clock);
  // If the offset changes within a day of `clock`, this finds the offset before and the one after.
  const offsets = [-dayMs, 0, dayMs].map((shift) => asUtc(clockAt(wall + shift, zone)) - (wall + shift));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((time) => clockAt(time, zone) === clock)
    .sort((a, b) => a - b);
}
