import { describe, expect, it } from "vitest";
import { areFormLabels, readLabelColumn, withoutCourseLabels } from "./label-column.ts";
import type { PlacedLine } from "./text.ts";

/** Rows of a table: labels at 50 and values at 200 points. */
const toLines = (rows: string[][]): PlacedLine[] =>
  rows.map(([label = "", ...values], index) => ({
    text: [label, ...values].join("\t").trim(),
    cells: [label, ...values].filter(Boolean),
    cellX: [label, ...values].flatMap((cell, column) => (cell === "" ? [] : 50 + column * 150)),
    page: 0,
    column: 0,
    x: label === "" ? 200 : 50,
    y: 100 + index * 14,
    size: 10,
    bold: false,
    bullet: false,
    isHeading: false,
    gap: 0,
    start: index * 100,
  }));
const read = (rows: string[][]) =>
  readLabelColumn(toLines(rows))?.map(({ position, employer, range, duties }) => [
    position,
    employer,
    range?.end,
    duties.map(({ text }) => text).join(" "),
  ]);

describe("readLabelColumn", () => {
  it("reads labels and values, with labels that go on in the next row", () => {
    expect(
      read([
        ["Dates", "March 2021 onwards"],
        ["Occupation or position held", "Stock clerk"],
        ["Main activities and", "Counted parcels"],
        ["responsibilities", "every evening"],
        ["Name and address of employer", "Tolland Stores"],
        ["Type of business or sector", "Trade"],
        ["Dates", "2018 – 2020"],
        ["Occupation or position held", "Typist"],
        ["Name and address of employer", "Ellerby Press"],
      ]),
    ).toEqual([
      ["Stock clerk", "Tolland Stores", "present", "Counted parcels every evening"],
      ["Typist", "Ellerby Press", { year: 2020 }, ""],
    ]);
  });

  it("takes lines without a label below the labels as what was done", () => {
    expect(
      read([
        ["Company", "Tolland Stores"],
        ["Designation", "Stock clerk"],
        ["Duration", "2018 – 2020"],
        ["Counted parcels every evening"],
      ]),
    ).toEqual([["Stock clerk", "Tolland Stores", { year: 2020 }, "Counted parcels every evening"]]);
  });

  it("reads labels in other languages and orders", () => {
    expect(
      read([
        ["Arbeitgeber", "Nordlicht GmbH"],
        ["Funktion", "Lagerist"],
        ["Zeitraum", "2018 – 2020"],
        ["Aufgaben", "Pakete zählen"],
      ]),
    ).toEqual([["Lagerist", "Nordlicht GmbH", { year: 2020 }, "Pakete zählen"]]);
  });

  it.each([
    [
      [
        ["Company Secretary", "2019 – 2021"],
        ["Post Office Clerk", "2015 – 2018"],
      ],
    ],
    [
      [
        ["Company", "Designation"],
        ["Acme Ltd", "Clerk"],
        ["Marlow Ltd", "Typist"],
      ],
    ],
    [[["2019 – 2021", "Clerk"], ["Acme Ltd"]]],
  ])("leaves other tables", (rows) => expect(read(rows)).toBeUndefined());
});

describe("withoutCourseLabels", () => {
  it("leaves the values", () => {
    const lines = toLines([
      ["Dates", "2011 – 2014"],
      ["Name and type of", "Ayr College"],
      ["organisation providing"],
      ["education"],
      ["Title of qualification", "Diploma in Baking"],
      ["awarded"],
    ]);
    expect(withoutCourseLabels(lines).map(({ text }) => text)).toEqual([
      "2011 – 2014",
      "Ayr College",
      "Diploma in Baking",
    ]);
  });

  it("leaves the names of schools", () => {
    const lines = toLines([
      ["University of Ayr", "2011 – 2014"],
      ["Date of Birth", "1990"],
    ]);
    expect(withoutCourseLabels(lines)).toEqual(lines);
  });
});

it("areFormLabels knows the labels of a form from a side bar", () => {
  expect(areFormLabels(["Dates", "Employer", "Sector"])).toBe(true);
  expect(areFormLabels(["Contact", "Skills", "School"])).toBe(false);
});
