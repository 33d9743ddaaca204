import { describe, expect, it } from "vitest";
import { createOccupations } from "../occupations/occupation-data.ts";
import { loadOccupations } from "../skills/load-skills.ts";
import { titleSimilarity } from "./title-similarity.ts";

const occupations = createOccupations(loadOccupations());
const similarity = (job: string, resume: string, weight = 1) =>
  titleSimilarity(job, [{ title: resume, weight }], occupations);

describe("titleSimilarity", () => {
  it("is 1 for the job's title, whatever the rank", () => {
    expect(similarity("Java Developer", "Senior Java Developer")).toBeCloseTo(1);
  });

  it("counts a title by its weight", () => {
    expect(similarity("Java Developer", "Java Developer", 0.5)).toBeCloseTo(0.5);
  });

  it.each([
    ["Accountant", "Auditor", "Barista"],
    ["Registered Nurse", "Clinical Nurse Specialist", "Software Engineer"],
    ["Carpenter", "Cabinetmaker", "Payroll Clerk"],
    ["HR Manager", "Recruiter", "Welder"],
  ])("puts a neighbour first: %s, %s before %s", (job, near, far) => {
    expect(similarity(job, near)).toBeGreaterThan(similarity(job, far) + 0.05);
  });

  it("is 0 without words of any occupation", () => {
    expect(similarity("Senior", "Xyzzy")).toBe(0);
  });
});
