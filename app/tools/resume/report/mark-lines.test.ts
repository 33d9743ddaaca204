import type { RequirementResult, Span } from "resume-match";
import { expect, test } from "vitest";
import { joinParagraphs, markLines } from "./mark-lines.ts";

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

/** The paragraphs of a text that is one job's, whose first line is its entry. */
function paragraphsOf(lines: string[], results: RequirementResult[] = []) {
  const whole = lines.join("\n");
  const job = { span: [0, whole.length] as Span, workIndex: 0 };
  return joinParagraphs(markLines(whole, results, [job]));
}
const textsOf = (lines: ReturnType<typeof paragraphsOf>) =>
  lines.map(({ segments }) => segments.map((segment) => segment.text).join(""));

test("lines that only the page's width broke are joined", () => {
  const lines = [
    "Chef, Bistro, 2019 to present",
    "Ran a kitchen of six in a hotel that serves four hundred guests and",
    "trained two apprentices. Ordered fish and vegetables from nine farms,",
    "Monday to Saturday, and planned menus for guests with aller-",
    "gies.",
    "- Wrote the recipes of the house",
    "- Kept the books",
    "Skills\tCooking",
    "Kitchen, stock and staff",
  ];
  expect(textsOf(paragraphsOf(lines))).toEqual([
    lines[0],
    "Ran a kitchen of six in a hotel that serves four hundred guests and trained two apprentices. Ordered fish and vegetables from nine farms, Monday to Saturday, and planned menus for guests with aller-gies.",
    ...lines.slice(5),
  ]);
});

test("short lines that begin with a capital stay apart", () => {
  const skills = ["Skills", "Event-driven Systems", "Cloud-native Development", "Microservices"];
  expect(textsOf(paragraphsOf(skills))).toEqual(skills);
});

test("evidence across a joined break is one mark, and a space between two marks belongs to none", () => {
  const lines = ["Chef", "Ran a kitchen of six in a hotel", "and trained two apprentices"];
  const whole = lines.join("\n");
  const span = (words: string): Span => [whole.indexOf(words), whole.indexOf(words) + words.length];
  const segmentsWith = (...spans: Span[]) =>
    paragraphsOf(
      lines,
      spans.map((one) => provenBy(one)),
    )[1]?.segments.map(({ text: words, requirements }) => [words, requirements]);
  expect(segmentsWith(span("hotel\nand trained"))).toEqual([
    ["Ran a kitchen of six in a ", []],
    ["hotel and trained", [0]],
    [" two apprentices", []],
  ]);
  expect(segmentsWith(span("hotel"), span("and trained"))?.slice(1, 4)).toEqual([
    ["hotel", [0]],
    [" ", []],
    ["and trained", [1]],
  ]);
});
