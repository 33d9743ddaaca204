import { Paragraph, TextRun } from "docx";
import { dateGrammar, endYear, shortMonth } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { joined } from "./html.ts";
import type { DocxLayout } from "./layout.ts";
import { heading, line, tabbed, wordBullets, wordDocument, wordLink } from "./word.ts";

const workDates = dateGrammar({ point: shortMonth, to: " – ", present: "Present" });
const educationDates = endYear;

function render(resume: Resume) {
  const { basics } = resume;
  return wordDocument("Calibri", 11, {
    children: [
      new Paragraph({ children: [new TextRun({ text: basics.name, bold: true, size: 40 })] }),
      ...line(joined([basics.location, ...phones(resume), basics.email], " | ")),
      ...links(resume).map((url) => wordLink(url)),
      ...(resume.summary ? [heading("Professional Summary"), ...line(resume.summary)] : []),
      ...(resume.work.length > 0 ? [heading("Professional Experience")] : []),
      ...resume.work.flatMap((job) => [
        tabbed(joined([job.name, job.location], ", "), workDates(job, resume.present).text),
        ...line(job.position, { italics: true }),
        ...wordBullets(job.highlights),
      ]),
      heading("Education"),
      ...resume.education.flatMap((study) => [
        tabbed(study.institution, educationDates(study, resume.present).text),
        ...line(joined([degree(study), study.score], ", ")),
      ]),
      heading("Technical Skills"),
      ...resume.skills.flatMap((skill) => line(joined([skill.name, skill.keywords.join(", ")], ": "))),
      ...extras(resume, workDates).flatMap((extra) => [heading(extra.title), ...wordBullets(extra.lines)]),
    ],
  });
}

export const wordTabs: DocxLayout = {
  name: "word-tabs",
  about: "Word, single column, heading styles, dates behind a tab, employer first",
  format: "docx",
  workDates,
  educationDates,
  render,
};
