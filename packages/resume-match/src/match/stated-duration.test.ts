import { describe, expect, it } from "vitest";
import { limitedPeriod, statedDuration } from "./stated-duration.ts";

const durationBeside = (text: string, name: string) =>
  statedDuration(text, text.indexOf(name), text.indexOf(name) + name.length);
/** January 2015 to December 2020 in months since year 0. */
const job: [number, number] = [2015 * 12, 2020 * 12 + 11];

describe("a duration stated beside a skill", () => {
  it.each([
    ["Java (3 years)", { kind: "all", years: 3 }],
    ["Java - Exprience - 24 months", { kind: "all", years: 2 }],
    ["5 years of Java", { kind: "all", years: 5 }],
    ["Screens in Java for six months", { kind: "last", years: 0.5 }],
    ["Java for the last two months", { kind: "last", years: 2 / 12 }],
    ["Reports, Java in my final year", { kind: "last", years: 1 }],
    ["Java in the first year", { kind: "first", years: 1 }],
    ["Java since 2019", { kind: "since", year: 2019 }],
  ])("is read from “%s”", (text, time) => {
    expect(durationBeside(text, "Java")).toEqual(time);
  });

  it.each([
    "Moved 40 services to Java in two months",
    "Java reports for a month-end",
    "Java, and six months of Python",
    "Java services for banks",
  ])("is not read from “%s”", (text) => {
    expect(durationBeside(text, "Java")).toBeUndefined();
  });

  it("limits the job's period, never beyond the job", () => {
    expect(limitedPeriod(job, { kind: "last", years: 0.5 })).toEqual([2020 * 12 + 6, 2020 * 12 + 11]);
    expect(limitedPeriod(job, { kind: "first", years: 1 })).toEqual([2015 * 12, 2015 * 12 + 11]);
    expect(limitedPeriod(job, { kind: "since", year: 2019 })).toEqual([2019 * 12, 2020 * 12 + 11]);
    expect(limitedPeriod(job, { kind: "last", years: 40 })).toEqual(job);
    expect(limitedPeriod(job, { kind: "since", year: 2030 })).toEqual([job[1], job[1]]);
    expect(limitedPeriod(job, { kind: "all", years: 1 })).toEqual(job);
  });
});
