import { expect, test } from "vitest";
import { partsWith, queryTerms, splitTerms } from "./terms.ts";

test("accents, capitals and the s of a plural make no difference", () => {
  expect(splitTerms("Résumés")).toEqual(["resume"]);
  expect(splitTerms("Agencies, classes, status, bus")).toEqual(["agency", "classe", "status", "bus"]);
});

test("what is written together is found whole and in parts", () => {
  expect(splitTerms("front-end")).toEqual(["front", "end", "frontend"]);
  expect(splitTerms("SkillLens")).toEqual(["skill", "len", "skilllen"]);
  expect(splitTerms("AIInterview")).toEqual(["ai", "interview", "aiinterview"]);
  expect(splitTerms("5,000 students")).toContain("5000");
  expect(splitTerms("C++ and C#")).toEqual(["c++", "and", "c#"]);
});

test("a query has each of its words once", () => {
  expect(queryTerms("Front-end front résumé, a candidate’s 5,000")).toEqual([
    "front",
    "end",
    "resume",
    "candidate",
    "5000",
  ]);
});

test("found words are marked where they stand, as they are written", () => {
  expect(partsWith("What résumé parsers do", ["resume", "parser"])).toEqual([
    { text: "What ", isFound: false },
    { text: "résumé", isFound: true },
    { text: " ", isFound: false },
    { text: "parsers", isFound: true },
    { text: " do", isFound: false },
  ]);
  expect(partsWith("nothing", [])).toEqual([{ text: "nothing", isFound: false }]);
});
