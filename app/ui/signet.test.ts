import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { signetPaths } from "./signet.tsx";

test("a signet is the same for the same number, and stays inside its square", () => {
  for (let seed = 1; seed < 100; seed += 1) {
    const { line, stroke } = signetPaths(seed);
    expect(signetPaths(seed).line).toBe(line);
    for (const value of `${line}${stroke}`.match(/-?\d+(\.\d+)?/g) ?? []) {
      expect(Number(value)).toBeGreaterThanOrEqual(0);
      expect(Number(value)).toBeLessThanOrEqual(40);
    }
  }
});

test("no two people of the round share a signet", () => {
  const lines = content.round.people.map(({ signet }) => signetPaths(signet).line);
  expect(new Set(lines).size).toBe(lines.length);
});
