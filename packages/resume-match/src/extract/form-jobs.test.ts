import { describe, expect, it } from "vitest";
import { readFormJobs } from "./form-jobs.ts";
import type { PlacedLine } from "./text.ts";

/** Rows of a table: labels at 50 and values at 200 points. */
const toLines = (rows: string[][]): PlacedLine[] =>
  rows.map((cells, index) => ({
    text: cells.join("\t"),
    cells,
    cellX: cells.map((_, cell) => 50 + cell * 150),
    page: 0,
    column: 0,
    x: 50,
    y: 100 + index * 14,
    size: 10,
    bold: false,
    bullet: false,
    isHeading: false,
    gap: 0,
    start: index * 100,
  }));
const read = (rows: string[][]) =>
  readFormJobs(toLines(rows))?.map(({ position, employer, range, duties }) => [
    position,
    employer,
    range?.end,
    duties.map(({ text }) => text).join(" "),
  ]);

describe("readFormJobs", () => {
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
