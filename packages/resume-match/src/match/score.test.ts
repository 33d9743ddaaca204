import { describe, expect, it } from "vitest";
import { readResumeText } from "../extract/read-text.fixture.ts";
import { matchResume, matchScore, readJob } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";
import { shares } from "./score.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
const resume = (points: string[], { title = "Warehouse lead", dates = "2018 - Present", more = "" } = {}) =>
  readResumeText(`Mira Holt
mira.holt@example.com

EXPERIENCE
${title}, Brightsea, ${dates}
${points.map((point) => `- ${point}`).join("\n")}

EDUCATION
BSc Chemistry, Ashford University, 2012
${more}`);
const job = (...requirements: string[]) =>
  readJob(
    `Warehouse supervisor\n\nRequirements\n${requirements.map((one) => `- ${one}`).join("\n")}\n`,
    graph,
  );
const report = (read: ReturnType<typeof resume>, posting: ReturnType<typeof job>) =>
  matchResume(read, posting, graph, { now });
const points = ["Ran inventory management for two halls", "Drove the forklift"];

describe("the parts", () => {
  const posting = job("Inventory management", "Forklift", "Excel");

  it("add up to the score, and what it proves weighs most", () => {
    const { score, parts } = report(resume(points), posting);
    expect(parts.map(({ name }) => name)).toEqual(["requirements", "field", "wording"]);
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(score);
    expect(shares.requirements).toBeGreaterThanOrEqual(0.6);
  });

  it.each(["Executive", "Head baker", "Technical lead"])(
    "another title moves at most 8 points: %s",
    (title) => {
      const [own, other] = [resume(points, { title: "Warehouse supervisor" }), resume(points, { title })];
      const difference =
        matchScore(own, posting, graph, { now }) - matchScore(other, posting, graph, { now });
      expect(Math.abs(difference)).toBeLessThanOrEqual(8);
    },
  );

  it("proof under another title is worth more than the title", () => {
    const proof = resume(points, { title: "Executive" });
    const title = resume(["Worked in the office"], { title: "Warehouse supervisor" });
    expect(matchScore(proof, posting, graph, { now })).toBeGreaterThan(
      matchScore(title, posting, graph, { now }) + 10,
    );
  });

  it("go by the weights that a reader sets", () => {
    const [inventory, ...others] = posting.requirements;
    const scoreWith = (weight: number) =>
      matchScore(
        resume(points),
        { ...posting, requirements: [...(inventory ? [{ ...inventory, weight }] : []), ...others] },
        graph,
        { now },
      );
    expect(scoreWith(3)).toBeGreaterThan(scoreWith(1));
    expect(scoreWith(0.5)).toBeLessThan(scoreWith(1));
    expect(scoreWith(50)).toBe(scoreWith(3));
  });
});

describe("a number", () => {
  const posting = job("Led a team of at least 10", "Forklift");
  const [bigger, smaller, none] = ["Led a team of 14", "Led a team of 3", "Led the team"].map((point) => {
    const { requirements } = report(resume([point, "Drove the forklift"]), posting);
    return requirements.find(({ requirement }) => requirement.amount);
  });

  it("that is met proves the requirement, and is quoted", () => {
    expect(bigger?.status).not.toBe("partial");
    expect(bigger?.score).toBeGreaterThan(0.85);
    expect(bigger?.evidence[0]).toMatchObject({ quote: "14", rule: "“14” meets “10”" });
  });

  it("that is smaller, or not given, never does", () => {
    expect(smaller?.status).toBe("partial");
    expect(none?.status).toBe("partial");
    expect(smaller?.score).toBeGreaterThan(none?.score ?? 1);
  });
});

describe("a duty in other words", () => {
  const posting = readJob(
    "Dental hygienist\n\nDuties\n- Seal fissures and treat gum disease\n\nRequirements\n- Excel\n",
    graph,
  );
  const duty = (point: string) =>
    report(resume([point]), posting).requirements.find(({ requirement }) => requirement.priority === "duty");

  it("is met in part by a line of similar work, which is quoted", () => {
    const near = duty("Sealed fissures of children's teeth");
    expect(near).toMatchObject({ status: "partial" });
    expect(near?.evidence[0]?.quote).toBe("Sealed fissures of children's teeth");
  });

  it("is not met by other work", () => {
    expect(duty("Laid bricks and mixed mortar")?.status).toBe("missing");
  });

  it("has no mark without a cause: headings and names of skills are no work", () => {
    const posting =
      "Trainer\n\nYou will\n- Develop e-learning in English\n- Teach skills in groups of up to 12\n";
    const read = readResumeText("Rudi Alder\n\nSkills\nJuggling\n");
    const { requirements } = matchResume(read, readJob(posting, graph), graph, { now });
    expect(requirements.length).toBeGreaterThan(1);
    expect(requirements.filter(({ status }) => status !== "missing")).toEqual([]);
  });
});

describe("years", () => {
  const result = (dates: string, skills = "") =>
    report(resume(points, { dates, more: skills }), job("5 years of inventory management")).requirements[0];

  it("count by their share of the time", () => {
    expect(result("Jan 2024 - Nov 2026")).toMatchObject({ status: "partial", yearsShown: 2.9 });
    expect(result("Jan 2024 - Nov 2026")?.score).toBeCloseTo(0.583, 2);
  });

  it("under a quarter are worth a fifth at most, also with the skill in a list", () => {
    for (const skills of ["", "\nSKILLS\nInventory management\n"]) {
      const { score = 1, status } = result("Sep 2026 - Present", skills) ?? {};
      expect(score).toBeLessThanOrEqual(0.2);
      expect(status).not.toBe("proven");
    }
  });
});

describe("education", () => {
  const education = (posting: string, degree = "BSc Chemistry, Ashford University, 2012") =>
    matchResume(
      readResumeText(
        `Mira Holt\nmira.holt@example.com\n\nEXPERIENCE\nClerk, Brightsea, 2018 - 2020\n- Filed\n\nEDUCATION\n${degree}\n`,
      ),
      job("Forklift", posting),
      graph,
      { now },
    ).requirements.find(({ requirement }) => requirement.kind === "education");

  it("is one requirement with its evidence", () => {
    expect(education("Bachelor's degree")).toMatchObject({ status: "proven", score: 1 });
    expect(education("Bachelor's degree")?.evidence[0]?.quote).toMatch(/BSc/);
  });

  it("of one level below is met by half", () => {
    expect(education("Master's degree")).toMatchObject({ status: "partial", score: 0.5 });
  });

  it("is missing without any", () => {
    expect(education("Bachelor's degree", "Elm School, 2009")).toMatchObject({ status: "missing", score: 0 });
  });
});
