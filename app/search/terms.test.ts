import { expect, test } from "vitest";
import { partsWith, queryTerms, splitTerms } from "./terms.ts";

test("accents, capitals and the plural s make no difference", () => {
  expect(splitTerms("Résumés")).toEqual(["resume"]);
  expect(splitTerms("Agencies, classes, status, bus")).toEqual(["agency", "classe", "status", "bus"]);
});

test("compounds are found whole and in parts", () => {
  expect(splitTerms("front-end")).toEqual(["front", "end", "frontend"]);
  expect(splitTerms("SkillLens")).toEqual(["skill", "len", "skilllen"]);
  expect(splitTerms("AIInterview")).toEqual(["ai", "interview", "aiinterview"]);
  expect(splitTerms("5,000 students")).toContain("5000");
  expect(splitTerms("C++ and C#")).toEqual(["c++", "and", "c#"]);
});

test("a query has each term once", () => {
  expect(queryTerms("Front-end front résumé, a candidate’s 5,000")).toEqual([
    "front",
    "end",
    "resume",
    "candidate",
    "5000",
  ]);
});

test("matching words are marked, as they are written", () => {
  expect(partsWith("What résumé parsers do", ["resume", "parser"])).toEqual([
    { text: "What ", isFound: false },
    { text: "résumé", isFound: true },
    { text: " ", isFound: false },
    { text: "parsers", isFound: true },
    { text: " do", isFound: false },
  ]);
  expect(partsWith("nothing", [])).toEqual([{ text: "nothing", isFound: false }]);
});
