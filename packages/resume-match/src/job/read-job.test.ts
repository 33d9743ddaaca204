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

describe("what an employer says", () => {
  const advertisement = `Branch Cashier
Elm Valley Savings Bank, Akron OH
Pay $17.00–$19.50/hour, tuition help, paid leave

Essential job duties
- Cash cheques and count the vault at closing
- Explain accounts to members

Requirements
- One year of cash handling
We are an equal opportunity employer and welcome applicants of any age, gender or background.`;
  const job = readJob(advertisement, graph);
  const asked = job.requirements.map(({ label, priority }) => `${priority}: ${label}`).join("\n");

  it("about itself, its pay and the law asks for nothing", () => {
    expect(job.title).toBe("Branch Cashier");
    expect(asked).not.toMatch(/elm|akron|tuition|17|leave|gender|equal|age\b/i);
  });

  it("of duties makes no must-haves, whatever their heading", () => {
    expect(asked).toMatch(/^duty: explain accounts/im);
    expect(job.requirements.filter(({ priority }) => priority === "must")).toHaveLength(1);
  });

  it("in two sentences has a title and asks", () => {
    const short = readJob(
      "We need an experienced plasterer for new houses in York. Skim walls, fix coving, mix by hand. CSCS card wanted.",
      graph,
    );
    expect(short.title).toMatch(/plasterer/i);
    const labels = short.requirements.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["fix coving", "mix by hand"]));
    // "Skim walls" shows plastering, as it does in a résumé.
    expect(short.requirements.flatMap(({ skills }) => skills)).toContain("Plastering and dry lining");
  });
});
