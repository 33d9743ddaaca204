import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readOdt } from "./odt.ts";

const ODF = "urn:oasis:names:tc:opendocument:xmlns";
const NAMESPACES = `xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:style="${ODF}:style:1.0" xmlns:table="${ODF}:table:1.0" xmlns:draw="${ODF}:drawing:1.0" xmlns:fo="${ODF}:xsl-fo-compatible:1.0" xmlns:manifest="${ODF}:manifest:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"`;

function odtFile(body: string, styles = "", parts: Record<string, string> = {}): Uint8Array {
  const files: Record<string, string> = {
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
const read = (body: string, styles = "", parts: Record<string, string> = {}) =>
  readOdt(odtFile(body, styles, parts));
const style = (family: string, name: string, content: string, more = "") =>
  `<style:style style:family="${family}" style:name="${name}" ${more}>${content}</style:style>`;

describe("readOdt", () => {
  it("reads paragraphs, headings, tabs, spaces, line breaks and links", () => {
    const resume = read(
      `<text:h text:outline-level="1">Experi<text:span>ence</text:span></text:h>
       <text:p>Acme<text:tab/>2019<text:s text:c="5"/>– 2021<text:line-break/>e\uFB03cient
         <text:a xlink:href="https://x.org">my <text:span>site</text:span></text:a><text:a xlink:href="#top">up</text:a></text:p>
       <text:p/>
       <text:p>Last<text:note><text:note-body><text:p>note</text:p></text:note-body></text:note></text:p>`,
    );
    expect(resume.lines.map((line) => [line.text, line.isHeading, line.gap])).toEqual([
      ["Experience", true, 0],
      ["Acme\t2019 – 2021", false, 0],
      ["efficient my siteup", false, 0],
      ["Last", false, 1],
    ]);
    expect(resume.links).toEqual([{ url: "https://x.org", text: "my site" }]);
    expect(resume.warnings).toEqual([]);
  });

  it("reads lists as bullets, nested too, and tables as docx does", () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const resume = read(
      `<text:list><text:list-item><text:p>one</text:p><text:p>more</text:p><text:list><text:list-item><text:p>two</text:p></text:list-item></text:list></text:list-item></text:list>
       <table:table><table:table-column/><table:table-header-rows><table:table-row>${cell("2019")}${cell("Acme")}</table:table-row></table:table-header-rows></table:table>`,
    );
    expect(resume.lines.map((line) => [line.text, line.bullet])).toEqual([
      ["one", true],
      ["more", false],
      ["two", true],
      ["2019\tAcme", false],
    ]);
  });

  it("resolves size, bold, spacing and pages through parent styles", () => {
    const named = `<office:document-styles ${NAMESPACES}><office:styles>
      <style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>
      ${style("paragraph", "Heading_20_1", '<style:text-properties fo:font-weight="bold" fo:font-size="150%"/><style:paragraph-properties fo:margin-top="0.25in"/>')}
    </office:styles></office:document-styles>`;
    const resume = read(
      `<text:p>Intro <text:span text:style-name="T1">bold</text:span></text:p><text:p text:style-name="P1">Work</text:p><text:p text:style-name="P2">Next page</text:p>`,
      style("paragraph", "P1", "", 'style:parent-style-name="Heading_20_1"') +
        style("paragraph", "P2", '<style:paragraph-properties fo:break-before="page"/>') +
        style("text", "T1", '<style:text-properties fo:font-weight="bold"/>'),
      { "styles.xml": named },
    );
    expect(
      resume.lines.map(({ size, bold, gap, isHeading, page }) => [size, bold, gap, isHeading, page]),
    ).toEqual([
      [11, false, 0, false, 0],
      [16.5, true, 1.5, true, 0],
      [11, false, 0, false, 1],
    ]);
    expect(resume.pages).toBe(2);
  });

  it("separates hidden text and skips deletions", () => {
    const resume = read(
      `<text:tracked-changes><text:changed-region><text:deletion><text:p>deleted</text:p></text:deletion></text:changed-region></text:tracked-changes>
       <text:p>Seen<text:span text:style-name="T1">white</text:span><text:span text:style-name="T2">none</text:span></text:p>
       <text:section text:display="none"><text:p>section</text:p></text:section>`,
      style("text", "T1", '<style:text-properties fo:color="#ffffff"/>') +
        style("text", "T2", '<style:text-properties text:display="none"/>'),
    );
    expect(resume.lines.map((line) => line.text)).toEqual(["Seen"]);
    expect(resume.hidden).toBe("whitenone\nsection");
  });

  it("reads text boxes in their own column, headers first and footers last", () => {
    const margins = `<office:document-styles ${NAMESPACES}><office:master-styles><style:master-page style:name="Standard"><style:header><text:p>jane@doe.org</text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number></text:p><text:p>Berlin</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`;
    const resume = read(
      `<text:p>Anchor<draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame></text:p><text:p>Next</text:p>`,
      "",
      { "styles.xml": margins },
    );
    expect(resume.lines.map((line) => [line.text, line.column])).toEqual([
      ["jane@doe.org", 0],
      ["Anchor", 0],
      ["Boxed", 1],
      ["Next", 2],
      ["Berlin", 3],
    ]);
    expect(resume.warnings.map((warning) => warning.code)).toEqual(["contact-in-header", "text-boxes"]);
  });

  it("reports encryption, and refuses broken and other documents", () => {
    const locked = `<manifest:manifest ${NAMESPACES}><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`;
    const other = `<office:document-content ${NAMESPACES}><office:body><office:spreadsheet/></office:body></office:document-content>`;
    const cases: [string, Record<string, string>][] = [
      ["encrypted", { "META-INF/manifest.xml": locked, "content.xml": "\u0001\u0002" }],
      ["unsupported", { "content.xml": other }],
      ["corrupt", { "content.xml": "<a/>" }],
      ["corrupt", { "content.xml": "<!DOCTYPE a><a/>" }],
    ];
    for (const [code, parts] of cases) {
      expect(() => read("", "", parts)).toThrow(expect.objectContaining({ code }));
    }
  });
});
