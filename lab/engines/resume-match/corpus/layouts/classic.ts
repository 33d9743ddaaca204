import { dateGrammar, endYear, shortMonth } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined, separated } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: shortMonth, to: " – ", present: "Present" });
const educationDates = endYear;

const style = css(`
@page{margin:18mm 18mm}
body{font:10.5pt/1.4 "Liberation Serif",serif}
h1{font-size:22pt;text-align:center;margin:0}
.contact{text-align:center;margin:2pt 0 8pt}
h2{font-size:12pt;border-bottom:1px solid #000;margin:12pt 0 4pt}
.row{display:flex;justify-content:space-between;gap:12pt}
.entry{margin-bottom:7pt}
li{margin-left:14pt}
a{color:inherit;text-decoration:none}
`);

function render(resume: Resume) {
  const { basics } = resume;
  const contact = [
    ...[basics.location, ...phones(resume)].flatMap((text) => (text ? html`${text}` : [])),
    html`<a href="mailto:${basics.email}">${basics.email}</a>`,
    ...links(resume).map((url) => anchor(url)),
  ];
  return html`${style}
<h1>${basics.name}</h1>
<div class="contact">${separated(contact, " | ")}</div>
${resume.summary && html`<h2>Summary</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Experience</h2>${resume.work.map(
    (job) => html`<div class="entry">
<div class="row"><b>${job.position}</b><span>${workDates(job, resume.present).text}</span></div>
<div class="row"><i>${job.name}</i><i>${job.location}</i></div>
${bullets(job.highlights)}</div>`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="entry">
<div class="row"><b>${degree(study)}</b><span>${educationDates(study, resume.present).text}</span></div>
<div>${joined([study.institution, study.location, study.score], ", ")}</div></div>`,
  )}
<h2>Skills</h2><p>${skillNames(resume).join(", ")}</p>
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}`;
}

export const classic: PdfLayout = {
  name: "classic",
  about: "single column, title first, dates at the right margin, skills as a comma list",
  format: "pdf",
  paper: "Letter",
  workDates,
  educationDates,
  render,
};
