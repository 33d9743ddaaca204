import type { MatchReport } from "./report.ts";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The report as one HTML page without scripts, for a file or a printer. */
export function reportPage(report: MatchReport): string {
  const requirements = report.requirements
    .map(({ requirement, status, evidence }) => {
      const proof = evidence
        .map(({ quote, rule }) => `<li><q>${escapeHtml(quote)}</q> ${escapeHtml(rule)}</li>`)
        .join("");
      return `<tr><th scope="row">${escapeHtml(requirement.label)}</th><td>${requirement.priority}</td><td>${status}</td><td><ul>${proof}</ul></td></tr>`;
    })
    .join("\n");
  const list = (items: string[]) =>
    items.length > 0
      ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`
      : "<p>None.</p>";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Résumé match: ${report.score} of 100</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #bbb;padding:.4rem;text-align:left;vertical-align:top}ul{margin:0;padding-left:1.1rem}</style>
<h1>${report.score} of 100 (${report.band})</h1>
<p>How well this résumé fits this text. It is not a chance of being hired.</p>
<ul>${report.parts.map(({ name, points, of }) => `<li>${name}: ${points} of ${of}</li>`).join("")}</ul>
<h2>Kind of work</h2>
<p>Nearest occupations (O*NET): ${escapeHtml(report.field.occupations.join("; ")) || "none"}</p>
${list(report.field.evidence.map(({ quote }) => quote))}
<h2>Requirements</h2>
<table><thead><tr><th>Requirement</th><th>Weight</th><th>Status</th><th>Evidence</th></tr></thead><tbody>
${requirements}
</tbody></table>
<h2>Suggestions</h2>
${list(report.suggestions.map(({ text, points }) => `${text} (+${points})`))}
<h2>The résumé itself</h2>
${list(report.health.map(({ text }) => text))}
</html>
`;
}
