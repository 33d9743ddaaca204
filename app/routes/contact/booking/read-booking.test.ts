import { expect, test } from "vitest";
import { maxDaysAhead } from "#domain/booking/office.ts";
import { dayMs, minuteMs } from "#domain/time.ts";
import { readContent } from "#scripts/content/read-content.ts";
import type { BookingField, BookingValues } from "./booking-fields.ts";
import { readBooking } from "./read-booking.ts";

const content = readContent(process.cwd());
const words = { contact: content.contact.form, booking: content.bookDemo };
const { fields } = content.bookDemo.form;

/** A Monday morning in India. */
const now = Date.parse("2026-11-23T10:00+05:30");

const typed: BookingValues = {
  ...{ name: "Asha Rao", email: "asha@example.com", company: "", note: "", page: "/platform/resumate" },
  ...{ subject: "/secure-sight", zone: "Europe/London" },
  ...{ "date-0": "2026-11-24", "time-0": "09:30", "date-1": "", "time-1": "", "date-2": "", "time-2": "" },
};

function read(changes: Partial<BookingValues> & { homepage?: string } = {}, at = now) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.append(name, value);
  return readBooking(form, words, (path) => path === "/platform/resumate", at);
}
function errorsOf(changes: Partial<BookingValues>, at = now): Partial<Record<BookingField, string>> {
  const result = read(changes, at);
  return result.kind === "INVALID" ? result.errors : {};
}
function timesOf(changes: Partial<BookingValues>, at = now) {
  const result = read(changes, at);
  if (result.kind === "INVALID") return result.errors;
  return result.message.booking?.times.map((time) => new Date(time).toISOString().slice(0, 16));
}

test("a booking is a message about a demo with its times in UTC", () => {
  expect(read({ note: " We hire\r\nten people. " })).toMatchObject({
    kind: "VALID",
    message: {
      ...{ reason: "demo", name: "Asha Rao", email: "asha@example.com", company: "", suspicion: "" },
      ...{ message: "We hire\nten people.", page: "/platform/resumate" },
      booking: {
        ...{ times: [Date.UTC(2026, 10, 24, 9, 30)], zone: "Europe/London" },
        ...{ minutes: 30, subject: "/secure-sight" },
      },
    },
  });
  expect(read({ homepage: "x" })).toMatchObject({ message: { suspicion: "honeypot" } });
  expect(read({ page: "https://evil.example" })).toMatchObject({ kind: "VALID", message: { page: "" } });
});

test("times are read in the visitor's zone, in their order, each once, with gaps between the choices", () => {
  expect(
    timesOf({
      zone: "Asia/Kolkata",
      "date-1": "2026-11-24",
      "time-1": "09:30",
      "date-2": "2026-11-23",
      "time-2": "11:00",
    }),
  ).toEqual(["2026-11-24T04:00", "2026-11-23T05:30"]);
  expect(timesOf({ "date-0": "", "time-0": "", "date-2": "2026-11-25", "time-2": "00:00" })).toEqual([
    "2026-11-25T00:00",
  ]);
});

test("a time that clocks skip is refused, and of one that comes twice the first counts", () => {
  const spring = Date.parse("2027-03-01T00:00Z");
  const inNewYork = { zone: "America/New_York", "date-0": "2027-03-14" };
  expect(errorsOf({ ...inNewYork, "time-0": "02:30" }, spring)["times-0"]).toMatch(
    /clocks in this time zone skip/,
  );
  expect(timesOf({ ...inNewYork, "time-0": "03:30" }, spring)).toEqual(["2027-03-14T07:30"]);
  const autumn = Date.parse("2026-10-20T00:00Z");
  const repeated = { zone: "America/New_York", "date-0": "2026-11-01", "time-0": "01:30" };
  expect(timesOf(repeated, autumn)).toEqual(["2026-11-01T05:30"]);
});

test("each wrong time has its own error, by its own field", () => {
  const fill = (template: string, label: string) =>
    template.replace("{label}", label).replace("{days}", String(maxDaysAhead));
  const [first = "", second = "", third = ""] = fields.times.choices;
  expect(errorsOf({ "date-0": "", "time-0": "" })).toEqual({ "times-0": fill(fields.times.missing, first) });
  expect(
    errorsOf({
      "time-0": "",
      "date-1": "2026-02-30",
      "time-1": "10:00",
      "date-2": "2026-11-22",
      "time-2": "10:00",
    }),
  ).toEqual({
    "times-0": fill(fields.times.incomplete, first),
    "times-1": fill(fields.times.wrong, second),
    "times-2": fill(fields.times.past, third),
  });
  for (const [date, time] of [
    ["24/11/2026", "10:00"],
    ["2026-11-24", "25:00"],
    ["2026-11-24", "10:00 PM"],
    ["+012026-11-24", "10:00"],
  ] as const)
    expect(errorsOf({ "date-0": date, "time-0": time }), date + time).toEqual({
      "times-0": fill(fields.times.wrong, first),
    });
});

test("times must be in the future, at most sixty days ahead", () => {
  const at = Date.parse("2026-11-24T09:30Z");
  expect(errorsOf({}, at)["times-0"]).toMatch(/has passed/);
  expect(errorsOf({}, at - minuteMs)).toEqual({});
  expect(errorsOf({}, at - maxDaysAhead * dayMs)).toEqual({});
  expect(errorsOf({}, at - maxDaysAhead * dayMs - minuteMs)["times-0"]).toMatch(/within the next 60 days/);
});

test("every other field has its error, too", () => {
  const errors = errorsOf({
    name: "",
    email: "asha",
    zone: "Mars/Base",
    subject: "/careers",
    note: "a\u0000",
  });
  expect(errors).toEqual({
    name: words.contact.fields.name.missing,
    email: words.contact.fields.email.wrong,
    zone: fields.zone.wrong,
    subject: fields.subject.missing,
    note: expect.stringContaining("control characters"),
  });
  expect(read({ name: "", zone: "Mars/Base" })).toMatchObject({
    values: { ...typed, name: "", zone: "Mars/Base" },
  });
});
