import states from "#app/site/status-words.data.ts";
import type { MatchRequirement, PersonMatch } from "#app/stages/round.ts";
import type { LoggedDecision } from "#domain/round/log-state.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { CandidateRecord } from "./candidate-records.ts";
import type { CopiesWords } from "./copies.schema.ts";
import { type Html, html } from "./html.ts";

type Words = CopiesWords["report"];

/** In the file itself, as it must not load anything. */
const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem;border-top:2px solid;padding-top:.75rem}h3{font-size:1rem;margin:1.25rem 0 .25rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.4rem .75rem .4rem 0;text-align:left;vertical-align:top}dl{display:grid;grid-template-columns:9rem 1fr;gap:.1rem .75rem;margin:.5rem 0}dt{opacity:.75}dd,p{margin:0}p+p{margin-top:.35rem}ul{margin:0;padding-left:1.1rem}.text{white-space:pre-wrap}.note{opacity:.75;font-size:.875rem}@media print{body{margin:0;max-width:none;font-size:11pt}article{break-before:page}tr,h2,h3{break-inside:avoid;break-after:auto}h2,h3{break-after:avoid}nav,.top{display:none}}`;

const paragraphs = (text: string) => html`<p class="text">${text}</p>`;

function decisionPart(decision: LoggedDecision, words: Words): Html {
  const { until, letter } = decision;
  const what = [words.decisions[decision.decision], until && fillTemplate(words.until, { day: until })];
  return html`<p><strong>${what.filter(Boolean).join(", ")}</strong> <span class="note">${decision.time}</span></p>
${decision.reason !== "" && html`<p>${words.reason} <span class="text">${decision.reason}</span></p>`}
${letter !== undefined && html`<p>${words.letter} <span class="text">${letter}</span></p>`}
${decision.screen !== "" && html`<p class="note">${words.screen} ${decision.screen}</p>`}`;
}

const requirementRow = (words: Words, { label, mustHave, status, rule, note, evidence }: MatchRequirement) =>
  html`<tr><th scope="row">${label}${mustHave && html` <span class="note">${words.mustHave}</span>`}</th>
<td>${evidence.length === 0 ? words.none : evidence.map(({ quote }) => html`<p><q>${quote}</q></p>`)}</td>
<td>${evidence.map(({ line }) => html`<p>${fillTemplate(words.line, { line: line + 1 })}</p>`)}</td>
<td>${states[status]}${rule !== undefined && html`<p class="note">${rule}</p>`}${note !== undefined && html`<p class="note">${note}</p>`}</td></tr>
`;

function matchPart({ score, parts, requirements }: PersonMatch, words: Words): Html {
  const { evidence } = words;
  return html`<p><strong>${fillTemplate(words.score, { score })}</strong></p>
<ul>${parts.map(({ name, points, of }) => html`<li>${fillTemplate(words.parts[name], { points, of })}</li>`)}</ul>
<table><thead><tr><th scope="col">${evidence.requirement}</th><th scope="col">${evidence.words}</th><th scope="col">${evidence.place}</th><th scope="col">${evidence.state}</th></tr></thead>
<tbody>${requirements.map((requirement) => requirementRow(words, requirement))}</tbody></table>`;
}

function contactPart({ person }: CandidateRecord, words: Words): Html {
  const facts: [string, string | undefined][] = [
    [words.location, person.location],
    [words.email, person.email],
    [words.phone, person.phone],
    [words.source, words.sources[person.source]],
    [words.added, person.added],
    [words.tags, person.tags.join(", ")],
    [words.owner, person.owner],
    [person.files.length > 1 ? words.resumes : words.resume, person.files.map(({ name }) => name).join(", ")],
  ];
  const rows = facts.flatMap(([name, value]) => (value ? [html`<dt>${name}</dt><dd>${value}</dd>`] : []));
  return html`<dl>${rows}</dl>`;
}

function article(record: CandidateRecord, index: number, words: Words): Html {
  const { person, log, result } = record;
  const { decision, conflict, sent, draft } = log;
  const without = person.files.length > 0 ? words.waiting : words.noResume;
  return html`<article id="p${index}" aria-labelledby="h${index}"><h2 id="h${index}">${person.name}</h2>
${contactPart(record, words)}
<h3>${words.decision}</h3>
${decision ? decisionPart(decision, words) : html`<p>${words.undecided}</p>`}
${conflict && html`<p>${words.conflict}</p>${decisionPart(conflict, words)}`}
<h3>${words.list.score}</h3>
${result ? matchPart(result.match, words) : html`<p>${words.noScore}. ${without}</p>`}
${
  (sent.length > 0 || draft !== undefined) &&
  html`<h3>${words.messages}</h3>${sent.map(
    ({ time, via, text }) =>
      html`<p class="note">${fillTemplate(words.sent, { time, via: words.via[via ?? "NONE"] })}</p>${paragraphs(text)}`,
  )}${draft !== undefined && html`<p class="note">${words.draft}</p>${paragraphs(draft)}`}`
}
${person.notes.length > 0 && html`<h3>${words.notes}</h3>${person.notes.map(({ time, text }) => html`<p class="note">${time}</p>${paragraphs(text)}`)}`}
<p class="top"><a href="#list">${words.top}</a></p></article>
`;
}

/** What is asked for, as the newest results have it. */
function requirementsPart(records: readonly CandidateRecord[], words: Words): Html | undefined {
  const requirements = records.find(({ result }) => result)?.result?.match.requirements;
  if (!requirements) return undefined;
  const items = requirements.map(
    ({ label, mustHave }) =>
      html`<li>${label}${mustHave && html` <span class="note">${words.mustHave}</span>`}</li>`,
  );
  return html`<h3>${words.requirements}</h3><ul>${items}</ul>`;
}

/**
 * The whole round as one page that opens without this site: no scripts, nothing to load, and everything that people
 * wrote is escaped.
 * @param day today, such as 2026-11-30
 */
export function reportHtml(
  { state, records }: { state: RoundState; records: readonly CandidateRecord[] },
  { report: words }: CopiesWords,
  day: string,
): string {
  const title = fillTemplate(words.title, { title: state.title });
  const { list } = words;
  const rows = records.map(
    ({ person, log: { decision }, result }, index) =>
      html`<tr><th scope="row"><a href="#p${index}">${person.name}</a></th><td>${result?.match.score ?? "–"}</td><td>${decision ? words.decisions[decision.decision] : words.undecided}</td></tr>
`,
  );
  const table =
    rows.length === 0
      ? html`<p>${words.empty}</p>`
      : html`<table><thead><tr><th scope="col">${list.name}</th><th scope="col">${list.score}</th><th scope="col">${list.decision}</th></tr></thead><tbody>
${rows}</tbody></table>`;
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: style }}</style>
<h1>${title}</h1>
<p class="note">${fillTemplate(words.saved, { day })} ${words.foot}</p>
<section id="list" aria-labelledby="list-title"><h2 id="list-title">${words.candidates}</h2>
${table}</section>
<section aria-labelledby="asks-title"><h2 id="asks-title">${words.asks}</h2>
${requirementsPart(records, words)}
<h3>${words.posting}</h3>
${paragraphs(state.posting)}</section>
<main>${records.map((record, index) => article(record, index, words))}</main>
</html>
`.html;
}
