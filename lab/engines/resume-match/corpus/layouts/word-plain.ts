import { Paragraph, TextRun } from "docx";
import { dateGrammar, endYear, longMonth } from "../dates.ts";
import { degree, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { joined } from "./html.ts";
import type { DocxLayout } from "./layout.ts";
import { wordDocument } from "./word.ts";

const workDates = dateGrammar({ point: longMonth, to: " – ", present: "To Date" });
const educationDates = endYear;

/** Lines separated by breaks inside one paragraph, as Shift+Enter makes them. */
function block(lines: string[]): Paragraph[] {
  const texts = lines.filter((text) => text !== "");
  if (texts.length === 0) return [];
  const children = texts.map((text, index) => new TextRun({ text, break: index > 0 ? 1 : 0 }));
  return [new Paragraph({ children, spacing: { after: 160 } })];
}

function render(resume: Resume) {
  const { basics } = resume;
  return wordDocument("Times New Roman", 12, {
    children: [
      ...block(["RESUME"]),
      ...block([basics.name, basics.location ?? "", ...phones(resume), basics.email]),
      ...(resume.summary ? block(["Career Objective:", resume.summary]) : []),
      ...(resume.work.length > 0 ? block(["Job Experience:"]) : []),
      ...resume.work.flatMap((job) =>
        block([
          `${joined([job.name, job.location], ", ")}, ${job.position}`,
          workDates(job, resume.present).text,
          ...job.highlights.map((highlight) => `* ${highlight}`),
        ]),
      ),
      ...block([
        "Qualification:",
        ...resume.education.map((study) =>
          joined(
            [degree(study), study.institution, educationDates(study, resume.present).text, study.score],
            " - ",
          ),
        ),
      ]),
      ...block(["Skills:", ...skillNames(resume).map((skill) => `* ${skill}`)]),
      ...extras(resume, workDates).flatMap((extra) =>
        block([`${extra.title}:`, ...extra.lines.map((text) => `* ${text}`)]),
      ),
    ],
  });
}

export const wordPlain: DocxLayout = {
  name: "word-plain",
  about: "Word without styles: line breaks inside paragraphs, typed asterisks, no web links",
  format: "docx",
  workDates,
  educationDates,
  omits: ["links"],
  render,
};
