import { dateGrammar, endMonth, shortMonth } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: shortMonth, to: " to ", present: "till now", since: "Since" });
const educationDates = endMonth;

const style = css(`
@page{margin:19mm 22mm}
body{font:9.5pt/1.4 "URW Bookman","DejaVu Serif",serif}
h1{font-size:18pt;margin:0}
h2{font-size:10.5pt;margin:13pt 0 4pt;border-top:1px solid #000;border-bottom:1px solid #000;padding:2pt 0}
.entry{margin-bottom:8pt}
p{margin:2pt 0}
ul{list-style-type:"– "}
li{margin-left:12pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1>
<div>${basics.location}</div>
<div>Tel: ${phones(resume).join(", ")}</div><div>E-mail: ${basics.email}</div>
${links(resume).map((url) => html`<div>Web: ${url}</div>`)}
${resume.summary && html`<h2>PERSONAL STATEMENT</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>CAREER HISTORY</h2>${resume.work.map(
    (job) => html`<div class="entry"><div><b>${joined([job.name, job.location], ", ")}</b></div>
<div>${job.position}</div><div>${workDates(job, resume.present).text}</div>${bullets(job.highlights)}</div>`,
  )}`
}
<h2>EDUCATION &amp; QUALIFICATIONS</h2>${resume.education.map(
    (study) => html`<div class="entry"><div><b>${study.institution}</b></div>
<div>${degree(study)}</div><div>${joined([educationDates(study, resume.present).text, study.score], ", ")}</div></div>`,
  )}
<h2>KEY SKILLS</h2>${resume.skills.map(
    (skill) => html`<p>${joined([skill.name, skill.keywords.join("; ")], " – ")}</p>`,
  )}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title.toUpperCase()}</h2>${bullets(extra.lines)}`)}`;
}

export const employerFirst: PdfLayout = {
  name: "employer-first",
  about: "single column, employer and place, then title, then dates ('Since Jan 2021'), skills after dashes",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
