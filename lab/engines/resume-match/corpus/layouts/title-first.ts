import { dateGrammar, longMonth } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined, separated } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: longMonth, to: " - ", present: "Current" });
const educationDates = dateGrammar({ point: longMonth, to: " - ", present: "Current" });

const style = css(`
@page{margin:20mm}
body{font:9.5pt/1.45 "DejaVu Serif",serif}
h1{font-size:20pt;margin:0}
h2{font-size:12pt;color:#1a365d;margin:13pt 0 4pt}
.entry{margin-bottom:8pt}
.skills{display:grid;grid-template-columns:repeat(3,1fr);gap:2pt 8pt}
li{margin-left:14pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1><div><b>${basics.label}</b></div>
<div>${joined([basics.location, ...phones(resume)], " · ")}</div><div>${basics.email}</div>
<div>${separated(
    links(resume).map((url) => anchor(url)),
    " · ",
  )}</div>
${resume.summary && html`<h2>Professional Summary</h2><p>${resume.summary}</p>`}
<h2>Areas of Expertise</h2><div class="skills">${skillNames(resume).map((skill) => html`<div>${skill}</div>`)}</div>
${
  resume.work.length > 0 &&
  html`<h2>Employment</h2>${resume.work.map(
    (job) => html`<div class="entry"><div><b>${job.position}</b></div>
<div>${joined([job.name, job.location], " — ")}</div>
<div><i>${workDates(job, resume.present).text}</i></div>${bullets(job.highlights)}</div>`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="entry"><div><b>${degree(study)}</b></div>
<div>${joined([study.institution, study.location], " — ")}</div>
<div><i>${joined([educationDates(study, resume.present).text, study.score], "; ")}</i></div></div>`,
  )}
${extras(resume, workDates, { headings: { certificates: "Licenses & Certifications" } }).map(
  (extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`,
)}`;
}

export const titleFirst: PdfLayout = {
  name: "title-first",
  about: "single column, title, then employer — place, then dates; skills in a three-column grid",
  format: "pdf",
  paper: "Letter",
  workDates,
  educationDates,
  render,
};
