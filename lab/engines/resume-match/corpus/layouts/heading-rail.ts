import { dateGrammar, iso, years } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, type Html, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: iso, to: " → ", present: "now" });
const educationDates = years;

const style = css(`
@page{margin:18mm 16mm}
body{font:10pt/1.45 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}
h1{font-size:20pt;font-weight:400;margin:0 0 2pt}
section{display:grid;grid-template-columns:34mm 1fr;gap:6mm;border-top:1px solid #ccc;padding:7pt 0}
h2{font-size:10pt;font-weight:700;margin:0;color:#2f855a}
.entry{margin-bottom:7pt}
p{margin:0 0 2pt}
.dates{color:#555}
li{margin-left:13pt}
`);

function section(title: string, body: Html | Html[]): Html {
  return html`<section><h2>${title}</h2><div>${body}</div></section>`;
}

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1><p>${basics.label}</p>
${section(
  "Contact",
  html`<p>${joined([basics.email, ...phones(resume)], " / ")}</p><p>${basics.location}</p>
${links(resume).map((url) => html`<p>${anchor(url, `https://${url}`)}</p>`)}`,
)}
${resume.summary && section("Profile", html`${resume.summary}`)}
${
  resume.work.length > 0 &&
  section(
    "Career Summary",
    resume.work.map(
      (job) => html`<div class="entry"><p><b>${job.position}</b> — ${job.name}</p>
<p class="dates">${joined([workDates(job, resume.present).text, job.location], ", ")}</p>${bullets(job.highlights)}</div>`,
    ),
  )
}
${section(
  "Education and Training",
  resume.education.map(
    (study) => html`<div class="entry"><p><b>${degree(study)}</b> — ${study.institution}</p>
<p class="dates">${joined([educationDates(study, resume.present).text, study.score], ", ")}</p></div>`,
  ),
)}
${section(
  "Skills",
  resume.skills.map((skill) => html`<p><b>${skill.name}</b> ${skill.keywords.join(", ")}</p>`),
)}
${extras(resume, workDates).map(({ title, lines }) =>
  section(
    title,
    lines.map((line) => html`<p>${line}</p>`),
  ),
)}`;
}

export const headingRail: PdfLayout = {
  name: "heading-rail",
  about: "headings in a left rail beside the first line of their section, ISO dates with an arrow",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
