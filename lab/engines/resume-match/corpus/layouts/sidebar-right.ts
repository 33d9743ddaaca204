import { capitals, dateGrammar, years } from "../dates.ts";
import { degree, links, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: capitals, to: " — ", present: "CURRENT" });
const educationDates = years;

const style = css(`
@page{margin:14mm 14mm}
body{font:9.5pt/1.45 "Nimbus Sans","Liberation Sans",sans-serif}
h1{font-size:26pt;font-weight:700;margin:0;color:#9b2c2c}
.grid{display:grid;grid-template-columns:1fr 52mm;gap:9mm;margin-top:6pt}
h2{font-size:11pt;color:#9b2c2c;border-bottom:2px solid #9b2c2c;margin:10pt 0 5pt}
aside{background:#fdf2f2;padding:0 4mm 4mm;-webkit-print-color-adjust:exact}
aside p{margin:0 0 3pt;overflow-wrap:anywhere}
h3{font-size:9.5pt;margin:6pt 0 0}
.dates{font-size:8pt;color:#666}
li{margin-left:12pt}
`);

function render(resume: Resume) {
  const { basics } = resume;
  const more = extras(resume, workDates);
  const isMain = (kind: string) => ["projects", "publications", "volunteer", "references"].includes(kind);
  return html`${style}<h1>${basics.name}</h1><div>${basics.label}</div><div class="grid"><main>
${resume.summary && html`<h2>About Me</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Employment History</h2>${resume.work.map(
    (job) => html`<h3>${job.position}, ${job.name}</h3>
<div class="dates">${joined([workDates(job, resume.present).text, job.location], " | ")}</div>${bullets(job.highlights)}`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<h3>${degree(study)}, ${study.institution}</h3>
<div class="dates">${joined([educationDates(study, resume.present).text, study.score], " | ")}</div>`,
  )}
${more
  .filter(({ kind }) => isMain(kind))
  .map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}
</main><aside>
<h2>Details</h2>${basics.location && html`<p>${basics.location}</p>`}
${phones(resume).map((phone) => html`<p>${phone}</p>`)}<p>${basics.email}</p>
${links(resume).length > 0 && html`<h2>Links</h2>`}${links(resume).map((url) => html`<p>${anchor(url)}</p>`)}
<h2>Skills</h2>${resume.skills.map(
    (skill) => html`<h3>${skill.name}</h3>${skill.keywords.map((keyword) => html`<p>${keyword}</p>`)}`,
  )}
${more
  .filter(({ kind }) => !isMain(kind))
  .map((extra) => html`<h2>${extra.title}</h2>${extra.lines.map((line) => html`<p>${line}</p>`)}`)}
</aside></div>`;
}

export const sidebarRight: PdfLayout = {
  name: "sidebar-right",
  about: "right sidebar with contact and skills under category headings; `Title, Employer` on one line",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
