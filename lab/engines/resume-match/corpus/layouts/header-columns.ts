import { dateGrammar, dottedMonth } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: dottedMonth, to: " - ", present: "to date" });
const educationDates = dateGrammar({ point: dottedMonth, to: " - ", present: "to date" });

const style = css(`
@page{margin:15mm 17mm}
body{font:10pt/1.42 P052,"Liberation Serif",serif}
header{display:grid;grid-template-columns:1fr auto 1fr;gap:8mm;align-items:center;border-bottom:1px solid #999;padding-bottom:6pt}
header div:last-child{text-align:right}
h1{font-size:19pt;margin:0;text-align:center}
h2{font-size:12.5pt;font-style:italic;margin:11pt 0 4pt}
.row{display:flex;justify-content:space-between}
.skills{columns:2;column-gap:12mm}
.entry{margin-bottom:7pt}
li{margin-left:14pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<header>
<div>${phones(resume).map((phone) => html`<div>${phone}</div>`)}<div>${basics.location}</div></div>
<h1>${basics.name}</h1>
<div><div>${basics.email}</div>${links(resume).map((url) => html`<div>${anchor(url)}</div>`)}</div></header>
${resume.summary && html`<p>${resume.summary}</p>`}
<h2>Core Competencies</h2><div class="skills">${bullets(skillNames(resume))}</div>
${
  resume.work.length > 0 &&
  html`<h2>Professional Experience</h2>${resume.work.map(
    (job) => html`<div class="entry"><div class="row"><b>${joined([job.name, job.location], " · ")}</b>
<span>${workDates(job, resume.present).text}</span></div><div><i>${job.position}</i></div>${bullets(job.highlights)}</div>`,
  )}`
}
<h2>Qualifications</h2>${resume.education.map(
    (study) => html`<div class="entry"><div class="row"><b>${study.institution}</b>
<span>${educationDates(study, resume.present).text}</span></div>
<div>${joined([degree(study), study.score], ", ")}</div></div>`,
  )}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}`;
}

export const headerColumns: PdfLayout = {
  name: "header-columns",
  about: "three-column header around the name, summary without a heading, skills in two columns of bullets",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
