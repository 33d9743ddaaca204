import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentProblem } from "./document-kind.ts";

const folder = "packages/resume-match/regression/files";
const fileOf = (name: string, content: Uint8Array<ArrayBuffer> | string) => new File([content], name);
const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));

test.each([
  ["adebayo-uk-classic.pdf", "cv.pdf"],
  ["adebayo-docx-tabstops.docx", "cv.DOCX"],
  ["maguire-odt-headings.odt", "cv.odt"],
  ["santos-rtf-plain-office.rtf", "cv.rtf"],
])("%s is accepted as %s", async (file, name) => {
  expect(await documentProblem(fileOf(name, read(file)))).toBeUndefined();
});

test.each([
  ["nothing", fileOf("cv.pdf", ""), "EMPTY"],
  ["text called PDF", fileOf("cv.pdf", "Meera Patil, 4 years"), "OTHER_KIND"],
  ["a PDF called text", fileOf("cv.txt", read("adebayo-uk-classic.pdf")), "OTHER_KIND"],
  ["a picture", fileOf("aadhaar.pdf", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), "PICTURE"],
  ["a program", fileOf("cv.exe", "MZ"), "NO_DOCUMENT"],
  ["eleven megabytes", fileOf("cv.txt", "x".repeat(11 * 1024 * 1024)), "TOO_LARGE"],
])("%s is refused", async (_, file, problem) => {
  expect(await documentProblem(file)).toBe(problem);
});

test("a text file is accepted, whatever its first letters", async () => {
  expect(await documentProblem(fileOf("cv.txt", "MMR trainer\nMeera Patil"))).toBeUndefined();
});
