import { isInOfficeHours, maxDaysAhead, type Office } from "#domain/booking/office.ts";
import { clockAt, timesAt } from "#domain/booking/zoned-time.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayMs } from "#domain/time.ts";
import type { BookingWords } from "./booking.schema.ts";

/* Loaded once the focus enters the fields of the times. */

type Words = Pick<BookingWords["form"]["fields"]["times"], "inOffice" | "outside">;

type Options = { words: Words; office: Office; minutes: number };

/**
 * A note with the company's local time for a proposed time. Empty if both clocks agree and the time is in
 * office hours.
 * @param clock such as 2026-11-24T14:30; date or time may be empty
 */
function noteOn(clock: string, zone: string, { words, office, minutes }: Options): string {
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

/** Shows the company's local time beside each proposed time, and limits the date pickers to allowed days. */
export function showTimes(form: HTMLFormElement, options: Options): void {
  const zone = String(new FormData(form).get("zone"));
  const [min = "", max = ""] = [0, maxDaysAhead * dayMs].map((ahead) =>
    clockAt(Date.now() + ahead, zone).slice(0, 10),
  );
  for (const group of form.querySelectorAll("fieldset")) {
    const [date, time] = group.querySelectorAll("input");
    const note = group.querySelector("[aria-live]");
    if (!date || !time || !note) continue;
    // Changing min and max of a focused input would interrupt typing.
    if (date !== document.activeElement) Object.assign(date, { min, max });
    note.textContent = noteOn(`${date.value}T${time.value}`, zone, options);
  }
}
