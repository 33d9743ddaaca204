import { describe, expect, it } from "vitest";
import { readLines } from "../extract/read-resume.ts";
import type { Page, TextItem } from "../types.ts";
import { pdfLines } from "./pdf-lines.ts";

/** Text at a place, five points wide per letter unless `width` says otherwise. */
const item = (text: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: "",
  bold: false,
  ...more,
});
const page = (...items: TextItem[]): Page => ({ width: 600, height: 800, items, links: [] });
const texts = (...pages: Page[]) => pdfLines(pages).lines.map(({ text }) => text);
const flushRight = (text: string, right: number, y: number) => item(text, right - text.length * 5, y);

describe("pdfLines", () => {
  it("puts superscripts on the line of their word", () => {
    expect(
      texts(
        page(item("1", 50, 100), item("st", 55, 96, { size: 7, width: 7 }), item(" Year Analyst", 62, 100)),
      ),
    ).toEqual(["1st Year Analyst"]);
  });

  it("joins accents that are set as separate letters", () => {
    expect(texts(page(item("Bo \u0306gazi \u0327ci University", 50, 100)))).toEqual(["Boğaziçi University"]);
  });

  it("puts what follows two columns after both, from a heading on", () => {
    const left = [
      "Skills",
      "Medication review",
      "Counselling",
      "Monitoring",
      "Stewardship",
      "Teaching",
      "Education",
    ];
    const right = ["", "Inventory", "Pharmacovigilance", "Dispensing", "Good practice", "Auditing", ""];
    const rows = left.flatMap((text, row) => [
      item(text, 50, 100 + row * 20),
      ...(right[row] ? [item(right[row], 300, 106 + row * 20)] : []),
    ]);
    const below = item("University of the Rift", 50, 260);
    expect(texts(page(...rows, below))).toEqual([
      ...left.slice(0, -1),
      ...right.filter(Boolean),
      "Education",
      "University of the Rift",
    ]);
  });

  it("joins a letter-spaced phone number", () => {
    expect(texts(page(item("( 3 2 3 ) 5 5 5 1 4 3 5", 50, 100)))).toEqual(["(323)5551435"]);
  });

  it("reads labels and periods set flush right beside their lines, not as a column", () => {
    const rows = [
      ["settembre 1993 - giugno 2001", "Laurea in Lettere", "Studio Marconi", "letteratura latina"],
      ["settembre 1988 - luglio 1993", "Diploma magistrale", "Liceo Montessori", "matematica"],
      ["Patente", "B", "dal 1994 anche per i furgoni", "dal 1995 anche per gli autobus"],
      ["Altro", "Autorizzo il trattamento", "dei dati personali di questa pagina", "secondo la legge"],
    ];
    const items = rows.flatMap(([label = "", ...lines], row) => [
      flushRight(label, 180, 100 + row * 60),
      ...lines.map((text, index) => item(text, 200, 100 + row * 60 + index * 14)),
    ]);
    expect(texts(page(...items)).slice(0, 2)).toEqual([
      "settembre 1993 - giugno 2001\tLaurea in Lettere",
      "Studio Marconi",
    ]);
  });

  it("drops a footer from all pages and a letterhead from all but the first", () => {
    const paper = (text: string) =>
      page(item("Jane Doe, Engineer", 50, 90), item(text, 50, 300), item("Jane Doe 2002-2013", 50, 780));
    expect(texts(paper("Work"), paper("Schools"))).toEqual(["Jane Doe, Engineer", "Work", "Schools"]);
  });

  it("drops a footer above the outer edge, but keeps the first one with contact details", () => {
    const paper = (text: string, foot: string) =>
      page(item("Jane Doe", 50, 90), item(text, 50, 300), item(foot, 40, 730));
    expect(texts(paper("Work", "Draft 1"), paper("Schools", "Draft 2"))).toEqual([
      "Jane Doe",
      "Work",
      "Schools",
    ]);
    expect(texts(paper("Work", "jane@example.com"), paper("Schools", "jane@example.com"))).toEqual([
      "Jane Doe",
      "Work",
      "jane@example.com",
      "Schools",
    ]);
  });

  it("drops a page number above the outer edge", () => {
    expect(texts(page(item("Typing", 50, 300), item("Asha Rao - page 1 of 1", 40, 730)))).toEqual(["Typing"]);
  });

  it("joins years that are set over each other beside a job", () => {
    const job = (y: number, start: string, end: string, title: string, employer: string) => [
      item(start, 50, y, { size: 13 }),
      item(end, 50, y + 17, { size: 13 }),
      item(`${title}, ${employer}`, 100, y),
      item("Leeds", 100, y + 13),
    ];
    const read = pdfLines([
      page(
        item("Experience", 50, 80, { size: 14 }),
        ...job(110, "2019", "now", "Clerk", "Acme Ltd"),
        ...job(160, "2015", "2018", "Typist", "Marlow Ltd"),
      ),
    ]);
    const { work } = readLines({ ...read, pages: 1, hidden: "" }).resume;
    expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["2019", undefined],
      ["2015", "2018"],
    ]);
  });

  it("drops line numbers and small notes left of the text", () => {
    const rows = ["Clerk, Acme Ltd", "2019 - 2021", "Sorted the post", "Kept the books", "Rang customers"];
    const items = rows.map((text, row) => item(text, 60, 100 + row * 14));
    const notes = [
      item("5", 40, 114, { size: 6 }),
      item("10", 40, 149, { size: 6, width: 8 }),
      item("v2", 40, 135, { size: 7 }),
    ];
    expect(texts(page(...items, ...notes))).toEqual(rows);
  });

  it("keeps years and headings left of the text", () => {
    const rows = ["Clerk, Acme Ltd", "Sorted the post", "Kept the books", "Rang customers"];
    const items = rows.map((text, row) => item(text, 160, 100 + row * 14));
    const rail = [item("2019 - 2021", 40, 100, { size: 8 }), item("Work", 40, 86, { size: 8 })];
    expect(texts(page(...items, ...rail)).slice(0, 2)).toEqual(["Work", `2019 - 2021\t${rows[0]}`]);
  });

  it("reads jobs despite a note left of their headings", () => {
    const job = (title: string, period: string, y: number) => [
      item(title, 60, y, { bold: true }),
      item(period, 60, y + 14),
      ...["Sorted the post", "Kept the books", "Rang customers"].map((text, row) =>
        item(`• ${text}`, 74, y + 28 + row * 14),
      ),
    ];
    const read = pdfLines([
      page(
        item("Experience", 60, 80, { size: 14 }),
        ...job("Clerk, Acme Ltd", "2019 - 2021", 110),
        item("Confidential", 48, 190),
        ...job("Typist, Marlow Ltd", "2015 - 2018", 220),
      ),
    ]);
    expect(readLines({ ...read, pages: 1, hidden: "" }).resume.work).toMatchObject([
      { name: "Acme Ltd", position: "Clerk" },
      { name: "Marlow Ltd", position: "Typist" },
    ]);
  });

  it("reads jobs side by side one after the other, and ends at the next heading", () => {
    const cell = (x: number, y: number, lines: string[]) =>
      lines.map((text, row) => item(text, /\d/.test(text) ? x + 6 : x, y + row * 14));
    const grid = page(
      item("Experience", 50, 100, { size: 13, bold: true }),
      ...cell(50, 120, ["Clerk", "Acme Ltd", "2019 – 2021", "Sorted the post"]),
      ...cell(300, 120, ["Typist", "Marlow Ltd", "2015 – 2018", "Typed letters"]),
      item("Education", 50, 200, { size: 13, bold: true }),
      ...cell(50, 220, ["BSc", "Ayr College", "2012 – 2015"]),
      ...cell(300, 220, ["MSc", "Ayr College", "2015 – 2016"]),
    );
    expect(texts(grid)).toEqual(
      `Experience, Clerk, Acme Ltd, 2019 – 2021, Sorted the post, Typist, Marlow Ltd, 2015 – 2018, Typed letters,
Education, BSc, Ayr College, 2012 – 2015, MSc, Ayr College, 2015 – 2016`.split(/,\s/),
    );
  });

  it("separates sections whose headings are in one row", () => {
    const columns = [
      [50, "Education", "BSc", "Ayr College", "2012 – 2015"],
      [300, "Skills", "Excel", "Typing", "Filing"],
    ] as const;
    const items = columns.flatMap(([x, heading, ...lines]) => [
      item(heading, x, 100, { size: 13 }),
      ...lines.map((text, row) => item(text, x, 120 + row * 14)),
    ]);
    expect(texts(page(...items))).toEqual(columns.flatMap(([, ...column]) => column));
  });

  it("reads what is beside an employer and its dates after them", () => {
    const jobs = [
      {
        head: ["Acme Ltd", "Clerk", "2019 – 2021"],
        tasks: ["Sorted the post", "Kept books", "Rang", "Typed", "Filed"],
      },
      { head: ["Marlow Ltd", "Typist", "2015 – 2018"], tasks: ["Wrote letters", "Filed papers"] },
    ];
    const items = jobs.flatMap(({ head, tasks }, index) =>
      [head, tasks].flatMap((lines, side) =>
        lines.map((text, row) =>
          item(`${side ? "• " : ""}${text}`, 50 + side * 200, 100 + index * 90 + row * 14),
        ),
      ),
    );
    expect(texts(page(...items))).toEqual(jobs.flatMap(({ head, tasks }) => [...head, ...tasks]));
  });

  it("reads the labels of a form row by row, with labels on more lines than their values", () => {
    const rows = [
      ["Dates", "2019 – 2021"],
      ["Name of the", "Tolland Stores"],
      ["employer"],
      ["Position held", "Clerk"],
      ["Main duties and"],
      ["responsibilities", "Sorted the post"],
      ["Dates", "2015 – 2018"],
    ];
    const items = rows.flatMap((cells, row) =>
      cells.map((text, column) => item(text, 50 + column * 120, 100 + row * 14)),
    );
    expect(texts(page(...items))).toEqual(rows.map((cells) => cells.join("\t")));
  });

  it("reads each label with the colon in a column of its own, however wide the next label is", () => {
    const rows = ["Company", "Designation", "Duration"];
    const items = rows.flatMap((label, row) => [
      item(label, 50, 100 + row * 14),
      item(":", 130, 100 + row * 14),
      item(`Value ${row}`, 149, 100 + row * 14),
    ]);
    expect(texts(page(...items))).toEqual(rows.map((label, row) => `${label}\t:\tValue ${row}`));
  });

  it("separates values from labels set flush right, however narrow the gap", () => {
    const rows = ["Dates", "Position held", "Employer", "Sector"];
    const items = rows.flatMap((label, row) => [
      flushRight(label, 170, 100 + row * 14),
      item("Value beside it", 182, 100 + row * 14),
    ]);
    expect(texts(page(...items))).toEqual(rows.map((label) => `${label}\tValue beside it`));
  });

  it("separates an email address from the heading that it touches", () => {
    const address = "asha.rao@example.com";
    const touching = item("EXPERIENCE", 50 + address.length * 5, 100, { bold: true });
    expect(texts(page(item(address, 50, 100), touching))).toEqual([`${address}\tEXPERIENCE`]);
  });

  it("keeps columns apart that an email address overflows", () => {
    const left = ["Asha Rao", "Mumbai", "asha.rao.of.the.long.street@example.com", "Skills", "Excel"];
    const right = ["Profile", "Kept the books of a mill", "Employment", "Clerk at Acme Ltd", "2019 – 2021"];
    const items = left.flatMap((text, row) => [
      item(text, 50, 100 + row * 20),
      item(right[row] ?? "", 240, 108 + row * 20),
    ]);
    expect(texts(page(...items))).toEqual([...left, ...right]);
  });

  it("separates plain words after bold ones, which are an employer after a title", () => {
    const row = (title: string, employer: string, y: number) => [
      item(title, 50, y, { bold: true }),
      item(employer, 53 + title.length * 5, y),
      item("2019 – 2021", 50, y - 14),
    ];
    const read = pdfLines([
      page(
        item("Work experience", 50, 80, { size: 14 }),
        ...row("STOCK CLERK", "NORTHMOOR", 120),
        ...row("CASHIER", "ELLERBY", 160),
      ),
    ]);
    expect(readLines({ ...read, pages: 1, hidden: "" }).resume.work).toMatchObject([
      { name: "NORTHMOOR", position: "STOCK CLERK" },
      { name: "ELLERBY", position: "CASHIER" },
    ]);
  });

  it("reads centred jobs above bullets", () => {
    const centred = (text: string, y: number) => item(text, 300 - text.length * 2.5, y);
    const job = (y: number, ...head: string[]) => [
      ...head.map((text, row) => centred(text, y + row * 14)),
      item("• Sorted the post", 250, y + 42),
      item("• Kept the books", 250, y + 56),
    ];
    const read = pdfLines([
      page(
        centred("Experience", 80),
        ...job(110, "Acme Holdings Ltd", "Stock Clerk", "January 2019 – May 2021"),
        ...job(190, "Marlow Ltd", "Typist", "2015 – 2018"),
      ),
    ]);
    expect(readLines({ ...read, pages: 1, hidden: "" }).resume.work).toMatchObject([
      { name: "Acme Holdings Ltd", position: "Stock Clerk" },
      { name: "Marlow Ltd", position: "Typist" },
    ]);
  });

  it("marks lines that end where the next word has no room", () => {
    const { lines } = pdfLines([
      page(
        item("EDUCATION", 50, 80, { size: 14, width: 90 }),
        item("BSc in Applied Physics and Industrial", 50, 100),
        item("Chemistry, University of Tampere and", 50, 112),
        item("Espoo", 50, 124),
        item("2010 - 2014", 50, 150),
      ),
    ]);
    expect(lines.map(({ wraps }) => wraps === true)).toEqual([false, true, true, false, false]);
    const { resume, sources, text } = readLines({ lines, links: [], pages: 1, hidden: "", warnings: [] });
    expect(resume.education).toMatchObject([{ area: "Applied Physics and Industrial Chemistry" }]);
    const [from = 0, to = 0] = sources.get("/education/0/area") ?? [];
    expect(text.slice(from, to)).toBe("Applied Physics and Industrial\nChemistry");
  });

  it("reads roles set further right than their bullets", () => {
    const { lines } = pdfLines([
      page(
        item("EXPERIENCE", 28, 80, { size: 14, width: 90 }),
        ...[0, 1].flatMap((index) => [
          item(
            ["Data Analyst @Beta Analytics", "Consultant @Gamma Systems"][index] ?? "",
            63,
            110 + index * 70,
          ),
          item(["2023 - Today", "2020 - 2022"][index] ?? "", 76, 122 + index * 70),
          item("• Analysed large datasets with SQL and Python for better campaigns", 38, 140 + index * 70),
        ]),
      ),
    ]);
    const { resume } = readLines({ lines, links: [], pages: 1, hidden: "", warnings: [] });
    expect(resume.work).toMatchObject([
      { position: "Data Analyst", name: "Beta Analytics" },
      { position: "Consultant", name: "Gamma Systems" },
    ]);
  });

  it("joins a date that a narrow column breaks over three rows", () => {
    expect(
      texts(
        page(
          item("February", 50, 100),
          item("Acme Ltd", 130, 100),
          item("2023 -", 50, 112),
          item("Nurse", 130, 112),
          item("Present", 50, 124),
          item("Ran the ward", 130, 124),
        ),
      ),
    ).toEqual(["February 2023 - Present\tAcme Ltd", "Nurse", "Ran the ward"]);
  });

  it("joins a table's cell with the words that had no room in its row", () => {
    expect(
      texts(
        page(
          item("Tynedale Small Animal", 50, 100),
          item("Veterinary Nurse", 175, 100),
          item("2018–2022", 400, 100),
          item("Practice", 50, 112),
        ),
      ),
    ).toEqual(["Tynedale Small Animal Practice\tVeterinary Nurse\t2018–2022"]);
  });

  it("separates cells with little space where those of other rows start", () => {
    expect(
      texts(
        page(
          item("Vets Now", 50, 100),
          item("Team Lead", 165, 100),
          item("Hart's", 50, 140),
          item("Head Baker", 165, 140),
          item("Whinfell Boarding Kennels", 50, 180, { width: 108 }),
          item("Kennel Hand", 165, 180),
        ),
      ).at(-1),
    ).toBe("Whinfell Boarding Kennels\tKennel Hand");
  });
});
