import { describe, expect, test } from "vitest";
import { clockAt, isZone, timesAt } from "./zoned-time.ts";

const utc = (clock: string, zone: string) =>
  timesAt(clock, zone).map((time) => new Date(time).toISOString().slice(0, 16));

describe("the clocks of a zone", () => {
  test.each([
    ["2026-11-24T14:30", "Asia/Kolkata", ["2026-11-24T09:00"]],
    ["2026-11-24T14:30", "Europe/London", ["2026-11-24T14:30"]],
    ["2026-07-01T14:30", "Europe/London", ["2026-07-01T13:30"]],
    ["2026-12-31T23:45", "America/St_Johns", ["2027-01-01T03:15"]],
    ["2027-01-01T00:15", "Pacific/Kiritimati", ["2026-12-31T10:15"]],
    ["2026-11-24T00:00", "Asia/Kathmandu", ["2026-11-23T18:15"]],
    ["2028-02-29T12:00", "UTC", ["2028-02-29T12:00"]],
  ])("%s in %s", (clock, zone, expected) => {
    expect(utc(clock, zone)).toEqual(expected);
  });

  test.each([
    // Clocks go forward: 02:00 to 03:00, 01:00 to 02:00, and by half an hour.
    ["2027-03-14T01:59", "America/New_York", ["2027-03-14T06:59"]],
    ["2027-03-14T02:30", "America/New_York", []],
    ["2027-03-14T03:00", "America/New_York", ["2027-03-14T07:00"]],
    ["2027-03-28T01:30", "Europe/London", []],
    ["2027-03-28T02:00", "Europe/London", ["2027-03-28T01:00"]],
    ["2026-10-04T02:15", "Australia/Lord_Howe", []],
    ["2026-10-04T02:30", "Australia/Lord_Howe", ["2026-10-03T15:30"]],
    // Clocks go back: one hour, or half an hour, occurs twice.
    ["2026-11-01T00:59", "America/New_York", ["2026-11-01T04:59"]],
    ["2026-11-01T01:30", "America/New_York", ["2026-11-01T05:30", "2026-11-01T06:30"]],
    ["2026-11-01T02:00", "America/New_York", ["2026-11-01T07:00"]],
    ["2027-10-31T01:30", "Europe/London", ["2027-10-31T00:30", "2027-10-31T01:30"]],
    ["2027-04-04T01:45", "Australia/Lord_Howe", ["2027-04-03T14:45", "2027-04-03T15:15"]],
    // Clocks go forward at midnight, so the day starts at 01:00.
    ["2026-04-24T00:30", "Africa/Cairo", []],
    ["2026-04-24T01:00", "Africa/Cairo", ["2026-04-23T22:00"]],
  ])("%s in %s, near a clock change", (clock, zone, expected) => {
    expect(utc(clock, zone)).toEqual(expected);
  });

  test("every hour of two years survives the round trip", () => {
    for (const zone of ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata"]) {
      for (let time = Date.UTC(2026, 0); time < Date.UTC(2028, 0); time += 31 * 3_600_000)
        expect(timesAt(clockAt(time, zone), zone), `${zone} ${time}`).toContain(time);
    }
  });

  test("only names of zones are zones", () => {
    for (const name of [
      "Asia/Kolkata",
      "Asia/Calcutta",
      "America/Argentina/Buenos_Aires",
      "Etc/GMT+5",
      "UTC",
    ])
      expect(isZone(name), name).toBe(true);
    for (const name of ["", "+05:30", "Asia/Atlantis", "Asia/Kolkata\n", "../etc/passwd", "__proto__"])
      expect(isZone(name), name).toBe(false);
  });
});
