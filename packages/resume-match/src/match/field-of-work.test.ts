import { describe, expect, it } from "vitest";
import { readResumeText } from "../extract/read-text.fixture.ts";
import { matchResume, readJob } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
const job = readJob(
  `Dental Hygienist

Duties
- Clean teeth and take X-rays of patients
- Teach patients to care for their gums
- Keep dental records`,
  graph,
);
const resumeWith = (work: string, rest = "") => `Jo Reyes
jo.reyes@example.com

Experience
Assistant, Bright Rooms, Jan 2018 - Dec 2022
- ${work}

Education
B.A., 2015
${rest}`;
const reportOn = (resume: string, description = job) =>
  matchResume(readResumeText(resume), description, graph, { now });
const points = (resume: string) => reportOn(resume).parts.find(({ name }) => name === "field")?.points ?? 0;

describe("the kind of work", () => {
  it("names the nearest occupations and quotes the nearest lines", () => {
    const { field, resumeText } = reportOn(resumeWith("Scaled and polished teeth and charted the gums"));
    expect(field.occupations[0]).toBe("Dental Hygienists");
    expect(field.evidence[0]?.quote).toBe("Scaled and polished teeth and charted the gums");
    for (const { span, quote } of field.evidence) expect(resumeText.slice(...span)).toBe(quote);
  });

  it("is nearer for the same trade in other words than for another trade", () => {
    const dental = points(resumeWith("Scaled and polished teeth, sterilised instruments, sealed fissures"));
    const other = points(resumeWith("Laid bricks, mixed mortar, read drawings"));
    expect(dental).toBeGreaterThan(other + 5);
  });

  it("gains nothing from a word said again in a sentence", () => {
    const once = points(resumeWith("Polished teeth"));
    expect(points(resumeWith(`Polished teeth${" teeth, teeth, teeth, teeth".repeat(10)}`))).toBe(once);
  });

  it("gains nothing from a list of words", () => {
    const without = points(resumeWith("Answered the door"));
    const list = "Keywords\nteeth, gums, X-rays, dental hygiene, dental records, patients";
    expect(points(resumeWith("Answered the door", list))).toBe(without);
  });

  it("quotes no heading", () => {
    const school = readJob(
      "Head of Education\n\nDuties\n- Lead education\n- Plan education programmes",
      graph,
    );
    const quotes = reportOn(resumeWith("Laid bricks"), school).field.evidence.map(({ quote }) => quote);
    expect(quotes).not.toContain("Education");
  });

  it("goes by the trade in a title, not by its rank", () => {
    const duties =
      "\n\nDuties\n- Answer customers by chat and phone\n- Coach agents and review calls\n- Handle complaints";
    const occupations = (title: string) =>
      reportOn(resumeWith("Sold"), readJob(title + duties, graph)).field.occupations;
    expect(occupations("Senior support team lead")[0]).toBe("Customer Service Representatives");
    expect(occupations("Senior support team lead")).toEqual(occupations("Support"));
  });

  it("names no occupation for a job of a few words, and is left out for a job of none", () => {
    const resume = resumeWith("Polished teeth");
    expect(
      reportOn(resume, readJob("Team lead\n\nRequirements\n- Punctual", graph)).field.occupations,
    ).toEqual([]);
    expect(reportOn(resume, readJob("Xyzzy", graph)).field).toEqual({ occupations: [], evidence: [] });
  });
});
