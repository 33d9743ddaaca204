import { describe, expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import { bookingTimes } from "./booking-times.ts";
import { type DemoHours, freeSlots, nearestSlots, slotProblem } from "./office.ts";
import { groupSlots } from "./slot-days.ts";
import { clockAt } from "./zoned-time.ts";

const hoursIn = (zone: string): DemoHours => ({
  minutes: 30,
  office: {
    ...{ zone, city: "Pune", opens: "09:00", closes: "18:00", noticeHours: 24, daysAhead: 14 },
    holidays: [
      { date: "12-25", name: "Christmas Day" },
      { date: "2026-12-31", name: "Stocktaking" },
    ],
  },
});
const pune = hoursIn("Asia/Kolkata");
/** A Monday morning in India. */
const now = Date.parse("2026-11-23T10:00+05:30");

describe("free slots", () => {
  const slots = freeSlots(pune, [], now);
  const clocks = slots.map((time) => clockAt(time, "Asia/Kolkata"));

  test("fill the office's days from Monday to Friday, from a day's notice to two weeks ahead", () => {
    expect(clocks[0]).toBe("2026-11-24T10:00");
    expect(clocks.at(-1)).toBe("2026-12-07T17:30");
    expect(clocks.filter((clock) => clock.startsWith("2026-11-25"))).toHaveLength(18);
    expect(clocks.some((clock) => /2026-11-2[89]/.test(clock))).toBe(false);
    expect(clocks.every((clock) => /T(09|1[0-7]):[03]0$/.test(clock))).toBe(true);
  });

  test("leave out every slot that a booked demo overlaps", () => {
    const [first = 0, second = 0, third = 0] = slots;
    expect(freeSlots(pune, [second], now).slice(0, 2)).toEqual([first, third]);
    expect(freeSlots(pune, [second + 10 * minuteMs], now)[1]).toBe(third + 30 * minuteMs);
  });

  test("leave out holidays of every year and of one year", () => {
    const days = freeSlots(pune, [], Date.parse("2026-12-22T09:00Z")).map((time) =>
      clockAt(time, "Asia/Kolkata").slice(5, 10),
    );
    expect([...new Set(days)]).toEqual([
      "12-23",
      "12-24",
      "12-28",
      "12-29",
      "12-30",
      "01-01",
      "01-04",
      "01-05",
    ]);
  });

  test.each([
    // Clocks go forward and back on the Sunday between the two days.
    ["Europe/London", "2027-03-25", ["2027-03-26T09:00Z", "2027-03-29T08:00Z"]],
    ["Europe/London", "2027-10-28", ["2027-10-29T08:00Z", "2027-11-01T09:00Z"]],
    ["America/New_York", "2027-03-11", ["2027-03-12T14:00Z", "2027-03-15T13:00Z"]],
    ["America/New_York", "2027-11-04", ["2027-11-05T13:00Z", "2027-11-08T14:00Z"]],
  ])("begin at nine by the office's clock in %s around the change after %s", (zone, day, expected) => {
    const hours = hoursIn(zone);
    const nines = freeSlots(hours, [], Date.parse(`${day}T00:00Z`)).filter((time) =>
      clockAt(time, zone).endsWith("T09:00"),
    );
    expect(nines.slice(0, 2).map((time) => time)).toEqual(expected.map((time) => Date.parse(time)));
  });
});

test.each([
  ["2026-11-23T09:30+05:30", "past"],
  ["2026-11-24T09:30+05:30", "soon"],
  ["2026-11-24T10:00+05:30", undefined],
  ["2026-11-29T08:30+05:30", "closed"],
  ["2026-11-25T08:30+05:30", "closed"],
  ["2026-11-25T17:30+05:30", undefined],
  ["2026-11-25T18:00+05:30", "closed"],
  ["2026-11-25T09:10+05:30", "closed"],
  ["2026-12-07T17:30+05:30", undefined],
  ["2026-12-08T09:00+05:30", "far"],
])("%s is %s", (time, problem) => {
  expect(slotProblem(Date.parse(time), pune, now)).toBe(problem);
});

test("a holiday is named as such before the hours are", () => {
  const before = Date.parse("2026-12-21T10:00+05:30");
  expect(slotProblem(Date.parse("2026-12-25T10:00+05:30"), pune, before)).toBe("holiday");
});

test("the nearest slots are on both sides of a time, in order", () => {
  const slots = freeSlots(pune, [], now);
  const evening = Date.parse("2026-11-24T22:00+05:30");
  expect(nearestSlots(slots, evening, 2).map((time) => clockAt(time, "Asia/Kolkata"))).toEqual([
    "2026-11-24T17:00",
    "2026-11-24T17:30",
  ]);
  expect(nearestSlots(slots, now + dayMs + 3 * hourMs, 3).map((time) => time - now - dayMs)).toEqual([
    2.5 * hourMs,
    3 * hourMs,
    3.5 * hourMs,
  ]);
});

test.each([
  // The same hour in Pune, before and after clocks change where the visitor is.
  ["Europe/London", "2027-03-26T14:30+05:30", "Friday 26 March", "Fri 26 Mar 09:00", "Fri 14:30"],
  ["Europe/London", "2027-03-29T14:30+05:30", "Monday 29 March", "Mon 29 Mar 10:00", "Mon 14:30"],
  ["America/New_York", "2027-03-12T17:30+05:30", "Friday 12 March", "Fri 12 Mar 07:00", "Fri 17:30"],
  ["America/New_York", "2027-03-15T17:30+05:30", "Monday 15 March", "Mon 15 Mar 08:00", "Mon 17:30"],
  ["America/Los_Angeles", "2027-03-16T09:00+05:30", "Monday 15 March", "Mon 15 Mar 20:30", "Tue 09:00"],
])("%s at %s", (zone, time, title, own, office) => {
  const [day] = groupSlots([Date.parse(time)], zone, "Asia/Kolkata");
  expect(day?.title.replace(",", "")).toBe(title);
  expect(day?.slots[0]?.time.replaceAll(",", "")).toBe(own);
  expect(day?.slots[0]?.atOffice).toBe(office);
});

test("the office's time is left out where it is the visitor's own", () => {
  const times = [Date.parse("2027-03-26T14:30+05:30"), Date.parse("2027-03-29T09:00+05:30")];
  const slots = groupSlots(times, "Asia/Kolkata", "Asia/Kolkata").map((day) => day.slots);
  const starts = ["2027-03-26T09:00Z", "2027-03-29T03:30Z"];
  expect(slots).toEqual(starts.map((start) => [{ start, time: expect.any(String) }]));
});

test("mails have a time in both zones, each with its offset on that day", () => {
  const times = [Date.parse("2026-11-02T21:30Z")];
  expect(bookingTimes({ times, zone: "America/New_York" }, "Asia/Kolkata")).toEqual([
    "Monday, 2 November 2026 at 16:30 GMT-5 (America/New_York)",
    "Tuesday, 3 November 2026 at 03:00 GMT+5:30 (Asia/Kolkata)",
  ]);
  expect(bookingTimes({ times, zone: "Asia/Kolkata" }, "Asia/Kolkata")).toHaveLength(1);
});
