import { AlignmentType, Header, Paragraph, TextRun } from "docx";
import { dateGrammar, shortYear, years } from "../dates.ts";
import { links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { joined } from "./html.ts";
import type { DocxLayout } from "./layout.ts";
import { boldHeading, line, wordBullets, wordDocument, wordTable } from "./word.ts";

const workDates = dateGrammar({ point: shortYear, to: " to ", present: "till date" });
const educationDates = years;

function head(resume: Resume): Header {
  const { basics } = resume;
  const contact = joined([basics.location, ...phones(resume), basics.email, ...links(resume)], " • ");
  const centred = (text: string, size: number, bold = false) =>
    new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, bold, size })] });
  return new Header({ children: [centred(basics.name, 32, true), centred(contact, 18)] });
}

function render(resume: Resume) {
  const bold = (text: string) => line(text, { bold: true });
  const workRows = resume.work.map((job) => [
    line(workDates(job, resume.present).text),
    [...bold(job.position), ...line(joined([job.name, job.location], ", ")), ...wordBullets(job.highlights)],
  ]);
  const educationRows = resume.education.map((study) => [
    line(study.studyType),
    line(study.area),
    line(study.institution),
    line(joined([educationDates(study, resume.present).text, study.score], ", ")),
  ]);
  const educationHead = ["Course", "Specialisation", "School / University", "Year, result"].map(bold);
  return wordDocument("Cambria", 11, {
    headers: { default: head(resume) },
    children: [
      ...(resume.summary ? [boldHeading("Objective"), ...line(resume.summary)] : []),
      ...(resume.work.length > 0
        ? [boldHeading("Employment Details"), wordTable([2200, 7200], workRows, { ruled: true })]
        : []),
      boldHeading("Educational Details"),
      wordTable([2200, 2400, 3000, 1800], [educationHead, ...educationRows], { ruled: true }),
      boldHeading("Skills"),
      ...line(skillNames(resume).join(", ")),
      ...extras(resume, workDates).flatMap((extra) => [
        boldHeading(extra.title),
        ...wordBullets(extra.lines),
      ]),
    ],
  });
}

export const wordHeader: DocxLayout = {
  name: "word-header",
  about: "Word, name and contact in the page header, work and education in ruled tables",
  format: "docx",
  workDates,
  educationDates,
  render,
};
