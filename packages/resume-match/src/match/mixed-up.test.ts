import { describe, expect, test } from "vitest";
import { readResumeText } from "../extract/read-text.fixture.ts";
import { mixedUpTexts } from "./mixed-up.ts";

const resume = `Nadia Bose
nadia.bose@example.org
Work experience
Staff nurse, Harbour Hospital, March 2019 – present
Cared for twelve patients a shift, trained three new colleagues and kept the ward's medicine book.
Nurse, Hill Clinic, 2015 to 2019
Education
BSc Nursing, 2011-2015`;

const job = `Staff nurse, Harbour Hospital
You will care for patients on a ward of thirty beds, give medicines, keep records and work with doctors.
You need a nursing degree, registration and two years on a ward. Write to jobs@harbour.example by 1 May 2026.`;

const codes = (resumeText: string, jobText: string) =>
  mixedUpTexts(readResumeText(resumeText), jobText).map(({ code }) => code);

describe("texts in each other's place", () => {
  test("a résumé and a job description are what they are", () => {
    expect(codes(resume, job)).toEqual([]);
    expect(codes(resume, job.replaceAll("\n", " "))).toEqual([]);
    expect(codes(resume.replaceAll("\n", " "), job)).toEqual([]);
  });

  test("a résumé as the job description is noticed", () => {
    expect(codes(resume, resume)).toEqual(["no-job"]);
  });

  test("a job description as the résumé is noticed", () => {
    expect(codes(job.replace("jobs@harbour.example", "the ward"), job)).toEqual(["no-resume"]);
  });

  test("a résumé without an address or a period, but with dated jobs, is one", () => {
    const dated = `${"Nurse at Hill Clinic since March 2019. ".repeat(2)}${"Gave medicines and kept records. ".repeat(4)}`;
    expect(codes(`Experience\n${dated}`, job)).toEqual([]);
  });
});
