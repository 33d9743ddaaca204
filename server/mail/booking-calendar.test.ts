import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readContent } from "#scripts/content/read-content.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import type { MailWords } from "./mail.ts";

const { applications, bookDemo, contact } = readContent(process.cwd());
const longName = "Prüfungen; auswerten, erklären\\und 🙂 zeigen ".repeat(4);
const words: MailWords = {
  ...{ siteName: 'Chayan, "Ltd"', reasons: {}, application: applications.mails, ...contact.mails },
  booking: {
    ...{ ...bookDemo.mails, office: bookDemo.office, choices: bookDemo.form.fields.times.choices },
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
  },
};
const booking = {
  times: [Date.UTC(2026, 10, 24, 9), Date.UTC(2026, 10, 25, 9), Date.UTC(2026, 10, 26, 23, 45)],
  ...{ zone: "Asia/Kolkata", minutes: 30, subject: "/secure-sight" },
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
  expect(entries).toHaveLength(3);
  const values = (name: string) => entries.map((entry) => String(entry.getFirstPropertyValue(name)));
  expect(values("summary")).toEqual(words.booking.choices.map((choice) => `Chayan, "Ltd" demo: ${choice}`));
  expect(values("description")[0]).toContain(longName);
  expect(values("dtend")[2]).toBe("2026-11-27T00:15:00Z");
});

test("a file that is made again is the same, so that a calendar has each time once", () => {
  expect(write()).toEqual(write());
  expect(write().content).toContain("DTSTAMP:20261123T100000Z");
});
