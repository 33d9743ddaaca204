import { dateGrammar, endYear, shortMonth } from "../dates.ts";
import { byEmployer, degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined, separated } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: shortMonth, to: " – ", present: "Present" });
const educationDates = endYear;

const style = css(`
@page{margin:15mm}
body{font:10pt/1.42 C059,"Liberation Serif",serif}
header{background:#1a202c;color:#fff;padding:8mm;margin-bottom:4mm;-webkit-print-color-adjust:exact}
header a{color:#fff}
h1{font-size:24pt;margin:0}
h2{font-size:12pt;margin:12pt 0 5pt;text-transform:uppercase;letter-spacing:.06em}
.company{background:#edf2f7;font-weight:700;padding:3pt 6pt;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact}
.role{margin:4pt 0 6pt 6pt;padding-left:8pt;border-left:2px solid #a0aec0}
.row{display:flex;justify-content:space-between}
p{margin:2pt 0}
li{margin-left:13pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<header><h1>${basics.name}</h1><div>${basics.label}</div>
<div>${joined([...phones(resume), basics.email, basics.location], "  |  ")}</div>
<div>${separated(
    links(resume).map((url) => anchor(url)),
    "  |  ",
  )}</div></header>
${resume.summary && html`<p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Professional Experience</h2>${byEmployer(resume.work).map(
    ({ name, jobs }) => html`<div class="company"><span>${name}</span><span>${jobs[0]?.location}</span></div>
${jobs.map(
  (job) => html`<div class="role"><div class="row"><i>${job.position}</i>
<span>${workDates(job, resume.present).text}</span></div>${bullets(job.highlights)}</div>`,
)}`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="company"><span>${study.institution}</span><span>${study.location}</span></div>
<div class="role"><div class="row"><i>${degree(study)}</i><span>${educationDates(study, resume.present).text}</span></div>
${study.score}</div>`,
  )}
<h2>Technical Proficiencies</h2>${resume.skills.map(
    (skill) =>
      html`<p><b>${skill.name}${skill.keywords.length > 0 && ":"}</b> ${skill.keywords.join(" | ")}</p>`,
  )}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}`;
}

export const banner: PdfLayout = {
  name: "banner",
  about: "company banner with one or several roles under it, contact in a dark banner, skills by category",
  format: "pdf",
  paper: "Letter",
  workDates,
  educationDates,
  render,
};
