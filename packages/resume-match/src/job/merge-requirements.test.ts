import { describe, expect, it } from "vitest";
import { loadGraph } from "../skills/load-skills.ts";
import { readJob } from "./read-job.ts";

const graph = loadGraph();
const asked = (text: string) =>
  readJob(text, graph).requirements.map(({ kind, priority, label }) => `${priority} ${kind} ${label}`);
const listed = (...lines: string[]) =>
  asked(`Office manager\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`);

describe("one demand is one requirement", () => {
  it.each([
    ["Fluent German", ["must language German"]],
    ["Malayalam or Hindi", ["must language Malayalam or Hindi"]],
    ["Good spoken and written English", ["must language English"]],
    ["Payroll and bookkeeping", ["must skill Payroll", "must skill Bookkeeping"]],
  ])("%s", (line, expected) => {
    expect(listed(line)).toEqual(expected);
  });

  it("also if a duty repeats it", () => {
    const text = "HR officer\n\nDuties\n- Run payroll every month\n\nMust have\n- Payroll\n- Recruitment\n";
    expect(asked(text)).toEqual(["must skill Payroll", "must skill Recruitment"]);
  });

  it("but a wish for one of two options is a second", () => {
    const text = "Developer\n\nMust have\n- Java or Kotlin\n\nNice to have\n- Kotlin\n";
    expect(asked(text)).toHaveLength(2);
  });
});

describe("what asks for nothing", () => {
  it.each([
    "There is coffee at eight, and the cat sleeps on the printer.",
    "Bring slippers, wave to the neighbours, and hang your coat by the door.",
  ])("%s", (aside) => {
    const plain = asked("Accountant\n\nRequirements\n- Payroll\n");
    expect(asked(`Accountant\n\n${aside}\n\nRequirements\n- Payroll\n`)).toEqual(plain);
  });

  it("a title's trade, said again", () => {
    expect(asked("Accountant\n\nRequirements\n- Payroll\n")).toEqual(["must skill Payroll"]);
    expect(asked("Java developer\n\nRequirements\n- Git\n")).toContain("wanted skill Java");
  });
});

describe("numbers", () => {
  it.each([
    ["Led a team of at least 5", 5],
    ["Handled 500,000+ users a month", 6_000_000],
    ["Supervised between 4 and 6 cleaners", 4],
  ])("belong to the requirement: %s", (line, low) => {
    const { requirements } = readJob(`Manager\n\nRequirements\n- Excel\n- ${line}\n`, graph);
    expect(requirements.map(({ amount }) => amount?.low)).toEqual([undefined, low]);
  });
});
