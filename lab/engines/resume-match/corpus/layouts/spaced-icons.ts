import { dateGrammar, dotted, years } from "../dates.ts";
import { degree, phones, type Resume } from "../resume.ts";
import { extras } from "./extras.ts";
import { anchor, css, type Html, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: dotted, to: " – ", present: "now" });
const educationDates = years;

const style = css(`
@page{margin:16mm}
body{font:9.5pt/1.5 "Liberation Sans",sans-serif}
h1{font:400 25pt/1.2 "URW Gothic","Liberation Sans",sans-serif;letter-spacing:.25em;text-transform:uppercase;text-align:center;margin:0}
.contact{display:flex;flex-wrap:wrap;justify-content:center;gap:3pt 14pt;margin:6pt 0}
.icon{font-family:"DejaVu Sans",sans-serif;color:#805ad5}
svg{width:10pt;height:10pt;vertical-align:-1pt}
h2{font:400 12pt/1.3 "URW Gothic","Liberation Sans",sans-serif;letter-spacing:.3em;text-transform:uppercase;color:#553c9a;margin:12pt 0 4pt}
.row{display:flex;justify-content:space-between}
.entry{margin-bottom:7pt}
p{margin:2pt 0}
ul{list-style:none}
a{color:inherit}
`);

const chain = html`<svg viewBox="0 0 24 24" fill="none" stroke="#805ad5" stroke-width="2"><path d="M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 1 1 0 10h-2m-7-5h8"/></svg>`;
const icon = (sign: string) => html`<span class="icon">${sign}</span>`;

function arrows(items: string[]): Html {
  return html`<ul>${items.map((item) => html`<li>${icon("➤")} ${item}</li>`)}</ul>`;
}

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1><div class="contact">
${phones(resume).map((phone) => html`<span>${icon("☎")} ${phone}</span>`)}
<span>${icon("✉")} ${basics.email}</span>
${basics.location && html`<span>${icon("⌂")} ${basics.location}</span>`}
${basics.url && html`<span>${chain} ${anchor(basics.url)}</span>`}
${basics.profiles.map(({ network, url }) => html`<span>${chain} ${anchor(url, network)}</span>`)}</div>
${resume.summary && html`<h2>Profile</h2><p>${resume.summary}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Experience</h2>${resume.work.map(
    (job) => html`<div class="entry"><div class="row"><b>${job.position} | ${job.name}</b>
<span>${workDates(job, resume.present).text}</span></div>${arrows(job.highlights)}</div>`,
  )}`
}
<h2>Education</h2>${resume.education.map(
    (study) => html`<div class="entry"><div class="row"><b>${degree(study)} | ${study.institution}</b>
<span>${educationDates(study, resume.present).text}</span></div>${study.score}</div>`,
  )}
<h2>Skills</h2>${resume.skills.map(
    (skill) => html`<p>${joined([skill.name, skill.keywords.join(" • ")], ": ")}</p>`,
  )}
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${arrows(extra.lines)}`)}`;
}

export const spacedIcons: PdfLayout = {
  name: "spaced-icons",
  about: "letter-spaced name and headings, icon glyphs, profiles as links whose text hides the address",
  format: "pdf",
  paper: "Letter",
  workDates,
  educationDates,
  render,
};
