import { dateGrammar, endYear, longMonth } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: longMonth, to: " to ", present: "Till Date" });
const educationDates = endYear;

const style = css(`
@page{margin:20mm}
body{font:10.5pt/1.45 "Liberation Sans",sans-serif}
.title{text-align:center;font-weight:700;font-size:14pt;text-decoration:underline}
h2{font-size:11pt;margin:12pt 0 4pt}
.entry{margin-bottom:8pt}
.pair{display:grid;grid-template-columns:34mm 5mm 1fr}
li{margin-left:16pt}
ul{list-style-type:square}
p{margin:2pt 0}
`);

const pair = (name: string, value: string | undefined) =>
  value && html`<div class="pair"><span>${name}</span><span>:</span><span>${value}</span></div>`;

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<div class="title">CURRICULUM VITAE</div>
${pair("Name", basics.name)}${pair("Contact No.", phones(resume).join(" / "))}${pair("Email ID", basics.email)}
${pair("Address", basics.location)}${links(resume).map((url) => html`${pair("Web", url)}`)}
${resume.summary && html`<h2>CAREER OBJECTIVE:</h2><p>${resume.summary}</p>`}
<h2>ACADEMIC QUALIFICATION:</h2>${bullets(
    resume.education.map((study) =>
      joined(
        [
          `${degree(study)} from ${study.institution}`,
          educationDates(study, resume.present).text,
          study.score,
        ],
        ", ",
      ),
    ),
  )}
${
  resume.work.length > 0 &&
  html`<h2>WORK EXPERIENCE:</h2>${resume.work.map(
    (job) => html`<div class="entry">${pair("Company", joined([job.name, job.location], ", "))}
${pair("Designation", job.position)}${pair("Duration", workDates(job, resume.present).text)}
${bullets(job.highlights)}</div>`,
  )}`
}
<h2>TECHNICAL &amp; OTHER SKILLS:</h2>${resume.skills.map(
    (skill) => html`<p>${joined([skill.name, skill.keywords.join(", ")], " : ")}</p>`,
  )}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title.toUpperCase()}:</h2>${bullets(extra.lines)}`)}
<h2>DECLARATION:</h2><p>I hereby declare that the information furnished above is true to the best of my knowledge.</p>
<p>Place: ${basics.location?.split(",").at(-1)?.trim()}</p><p>Date:</p><p>(${basics.name})</p>`;
}

export const labelled: PdfLayout = {
  name: "labelled",
  about: "'Curriculum Vitae' as title; Name :, Company :, Designation :, Duration : lines; declaration",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
