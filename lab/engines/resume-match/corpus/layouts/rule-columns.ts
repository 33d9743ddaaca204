import { dateGrammar, german, years } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: german, to: " – ", present: "heute", since: "seit" });
const educationDates = years;

const style = css(`
@page{margin:18mm}
body{font:10.5pt/1.35 "Liberation Serif",serif}
h1{font-size:24pt;font-weight:400;margin:0}
h2{font-size:14pt;font-weight:400;color:#3873b3;margin:0}
.row{display:grid;grid-template-columns:40mm 1fr;gap:4mm;margin-bottom:4pt}
.row>:first-child{text-align:right;font-size:9.5pt}
.bar{height:4pt;background:#3873b3;align-self:center;-webkit-print-color-adjust:exact}
.head{margin-top:11pt}
li{margin-left:14pt}
`);

const heading = (title: string) => html`<div class="row head"><div class="bar"></div><h2>${title}</h2></div>`;
const row = (left: string, right: ReturnType<typeof html>) =>
  html`<div class="row"><div>${left}</div><div>${right}</div></div>`;

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1>
${basics.location && row("Address:", html`${basics.location}`)}
${phones(resume).map((phone) => row("Phone:", html`${phone}`))}${row("E-mail:", html`${basics.email}`)}
${links(resume).map((url) => row("Web:", anchor(url)))}
${resume.summary && html`${heading("Profile")}<p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`${heading("Experience")}${resume.work.map((job) =>
    row(
      workDates(job, resume.present).text,
      html`<b>${job.position}</b>, <i>${job.name}</i>${job.location && html`, ${job.location}`}.${bullets(job.highlights)}`,
    ),
  )}`
}
${heading("Education")}${resume.education.map((study) =>
  row(
    educationDates(study, resume.present).text,
    html`<b>${degree(study)}</b>, <i>${study.institution}</i>${study.score && html`, ${study.score}`}.`,
  ),
)}
${heading("Skills")}${resume.skills.map((skill) =>
  skill.keywords.length > 0
    ? row(skill.name, html`${joined(skill.keywords, ", ")}`)
    : row("", html`${skill.name}`),
)}
${extras(resume, workDates).map((extra) => html`${heading(extra.title)}${bullets(extra.lines)}`)}`;
}

export const ruleColumns: PdfLayout = {
  name: "rule-columns",
  about:
    "as LaTeX's moderncv: dates and labels in a right-aligned left column, German months, `Title, Employer, Place.`",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
