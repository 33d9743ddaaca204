import { expect, test } from "vitest";
import { typographicApostrophes } from "./apostrophes.ts";

test("apostrophes become typographic, quotation marks of code stay", () => {
  for (const [written, shown] of [
    ["What the score is and isn't", "What the score is and isn’t"],
    ["candidates' answers, and the team's", "candidates’ answers, and the team’s"],
    ["the two candidates'", "the two candidates’"],
    ["CSV's", "CSV’s"],
    ["AND o.placed_at >= DATE '2025-04-01'", "AND o.placed_at >= DATE '2025-04-01'"],
    ["print('tickets' + x)", "print('tickets' + x)"],
    ["he said 'the agents' twice", "he said 'the agents' twice"],
    ["nothing here", "nothing here"],
  ] as const)
    expect(typographicApostrophes(written)).toBe(shown);
});
