import { describe, expect, it } from "vitest";
import { packOccupations } from "../occupations/occupation-data.ts";
import { findSkills } from "./find-skills.ts";
import { createGraph, skillNamed } from "./graph.ts";
import { loadOccupations, loadSkills } from "./load-skills.ts";
import { type AuthoredSkill, packSkills } from "./skill-data.ts";

const skill = (id: string, rest: Partial<AuthoredSkill> = {}): AuthoredSkill => ({
  id,
  label: id.toUpperCase(),
  kind: "tool",
  ...rest,
});

describe("packSkills", () => {
  it.each([
    ["a double id", [skill("java"), skill("java")], /java: two skills/],
    [
      "an unknown implied skill",
      [skill("spring", { implies: ["jav"] })],
      /spring: no skill has the id "jav"/,
    ],
    ["an unknown related skill", [skill("vue", { related: ["react"] })], /vue: no skill has the id "react"/],
    ["a skill that implies itself", [skill("java", { implies: ["java"] })], /java: implies itself/],
    [
      "a circle",
      [skill("a", { implies: ["b"] }), skill("b", { implies: [{ c: 0.7 }] }), skill("c", { implies: ["a"] })],
      /implies itself through a → b → c/,
    ],
    [
      "a strength that is none",
      [skill("spring", { implies: [{ java: 0.3 }] }), skill("java")],
      /spring: write implies/,
    ],
  ])("refuses %s and names the skill", (_, skills, message) => {
    expect(() => packSkills(skills)).toThrow(message);
  });

  it("packs names, kinds, implications with their strength, and relations for createGraph", () => {
    const graph = createGraph(
      packSkills([
        skill("spring-boot", { label: "Spring Boot", implies: ["java"] }),
        skill("java", { label: "Java", kind: "language", aliases: ["core java"], implies: [{ oop: 0.7 }] }),
        skill("oop", { label: "Object orientation", kind: "method", related: ["java"] }),
      ]),
      packOccupations([]),
    );
    // Each below the first one it implies.
    expect(graph.skills.map(({ label, kind }) => [label, kind])).toEqual([
      ["Object orientation", "method"],
      ["Java", "language"],
      ["Spring Boot", "tool"],
    ]);
    expect(
      graph.implied.map((all) => all.map((implied) => [implied.skill, Number(implied.strength.toFixed(2))])),
    ).toEqual([
      [],
      [[0, 0.7]],
      [
        [1, 0.9],
        [0, 0.63],
      ],
    ]);
    expect(graph.skills.map(({ related }) => related)).toEqual([[1], [0], []]);
    expect(skillNamed("Core Java", graph)?.label).toBe("Java");
  });
});

describe("the skill graph of the package", () => {
  const data = loadSkills();
  const lines = data.split("\n").map((line) => line.split("\t"));
  const graph = createGraph(data, loadOccupations());
  const labelsIn = (text: string) =>
    findSkills(text, graph).map((mention) => graph.skills[mention.skill]?.label);

  it("has at least 2,000 skills, and every reference leads to a skill", () => {
    expect(lines.length).toBeGreaterThanOrEqual(2_000);
    const steps = [
      ...graph.implied.flat().map(({ skill: to }) => to),
      ...graph.skills.flatMap(({ related }) => related),
    ];
    expect(steps.length).toBeGreaterThan(2_500);
    expect(steps.filter((to) => graph.skills[to] === undefined)).toEqual([]);
  });

  it("has no duplicate names", () => {
    const owner = new Map<string, string>();
    const doubles = lines.flatMap(([names = ""]) => {
      const [label = ""] = names.split("|");
      return names.split("|").filter((name) => {
        const key = name.toLowerCase();
        const isDouble = owner.has(key) && owner.get(key) !== label;
        owner.set(key, label);
        return isDouble;
      });
    });
    expect(doubles).toEqual([]);
  });

  it.each([
    ["JavaScript is no Java", "Wrote JavaScript for the browser", "Java"],
    ["a verb is no library", "We react quickly and excel at service", "React"],
    ["a verb is no program", "I Excel at stock lists", "Excel"],
    ["C++ is no C", "Skills: C++, SQL", "C"],
    ["a class is no C", "Firmware releases in a class C laboratory", "C"],
    ["a name's letter is no R", "Survival models with R. Hoffmann", "R"],
    ["R&D is no R", "Regression models for the R&D department", "R"],
    ["going is no Go", "Ready to go above and beyond with Docker", "Go"],
    ["a launch is no Go", "Go-live support for microservices in Docker", "Go"],
    ["a pass is no Access", "Controlled visitor access and Access badges", "Microsoft Access"],
    ["a cost is no accountant", "Lowered CPA of ad campaigns by 20%", "CPA"],
    [
      "a lesson is no engineer",
      "PE teacher certificate (physical education)",
      "Professional Engineer license",
    ],
    ["a state is no accountant", "Moved to Fresno, CA", "Chartered Accountant"],
    ["a framework is no nurse", "RN: React Native tutorials", "Registered Nurse licence"],
    ["a plug is no Spark", "Changed spark plugs. Spark plugs fitted", "Spark"],
    ["a season is no framework", "Spring clearance sale", "Spring"],
    ["juice is no SAP", "Tapped maple sap", "SAP"],
    ["a snake is no language", "Removed python at the zoo", "Python"],
    ["an island is no language", "Volunteered on Java and Bali", "Java"],
    ["an adjective is no language", "Xcode project upkeep\nSwift answers to all letters", "Swift"],
    ["a view is no mail program", "Positive outlook on life", "Outlook"],
  ])("avoids false friends: %s", (_, text, label) => {
    expect(labelsIn(text)).not.toContain(label);
  });

  it.each([
    ["Skills: Go, Docker", "Go"],
    ["Survival models in R", "R"],
    ["Firmware in C", "C"],
    ["Excel models for three plants", "Excel"],
    ["Spark jobs on 3 TB a day", "Spark"],
    ["Kept the residents database in Access", "Microsoft Access"],
    ["LICENSE\nPE, North Dakota", "Professional Engineer license"],
    ["CPA (Texas)", "CPA"],
    ["CA, ICAI member", "Chartered Accountant"],
    ["RN, State of Ohio", "Registered Nurse licence"],
    ["Widgets in JS", "JavaScript"],
    ["Checked guests in and out using Opera", "Opera PMS"],
  ])("finds ambiguous names in context: %s", (text, label) => {
    expect(labelsIn(text)).toContain(label);
  });

  it.each([
    ["Negotiated terms with carriers", "Negotiation"],
    ["Labor management and process optimization", "Process Improvement"],
    ["Colour-coded data visualizations", "Data visualisation"],
    ["Paediatric Nurse", "Paediatric nursing"],
    ["Pipe Welder", "Pipe welding"],
    ["Plumber licence", "Plumbing licence"],
  ])("recognises inflected and British words: %s", (text, label) => {
    expect(labelsIn(text)).toContain(label);
  });
});
