import { dateGrammar, quarters, years } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined, separated } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: quarters, to: " – ", present: "CURRENT" });
const educationDates = years;

const style = css(`
@page{margin:14mm}
body{font:10pt/1.4 "Liberation Sans",sans-serif}
h1{font-size:20pt;color:#0e4194;margin:0}
h2{font-size:12pt;color:#0e4194;border-bottom:1px solid #ccc;margin:12pt 0 5pt;text-transform:uppercase}
.when{font-size:9pt;color:#777;margin-top:6pt}
li{margin-left:14pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1>
${resume.personal.length > 0 && html`<div>${joined(resume.personal, " | ")}</div>`}
<div><b>Phone number:</b> ${joined(phones(resume), " / ")} | <b>Email address:</b> ${basics.email}</div>
<div>${separated(
    links(resume).map((url) => anchor(url)),
    " | ",
  )}</div>
${basics.location && html`<div><b>Address:</b> ${basics.location}</div>`}
${resume.summary && html`<h2>About me</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Work experience</h2>${resume.work.map(
    (
      job,
    ) => html`<div class="when">${joined([workDates(job, resume.present).text, job.location], " – ")}</div>
<div><b>${job.position}</b> – ${job.name.toUpperCase()}</div>${bullets(job.highlights)}`,
  )}`
}
<h2>Education and training</h2>${resume.education.map(
    (
      study,
    ) => html`<div class="when">${joined([educationDates(study, resume.present).text, study.location], " – ")}</div>
<div><b>${degree(study)}</b> – ${study.institution}</div>`,
  )}
<h2>Digital skills</h2><div>${joined(skillNames(resume), " | ")}</div>
${extras(resume, workDates, { except: ["personal"] }).map(
  (extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`,
)}`;
}

export const datesOver: PdfLayout = {
  name: "dates-over",
  about: "quarter and place on a separate line above `Title – EMPLOYER`, personal particulars in the head",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
