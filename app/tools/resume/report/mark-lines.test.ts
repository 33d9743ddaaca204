import type { RequirementResult, Span } from "resume-match";
import { expect, test } from "vitest";
import { markLines } from "./mark-lines.ts";

const text = "Experience\nChef, Bistro\nRan a kitchen of six";

function provenBy(...spans: Span[]): RequirementResult {
  return {
    requirement: { id: "r", label: "", kind: "skill", priority: "must", span: [0, 0], skills: [] },
    status: "proven",
    score: 1,
    evidence: spans.map((span) => ({
      span,
      quote: text.slice(...span),
      place: "role",
      how: "exact",
      rule: "",
      strength: 1,
    })),
    related: [],
  };
}
const spanOf = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];

test("joined segments are the text, also with overlapping evidence", () => {
  const results = [provenBy(spanOf("a kitchen of"), spanOf("Chef")), provenBy(spanOf("kitchen of six"))];
  const lines = markLines(text, results, []);
  const joined = lines.map(({ segments }) => segments.map((segment) => segment.text).join("")).join("\n");
  expect(joined).toBe(text);
  expect(lines[2]?.segments.map(({ text: words, requirements }) => [words, requirements])).toEqual([
    ["Ran ", []],
    ["a ", [0]],
    ["kitchen of", [0, 1]],
    [" six", [1]],
  ]);
});

test("evidence across a line break is marked on both lines", () => {
  const lines = markLines(text, [provenBy([text.indexOf("Bistro"), text.indexOf(" a kitchen")])], []);
  const marked = lines.flatMap(({ segments }) => segments.filter(({ requirements }) => requirements.length));
  expect(marked.map((segment) => segment.text)).toEqual(["Bistro", "Ran"]);
});

test("a line outside the passages is a heading, and the first line of a job is an entry", () => {
  const job = { span: [text.indexOf("Chef"), text.length] as Span, workIndex: 0 };
  expect(markLines(text, [], [job]).map(({ look }) => look)).toEqual(["heading", "entry", "text"]);
});

test("evidence outside the text is ignored", () => {
  const lines = markLines("Short", [provenBy([10, 20])], []);
  expect(lines).toEqual([
    { start: 0, look: "heading", segments: [{ start: 0, text: "Short", requirements: [] }] },
  ]);
});
