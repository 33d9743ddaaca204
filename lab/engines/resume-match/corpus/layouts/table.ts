import { dateGrammar, shortYear, years } from "../dates.ts";
import { links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: shortYear, to: " – ", present: "Till date" });
const educationDates = years;

const style = css(`
@page{margin:18mm 16mm}
body{font:10pt/1.4 "Liberation Serif",serif}
h1{font-size:17pt;margin:0}
h2{font-size:11pt;background:#d9d9d9;padding:2pt 4pt;margin:11pt 0 5pt;-webkit-print-color-adjust:exact}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #555;padding:3pt 5pt;text-align:left;vertical-align:top}
li{margin-left:14pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  const withDuties = resume.work.filter((job) => job.highlights.length > 0);
  return html`${style}<h1>${basics.name}</h1>
${basics.location && html`<div>Address: ${basics.location}</div>`}
<div>Mobile: ${phones(resume).join(" / ")}</div><div>Email: ${basics.email}</div>
${links(resume).map((url) => html`<div>${url}</div>`)}
${resume.summary && html`<h2>Career Objective</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Work Experience</h2><table><tr><th>Period</th><th>Organisation</th><th>Designation</th></tr>
${resume.work.map(
  (
    job,
  ) => html`<tr><td>${workDates(job, resume.present).text}</td><td>${joined([job.name, job.location], ", ")}</td>
<td>${job.position}</td></tr>`,
)}</table>${withDuties.length > 0 && html`<h2>Roles and Responsibilities</h2>`}
${bullets(withDuties.flatMap((job) => job.highlights))}`
}
<h2>Educational Qualifications</h2><table>
<tr><th>Degree</th><th>Subject</th><th>Institution</th><th>Year</th><th>Result</th></tr>
${resume.education.map(
  (study) => html`<tr><td>${study.studyType}</td><td>${study.area}</td><td>${study.institution}</td>
<td>${educationDates(study, resume.present).text}</td><td>${study.score}</td></tr>`,
)}</table>
<h2>Skill Set</h2>${bullets(skillNames(resume))}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}
<p>I hereby declare that the above particulars are true to the best of my knowledge.</p>`;
}

export const table: PdfLayout = {
  name: "table",
  about: "ruled tables (period | organisation | designation; degree | subject | institution | year)",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
