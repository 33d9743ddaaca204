import { describe, expect, it } from "vitest";
import { readDocx } from "./docx.ts";
import {
  codes,
  docxFile,
  NAMESPACES,
  paragraph,
  read,
  relationships,
  run,
  table,
  texts,
} from "./docx-file.fixture.ts";

const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
const margin = (kind: string, content: string) => `<w:${kind} ${NAMESPACES}>${content}</w:${kind}>`;

describe("tables of a Word document", () => {
  it("makes one line of each row with one paragraph per cell", () => {
    const resume = read(
      paragraph("Experience") +
        table([
          [["2019–2021"], ["Acme"], ["Engineer"]],
          [["2015–2019"], ["Beta"], [""]],
        ]),
    );
    expect(texts(resume)).toEqual(["Experience", "2019–2021\tAcme\tEngineer", "2015–2019\tBeta"]);
    expect(resume.lines[1]?.cells).toEqual(["2019–2021", "Acme", "Engineer"]);
    expect(resume.lines.map((line) => line.column)).toEqual([0, 0, 0]);
    expect(codes(resume)).toEqual(["tables"]);
  });

  it("gives a row the look of its first cell: a bold heading beside its section", () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const bold = `<w:p>${run("Skills", "<w:b/>")}</w:p>`;
    const [row] = read(`<w:tbl><w:tr>${cell(bold)}${cell(paragraph("Java, SQL"))}</w:tr></w:tbl>`).lines;
    expect(row).toMatchObject({ cells: ["Skills", "Java, SQL"], bold: true });
  });

  it("reads a layout table cell by cell, each as a column", () => {
    const resume = read(
      paragraph("Jane Doe") +
        table([
          [
            ["Skills", "Java", "SQL"],
            ["Experience", "Engineer", "Acme", "Tester"],
          ],
        ]) +
        paragraph("End"),
    );
    expect(resume.lines.map((line) => [line.text, line.column])).toEqual([
      ["Jane Doe", 0],
      ["Skills", 1],
      ["Java", 1],
      ["SQL", 1],
      ["Experience", 2],
      ["Engineer", 2],
      ["Acme", 2],
      ["Tester", 2],
      ["End", 3],
    ]);
    expect(codes(resume)).toEqual(["columns"]);
  });

  it("keeps a sidebar together over rows, with its headings in separate rows", () => {
    const resume = read(
      table([
        [["Jane Doe"]],
        [["Skills"], ["Experience"]],
        [
          ["a", "b", "c", "d"],
          ["1", "2", "3", "4"],
        ],
        [["Hobbies", "e", "f", "g"], ["5"]],
      ]),
    );
    expect(texts(resume).join(" ")).toBe("Jane Doe Skills a b c d Hobbies e f g Experience 1 2 3 4 5");
    expect(resume.lines.map((line) => line.column).join("")).toBe("0111111111222222");
  });

  it("joins a date beside many paragraphs with the first, and puts a side heading before them", () => {
    const resume = read(
      table([
        [
          ["2019 –", "2021"],
          ["Engineer, Acme", "• Built", "• Ran", "• Led"],
        ],
        [["Education"], ["MSc", "Uni", "Thesis", "Grade"]],
      ]),
    );
    expect(texts(resume)).toEqual([
      "2019 – 2021\tEngineer, Acme",
      "Built",
      "Ran",
      "Led",
      "Education",
      "MSc",
      "Uni",
      "Thesis",
      "Grade",
    ]);
  });

  it("reads nested tables", () => {
    const inner = table([[["Java"], ["5 years"]]]);
    const resume = read(`<w:tbl><w:tr><w:tc>${paragraph("Skills")}${inner}</w:tc></w:tr></w:tbl>`);
    expect(texts(resume)).toEqual(["Skills", "Java\t5 years"]);
  });
});

describe("text boxes of a Word document", () => {
  it("reads one of the alternatives once, after its paragraph, in its own column", () => {
    const resume = read(
      `<w:p>${run("Anchor")}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${box("Boxed")}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box("Boxed")}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
        paragraph("Next") +
        `<w:p><w:r><w:pict><v:shape fillcolor="#333"><v:textbox><w:txbxContent>${paragraph("White", "", '<w:color w:val="FFFFFF"/>')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
    );
    expect(resume.lines.map((line) => [line.text, line.column])).toEqual([
      ["Anchor", 0],
      ["Boxed", 1],
      ["Next", 2],
      ["White", 3],
    ]);
    expect(codes(resume)).toEqual(["text-boxes"]);
  });
});

describe("headers and footers of a Word document", () => {
  it("reads headers first, footers last, page numbers never, and repeated text once", () => {
    const page = `<w:fldSimple w:instr=" PAGE ">${run("3")}</w:fldSimple>`;
    const resume = read(
      paragraph("Jane Doe") +
        paragraph("Summary") +
        '<w:sectPr><w:headerReference w:type="default" r:id="h2"/><w:headerReference w:type="first" r:id="h1"/><w:footerReference r:id="f1"/><w:cols w:num="2"/></w:sectPr>',
      {
        "word/_rels/document.xml.rels": relationships({
          h1: ["header", "header1.xml"],
          h2: ["header", "/word/header2.xml"],
          f1: ["footer", "footer1.xml"],
        }),
        "word/header1.xml": margin(
          "hdr",
          paragraph("jane@doe.org | +49 170 1234567") + paragraph("Jane Doe"),
        ),
        "word/header2.xml": margin(
          "hdr",
          `${paragraph("Curriculum vitae")}<w:p>${run("Page ")}${page}${run(" of 4")}</w:p>`,
        ),
        "word/header9.xml": margin("hdr", paragraph("left behind by the template")),
        "word/footer1.xml": margin(
          "ftr",
          paragraph("Curriculum vitae") + paragraph("References on request") + paragraph("- 2 -"),
        ),
      },
    );
    expect(texts(resume)).toEqual([
      "jane@doe.org | +49 170 1234567",
      "Curriculum vitae",
      "Jane Doe",
      "Summary",
      "References on request",
    ]);
    expect(codes(resume)).toEqual(["contact-in-header", "columns"]);
  });

  it("does not warn if the body has the same contact details, or for a period", () => {
    const parts = { "word/header1.xml": margin("hdr", paragraph("j@d.org, (0170) 123-4567, 2019 - 2021")) };
    expect(codes(read(paragraph("J@D.org 0170 1234567"), parts))).toEqual([]);
    expect(codes(read(paragraph("j@d.org"), parts))).toEqual(["contact-in-header"]);
  });
});

describe("hostile Word documents", () => {
  it("reads other prefixes of the same namespace", () => {
    const xml =
      '<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r><ns0:t>Hi</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>';
    expect(texts(readDocx(docxFile("", { "word/document.xml": xml })))).toEqual(["Hi"]);
  });

  it("refuses documents without body, with a DOCTYPE, and nested too deeply", () => {
    const bomb = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><d>&b;</d>';
    const deep = "<w:p>".repeat(5000) + "</w:p>".repeat(5000);
    for (const parts of [{ "word/document.xml": "<a/>" }, { "word/document.xml": bomb }]) {
      expect(() => read("", parts)).toThrow(expect.objectContaining({ code: "corrupt" }));
    }
    expect(() => read(deep)).toThrow(expect.objectContaining({ code: "corrupt" }));
  });

  it("refuses more lines than any résumé has", () => {
    const start = process.cpuUsage();
    expect(() => read(`<w:p>${"<w:r><w:t>x</w:t><w:br/></w:r>".repeat(60_000)}</w:p>`)).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });
});
