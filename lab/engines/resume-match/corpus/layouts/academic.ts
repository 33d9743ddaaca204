import { dateGrammar, yearOnly, years } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, css, html, joined, separated } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: yearOnly, to: "–", present: "present" });
const educationDates = years;

const style = css(`
@page{margin:25mm 24mm;@bottom-center{content:"Curriculum Vitae, page " counter(page);font:8pt "Nimbus Roman",serif}}
body{font:10.5pt/1.35 "Nimbus Roman","Liberation Serif",serif}
h1{font-size:16pt;text-align:center;margin:0;font-weight:400;font-variant:small-caps}
.contact{text-align:center;font-size:9.5pt}
h2{font-size:11pt;font-variant:small-caps;font-weight:700;margin:12pt 0 3pt}
.item{display:grid;grid-template-columns:26mm 1fr;margin-bottom:4pt}
.plain{padding-left:26mm;margin-bottom:3pt;text-indent:-5mm}
p{margin:2pt 0}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1>
<div class="contact">${joined([basics.location, ...phones(resume), basics.email], " • ")}</div>
<div class="contact">${separated(
    links(resume).map((url) => anchor(url)),
    " • ",
  )}</div>
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="item"><span>${educationDates(study, resume.present).text}</span>
<div>${degree(study)}, <i>${study.institution}</i>${study.score && html`. ${study.score}`}</div></div>`,
  )}
${resume.summary && html`<h2>Statement</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Appointments</h2>${resume.work.map(
    (job) => html`<div class="item"><span>${workDates(job, resume.present).text}</span>
<div><b>${job.position}</b>, ${joined([job.name, job.location], ", ")}.
${job.highlights.map((highlight) => html`<p>${highlight}</p>`)}</div></div>`,
  )}`
}
<h2>Technical Skills</h2>${resume.skills.map(
    (skill) => html`<p>${joined([skill.name, skill.keywords.join(", ")], ": ")}</p>`,
  )}
${extras(resume, workDates).map(
  (extra) =>
    html`<h2>${extra.title}</h2>${extra.lines.map((line) => html`<div class="plain">${line}</div>`)}`,
)}`;
}

export const academic: PdfLayout = {
  name: "academic",
  about: "academic CV: education first, years in the left margin, small caps, page footers",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
