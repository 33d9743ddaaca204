import { describe, expect, it } from "vitest";
import { readContrastPairs, readFamilies } from "../../regression/cases.ts";
import { findSkills } from "./find-skills.ts";
import { createGraph } from "./graph.ts";
import { loadOccupations, loadSkills } from "./load-skills.ts";

const data = loadSkills();
const graph = createGraph(data, loadOccupations());
const writtenNames = new Map(
  data.split("\n").map((line) => {
    const names = line.split("\t")[0]?.split("|") ?? [];
    return [names[0], new Set(names.map((name) => name.replace(/^=/, "").toLowerCase()))];
  }),
);

/** Mentions found by a rule (a verb for its noun, words apart, another number), not by a written name. */
function mentionsByRule(texts: string[]): string[] {
  const mentions = new Set<string>();
  for (const line of texts.flatMap((text) => text.split("\n")))
    for (const { skill, start, end } of findSkills(line, graph, undefined, true)) {
      const label = graph.skills[skill]?.label;
      const quote = line.slice(start, end);
      if (!writtenNames.get(label)?.has(quote.toLowerCase())) mentions.add(`${label} ← ${quote}`);
    }
  return [...mentions].sort();
}

const labelsIn = (text: string) =>
  findSkills(text, graph, undefined, true).map(({ skill }) => graph.skills[skill]?.label);

describe("names found by rules", () => {
  it("match the reviewed list for the corpus' job descriptions", async () => {
    const jobs = [...readFamilies(), ...readContrastPairs()].map(({ job }) => job);
    await expect(`${mentionsByRule(jobs).join("\n")}\n`).toMatchFileSnapshot("rule-made.txt");
  });

  it.each([
    ["At least 4 years of experience in product design", "Design of experiments"],
    ["Experience in customer support", "Customer experience"],
    ["Pictures and drawings in design", "InDesign"],
    ["A learning platform such as Canvas", "Canva"],
    ["Moved from Leeds to York", "LEED"],
    ["Boston, MA", "Mergers and Acquisitions"],
    ["Nobody is kept waiting for an answer", "Food and beverage service"],
    ["Backups with point-in-time recovery", "Debt Collection"],
    ["Train and fine-tune acoustic models", "Financial Modeling"],
    ["Answer tenders and requests for proposals", "Quantity surveying"],
    ["Track orders and deliveries of all sites", "Delivery driving"],
    ["Pass on each request to change a posting", "Scope management"],
    ["Set out chairs for the assembly", "Land surveying"],
    ["Prepare meeting rooms with chairs and screens", "Facilitation"],
    ["Put chairs into the meeting rooms", "Facilitation"],
    ["Contracts with former and public companies", "Company Incorporation"],
    ["Attendance, leave, joiners and leavers", "Carpentry"],
    ["Ask which special equipment a visitor needs", "Special education"],
    ["Send a summary to the customer", "Special education"],
    ["Run the registration desk with six helpers", "IT support"],
    ["Test new features of the school administration system", "System administration"],
    ["Short films and e-learning lessons", "Project documentation"],
    ["Keep a file that the auditor can follow", "Audit Working Papers"],
    ["Another format of an interview", "Interviewing"],
    ["Competitive salary and benefits", "Payroll"],
    ["QA automation engineer with Selenium", "Industrial automation"],
    ["Chef, Puppet or Ansible for servers", "Cooking"],
  ])("do not overreach: %s", (text, label) => {
    expect(labelsIn(text)).not.toContain(label);
  });

  it.each([
    ["Chef, Puppet or Ansible for servers", "Chef Infra"],
    ["Chef with five years in a hotel kitchen", "Cooking"],
    ["Handle escalations and complaints", "Complaint handling"],
    ["Plan shifts and leave four weeks ahead", "Shift Scheduling"],
    ["Review colleagues' code", "Code review"],
    ["Keep employee records", "Records Management"],
    ["Payroll reconciliation with the accounts", "Payroll Reconciliation"],
    ["Joiners wanted", "Carpentry"],
    ["Adobe InDesign", "InDesign"],
    ["Canva and Figma", "Canva"],
    ["A relational database", "Relational databases"],
  ])("are found: %s", (text, label) => {
    expect(labelsIn(text)).toContain(label);
  });
});
