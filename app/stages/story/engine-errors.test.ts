import { describe, expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { findPerson, type Person } from "../round.ts";
import { engineErrors, heardDifferently, missedRequirements } from "./engine-errors.ts";

const person = (fields: Partial<Person>): Person => ({
  id: "a",
  name: "A",
  signet: 1,
  location: "Pune",
  applied: { at: "2026-11-11 21:36", source: "CAREERS_PAGE" },
  steps: [{ step: "RESUME", at: "2026-11-16 09:14", state: "DONE" }],
  ...fields,
});

describe("a missed requirement", () => {
  const withLine = (text: string, status: "missing" | "deduced" = "missing", mustHave = true) =>
    missedRequirements({
      people: [
        person({
          resume: [{ style: "TEXT", text }],
          match: {
            score: 50,
            parts: [],
            requirements: [{ label: "Experience leading a team", status, mustHave, evidence: [] }],
          },
        }),
      ],
    });

  test("has its words in a single line of the résumé", () => {
    expect(withLine("Assistant team lead since 2021")).toMatchObject([
      { line: 0, text: "Assistant team lead since 2021" },
    ]);
    expect(withLine("Call reviews for a team of ten")).toEqual([]);
    expect(withLine("Steam cleaning, and leads for sales")).toEqual([]);
  });

  test("is not one that the engine found or that is only nice to have", () => {
    expect(withLine("Team lead", "deduced")).toEqual([]);
    expect(withLine("Team lead", "missing", false)).toEqual([]);
  });
});

describe("a criterion that the engine and a person judge", () => {
  const answer = (text: string, quote?: string) =>
    heardDifferently({
      people: [
        person({
          interview: [
            {
              question: { id: "own-change", text: "What did you change?" },
              from: "00:10",
              words: [
                { at: "00:12", text: "It was a busy week." },
                { at: "00:15", text },
              ],
              criteria: [
                { id: "outcome", title: "A result", ...(quote !== undefined && { quote }) },
                { id: "learnt", title: "The engine has no such criterion" },
              ],
            },
          ],
        }),
      ],
    });
  const result = "Refunds went from nine days to three.";

  test("is no difference if both find words for it", () => {
    expect(answer(result, result)).toEqual({ compared: 1, different: [] });
  });

  test("is a difference if only one finds words for it, with their second", () => {
    expect(answer(result).different).toMatchObject([{ by: "ENGINE", at: "00:15" }]);
    const aside = "My boss called from Delhi.";
    expect(answer(aside, aside.slice(0, -1)).different).toMatchObject([
      { by: "PERSON", quote: "My boss called from Delhi", at: "00:15" },
    ]);
  });
});

describe("the sample round", () => {
  const errors = engineErrors(content.round);

  test("selects someone whom the match did not put first", () => {
    const { person, place, ahead } = errors.selected;
    expect(person.decision?.decision).toBe("SELECT");
    expect(Object.values(ahead).reduce((sum, count) => sum + count, 0)).toBeLessThan(place);
    expect(errors.overrated?.person.decision?.decision).toBe("REJECT");
    expect(errors.underrated?.person.decision?.decision).toBe("HOLD");
    expect(errors.overrated?.place).toBeLessThan(place);
    expect(errors.underrated?.place).toBeGreaterThan(place);
  });

  test("has a source for every error", () => {
    for (const { person, line, text, requirement } of errors.missed) {
      expect(person.resume?.[line]?.text).toBe(text);
      expect(requirement.evidence).toEqual([]);
    }
    for (const { person, quote } of errors.heard.different) {
      const spoken = (person.interview ?? []).map(({ words }) => words.map(({ text }) => text).join(" "));
      expect(spoken.some((text) => text.includes(quote))).toBe(true);
    }
    for (const { signal } of errors.flags.cleared) expect(signal.review?.decision).toBe("CLEARED");
    const { raised, open, cleared } = errors.flags;
    expect(open + cleared.length).toBeLessThanOrEqual(raised);
  });

  test("includes the selected and the rejected person of the story", () => {
    expect(errors.selected.person.id).toBe("asha-kulkarni");
    expect(findPerson(content.round, "aditya-bansal").decision?.decision).toBe("REJECT");
  });
});
