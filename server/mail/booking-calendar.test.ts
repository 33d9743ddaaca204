import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readContent } from "#scripts/content/read-content.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import type { MailWords } from "./mail.ts";

const { applications, bookDemo, contact } = readContent(process.cwd());
const longName = "Prüfungen; auswerten, erklären\\und 🙂 zeigen ".repeat(4);
const words: MailWords = {
  ...{ siteName: 'Chayan, "Ltd"', reasons: {}, applications: { en: applications.mails }, ...contact.mails },
  booking: {
    ...bookDemo.mails,
    zone: bookDemo.office.zone,
    pageNames: { "/secure-sight": longName },
  },
};
const row: MessageRow = {
  ...{
    id: "x",
    reference: "7K2MQ-9XD4T",
    reason: "demo",
    name: "Asha",
    email: "asha@example.com",
    company: "",
  },
  ...{
    message: "",
    suspicion: "",
    digest: "",
    arrived_at: Date.UTC(2026, 10, 23, 10),
    page: "",
    booking: "",
    demo_at: null,
  },
};
const booking = {
  times: [Date.UTC(2026, 10, 24, 9)],
  ...{ zone: "Europe/London", minutes: 30, subject: "/secure-sight" },
};
const write = () => bookingCalendar(row, booking, { name: "", address: "team@site.example" }, words);

test("lines are folded at 75 bytes, end with CRLF, and another parser reads the same words", () => {
  const { content } = write();
  const lines = content.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\ufffd]/);
  }
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  const entries = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents("vevent");
  expect(entries).toHaveLength(1);
  const values = (name: string) => entries.map((entry) => String(entry.getFirstPropertyValue(name)));
  expect(values("summary")).toEqual([`Chayan, "Ltd" demo`]);
  expect(values("status")).toEqual(["CONFIRMED"]);
  expect(values("description")[0]).toMatch(
    /\nTuesday, 24 November 2026 at 09:00 GMT \(Europe\/London\)\nTuesday, 24 November 2026 at 14:30 GMT\+5:30 \(Asia\/Kolkata\)$/,
  );
  expect(values("description")[0]).toContain(longName);
  expect(values("dtend")).toEqual(["2026-11-24T09:30:00Z"]);
});

test("a file that is made again is the same, so that a calendar has the demo once", () => {
  expect(write()).toEqual(write());
  expect(write().content).toContain("DTSTAMP:20261123T100000Z");
});
