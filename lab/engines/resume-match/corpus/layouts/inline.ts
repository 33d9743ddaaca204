import { dateGrammar, longMonth, years } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: longMonth, to: " to ", present: "present" });
const educationDates = years;

const style = css(`
@page{margin:24mm 22mm}
body{font:11pt/1.4 "Liberation Sans",sans-serif}
h1{font-size:16pt;margin:0}
h2{font-size:11pt;margin:13pt 0 3pt;text-decoration:underline}
.entry{margin-bottom:6pt}
p{margin:2pt 0}
li{margin-left:16pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1>
<div>${joined([basics.email, ...phones(resume), basics.location], ", ")}</div>
${links(resume).map((url) => html`<div>${url}</div>`)}
${resume.summary && html`<h2>Objective</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Relevant Experience</h2>${resume.work.map(
    (
      job,
    ) => html`<div class="entry"><b>${job.position} at ${job.name}</b> (${workDates(job, resume.present).text})
${bullets(job.highlights)}</div>`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) =>
      html`<p><b>${degree(study)}</b>, ${study.institution} (${joined(
        [educationDates(study, resume.present).text, study.score],
        ", ",
      )})</p>`,
  )}
<h2>Computer and other skills</h2><p>${skillNames(resume).join(" / ")}</p>
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}`;
}

export const inline: PdfLayout = {
  name: "inline",
  about: "`Title at Employer (dates)` in one line, plain headings, skills parted by slashes",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
