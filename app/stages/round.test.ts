import { expect, test } from "vitest";
import {
  countAtStep,
  findPerson,
  type MatchRequirement,
  type Person,
  peopleByScore,
  type Round,
  strongestEvidence,
} from "./round.ts";

const requirement = (label: string, status: MatchRequirement["status"], quote?: string) => ({
  label,
  status,
  mustHave: true,
  evidence: quote === undefined ? [] : [{ line: 2, quote }],
});
const person = (id: string, score?: number, requirements: MatchRequirement[] = []): Person => ({
  id,
  name: id,
  signet: 1,
  location: "Pune",
  applied: { at: "2026-11-11 21:36", source: "CAREERS_PAGE" },
  steps: [{ step: "RESUME", at: "2026-11-16 09:14", state: "DONE" }],
  ...(score !== undefined && { match: { score, parts: [], requirements } }),
});
const round = (people: Person[]): Round => ({
  sample: true,
  id: "R-1",
  title: "Lead",
  company: "Northlane",
  signet: 1,
  location: "Pune",
  facts: [],
  posting: "Lead",
  received: 40,
  begins: "2026-11-16",
  published: { at: "2026-11-05 11:00", by: { id: "jo", name: "Jo Thomas", role: "Recruiter" } },
  turnedDown: { at: "2026-11-16 17:40", by: { id: "jo", name: "Jo Thomas", role: "Recruiter" } },
  heardBy: { id: "jo", name: "Jo Thomas", role: "Recruiter" },
  colleagues: [],
  questions: [],
  tasks: [],
  people,
});

test("people are sorted by score, then by name, with those without a score last", () => {
  const people = [person("dev"), person("charu", 60), person("bela", 71), person("anil", 60)];
  expect(peopleByScore(round(people)).map(({ id }) => id)).toEqual(["bela", "anil", "charu", "dev"]);
});

test("a waiting step is not counted, an abandoned one is", () => {
  const at = "2026-11-16 20:40";
  const people = (["DONE", "BROKEN_OFF", "WAITING"] as const).map((state) => ({
    ...person(state),
    steps: [{ step: "AI_INTERVIEW" as const, at, state }],
  }));
  expect(countAtStep(round(people), "AI_INTERVIEW")).toBe(2);
  expect(countAtStep(round(people), "OFFER")).toBe(0);
});

test("the strongest evidence is the first quotation of three or more words, otherwise the first quotation", () => {
  const phrase = "Lead a shift of nine";
  const requirements = [
    requirement("Years", "partial", "two years in chat support"),
    requirement("Zendesk", "proven", "Zendesk"),
    requirement("Leading", "deduced", phrase),
  ];
  expect(strongestEvidence(person("a", 70, requirements))).toEqual({
    label: "Leading",
    line: 2,
    quote: phrase,
  });
  expect(strongestEvidence(person("a", 70, requirements.slice(0, 2)))?.quote).toBe("Zendesk");
  expect(strongestEvidence(person("a", 70, requirements.slice(0, 1)))).toBeUndefined();
  expect(strongestEvidence(person("a"))).toBeUndefined();
});

test("a person is found by id, and an unknown id throws", () => {
  const asha = person("asha-kulkarni", 86);
  expect(findPerson(round([asha]), "asha-kulkarni")).toBe(asha);
  expect(() => findPerson(round([asha]), "asha")).toThrow("content/round/people has no asha.yaml");
});
