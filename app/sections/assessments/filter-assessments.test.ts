import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { filterAssessments, optionValue, readCriteria } from "./filter-assessments.ts";

const section = content.pages["/solutions/diy-assessments"]?.sections.find(
  ({ kind }) => kind === "ASSESSMENTS",
);
if (section?.kind !== "ASSESSMENTS") throw new Error("The assessments page has no assessments");

const find = (query: string) =>
  filterAssessments(section.items, readCriteria(section, new URLSearchParams(query))).map(
    ({ title }) => title,
  );

test("an empty search finds all eight", () => {
  expect(find("")).toEqual([
    "Aptitude",
    "Coding",
    "Communication",
    "Domain",
    "Personality",
    "Sales",
    "Technical",
    "Writing",
  ]);
});

test("every word must match somewhere, whatever its case and accents", () => {
  expect(find("q=CÓDE+repair")).toEqual(["Coding"]);
  expect(find("q=code+poetry")).toEqual([]);
  expect(find("q=+++")).toHaveLength(8);
  expect(find("q=(.*)")).toEqual([]);
});

test("choices within a filter are alternatives, filters narrow each other", () => {
  expect(find("technical=frontend")).toEqual(["Coding"]);
  expect(find("technical=frontend&technical=programming")).toEqual(["Coding", "Technical"]);
  expect(find("technical=programming&problem-solving=root-cause-analysis")).toEqual(["Technical"]);
  expect(find("technical=frontend&problem-solving=root-cause-analysis")).toEqual([]);
});

test("every option finds something", () => {
  for (const { id, options } of [section.solution, ...section.categories]) {
    for (const option of options)
      expect(find(`${id}=${optionValue(option)}`), `${id} ${option}`).not.toEqual([]);
  }
});

test("unknown options and filters are ignored", () => {
  expect(find("technical=cobol&other=1")).toHaveLength(8);
});
