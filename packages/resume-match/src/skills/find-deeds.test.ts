import { describe, expect, it } from "vitest";
import { packOccupations } from "../occupations/occupation-data.ts";
import { findDeeds } from "./find-deeds.ts";
import { createGraph } from "./graph.ts";
import { type AuthoredSkill, packSkills } from "./skill-data.ts";
import { splitWords } from "./words.ts";

const skill = (id: string, deeds: string[]): AuthoredSkill => ({ id, label: id, kind: "method", deeds });
const graph = createGraph(
  packSkills([
    skill("credit-control", ["chase|collect: invoice|overdue account"]),
    skill("triage", ["take|record: vital sign|history"]),
  ]),
  packOccupations([]),
);
const shownIn = (text: string) => {
  const words = splitWords(text);
  return findDeeds(words, graph).map(({ skill: index, first, last }) => [
    graph.skills[index]?.label,
    text.slice(words[first]?.start, words[last]?.end),
  ]);
};

describe("findDeeds", () => {
  it.each([
    ["Chased overdue invoices", "credit-control", "Chased overdue invoices"],
    [
      "Invoices and reminders: I chased them. Collecting overdue accounts",
      "credit-control",
      "Collecting overdue accounts",
    ],
    ["Overdue accounts were chased weekly", "credit-control", "Overdue accounts were chased"],
    ["Took histories of new patients", "triage", "Took histories"],
    ["Took temperatures and other vital signs", "triage", "Took temperatures and other vital signs"],
  ])("%s", (text, label, quote) => {
    expect(shownIn(text)).toEqual([[label, quote]]);
  });

  it.each([
    "Chased stray dogs",
    "Took photographs. Vital signs were measured by others",
    "Chased a man who had once worked for years in another town with invoices",
    "Overdue invoices",
  ])("finds nothing in: %s", (text) => {
    expect(shownIn(text)).toEqual([]);
  });
});

describe("a deed as authored", () => {
  it.each(["chase", "chase: ", ": invoice", "chase: in(voice"])("is refused: %s", (deed) => {
    expect(() => packSkills([skill("credit-control", [deed])])).toThrow(
      'write a deed as "verb|verb: object|object"',
    );
  });
});
