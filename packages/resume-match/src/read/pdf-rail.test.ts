import { describe, expect, it } from "vitest";
import { readLines } from "../extract/read-resume.ts";
import { everyLanguage } from "../languages/languages.ts";
import type { Line } from "../types.ts";
import { alignRail } from "./pdf-rail.ts";

type Place = { x?: number; gap?: number; size?: number; bold?: boolean; bullet?: boolean };
/** A line of a PDF; cells are 100 points apart. */
const line = (text: string, { x = 200, gap = 0.2, size = 10, bold = false, bullet = false }: Place = {}) => {
  const cells = text.split("\t");
  const cellX = cells.map((_, index) => x + index * 100);
  const place = { page: 0, column: 0, x, y: 0, size, gap };
  return { text, cells, cellX, bold, bullet, isHeading: false, ...place } satisfies Line;
};
const textsOf = (lines: Line[]) => alignRail(lines).map(({ text }) => text);
const read = (lines: Line[]) => {
  const head = [line("Asha Rao", { size: 20 }), line("asha.rao@example.com")];
  const text = { lines: alignRail([...head, ...lines]), links: [], pages: 1, hidden: "", warnings: [] };
  return readLines(text, everyLanguage).resume;
};
const jobsOf = (lines: Line[]) =>
  read([line("EXPERIENCE", { size: 14, gap: 1 }), ...lines]).work.map(
    ({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(" | "),
  );

describe("alignRail", () => {
  it("cuts a heading that only a wide space parts from the text beside it", () => {
    const lines = [line("Work  Sahel Sun Ltd", { x: 100, size: 20 }), line("Project Officer")];
    expect(alignRail(lines)[0]).toMatchObject({ cells: ["Work", "Sahel Sun Ltd"], cellX: [100, 200] });
  });

  it("keeps a label over the rows of its list", () => {
    expect(textsOf([line("Languages  Java, Python"), line("Tools  Git, Docker")])).toEqual([
      "Languages  Java, Python",
      "Tools  Git, Docker",
    ]);
  });

  it("joins a heading on two lines", () => {
    const rail = { x: 100, size: 20 };
    expect(
      textsOf([
        line("WORK\tSahel Sun Ltd", rail),
        line("EXPERIENCE Project Officer", rail),
        line("2019 – 2021"),
      ]),
    ).toEqual(["WORK EXPERIENCE\tSahel Sun Ltd", "Project Officer", "2019 – 2021"]);
  });

  it("joins lines that are a heading only together", () => {
    expect(textsOf([line("EDUCATION AND"), line("TRAINING"), line("Ayr College")])).toEqual([
      "EDUCATION AND TRAINING",
      "Ayr College",
    ]);
  });

  it("moves a heading before the line beside which it stands", () => {
    expect(
      textsOf([
        line("University of Hull", { gap: 0.9 }),
        line("EDUCATION", { x: 100, size: 20, gap: 0 }),
        line("BSc Chemistry, 2012 – 2015"),
      ]),
    ).toEqual(["EDUCATION", "University of Hull", "BSc Chemistry, 2012 – 2015"]);
  });
});

describe("entries in several sizes", () => {
  it("reads a title in small letters under an employer in large ones", () => {
    const entry = (employer: string, title: string, years: string) => [
      line(employer, { size: 15, gap: 0.63 }),
      line(title, { gap: 0.78 }),
      line(years, { gap: 0 }),
      line("Ran the place every day", { x: 212, bullet: true }),
    ];
    expect(
      jobsOf([
        ...entry("Rainier Search", "Data Engineer", "2019 – 2021"),
        ...entry("Tidepool Audio", "Data Analyst", "2016 – 2019"),
      ]),
    ).toEqual([
      "Data Engineer | Rainier Search | 2019 | 2021",
      "Data Analyst | Tidepool Audio | 2016 | 2019",
    ]);
  });

  it("reads a bold title below more white space than between its lines", () => {
    const entry = (employer: string, title: string, years: string) => [
      line(`${employer}\t${years}`, { size: 15, gap: 1.1 }),
      line(title, { bold: true, gap: 0.85 }),
      line("Ran the place every day", { x: 230, gap: 0.7 }),
    ];
    expect(
      jobsOf([
        ...entry("Bergmann AG", "Werkstudent", "2019 – 2021"),
        ...entry("Isar GmbH", "Lead Engineer", "2016 – 2019"),
      ]),
    ).toEqual(["Werkstudent | Bergmann AG | 2019 | 2021", "Lead Engineer | Isar GmbH | 2016 | 2019"]);
  });

  it("reads an employer that continues under a bullet", () => {
    const entry = (title: string, employer: string) => [
      line(title, { x: 243, bullet: true, gap: 0.7 }),
      line(employer, { x: 252, gap: 0 }),
      line("Wrote the tools that the whole team uses for its releases", { x: 252, size: 9, gap: 0 }),
    ];
    expect(
      jobsOf([
        ...entry("Developer (2019 – 2021)", "Rainier Search"),
        ...entry("Tester (2016 – 2019)", "Tidepool Audio"),
      ]),
    ).toEqual(["Developer | Rainier Search | 2019 | 2021", "Tester | Tidepool Audio | 2016 | 2019"]);
  });

  it("joins years one under the other", () => {
    const { education } = read([
      line("EDUCATION", { size: 14, gap: 1 }),
      line("2010\tUniversity of Hull", { bold: true }),
      line("2014", { bold: true }),
      line("BSc Chemistry"),
    ]);
    expect(education).toEqual([
      expect.objectContaining({ institution: "University of Hull", startDate: "2010", endDate: "2014" }),
    ]);
  });

  it("leaves out how long a job lasted, in other languages too", () => {
    expect(
      jobsOf([
        line("2019 – 2021", { gap: 1 }),
        line("Medical Officer", { bold: true }),
        line("2 ans 3 mois"),
        line("Kelani General Hospital"),
      ]),
    ).toEqual(["Medical Officer | Kelani General Hospital | 2019 | 2021"]);
  });
});

it("finds jobs without a heading above sections with one", () => {
  const { work } = read([
    line("Long Haul Driver - Peace River Hauling Ltd, 2016 – 2021", { gap: 1.5 }),
    line("Oilfield Swamper - Kodiak Rig Movers, 2013 – 2014", { gap: 0.7 }),
    line("EDUCATION", { size: 14, gap: 1 }),
    line("High School Diploma, La Crete Prairie School, 2007 – 2010"),
  ]);
  expect(work.map(({ position, name }) => `${position}, ${name}`)).toEqual([
    "Long Haul Driver, Peace River Hauling Ltd",
    "Oilfield Swamper, Kodiak Rig Movers",
  ]);
});
