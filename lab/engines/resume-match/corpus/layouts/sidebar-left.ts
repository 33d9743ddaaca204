import { dateGrammar, slashed, years } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: slashed, to: " - ", present: "Present" });
const educationDates = years;

const style = css(`
@page{margin:0}
body{font:9.5pt/1.45 "Liberation Sans",sans-serif;color:#222;background:linear-gradient(90deg,#243b53 32%,#fff 32%);
-webkit-print-color-adjust:exact}
.page{display:flex;min-height:297mm}
aside{width:32%;color:#fff;padding:12mm 7mm}
main{width:68%;padding:12mm 9mm}
h1{font-size:23pt;margin:0;line-height:1.1}
.label{color:#627d98;font-size:12pt;margin:2pt 0 10pt}
h2{font-size:11pt;text-transform:uppercase;margin:12pt 0 4pt;color:#243b53}
aside h2{color:#9fb3c8}
aside p{margin:0 0 4pt;overflow-wrap:anywhere}
aside a{color:#fff}
li{margin-left:12pt}
.entry{margin-bottom:8pt}
.dates{color:#627d98;font-size:9pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  const more = extras(resume, workDates);
  const isAside = (kind: string) => ["languages", "interests", "certificates"].includes(kind);
  return html`${style}<div class="page"><aside>
<h2>Contact</h2>
${phones(resume).map((phone) => html`<p>${phone}</p>`)}
<p>${basics.email}</p>${basics.location && html`<p>${basics.location}</p>`}
${links(resume).map((url) => html`<p>${anchor(url)}</p>`)}
<h2>Skills</h2>${skillNames(resume).map((skill) => html`<p>${skill}</p>`)}
${more
  .filter(({ kind }) => isAside(kind))
  .map((extra) => html`<h2>${extra.title}</h2>${extra.lines.map((line) => html`<p>${line}</p>`)}`)}
</aside><main>
<h1>${basics.name}</h1><div class="label">${basics.label}</div>
${resume.summary && html`<h2>Profile</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Work Experience</h2>${resume.work.map(
    (job) => html`<div class="entry"><div><b>${job.position}</b></div>
<div>${joined([job.name, job.location], ", ")}</div>
<div class="dates">${workDates(job, resume.present).text}</div>${bullets(job.highlights)}</div>`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="entry"><b>${degree(study)}</b><div>${study.institution}</div>
<div class="dates">${joined([educationDates(study, resume.present).text, study.score], " · ")}</div></div>`,
  )}
${more
  .filter(({ kind }) => !isAside(kind))
  .map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}
</main></div>`;
}

export const sidebarLeft: PdfLayout = {
  name: "sidebar-left",
  about: "dark left sidebar with contact, skills one per line and languages; main column at the right",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
