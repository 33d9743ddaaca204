import { describe, expect, it } from "vitest";
import { readRtf } from "./rtf.ts";

const read = (source: string) => readRtf(Uint8Array.from(source, (letter) => letter.charCodeAt(0)));
const texts = (source: string) => read(source).lines.map((line) => line.text);
const HEAD = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil\fcharset0 Arial;}{\f1\fnil\fcharset2 Symbol;}{\f2\fnil\fcharset204 Arial Cyr;}}{\colortbl;\red255\green255\blue255;\red0\green0\blue0;}{\stylesheet{\s1 heading 1;}}{\info{\author Nobody}}{\*\generator X 1.0;}`;
const raw = (strings: TemplateStringsArray) => `${HEAD}${strings.raw[0] ?? ""}}`;

describe("readRtf", () => {
  it("reads paragraphs, lines and cells, but none of the tables at the start", () => {
    expect(
      texts(raw`\pard Jane\par Two\line three\tab four\par\pard {\*\unknown no}{\pict 00ff}End`),
    ).toEqual(["Jane", "Two", "three\tfour", "End"]);
  });

  it("reads a fragment without its head, whatever groups it has lost", () => {
    expect(texts(String.raw`\pard\b Jane\par}{\pard Acme\tab 2019\par}\pard End`)).toEqual([
      "Jane",
      "Acme\t2019",
      "End",
    ]);
    expect(texts(String.raw`{\pard Jane\par{\b Acme`)).toEqual(["Jane", "Acme"]);
  });

  it("decodes code pages, Unicode with fallbacks, and named characters", () => {
    expect(
      texts(
        raw`R\'e9sum\'e9 \u8364?\uc2\u8211\'96\'96 \uc0\u233 x\par {\f2\'cf\'f0}\par a\emdash b\~c\_d\-e\{\}\\`,
      ),
    ).toEqual(["Résumé €– éx", "Пр", "a—b c-de{}\\"]);
    expect(texts(String.raw`{\rtf1\ansi\ansicpg1251{\fonttbl{\f0\fcharset0 A;}}\f0 \'cf\'f0}`)).toEqual([
      "Пр",
    ]);
    expect(texts(String.raw`{\rtf1\ansi\ansicpg1250 \'9a\'e8}`)).toEqual(["šč"]);
  });

  it("joins surrogate pairs", () => {
    expect(texts(raw`x\u-10179?\u-8704?`)).toEqual(["x\u{1F600}"]);
  });

  it("reads bold, size, headings, spacing and pages", () => {
    const resume = read(
      raw`\pard\outlinelevel0\sb240\b\fs32 Work\b0\par\pard\plain Text {\b part}\par\par\page{\b\fs20 Next}\par`,
    );
    expect(
      resume.lines.map(({ text, size, bold, isHeading, gap, page }) => [
        text,
        size,
        bold,
        isHeading,
        gap,
        page,
      ]),
    ).toEqual([
      ["Work", 16, true, true, 0, 0],
      ["Text part", 12, false, false, 0, 0],
      ["Next", 10, true, false, 1, 1],
    ]);
    expect(resume.pages).toBe(2);
  });

  it("recognises bullets as list text, as characters and by list", () => {
    const resume = read(
      raw`{\listtext\f1\'b7\tab}one\par{\pntext\f0 1.\tab}two\par{\f1\'b7}\tab three\par\bullet  four\par\pard\ls1 five\par\pard six`,
    );
    expect(resume.lines.map((line) => [line.text, line.bullet])).toEqual([
      ["one", true],
      ["two", true],
      ["three", true],
      ["four", true],
      ["five", true],
      ["six", false],
    ]);
  });

  it("reads tables row by row, and links of fields", () => {
    const resume = read(
      raw`\trowd\cellx1\cellx2\pard\intbl 2019\cell Acme\cell\row\trowd\pard\intbl 2018\cell Beta\cell\row\pard See {\field{\*\fldinst{HYPERLINK "https://x.org/a"}}{\fldrslt{\ul here}}}.`,
    );
    expect(resume.lines.map((line) => line.text)).toEqual(["2019\tAcme", "2018\tBeta", "See here."]);
    expect(resume.links).toEqual([{ url: "https://x.org/a", text: "here" }]);
  });

  it("separates hidden, white and tiny text", () => {
    const resume = read(raw`Seen{\v secret} and {\cf1 white}{\fs2 tiny}{\cf2 black}{\deleted gone}\par`);
    expect(resume.lines.map((line) => line.text)).toEqual(["Seen and black"]);
    expect(resume.hidden).toBe("secret\nwhitetiny");
    expect(resume.warnings.map((warning) => warning.code)).toEqual(["hidden-text"]);
  });

  it("reads headers, footers and text boxes", () => {
    const resume = read(
      raw`{\header\pard j@d.org\par}{\footer\pard Page {\field{\*\fldinst PAGE}{\fldrslt 1}}\par}Body{\shp{\*\shpinst\shpleft1{\sp{\sn x}{\sv y}}{\shptxt\pard Boxed\par}}{\shprslt no}}\par After`,
    );
    expect(resume.lines.map((line) => [line.text, line.column])).toEqual([
      ["j@d.org", 0],
      ["Body", 0],
      ["Boxed", 1],
      ["After", 2],
    ]);
    expect(resume.warnings.map((warning) => warning.code)).toEqual(["contact-in-header", "text-boxes"]);
  });

  it("refuses 100,000 open groups and files truncated within a group, and skips binary data", () => {
    const corrupt = expect.objectContaining({ code: "corrupt" });
    expect(() => read(`{\\rtf1 ${"{".repeat(100_000)}`)).toThrow(corrupt);
    expect(() => read("{\\rtf1 Jane {\\b bold {\\i it")).toThrow(corrupt);
    expect(texts("{\\rtf1 a\\bin4 }}}}b}")).toEqual(["ab"]);
    expect(texts("{\\rtf1 a}}}} b")).toEqual(["a"]);
    expect(texts("{\\rtf1 a\\'zz\\u\\bin99999999 ")).toHaveLength(1);
  });

  it("stays fast on millions of words", () => {
    const start = process.cpuUsage();
    expect(() => read(`{\\rtf1 ${"\\par".repeat(2_000_000)}}`)).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
    read(`{\\rtf1 {\\pict ${"0f".repeat(4_000_000)}}${"{\\b x}".repeat(100_000)}}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });
});
