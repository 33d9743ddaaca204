import { expect, test } from "vitest";
import { readResumeText } from "../extract/read-text.fixture.ts";
import {
  type Job,
  type MatchReport,
  matchResume,
  type RequirementEdit,
  readJob,
  requirementKey,
} from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";
import { editRequirements } from "./edit-requirements.ts";

const graph = loadGraph();
const posting = `Stores clerk

Must have
- Forklift licence
- SAP, at least 4 years
- Inventory management

Nice to have
- Excel
- Sorting returned parcels by hand
`;
const job = readJob(posting, graph);
const keyOf = (label: string, of = job) => {
  const found = of.requirements.find((requirement) => requirement.label.includes(label));
  if (!found)
    throw new Error(`no requirement ${label}: ${of.requirements.map((one) => one.label).join(", ")}`);
  return requirementKey(found);
};
const edited = (...edits: RequirementEdit[]) => editRequirements(job, edits).requirements;
const find = (label: string, ...edits: RequirementEdit[]) =>
  edited(...edits).find((requirement) => requirement.label.includes(label));

const resume = readResumeText(`Lena Voss

EXPERIENCE
Stores Clerk, Brook Freight, Jan 2019 – Dec 2025
- Kept the stock records in Excel
- Counted the stock every quarter and kept the inventory
`);
const match = (...edits: RequirementEdit[]): MatchReport =>
  matchResume(resume, editRequirements(job, edits), graph, { now: { year: 2026, month: 11 } });
const resultOf = (report: MatchReport, label: string) =>
  report.requirements.find(({ requirement }) => requirement.label.includes(label));

test("without edits the job stays as it is", () => {
  expect(editRequirements(job, [])).toEqual(job);
});

test("a key depends on what is asked, not on its place or its priority", () => {
  const moved = readJob("Stores clerk\n\nNice to have\n- Excel\n\nMust have\n- SAP\n", graph);
  expect(keyOf("Excel", moved)).toBe(keyOf("Excel"));
  expect(keyOf("SAP", moved)).toBe(keyOf("SAP"));
  expect(new Set(job.requirements.map(requirementKey)).size).toBe(job.requirements.length);
});

test("a dropped requirement neither counts nor appears", () => {
  expect(find("SAP", { key: keyOf("SAP"), drop: true })).toBeUndefined();
  expect(match({ key: keyOf("SAP"), drop: true }).score).toBeGreaterThan(match().score);
});

test("priority and weight change what a requirement counts", () => {
  expect(find("Excel", { key: keyOf("Excel"), priority: "must" })?.priority).toBe("must");
  expect(find("Excel", { key: keyOf("Excel"), weight: 3 })?.weight).toBe(3);
  expect(match({ key: keyOf("SAP"), weight: 3 }).score).toBeLessThan(match().score);
  expect(match({ key: keyOf("SAP"), weight: 0.5 }).score).toBeGreaterThan(match().score);
  expect(match({ key: keyOf("SAP"), priority: "nice" }).score).toBeGreaterThan(match().score);
});

test("a requirement that is made a duty weighs and is proven like one that the job names as a duty", () => {
  expect(find("SAP", { key: keyOf("SAP"), priority: "duty" })?.priority).toBe("duty");
  const [must, duty, nice] = (["must", "duty", "nice"] as const).map(
    (priority) => match({ key: keyOf("SAP"), priority }).score,
  );
  expect(must).toBeLessThan(duty ?? 0);
  expect(duty).toBeLessThan(nice ?? 0);

  const counting = (heading: string) =>
    readJob(`Stores clerk\n\nMust have\n- Forklift licence\n\n${heading}\n- Inventory management\n`, graph);
  const [asDuty, asMust] = [counting("What you will do"), counting("Must have")];
  expect(asDuty.requirements.find(({ label }) => label.includes("Inventory"))?.priority).toBe("duty");
  const edits = [{ key: keyOf("Inventory", asMust), priority: "duty" as const }];
  const scored = (of: Job) => {
    const report = matchResume(resume, of, graph, { now: { year: 2026, month: 11 } });
    const { points } = report.parts.find(({ name }) => name === "requirements") ?? {};
    return { points, result: resultOf(report, "Inventory")?.score };
  };
  expect(scored(editRequirements(asMust, edits))).toEqual(scored(asDuty));
});

test("merged skills are one demand of the higher priority, and any of them proves it", () => {
  const merge = { key: keyOf("SAP"), mergeInto: keyOf("Excel") };
  expect(find("SAP", merge)).toBeUndefined();
  expect(find("Excel", merge)).toMatchObject({ priority: "must", also: [{ skills: ["SAP"], years: 4 }] });
  expect(edited(merge)).toHaveLength(job.requirements.length - 1);
  expect(resultOf(match(), "SAP")?.status).toBe("missing");
  expect(resultOf(match(merge), "Excel")).toMatchObject({
    status: "proven",
    requirement: { label: "Excel" },
  });
  const reverse = { key: keyOf("Excel"), mergeInto: keyOf("SAP") };
  expect(resultOf(match(reverse), "SAP")?.score).toBe(resultOf(match(merge), "Excel")?.score);
});

test("merged demands of different kinds keep both readings, and the better one counts", () => {
  expect(find("parcels")?.kind).toBe("phrase");
  const merge = { key: keyOf("Inventory"), mergeInto: keyOf("parcels") };
  expect(resultOf(match(), "parcels")?.status).toBe("missing");
  expect(resultOf(match(merge), "parcels")).toMatchObject({
    status: resultOf(match(), "Inventory")?.status,
    requirement: { kind: "phrase", priority: "must" },
  });
  const reverse = { key: keyOf("parcels"), mergeInto: keyOf("Inventory") };
  expect(resultOf(match(reverse), "Inventory")?.score).toBe(resultOf(match(), "Inventory")?.score);
});

test("chains end at one demand; circles and merges into nothing have no effect", () => {
  const [sap, excel, inventory] = [keyOf("SAP"), keyOf("Excel"), keyOf("Inventory")];
  const chain = edited({ key: sap, mergeInto: excel }, { key: excel, mergeInto: inventory });
  expect(chain).toHaveLength(job.requirements.length - 2);
  const circle = edited({ key: sap, mergeInto: excel }, { key: excel, mergeInto: sap });
  expect(circle).toHaveLength(job.requirements.length - 1);
  expect(edited({ key: sap, mergeInto: sap }, { key: excel, mergeInto: "gone" })).toEqual(job.requirements);
});

test("a demand is dropped with everything that is merged into it, and a dropped reading is no alternative", () => {
  const merge = { key: keyOf("SAP"), mergeInto: keyOf("Excel") };
  expect(edited(merge, { key: keyOf("Excel"), drop: true })).toHaveLength(job.requirements.length - 2);
  expect(find("Excel", { ...merge, drop: true })).toEqual(find("Excel"));
});

test("edits of what the job does not ask for are ignored; the last edit of one requirement counts", () => {
  expect(edited({ key: "gone", drop: true })).toEqual(job.requirements);
  const [key, weight] = [keyOf("SAP"), 2 as const];
  expect(find("SAP", { key, drop: true }, { key, weight })).toMatchObject({ weight });
});
