import { expect, it } from "vitest";
import type { Alignment } from "./align.ts";
import { evidenceForText } from "./evidence.ts";

const spoken = [[["K", "AA", "R"]], [["B", "IH", "G"]]];
/** Each text's score, by its words; the speech lasts 80 ms a phone. */
function evidence(own: number, other: number, asked: string[] = []): number {
  return evidenceForText(spoken, (words): Alignment => {
    const text = words.map(([form = []]) => form.join(" ")).join(" | ");
    asked.push(text);
    return {
      units: [{ kind: "word", word: 0, variant: 0, start: 0, end: 200, phoneStarts: [] }],
      score: text === "K AA R | B IH G" ? own : other,
    };
  });
}

it("is the lead over texts with other sounds, for the root of their number", () => {
  expect(evidence(-100, -100)).toBe(0);
  expect(evidence(-100, -340)).toBeCloseTo(240 / Math.sqrt(6), 5);
  expect(evidence(-340, -100)).toBeLessThan(0);
});

it("lets texts of the same rhythm compete: vowels for vowels, and pauses where they were", () => {
  const asked: string[] = [];
  evidence(-1, -1, asked);
  expect(new Set(asked).size).toBe(4);
  const rhythm = (text: string) =>
    text.replaceAll(/[A-Z]+/g, (phone) => (/^[AEIOU]/.test(phone) ? "v" : "c"));
  expect(new Set(asked.map(rhythm))).toEqual(new Set(["c v c | c v c"]));
  const paused: string[] = [];
  evidenceForText([[["T", "EH", "N", "SIL", "OW"]]], (words) => {
    paused.push(words[0]?.[0]?.[3] ?? "");
    return undefined;
  });
  evidenceForText([[["T", "EH", "N", "SIL", "OW"]]], (words) => {
    paused.push(words[0]?.[0]?.[3] ?? "");
    return { units: [], score: 0 };
  });
  expect(new Set(paused)).toEqual(new Set(["SIL"]));
});

it("is 0 where the text is too long for the recording", () => {
  expect(evidenceForText(spoken, () => undefined)).toBe(0);
});
