import { expect, test } from "vitest";
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
  ...{ subject: "/secure-sight", zone: "Europe/London", slot: "2026-11-25T09:30Z" },
};

type Bookings = { booked?: number[]; isTaken?: boolean };

function read(changes: Partial<BookingValues> & { homepage?: string } = {}, bookings: Bookings = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.append(name, value);
  const isPage = (path: string) => path === "/platform/resumate";
  return readBooking(form, words, { booked: [], isTaken: false, ...bookings, isPage, now });
}
function errorsOf(changes: Partial<BookingValues>): Partial<Record<BookingField, string>> {
  const result = read(changes);
  return result.kind === "INVALID" ? result.errors : {};
}

test("a booking is a message about a demo with its time in UTC", () => {
  expect(read({ note: " We hire\r\nten people. " })).toMatchObject({
    kind: "VALID",
    message: {
      ...{ reason: "demo", name: "Asha Rao", email: "asha@example.com", company: "", suspicion: "" },
      ...{ message: "We hire\nten people.", page: "/platform/resumate" },
      booking: {
        ...{ times: [Date.UTC(2026, 10, 25, 9, 30)], zone: "Europe/London" },
        ...{ minutes: 30, subject: "/secure-sight" },
      },
    },
  });
  expect(read({ homepage: "x" })).toMatchObject({ message: { suspicion: "honeypot" } });
  expect(read({ page: "https://evil.example" })).toMatchObject({ kind: "VALID", message: { page: "" } });
});

test.each([
  ["2026-11-22T03:00Z", "Sunday, 22 November 2026 at 03:00 GMT (Europe/London) has passed"],
  ["2026-11-23T12:00Z", "we need 24 hours’ notice"],
  ["2026-11-29T03:00Z", "Monday to Friday, 09:00 to 18:00 in Pune"],
  ["2026-12-08T09:30Z", "for the next 10 days"],
])("%s is refused with the reason and the nearest free slots", (slot, reason) => {
  const result = read({ slot });
  expect(result).toMatchObject({
    kind: "INVALID",
    errors: { slot: expect.stringContaining(reason) },
    values: { ...typed, slot },
  });
  expect("nearest" in result && result.nearest).toHaveLength(4);
});

test("the nearest slots of a Sunday are on Friday and Monday, in both zones, without those booked", () => {
  const booked = [Date.parse("2026-11-27T12:00Z")];
  const result = read({ slot: "2026-11-28T19:40Z" }, { booked });
  const nearest = "nearest" in result ? result.nearest : [];
  expect(nearest?.map(({ start, atOffice }) => [start.slice(0, 16), atOffice])).toEqual([
    ["2026-11-27T11:00", "Fri 16:30"],
    ["2026-11-27T11:30", "Fri 17:00"],
    ["2026-11-30T03:30", "Mon 09:00"],
    ["2026-11-30T04:00", "Mon 09:30"],
  ]);
});

test("a slot that the store has refused comes back with the nearest free ones and all values", () => {
  const time = Date.parse(typed.slot);
  const result = read({}, { isTaken: true, booked: [time] });
  expect(result).toMatchObject({
    kind: "INVALID",
    values: typed,
    errors: { slot: expect.stringContaining("Wednesday, 25 November 2026 at 09:30 GMT (Europe/London)") },
  });
  const nearest = "nearest" in result ? result.nearest : [];
  expect(nearest?.map(({ start }) => (Date.parse(start) - time) / 60_000)).toEqual([-60, -30, 30, 60]);
});

test("every field has its error", () => {
  const errors = errorsOf({
    ...{ name: "", email: "asha", zone: "Mars/Base", subject: "/careers" },
    ...{ note: "a\u0000", slot: "2026-11-25 09:30" },
  });
  expect(errors).toEqual({
    name: words.contact.fields.name.missing,
    email: words.contact.fields.email.wrong,
    zone: fields.zone.wrong,
    subject: fields.subject.missing,
    slot: fields.slot.missing,
    note: expect.stringContaining("invisible characters"),
  });
  expect(errorsOf({ zone: "Mars/Base", slot: "2026-11-29T03:00Z" }).slot).toContain("(Asia/Kolkata)");
  expect(read({ name: "", zone: "Mars/Base" })).toMatchObject({
    values: { ...typed, name: "", zone: "Mars/Base" },
  });
});
