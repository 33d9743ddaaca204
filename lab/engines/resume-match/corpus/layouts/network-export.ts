import { dateGrammar, longMonth, years } from "../dates.ts";
import { byEmployer, degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: longMonth, to: " - ", present: "Present" });
const educationDates = years;

const style = css(`
@page{margin:0}
body{font:10pt/1.4 "Liberation Sans",sans-serif}
.grid{display:grid;grid-template-columns:60mm 1fr;min-height:290mm}
aside{background:#293e49;color:#fff;padding:13mm 5mm;font-size:9pt;-webkit-print-color-adjust:exact}
aside h2{font-size:11pt;margin:11pt 0 3pt}
aside div{overflow-wrap:anywhere}
main{padding:13mm 8mm}
h1{font-size:22pt;margin:0}
main h2{font-size:14pt;font-weight:400;margin:13pt 0 5pt}
.employer{font-size:11pt;font-weight:700;margin-top:7pt}
.small{font-size:9pt;color:#555}
li{margin-left:12pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  const more = extras(resume, workDates);
  const isMain = (kind: string) => ["projects", "publications", "volunteer", "references"].includes(kind);
  return html`${style}<div class="grid"><aside><h2>Contact</h2>
${phones(resume).map((phone) => html`<div>${phone} (Mobile)</div>`)}<div>${basics.email}</div>
${links(resume).map((url) => html`<div>${anchor(url)}</div>`)}
<h2>Top Skills</h2>${skillNames(resume).map((skill) => html`<div>${skill}</div>`)}
${more
  .filter(({ kind }) => !isMain(kind))
  .map((extra) => html`<h2>${extra.title}</h2>${extra.lines.map((line) => html`<div>${line}</div>`)}`)}
</aside><main><h1>${basics.name}</h1><div>${basics.label}</div><div class="small">${basics.location}</div>
${resume.summary && html`<h2>Summary</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Experience</h2>${byEmployer(resume.work).map(
    ({ name, jobs }) => html`<div class="employer">${name}</div>
${jobs.length > 1 && html`<div class="small">${String(jobs.length + 1)} years 2 months</div>`}
${jobs.map(
  (job) => html`<div>${job.position}</div><div class="small">${workDates(job, resume.present).text}</div>
<div class="small">${job.location}</div>${bullets(job.highlights)}<br>`,
)}`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="employer">${study.institution}</div>
<div class="small">${joined([degree(study), joined([educationDates(study, resume.present).text && `(${educationDates(study, resume.present).text})`], "")], " · ")}</div>`,
  )}
${more
  .filter(({ kind }) => isMain(kind))
  .map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}
</main></div>`;
}

export const networkExport: PdfLayout = {
  name: "network-export",
  about:
    "as a profile exported from a professional network: dark rail, name over the right column, roles under one employer",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
