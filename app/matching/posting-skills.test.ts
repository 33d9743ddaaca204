import { expect, test } from "vitest";
import { createGraph } from "../../packages/resume-match/src/index.ts";
import { findSkills } from "../../packages/resume-match/src/skills/find-skills.ts";
import { loadSkills } from "../../packages/resume-match/src/skills/load-skills.ts";
import { postingText, readJobs } from "../content/read-jobs.ts";

const foreign = [
  "Carpentry",
  "Special education",
  "Food and beverage service",
  "Design of experiments",
  "Land surveying",
  "Quantity surveying",
  "Delivery driving",
  "Debt Collection",
  "InDesign",
  "Canva",
  "LEED",
];

test("the postings ask for no skill of a trade that they only sound like", () => {
  const graph = createGraph(loadSkills());
  const lines = readJobs(process.cwd()).flatMap((posting) => postingText(posting).split("\n"));
  const found = lines.flatMap((line) =>
    findSkills(line, graph, undefined, true).map(({ skill }) => `${graph.skills[skill]?.label}: ${line}`),
  );
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter((one) => foreign.some((label) => one.startsWith(`${label}: `)))).toEqual([]);
});
