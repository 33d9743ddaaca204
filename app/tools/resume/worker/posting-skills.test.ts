import { readJob } from "resume-match";
import { loadGraph } from "resume-match/node";
import { expect, test } from "vitest";
import { postingText } from "#domain/postings/posting-text.ts";
import { readPostings } from "#scripts/content/read-postings.ts";

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
  const graph = loadGraph();
  const required = readPostings(process.cwd()).flatMap((posting) =>
    readJob(postingText(posting), graph).requirements.flatMap((requirement) => requirement.skills),
  );
  expect(required.length).toBeGreaterThan(300);
  expect(required.filter((skill) => unrelated.includes(skill))).toEqual([]);
});
