import { describe, expect, it } from "vitest";
import { readResumeText } from "../extract/read-text.fixture.ts";
import { matchResume, readJob } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };

const resume = readResumeText(`Robin Sample
robin@example.com

Experience

Welder, Ironside Ltd, January 2022 - December 2024
- Welded pipes and steel frames by MIG and TIG

Baker, Corn & Co, January 2016 - December 2021
- Baked bread and pastry for three shops`);

/** The years shown for "3 years of experience" in a job. */
function yearsFor(job: string): number | undefined {
  const { requirements } = matchResume(resume, readJob(`${job}\n- 3 years of experience`, graph), graph, {
    now,
  });
  return requirements.find(({ requirement }) => requirement.kind === "years")?.yearsShown;
}

describe("years that name no skill", () => {
  it.each([
    [
      "Welder\n\nDuties\n- Weld pipes, tanks and steel frames by MIG and TIG\n- Read drawings, cut plates and grind seams",
      3,
    ],
    [
      "Baker\n\nDuties\n- Bake bread, rolls, cakes and pastry\n- Weigh flour, mix dough, clean the ovens and the bakery",
      6,
    ],
    [
      "Registered nurse\n\nDuties\n- Assess patients on the ward\n- Give medication, dress wounds, chart vital signs and care plans",
      0,
    ],
  ])("count only the jobs in the line of work: %s", (job, years) => {
    expect(yearsFor(job)).toBe(years);
  });

  it("count every job if the description is too short", () => {
    expect(yearsFor("Nurse")).toBe(9);
  });
});
