import { describe, expect, it } from "vitest";
import { createGraph, findSkills, skillNamed } from "./graph.ts";
import { loadSkills } from "./load-skills.ts";
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

  it("packs what createGraph reads back: names, kinds, steps with their strength, and what is related", () => {
    const graph = createGraph(
      packSkills([
        skill("spring-boot", { label: "Spring Boot", implies: ["java"] }),
        skill("java", { label: "Java", kind: "language", aliases: ["core java"], implies: [{ oop: 0.7 }] }),
        skill("oop", { label: "Object orientation", kind: "method", related: ["java"] }),
      ]),
    );
    const [springBoot, java, oop] = graph.skills;
    expect([springBoot?.kind, java?.kind, oop?.kind]).toEqual(["tool", "language", "method"]);
    expect(
      graph.implied.map((all) => all.map((one) => [one.skill, Number(one.strength.toFixed(2))])),
    ).toEqual([
      [
        [1, 0.9],
        [2, 0.63],
      ],
      [[2, 0.7]],
      [],
    ]);
    expect([java?.related, oop?.related]).toEqual([[2], [1]]);
    expect(skillNamed("Core Java", graph)?.label).toBe("Java");
  });
});

describe("the skill graph of the package", () => {
  const data = loadSkills();
  const lines = data.split("\n").map((line) => line.split("\t"));
  const graph = createGraph(data);
  const labelsIn = (text: string) =>
    findSkills(text, graph).map((mention) => graph.skills[mention.skill]?.label);

  it("is as large as the product needs, and every reference leads to a skill", () => {
    expect(lines.length).toBeGreaterThanOrEqual(2_000);
    const steps = lines.flatMap(([, , implies = "", related = ""], at) =>
      [...implies.split(","), ...related.split(",")]
        .filter(Boolean)
        .map((one) => at + Number(one.split(":")[0])),
    );
    expect(steps.length).toBeGreaterThan(2_500);
    expect(steps.filter((to) => graph.skills[to] === undefined)).toEqual([]);
  });

  it("gives no name to two skills", () => {
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

  it("tells false friends apart", () => {
    expect(labelsIn("Wrote JavaScript for the browser")).not.toContain("Java");
    expect(labelsIn("We react quickly and excel at service")).toEqual(
      expect.not.arrayContaining(["React", "Excel"]),
    );
    expect(labelsIn("Skills: C++, SQL")).not.toContain("C");
    expect(labelsIn("Skills: Go, Docker")).toContain("Go");
    expect(labelsIn("Ready to go above and beyond with Docker")).not.toContain("Go");
  });
});
