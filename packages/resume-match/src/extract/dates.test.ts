import { describe, expect, it } from "vitest";
import { findDateRanges, isoDate, type YearMonth } from "./dates.ts";

const written = (date: YearMonth | "present" | undefined) =>
  date === undefined || date === "present" ? date : isoDate(date);
const rangesOf = (text: string) =>
  findDateRanges(text).map(({ start, end }) => [written(start), written(end)]);

describe("findDateRanges", () => {
  it.each([
    ["Jan 2020 – Present", "2020-01", "present"],
    ["January 2020 - March 2021", "2020-01", "2021-03"],
    ["JAN 2020—DEC 2020", "2020-01", "2020-12"],
    ["April2019 - May2020", "2019-04", "2020-05"],
    ["Jan-2020 to Feb-2021", "2020-01", "2021-02"],
    ["Sept. 2019 to till date", "2019-09", "present"],
    ["June 5, 2019 – July 6, 2020", "2019-06", "2020-07"],
    ["Jan ’20 – Feb '21", "2020-01", "2021-02"],
    ["Jun – Aug 2021", "2021-06", "2021-08"],
    ["01/2020 – 12/2021", "2020-01", "2021-12"],
    ["8/2019-9/2020", "2019-08", "2020-09"],
    ["03.2019–06.2021", "2019-03", "2021-06"],
    ["2019-03 to 2021-06", "2019-03", "2021-06"],
    ["15/08/2019 - 20/09/2020", "2019-08", "2020-09"],
    ["08/15/2019 – 09/20/2020", "2019-08", "2020-09"],
    ["2015 – 2019", "2015", "2019"],
    ["2015-19", "2015", "2019"],
    ["from 2012 to 2014", "2012", "2014"],
    ["Feb 2013 – 2015", "2013-02", "2015"],
    ["2019 to date", "2019", "present"],
    ["2021 –", "2021", "present"],
    ["Since March 2021", "2021-03", "present"],
    ["enero 2019 a actualidad", "2019-01", "present"],
    ["Fall 2019 – Spring 2020", "2019-09", "2020-03"],
    ["Dec 2020 → Jan 2022", "2020-12", "2022-01"],
  ])("reads “%s” as one range, at the precision written", (text, start, end) => {
    expect(rangesOf(text)).toEqual([[start, end]]);
    expect(rangesOf(`Accountant, Acme\t${text}`)).toEqual([[start, end]]);
  });

  it.each([
    ["May 2019", "2019-05"],
    ["Summer 2021", "2021-06"],
    ["2015", "2015"],
    ["13/2019", "2019"],
  ])("reads “%s” as one date without a partner", (text, start) => {
    const ranges = findDateRanges(text);
    expect(ranges.map((range) => [written(range.start), range.end, range.isSingle])).toEqual([
      [start, undefined, true],
    ]);
  });

  it.each(["room 2019b", "20190 units", "version 3.1", "may lead a team", "1234 Main Street"])(
    "finds no date in “%s”",
    (text) => {
      expect(findDateRanges(text)).toEqual([]);
    },
  );

  it("says where each range stands", () => {
    const text = "Nurse, 2012 – 2014; Ward Sister, Mar 2015 – present";
    expect(findDateRanges(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      "2012 – 2014",
      "Mar 2015 – present",
    ]);
  });
});
