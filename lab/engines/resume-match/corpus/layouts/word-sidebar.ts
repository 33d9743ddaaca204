import { dateGrammar, slashed, years } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { joined } from "./html.ts";
import type { DocxLayout } from "./layout.ts";
import { boldHeading, line, wordBullets, wordDocument, wordLink, wordTable } from "./word.ts";

const workDates = dateGrammar({ point: slashed, to: " – ", present: "present" });
const educationDates = years;

function render(resume: Resume) {
  const { basics } = resume;
  const more = extras(resume, workDates);
  const isAside = (kind: string) => ["languages", "interests"].includes(kind);
  const aside = [
    boldHeading("Contact"),
    ...phones(resume).flatMap((phone) => line(phone)),
    ...line(basics.email),
    ...line(basics.location),
    ...links(resume).map((url) => wordLink(url)),
    boldHeading("Expertise"),
    ...skillNames(resume).flatMap((skill) => line(skill)),
    ...more
      .filter(({ kind }) => isAside(kind))
      .flatMap((extra) => [boldHeading(extra.title), ...extra.lines.flatMap((text) => line(text))]),
  ];
  const main = [
    ...(resume.summary ? [boldHeading("Profile"), ...line(resume.summary)] : []),
    ...(resume.work.length > 0 ? [boldHeading("Work History")] : []),
    ...resume.work.flatMap((job) => [
      ...line(job.position, { bold: true }),
      ...line(joined([job.name, workDates(job, resume.present).text], " | ")),
      ...wordBullets(job.highlights),
    ]),
    boldHeading("Education"),
    ...resume.education.flatMap((study) => [
      ...line(degree(study), { bold: true }),
      ...line(joined([study.institution, educationDates(study, resume.present).text, study.score], " | ")),
    ]),
    ...more
      .filter(({ kind }) => !isAside(kind))
      .flatMap((extra) => [boldHeading(extra.title), ...wordBullets(extra.lines)]),
  ];
  return wordDocument("Arial", 10, {
    properties: { page: { margin: { left: 700, right: 700, top: 700, bottom: 700 } } },
    children: [
      ...line(basics.name.toUpperCase(), { bold: true }),
      ...line(basics.label),
      wordTable([3000, 7300], [[aside, main]], { ruled: false }),
    ],
  });
}

export const wordSidebar: DocxLayout = {
  name: "word-sidebar",
  about: "Word, unruled two-column table with a sidebar, bold text instead of heading styles",
  format: "docx",
  workDates,
  educationDates,
  render,
};
