import { createGraph } from "resume-match";
import { loadSkills } from "resume-match/node";
import { expect, test } from "vitest";
import { postingText } from "#domain/postings/posting-text.ts";
import { readPostings } from "#scripts/content/read-postings.ts";
import { findSkills } from "../../../../packages/resume-match/src/skills/find-skills.ts";

/** Skills of trades without an opening. */
const unrelated = [
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

test("no posting requires a skill of an unrelated trade", () => {
  const graph = createGraph(loadSkills());
  const lines = readPostings(process.cwd()).flatMap((posting) => postingText(posting).split("\n"));
  const required = lines.flatMap((line) =>
    findSkills(line, graph, undefined, true).map(({ skill }) => `${graph.skills[skill]?.label}: ${line}`),
  );
  expect(required.length).toBeGreaterThan(300);
  expect(required.filter((entry) => unrelated.some((label) => entry.startsWith(`${label}: `)))).toEqual([]);
});
