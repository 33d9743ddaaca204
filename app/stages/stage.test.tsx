import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findPerson } from "./round.ts";
import { Stage } from "./stage.tsx";

const idsOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`${attribute}="(\\d+)"`, "g"))].map(([, id]) => Number(id));

test("each field with words has a mark in the chat, and an open one has none", () => {
  const html = renderToStaticMarkup(<Stage name="CHAT" />);
  const record = findPerson(content.round, "asha-kulkarni").chat?.record ?? [];
  const withWords = record.flatMap(({ quote }, index) => (quote === undefined ? [] : [index]));
  expect(idsOf(html, "data-from")).toEqual(record.map((_, index) => index));
  expect(idsOf(html, "data-evidence").sort()).toEqual(withWords);
});

type Shift = [number, number];
type MergeShifts = (shifts: Shift[]) => Shift[];

/** The program of the stage EDITOR. */
function exampleProgram(): MergeShifts {
  return new Function(`${content.stages.editor.code}; return mergeShifts;`)() as MergeShifts;
}

test("each remark on an edge case is true of the program, and quotes its line", () => {
  const { code, edges } = content.stages.editor;
  const mergeShifts = exampleProgram();
  for (const { line, quote, input, result, state } of edges.items) {
    expect(code.split("\n")[line - 1]).toContain(quote);
    const given = JSON.parse(input) as Shift[];
    const merged = mergeShifts(given);
    if (result !== undefined) expect(merged).toEqual(JSON.parse(result));
    expect(JSON.stringify(given) === JSON.stringify(JSON.parse(input)), input).toBe(state === "RIGHT");
  }
});

test("twice as many shifts take a little more than twice the comparisons", () => {
  const comparisons = (count: number) => {
    let reads = 0;
    const shifts = Array.from({ length: count }, (_, index): Shift => {
      const from = (index * 7919) % count;
      return Object.defineProperty([from, from], 0, {
        get: () => {
          reads += 1;
          return from;
        },
      }) as Shift;
    });
    exampleProgram()(shifts);
    return reads;
  };
  const ratio = comparisons(2000) / comparisons(1000);
  expect(ratio).toBeGreaterThan(2);
  expect(ratio).toBeLessThan(2.4);
});

test("each criterion of the interview with words has a mark, and the one without is asked for", () => {
  const html = renderToStaticMarkup(<Stage name="INTERVIEW" />);
  expect(idsOf(html, "data-from")).toEqual([0, 1, 2]);
  expect(idsOf(html, "data-evidence")).toEqual([0, 2]);
  expect(html).toContain(
    content.stages.interview.followUps.find(({ criterion }) => criterion === "next-step")?.text,
  );
});
