import { matchResume, readEnglishText, readJob } from "resume-match";
import { loadGraph } from "resume-match/node";
import { expect, test } from "vitest";
import { postingFit } from "./posting-fit.ts";

const graph = loadGraph();
const resume = `Asha Verma

Experience
Support lead, Kaveri Telecom, Indore
March 2020 to present
- Closed 40 tickets a day in Zendesk and planned the shifts of nine agents
- Never used SAP

Skills
Zendesk, Excel
`;
const posting = `Support team lead

Nice to have
- Excel

What you need
- 3 years of experience with Zendesk
- Kubernetes
- Zendesk
`;

function fitOfResume() {
  const read = readEnglishText(resume);
  const report = matchResume(read, readJob(posting, graph), graph, { now: { year: 2026, month: 11 } });
  return { report, fit: postingFit("/career/care/lead", report) };
}

test("each met requirement quotes the line of the résumé that proves it best", () => {
  const { report, fit } = fitOfResume();
  expect(fit.url).toBe("/career/care/lead");
  expect(fit.score).toBe(report.score);
  const zendesk = fit.answered.find(({ label }) => label === "Zendesk");
  expect(zendesk?.status).toBe("proven");
  const { before, words, after } = zendesk?.quotation ?? { before: "", words: "", after: "" };
  expect(words).toBe("Zendesk");
  expect(`${before}${words}${after}`).toContain("Closed 40 tickets a day in Zendesk and planned the shifts");
});

test("must-haves come before nice-to-haves, each once", () => {
  const { fit } = fitOfResume();
  const labels = fit.answered.map(({ label }) => label);
  expect(labels.indexOf("Zendesk")).toBeLessThan(labels.indexOf("Excel"));
  expect(new Set([...labels, ...fit.missing]).size).toBe(labels.length + fit.missing.length);
});

test("a requirement without evidence is listed as missing", () => {
  const { fit } = fitOfResume();
  expect(fit.missing).toContain("Kubernetes");
  expect(fit.answered.map(({ label }) => label)).not.toContain("Kubernetes");
});

test("shown years are compared with the required ones", () => {
  const { fit } = fitOfResume();
  const years = fit.answered.flatMap((requirement) => requirement.years ?? []);
  expect(years[0]?.asked).toBe(3);
  expect(years[0]?.shown ?? 0).toBeGreaterThan(6);
});
