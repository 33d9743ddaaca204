import { dateGrammar, endYear, longMonth } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: longMonth, to: " to ", present: "present" });
const educationDates = endYear;

const style = css(`
@page{margin:13mm}
body{font:9.5pt/1.4 "Liberation Sans Narrow","Nimbus Sans Narrow",sans-serif}
header{border-bottom:3px solid #2b6cb0;padding-bottom:5pt;margin-bottom:4pt}
h1{font-size:24pt;margin:0;text-transform:uppercase}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:10mm}
h2{font-size:12pt;color:#2b6cb0;text-transform:uppercase;margin:8pt 0 4pt}
.entry{margin-bottom:7pt}
.chips span{display:inline-block;border:1px solid #2b6cb0;border-radius:9pt;padding:1pt 6pt;margin:0 3pt 3pt 0}
li{margin-left:12pt}
a{color:#2b6cb0}
`);

function render(resume: Resume) {
  const { basics } = resume;
  const contact = joined([...phones(resume), basics.email, basics.location], "   ");
  return html`${style}<header><h1>${basics.name}</h1><div>${basics.label}</div><div>${contact}</div>
<div>${links(resume).map((url) => html`${anchor(url)} `)}</div></header>
<div class="grid"><div>
${
  resume.work.length > 0 &&
  html`<h2>Work History</h2>${resume.work.map(
    (job) => html`<div class="entry"><div><b>${job.name}</b>${job.location && html`, ${job.location}`}</div>
<div><i>${job.position}</i></div><div>${workDates(job, resume.present).text}</div>${bullets(job.highlights)}</div>`,
  )}`
}
</div><div>
${resume.summary && html`<h2>Profile Summary</h2><p>${resume.summary}</p>`}
<h2>Academic Background</h2>${resume.education.map(
    (study) => html`<div class="entry"><b>${study.institution}</b><div>${degree(study)}</div>
<div>${joined([educationDates(study, resume.present).text, study.score], ", ")}</div></div>`,
  )}
<h2>Key Skills</h2><div class="chips">${skillNames(resume).map((skill) => html`<span>${skill}</span> `)}</div>
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}
</div></div>`;
}

export const twoColumns: PdfLayout = {
  name: "two-columns",
  about: "two equal columns, employer first, dates on a third line, skills as chips",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
