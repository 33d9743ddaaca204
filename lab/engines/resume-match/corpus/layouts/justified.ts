import { dateGrammar, yearOnly, years } from "../dates.ts";
import { degree, links, phones, type Resume, skillNames } from "../resume.ts";
import { extras } from "./extras.ts";
import { bullets, css, html, joined } from "./html.ts";
import type { PdfLayout } from "./layout.ts";

const workDates = dateGrammar({ point: yearOnly, to: "–", present: "", since: "Since" });
const educationDates = years;

const style = css(`
@page{margin:20mm 30mm}
body{font:10.5pt/1.4 P052,"Liberation Serif",serif;text-align:justify;hyphens:auto}
h1{font-size:19pt;margin:0;hyphens:none;text-align:left}
h2{font-size:11.5pt;margin:12pt 0 3pt;font-variant:small-caps;letter-spacing:.05em}
.entry{margin-bottom:7pt}
p{margin:0 0 4pt}
.head{text-align:left;hyphens:manual}
`);

/** Soft hyphens as word processors insert them: after a vowel and a consonant, away from a word's ends. */
function softHyphenated(prose: string): string {
  return prose.replace(/[a-z]{8,}/g, (word) =>
    word.replace(/(?<=.{2}[aeiou])([bcdfglmnprstv])(?=[aeiou].{2})/g, "\u00ad$1"),
  );
}

function render(resume: Resume) {
  const { basics } = resume;
  return html`${style}<h1>${basics.name}</h1>
<p class="head">${joined([basics.label, basics.location], ", ")}</p>
<p class="head">Phone ${phones(resume).join(" or ")}. Email ${basics.email}</p>
${links(resume).map((url) => html`<p class="head">${url}</p>`)}
${resume.summary && html`<h2>Profile</h2><p>${softHyphenated(resume.summary)}</p>`}
${
  resume.work.length > 0 &&
  html`<h2>Employment History</h2>${resume.work.map(
    (
      job,
    ) => html`<div class="entry"><div class="head">${workDates(job, resume.present).text}: <b>${job.position}</b>,
${joined([job.name, job.location], ", ")}</div><p>${softHyphenated(job.highlights.join(". "))}</p></div>`,
  )}`
}
<h2>Academic Qualifications</h2>${resume.education.map(
    (study) =>
      html`<p class="head">${educationDates(study, resume.present).text}: ${joined(
        [degree(study), study.institution, study.score],
        ", ",
      )}</p>`,
  )}
<h2>Core Skills</h2><p>${skillNames(resume).join(", ")}.</p>
${extras(resume, workDates).map((extra) => html`<h2>${extra.title}</h2>${bullets(extra.lines)}`)}`;
}

export const justified: PdfLayout = {
  name: "justified",
  about: "justified and hyphenated prose, `2019–2021: Title, Employer, Place`, years only",
  format: "pdf",
  paper: "A4",
  workDates,
  educationDates,
  render,
};
