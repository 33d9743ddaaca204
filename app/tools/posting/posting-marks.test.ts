import { checkPosting } from "posting-check";
import { expect, test } from "vitest";
import type { AskedRow } from "#app/tools/resume/requirements/asked.ts";
import { kindOf, lineAt, markedLines, type PostingMark, postingMarks } from "./posting-marks.ts";

const row = (text: string, words: string, change: Partial<AskedRow> = {}): AskedRow => {
  const start = text.indexOf(words);
  return {
    id: words,
    key: words,
    label: words,
    priority: "must",
    span: [start, start + words.length],
    counts: "must",
    weight: 1,
    isDropped: false,
    includes: [],
    isChanged: false,
    ...change,
  };
};
const wordsOf = (text: string, marks: readonly PostingMark[]) =>
  marks.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);

test("a phrase that excludes is marked before the rest of the phrase that no one can prove", () => {
  const text = "Must have\n- A young and dynamic go-getter who knows Zendesk";
  const reading = { text, asked: [], check: checkPosting(text) };
  const marks = wordsOf(text, postingMarks(reading, [row(text, "Zendesk")]));
  expect(marks).toContain("excluding: young and dynamic");
  expect(marks.some((mark) => /^unprovable: .*go-getter/.test(mark))).toBe(true);
  expect(marks).toContain("must: Zendesk");
});

test("marks never overlap and keep the order of the text", () => {
  const text = "Hindi and Marathi and English";
  const rows = [row(text, "Hindi and Marathi"), row(text, "Marathi and English", { counts: "nice" })];
  const check = checkPosting("");
  expect(wordsOf(text, postingMarks({ text, asked: [], check }, rows))).toEqual([
    "must: Hindi and Marathi",
    "nice:  and English",
  ]);
});

test.each([
  [{ isDropped: true }, "out"],
  [{ into: row("Hindi", "Hindi") }, "out"],
  [{ counts: "wanted" as const }, "must"],
  [{ counts: "duty" as const }, "duty"],
])("a requirement with %o is drawn as %s", (change, kind) =>
  expect(kindOf(row("Hindi", "Hindi", change))).toBe(kind),
);

test("lines and their marks give the text again, with marks over line breaks in both lines", () => {
  const text = "One two\r\nthree\n\nfour";
  const marks: PostingMark[] = [{ start: 4, end: 14, kind: "must" }];
  const lines = markedLines(text, marks);
  expect(lines.map((segments) => segments.map((one) => one.text).join("")).join("\n")).toBe(text);
  expect(
    lines
      .flat()
      .filter(({ mark }) => mark)
      .map((one) => one.text),
  ).toEqual(["two\r", "three"]);
  expect(lineAt(text, text.indexOf("four"))).toBe(4);
});
