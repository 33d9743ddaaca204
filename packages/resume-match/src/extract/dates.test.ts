import { describe, expect, it } from "vitest";
import { everyLanguage } from "../languages/languages.ts";
import { findDateRanges as findRanges, isoDate, type YearMonth } from "./dates.ts";
import { withVocabulary } from "./vocabulary.ts";

const findDateRanges = (text: string) => withVocabulary(everyLanguage, () => findRanges(text));

const formatDate = (date: YearMonth | "present" | undefined) =>
  date === undefined || date === "present" ? date : isoDate(date);
const readRanges = (text: string) =>
  findDateRanges(text).map(({ start, end }) => [formatDate(start), formatDate(end)]);

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
    ["Q1 2020 – Q3 2021", "2020-01", "2021-09"],
    ["2020 Q2 – present", "2020-04", "present"],
    ["Q1 – Q3 2020", "2020-01", "2020-09"],
    ["2007/2008", "2007", "2008"],
    ["'19 – '21", "2019", "2021"],
    ["’98 – present", "1998", "present"],
    ["Since 2019", "2019", "present"],
    ["2019–present (3 yrs)", "2019", "present"],
    ["Jan. 2020 to date", "2020-01", "present"],
    ["03/2019 - heute", "2019-03", "present"],
    ["März 2012 – Dez. 2014", "2012-03", "2014-12"],
    ["seit Mai 2020", "2020-05", "present"],
    ["janv. 2016 – févr. 2020", "2016-01", "2020-02"],
    ["août 2015 – décembre 2017", "2015-08", "2017-12"],
    ["Depuis mars 2020", "2020-03", "present"],
    ["desde septiembre de 2019", "2019-09", "present"],
    ["set/2016 – atual", "2016-09", "present"],
    ["março de 2018 a outubro de 2020", "2018-03", "2020-10"],
    ["giugno 2015 – oggi", "2015-06", "present"],
    ["2021-03-01 – 2022-04-30", "2021-03", "2022-04"],
    ["2022 Jan. – 2022 Dec.", "2022-01", "2022-12"],
    ["2008–11", "2008", "2011"],
    ["2010--2012", "2010", "2012"],
    ["Jänner 2021 - Februar 2022", "2021-01", "2022-02"],
    ["gennaio 2005 - alla data attuale", "2005-01", "present"],
    ["gen 2019 - oggi", "2019-01", "present"],
    ["2014 - Σήμερα", "2014", "present"],
    ["2008.4 - 至今", "2008-04", "present"],
    ["1879–1889", "1879", "1889"],
    ["Month Year - Month Year", undefined, undefined],
    ["Start/Date - Present", undefined, undefined],
  ])("reads “%s” as one range, as precise as written", (text, start, end) => {
    expect(readRanges(text)).toEqual([[start, end]]);
    expect(readRanges(`Accountant, Acme\t${text}`)).toEqual([[start, end]]);
    expect(readRanges(`Müller & Söhne, ${text}`)).toEqual([[start, end]]);
  });

  it.each([
    ["2021-03", "2021-03"],
    ["Q3 2019", "2019-07"],
    ["août 2015", "2015-08"],
    ["May 2019", "2019-05"],
    ["Summer 2021", "2021-06"],
    ["2015", "2015"],
    ["13/2019", "2019"],
  ])("reads “%s” as a single date", (text, start) => {
    const ranges = findDateRanges(text);
    expect(ranges.map((range) => [formatDate(range.start), range.end, range.isSingle])).toEqual([
      [start, undefined, true],
    ]);
  });

  it.each([
    "room 2019b",
    "20190 units",
    "version 3.1",
    "may lead a team",
    "1234 Main Street",
    "set 12 records",
    "’98 edition",
  ])("finds no date in “%s”", (text) => {
    expect(findDateRanges(text)).toEqual([]);
  });

  it("gives the position of each range", () => {
    const text = "Nurse, 2012 – 2014; Ward Sister, Mar 2015 – present";
    expect(findDateRanges(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      "2012 – 2014",
      "Mar 2015 – present",
    ]);
  });
});

describe("findDateRanges of years before 1950", () => {
  it("reads one in its own cell, and no quantity", () => {
    expect(readRanges("1867\tPhilology")).toEqual([["1867", undefined]]);
    expect(readRanges("served 1850 customers")).toEqual([]);
    expect(readRanges("grew 5% year-over-year")).toEqual([]);
  });
});
