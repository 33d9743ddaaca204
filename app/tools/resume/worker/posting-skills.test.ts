import { createGraph } from "resume-match";
import { loadSkills } from "resume-match/node";
import { expect, test } from "vitest";
import { postingText } from "#domain/postings/posting-text.ts";
import { readPostings } from "#scripts/content/read-postings.ts";
import { findSkills } from "../../../../packages/resume-match/src/skills/find-skills.ts";

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
  const lines = readPostings(process.cwd()).flatMap((posting) => postingText(posting).split("\n"));
  const found = lines.flatMap((line) =>
    findSkills(line, graph, undefined, true).map(({ skill }) => `${graph.skills[skill]?.label}: ${line}`),
  );
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter((one) => foreign.some((label) => one.startsWith(`${label}: `)))).toEqual([]);
});
