import { describe, expect, it } from "vitest";
import { loadGraph } from "../skills/load-skills.ts";
import { degreeLevel, highestLevel } from "./degree-level.ts";
import { weighSentences } from "./priorities.ts";
import { readJob } from "./read-job.ts";
import { readSentences } from "./sentence-kinds.ts";

const graph = loadGraph();
const readPriorities = (text: string) =>
  weighSentences(readSentences(text)).map(({ text: sentence, priority }) => [sentence, priority]);

describe("headings", () => {
  it("make requirements wanted if the musts are listed separately", () => {
    const text = "Must have\n- Java\n\nRequirements\n- Git\n- Docker is required\n\nNice to have\n- Kafka";
    expect(readPriorities(text)).toEqual([
      ["Java", "must"],
      ["Git", "wanted"],
      ["Docker is required", "must"],
      ["Kafka", "nice"],
    ]);
  });

  it.each(["Requirements\n- Git\n\nNice to have\n- Kafka", "Key skills\n- Git"])(
    "make them musts if no other musts are listed: %j",
    (text) => expect(readPriorities(text)[0]).toEqual(["Git", "must"]),
  );

  it('keep nice-to-haves nice, even with "at least"', () => {
    const text = "Nice to have\n- At least one open-source project\n- A minimum of Spanish";
    expect(readPriorities(text).map(([, priority]) => priority)).toEqual(["nice", "nice"]);
  });
});

describe("degrees", () => {
  it.each([
    "Answer calls and resolve what can be resolved in the first conversation",
    "Tell me, as a colleague, what should be, and be on time",
    "MUST BE ABLE to lift 20 kg",
    "MS Office, MS Excel",
    "Works with a BA from the product team",
  ])("are not read into other words: %s", (text) => {
    expect(degreeLevel(text)).toBeUndefined();
  });

  it.each([
    ["BE / B.Tech in any branch", 3],
    ["B.E. or B.S. in Computer Science", 3],
    ["BA in English", 3],
    ["BE Computer Engineering", 3],
    ["BS or MS in Statistics", 3],
    ["M.A., M.S. or PhD", 4],
    ["MA English", 4],
    ["A degree or equivalent experience", 3],
  ] as const)("are read from %s", (text, level) => {
    expect(degreeLevel(text)).toBe(level);
  });

  it("the highest one counts for a résumé", () => {
    expect(highestLevel("BE Civil, MS in Structures")).toBe(4);
  });
});

describe("languages", () => {
  const readLanguages = (text: string) =>
    readJob(text, graph)
      .requirements.filter(({ kind }) => kind === "language")
      .map(({ label }) => label);

  it.each([
    ["Hindi or Malayalam", ["Hindi or Malayalam"]],
    ["Kannada, Tamil or Telugu", ["Kannada or Tamil or Telugu"]],
    ["English and Hindi", ["English", "Hindi"]],
    ["Sweep and polish the floor", []],
  ])('are alternatives if joined by "or": %s', (line, labels) => {
    expect(readLanguages(`Requirements\n- ${line}`)).toEqual(labels);
  });
});
