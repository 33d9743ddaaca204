import { dateGrammar, shortMonth, years } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { bullets, css, type Html, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: shortMonth, to: " -\n", present: "Ongoing" });
const educationDates = years;

const style = css(`
@page{margin:14mm}
body{font:8.5pt/1.45 "DejaVu Sans",sans-serif}
.name{font-size:22pt;font-weight:300}
.name b{font-weight:700}
h2{font-size:11pt;color:#dd6b20;margin:11pt 0 5pt}
.item{display:grid;grid-template-columns:24mm 1fr;gap:5mm}
.item>div:last-child{border-left:2px solid #fbd38d;padding:0 0 7pt 5mm;position:relative}
.item>div:last-child::before{content:"";position:absolute;left:-5px;top:3pt;width:8px;height:8px;border-radius:50%;background:#dd6b20;-webkit-print-color-adjust:exact}
.when{text-align:right;color:#718096;white-space:pre-line}
.chips{display:flex;flex-wrap:wrap;gap:4pt}
.chips span{background:#feebc8;border-radius:4pt;padding:2pt 6pt;-webkit-print-color-adjust:exact}
li{margin-left:12pt}
`);

function item(dates: string, body: Html): Html {
  return html`<div class="item"><div class="when">${dates}</div><div>${body}</div></div>`;
}

function render(resume: Resume) {
  const { basics } = resume;
  const [first = "", ...rest] = basics.name.split(" ");
  return html`${style}<div class="name">${first} <b>${rest.join(" ")}</b></div><div>${basics.label}</div>
<div>${joined([basics.email, ...phones(resume)], "  •  ")}</div>
<div>${joined([basics.location, ...links(resume)], "  •  ")}</div>
${resume.summary && html`<h2>Summary</h2><div>${resume.summary}</div>`}
<h2>Skills</h2><div class="chips">${skillNames(resume).map((skill) => html`<span>${skill}</span>`)}</div>
${
  resume.work.length > 0 &&
  html`<h2>Experience</h2>${resume.work.map((job) =>
    item(
      workDates(job, resume.present).text,
      html`<b>${job.name}</b><div>${joined([job.position, job.location], " · ")}</div>${bullets(job.highlights)}`,
    ),
  )}`
}
<h2>Education</h2>${resume.education.map((study) =>
    item(
      educationDates(study, resume.present).text,
      html`<b>${study.institution}</b><div>${degree(study)}</div><div>${study.score}</div>`,
    ),
  )}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}`;
}

export const timeline: PdfLayout = {
  name: "timeline",
  about:
    "timeline with dates broken over two lines at the left, employer first, skills as filled chips on top",
  format: "pdf",
  paper: "Letter",
  workDates,
  educationDates,
  render,
};
