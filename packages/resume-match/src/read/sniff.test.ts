import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { docxFile } from "./docx-file.fixture.ts";
import { decodeText, sniffFormat } from "./sniff.ts";

const failure = (code: string) => expect.objectContaining({ code });
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const compound = (text: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(512), ...utf16(text, true)]);

describe("sniffFormat", () => {
  it.each([
    ["pdf", latin1("%PDF-1.7\n%\xe2\xe3")],
    ["pdf", latin1(`${"\0".repeat(900)}\n%PDF-1.4`)],
    ["docx", docxFile("")],
    ["docx", zip({ "word/document2.xml": "x" })],
    ["odt", zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "" })],
    ["odt", zip({ "META-INF/manifest.xml": "", "content.xml": "" })],
    ["rtf", latin1("{\\rtf1 x}")],
    ["rtf", strToU8("\\pard\\b Jane\\par}{\\pard\\fs22 Acme\\par}")],
    ["text", strToU8("\\section{Work}\n\\textbf{Clerk}\\par\n\\item Led")],
    ["json", strToU8('\n { "basics": {} }')],
    ["json", strToU8("[1, 2]".replace("1", '{"a":1}'))],
    ["json", strToU8('{ "cut')],
    ["json", strToU8('{"basics": {"summary": "<p>a</p><p>b</p><ul><li>c</li></ul>"}}')],
    ["html", strToU8("\uFEFF <!-- saved -->\n<!DOCTYPE html><p>Jane")],
    ["html", strToU8('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>')],
    ["html", strToU8("Hello,<br>Jane Doe<br/>Engineer<br>")],
    ["html", strToU8("<div><p>Jane</p><p>Doe</p></div>")],
    ["europass", strToU8('<?xml version="1.0"?>\n<SkillsPassport/>')],
    ["europass", strToU8('<ns2:Candidate xmlns:ns2="http://www.europass.eu/1.0"/>')],
    ["text", strToU8("Skills: semantic HTML (<p></p>, <br>)")],
    ["text", strToU8("<h1 align=center>Jane</h1>\n<p></p><br>\n## Work\n- Led\n- Built")],
    // Half of each dash and bullet of a mis-decoded text is a control character.
    ["text", strToU8("Jane\n\u00e2\u0080\u00a2 2019 \u00e2\u0080\u0093 2021\n\u00e2\u0080\u00a2 Led")],
    ["text", strToU8("[Jane Doe](https://x.org)\n# Jane")],
    ["text", strToU8("Jane Doe – Ingénieure")],
    ["text", strToU8("MZ Consulting GmbH\nBM Partner")],
    ["text", strToU8("I wrote a %PDF-parser")],
    ["text", latin1("R\xe9sum\xe9 of Jos\xe9")],
    ["text", utf16("\uFEFFJane Doe Ж", true)],
  ])("recognises %s by its bytes", (format, bytes) => {
    expect(sniffFormat(bytes)).toBe(format);
  });

  it.each([
    ["empty-file", new Uint8Array()],
    ["empty-file", strToU8(" \r\n\t\f\u00A0")],
    ["empty-file", Uint8Array.from([0xff, 0xfe, 32, 0, 10, 0])],
    ["empty-file", Uint8Array.from([0xef, 0xbb, 0xbf])],
    ["encrypted", compound("EncryptedPackage")],
    ["unsupported", compound("WordDocument")],
    ["unsupported", latin1("\x89PNG\r\n\x1a\n")],
    ["unsupported", latin1("\xff\xd8\xff\xe0 JFIF")],
    ["unsupported", latin1("GIF89a\0\0")],
    ["unsupported", latin1("II*\0 tiff")],
    ["unsupported", latin1("RIFF\0\0\0\0WEBPVP8 ")],
    ["unsupported", latin1("MZ\x90\0\x03")],
    ["unsupported", latin1("\x7fELF\x02")],
    ["unsupported", gzipSync(strToU8("text"))],
    ["unsupported", zip({ "xl/workbook.xml": "" })],
    ["unsupported", zip({ "ppt/presentation.xml": "" })],
    ["unsupported", zip({ mimetype: "application/epub+zip" })],
    ["unsupported", zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "" })],
    [
      "unsupported",
      Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919 + (index >> 3) * 31) & 255),
    ],
    ["unsupported", new Uint8Array(100)],
    ["unsupported", strToU8('<?xml version="1.0"?><feed/>')],
    ["corrupt", docxFile("").subarray(0, 200)],
    ["corrupt", latin1("PK\x03\x04 nothing more")],
    ["too-large", new Uint8Array(10 * 1024 * 1024 + 1)],
  ])("answers %s", (code, bytes) => {
    expect(() => sniffFormat(bytes)).toThrow(failure(code));
  });
});

describe("decodeText", () => {
  it("reads UTF-8, UTF-16 with and without mark, and Windows-1252", () => {
    expect(decodeText(strToU8("\uFEFFé€"))).toBe("é€");
    expect(decodeText(utf16("\uFEFFé€Ж", true))).toBe("é€Ж");
    expect(decodeText(utf16("\uFEFFé€Ж", false))).toBe("é€Ж");
    expect(decodeText(utf16("Jane Doe", true))).toBe("Jane Doe");
    expect(decodeText(utf16("Jane Doe", false))).toBe("Jane Doe");
    expect(decodeText(latin1("R\xe9sum\xe9 \x80 \x93x\x94"))).toBe("Résumé € “x”");
  });

  it("keeps UTF-8 despite one bad byte", () => {
    expect(decodeText(Uint8Array.from([...strToU8("Ünïcödé "), 0xc3]))).toBe("Ünïcödé \uFFFD");
  });
});
