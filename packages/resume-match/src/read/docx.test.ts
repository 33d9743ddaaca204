import { describe, expect, it } from "vitest";
import {
  codes,
  NAMESPACES,
  paragraph,
  read,
  relationships,
  run,
  stylesPart,
  texts,
} from "./docx-file.fixture.ts";

describe("text of a Word document", () => {
  it("joins runs exactly, breaks cells at tabs and lines at breaks, and normalises characters", () => {
    const resume = read(
      `<w:p>${run("Ja")}${run("ne ")}${run("Doe")}<w:r><w:tab/></w:r>${run("2019&#160;– 2021")}<w:r><w:br/></w:r>${run("e\uFB03cient soft\u00ADware\u200B &amp; more")}<w:r><w:softHyphen/><w:noBreakHyphen/></w:r>${run("end")}</w:p>`,
    );
    expect(texts(resume)).toEqual(["Jane Doe\t2019 – 2021", "efficient software & more-end"]);
    expect(resume.lines[0]?.cells).toEqual(["Jane Doe", "2019 – 2021"]);
    expect(resume.warnings).toEqual([]);
  });

  it("leaves out deletions, keeps insertions, and drops symbols", () => {
    const resume = read(
      `<w:p>${run("A ")}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins>${run("kept")}</w:ins><w:moveFrom>${run("moved")}</w:moveFrom><w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r></w:p>`,
    );
    expect(texts(resume)).toEqual(["A kept"]);
  });

  it("marks list items and literal bullets, and strips the bullet", () => {
    const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>';
    const styles = stylesPart(
      `<w:style w:type="paragraph" w:styleId="LB"><w:name w:val="List Bullet"/><w:pPr>${list}</w:pPr></w:style>`,
    );
    const resume = read(
      paragraph("one", list) +
        paragraph("• two") +
        paragraph("- three") +
        paragraph("four", '<w:pStyle w:val="LB"/>') +
        paragraph("no list", '<w:pStyle w:val="LB"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
        `<w:p><w:r><w:sym w:font="Symbol" w:char="F0B7"/><w:tab/></w:r>${run("five")}</w:p>` +
        paragraph("-3 degrees"),
      { "word/styles.xml": styles },
    );
    expect(resume.lines.map((line) => [line.text, line.bullet])).toEqual([
      ["one", true],
      ["two", true],
      ["three", true],
      ["four", true],
      ["no list", false],
      ["five", true],
      ["-3 degrees", false],
    ]);
  });

  it("resolves headings, size and bold through styles and defaults", () => {
    const styles = stylesPart(
      `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
       <w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>
       <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="N"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
       <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Section"/><w:basedOn w:val="berschrift1"/></w:style>
       <w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>
       <w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>`,
    );
    const resume = read(
      paragraph("Experience", '<w:pStyle w:val="Own"/>') +
        paragraph("Plain") +
        paragraph("Strong", "", '<w:rStyle w:val="Strong"/>') +
        `<w:p>${run("Half ", "<w:b/>")}${run("bold")}</w:p>` +
        paragraph("Off", '<w:pStyle w:val="Own"/>', '<w:b w:val="0"/>') +
        paragraph("Loop", '<w:pStyle w:val="Loop"/><w:outlineLvl w:val="1"/>'),
      { "word/styles.xml": styles },
    );
    expect(resume.lines.map(({ text, isHeading, size, bold }) => [text, isHeading, size, bold])).toEqual([
      ["Experience", true, 16, true],
      ["Plain", false, 11, false],
      ["Strong", false, 11, true],
      ["Half bold", false, 11, false],
      ["Off", true, 16, false],
      ["Loop", true, 11, false],
    ]);
  });

  it("measures the gap by spacing and empty paragraphs", () => {
    const space = '<w:spacing w:before="240" w:after="120"/>';
    const resume = read(
      paragraph("one", space) +
        paragraph("two") +
        paragraph("three", space) +
        paragraph("") +
        paragraph("four"),
    );
    expect(resume.lines.map((line) => line.gap)).toEqual([0, 0.5, 1, 1.5]);
  });

  it("counts pages by rendered breaks, or else by the author's", () => {
    const broken = `<w:p>${run("a")}<w:r><w:br w:type="page"/></w:r></w:p>`;
    expect(read(broken + paragraph("b")).pages).toBe(2);
    const rendered = `<w:p><w:r><w:lastRenderedPageBreak/></w:r>${run("b")}</w:p>`;
    const resume = read(broken + rendered + rendered);
    expect(resume.pages).toBe(3);
    expect(resume.lines.map((line) => line.page)).toEqual([0, 1, 2]);
  });

  it("separates invisible text", () => {
    const dark = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const white = '<w:color w:val="FFFFFF"/>';
    const resume = read(
      `<w:p>${run("Seen ")}${run("kubernetes", "<w:vanish/>")}${run("text")}</w:p>` +
        paragraph("white words", "", white) +
        paragraph("banner", dark, white) +
        paragraph("tiny", "", '<w:sz w:val="2"/>') +
        paragraph("not hidden", "", '<w:vanish w:val="0"/>'),
    );
    expect(texts(resume)).toEqual(["Seen text", "banner", "not hidden"]);
    expect(resume.hidden).toBe("kubernetes\nwhite words\ntiny");
    expect(codes(resume)).toEqual(["hidden-text"]);
  });

  it("reads white text on a dark cell and over a picture", () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="000000"/></w:tcPr>${paragraph("x", "", white)}</w:tc></w:tr></w:tbl>`;
    expect(texts(read(cell))).toEqual(["x"]);
    const picture = '<w:p><w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r></w:p>';
    expect(texts(read(picture + paragraph("y", "", white)))).toEqual(["y"]);
  });
});

describe("links of a Word document", () => {
  it("finds hyperlinks by relationship, in fields, on pictures and in headers", () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const resume = read(
      `<w:p><w:hyperlink r:id="l1">${run("Linked")}${run("In")}</w:hyperlink></w:p>
       <w:p>${field("begin")}<w:r><w:instrText> HYPERLINK "https://x.org/" \\o "tip"</w:instrText></w:r>${field("separate")}${run("Site")}${field("end")}</w:p>
       <w:p><w:fldSimple w:instr="HYPERLINK mailto:a@b.de">${run("Mail")}</w:fldSimple></w:p>
       <w:p><w:r><w:drawing><wp:inline><wp:docPr><a:hlinkClick r:id="l2"/></wp:docPr></wp:inline></w:drawing></w:r></w:p>
       <w:p><w:hyperlink w:anchor="inside">${run("inside")}</w:hyperlink></w:p>`,
      {
        "word/_rels/document.xml.rels": relationships({
          l1: ["hyperlink", "https://linkedin.com/in/jane"],
          l2: ["hyperlink", "https://github.com/jane"],
        }),
        "word/header1.xml": `<w:hdr ${NAMESPACES}><w:p><w:hyperlink r:id="l1">${run("Web")}</w:hyperlink></w:p></w:hdr>`,
        "word/_rels/header1.xml.rels": relationships({ l1: ["hyperlink", "https://jane.dev"] }),
      },
    );
    expect(resume.links).toEqual([
      { url: "https://jane.dev", text: "Web" },
      { url: "https://linkedin.com/in/jane", text: "LinkedIn" },
      { url: "https://x.org/", text: "Site" },
      { url: "mailto:a@b.de", text: "Mail" },
      { url: "https://github.com/jane", text: "" },
    ]);
    expect(texts(resume)).toEqual(["Web", "LinkedIn", "Site", "Mail", "inside"]);
  });
});
