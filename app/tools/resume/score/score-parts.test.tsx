import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PartFigure } from "#domain/round/change.ts";
import { ScoreParts } from "./score-parts.tsx";

const parts: PartFigure[] = [
  { name: "requirements", points: 41, of: 65 },
  { name: "field", points: 20, of: 25 },
  { name: "wording", points: 6, of: 10 },
];
const html = (props: Parameters<typeof ScoreParts>[0]) =>
  renderToStaticMarkup(<ScoreParts {...props} />).replaceAll("\u00a0", " ");
/** What assistive technology reads. */
const spoken = (markup: string) =>
  markup.replace(/<span aria-hidden="true".*?<\/span>/g, "").replace(/<[^>]*>/g, "");
const all = "What it proves 41 of 65 · Kind of work 20 of 25 · Words in common 6 of 10";

test("the parts stand in words, and their full names are read out where only short ones are seen", () => {
  expect(spoken(html({ parts }))).toBe(all);
  expect(html({ parts })).not.toContain("Proves");
  for (const look of ["short", "fits"] as const) {
    expect(spoken(html({ parts, look }))).toBe(all);
    expect(html({ parts, look })).toContain("Proves 41 · Work 20 · Words 6");
  }
});

test("a job that has no words for a part leaves it out, and a score without parts says so", () => {
  expect(spoken(html({ parts: parts.slice(0, 1) }))).toBe("What it proves 41 of 65");
  expect(html({ parts: [] })).toBe("");
  expect(spoken(html({ parts: undefined }))).toBe("Only the score was stored, without its parts.");
});
