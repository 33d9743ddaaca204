import type { Page } from "@playwright/test";
import { Document, Packer, Paragraph } from "docx";
import { strToU8, zipSync } from "fflate";

/** All formats that the résumé reader supports. */
export const resumeFormats = [
  "pdf",
  "docx",
  "odt",
  "rtf",
  "html",
  "htm",
  "xml",
  "txt",
  "md",
  "json",
] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

export type Person = { name: string; email: string; phone: string };
export type ResumeFile = { name: string; mimeType: string; buffer: Buffer };

const skills = ["Zendesk", "Excel"];

function resumeLines({ name, email, phone }: Person): string[] {
  return [
    name,
    `${email} | ${phone}`,
    "Experience",
    "Support associate, Example Ltd, January 2021 - March 2025",
    "Answered 60 customers a day by chat",
    "Skills",
    skills.join(", "),
  ];
}

async function printPdf(lines: string[], page: Page): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setContent(lines.map((line) => `<p>${line}</p>`).join(""));
  const pdf = await printer.pdf();
  await printer.close();
  return pdf;
}

function odtFile(lines: string[]): Buffer {
  const office = "urn:oasis:names:tc:opendocument:xmlns:office:1.0";
  const text = "urn:oasis:names:tc:opendocument:xmlns:text:1.0";
  const body = lines.map((line) => `<text:p>${line}</text:p>`).join("");
  const content = `<office:document-content xmlns:office="${office}" xmlns:text="${text}"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return Buffer.from(
    zipSync({
      mimetype: strToU8("application/vnd.oasis.opendocument.text"),
      "content.xml": strToU8(content),
    }),
  );
}

function jsonResume({ name, email, phone }: Person): string {
  return JSON.stringify({
    basics: { name, email, phone },
    work: [{ name: "Example Ltd", position: "Support associate", startDate: "2021-01", endDate: "2025-03" }],
    skills: skills.map((skill) => ({ name: skill })),
  });
}

function europassXml({ name, email, phone }: Person): string {
  const [first = "", ...rest] = name.split(" ");
  const label = (text: string) => `<Label>${text}</Label>`;
  const job = `<WorkExperience><Period><From year="2021" month="--01"/><To year="2025" month="--03"/></Period><Position>${label("Support associate")}</Position><Employer><Name>Example Ltd</Name></Employer></WorkExperience>`;
  return `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification><PersonName><FirstName>${first}</FirstName><Surname>${rest.join(" ")}</Surname></PersonName><ContactInfo><Email><Contact>${email}</Contact></Email><TelephoneList><Telephone><Contact>${phone}</Contact></Telephone></TelephoneList></ContactInfo></Identification><WorkExperienceList>${job}</WorkExperienceList><Skills><Computer><Description>${skills.join(", ")}</Description></Computer></Skills></LearnerInfo></SkillsPassport>`;
}

/** A short résumé of a person in a format; `page` belongs to the browser that prints PDFs. */
export function resumeFile(format: ResumeFormat, person: Person, page: Page): Promise<ResumeFile>;
export function resumeFile(format: Exclude<ResumeFormat, "pdf">, person: Person): Promise<ResumeFile>;
export async function resumeFile(format: ResumeFormat, person: Person, page?: Page): Promise<ResumeFile> {
  const lines = resumeLines(person);
  const named = (mimeType: string, content: Buffer | string): ResumeFile => ({
    name: `resume.${format}`,
    mimeType,
    buffer: Buffer.from(content),
  });
  switch (format) {
    case "pdf":
      if (!page) throw new Error("A PDF is printed by a page");
      return named("application/pdf", await printPdf(lines, page));
    case "docx": {
      const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
      return named(
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        await Packer.toBuffer(document),
      );
    }
    case "odt":
      return named("application/vnd.oasis.opendocument.text", odtFile(lines));
    case "rtf":
      return named(
        "application/rtf",
        `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}${lines.join("\\par\n")}\\par}`,
      );
    case "html":
    case "htm":
      return named(
        "text/html",
        `<html><body>${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
      );
    case "xml":
      return named("text/xml", europassXml(person));
    case "txt":
      return named("text/plain", lines.join("\n"));
    case "md":
      return named(
        "text/markdown",
        lines.map((line, index) => (index === 0 ? `# ${line}` : line)).join("\n\n"),
      );
    case "json":
      return named("application/json", jsonResume(person));
  }
}
