import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import type { Row } from "./rank-messages.ts";
import { rankedCsv } from "./ranked-csv.ts";

const { results, codes } = content.bulkMatch;
const row: Row = {
  id: 0,
  file: "=cmd.txt",
  name: 'Rao, "Asha"',
  score: 71.5,
  parts: [
    { name: "requirements", points: 48.3, of: 72.2 },
    { name: "field", points: 23.2, of: 27.8 },
  ],
  requirements: [
    { label: "Java", priority: "must", status: "deduced", quotations: [] },
    { label: "SQL", priority: "must", status: "proven", quotations: [] },
    { label: "AWS", priority: "nice", status: "missing", quotations: [] },
  ],
  answers: [{ question: "Notice period?", answer: "30 days", quotations: [] }],
};

test("each résumé has a line with its answers, and unreadable files are at the end", () => {
  const csv = rankedCsv([row], [{ id: 1, file: "scan.pdf", code: "scanned" }], results, codes);
  const [head, first, last] = csv.slice(1).split("\r\n");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(head?.split(",")).toContain("Notice period?");
  expect(head).toContain('Score,"What it proves, of 72.2","Kind of work, of 27.8",Met');
  expect(first).toBe(`1,'=cmd.txt,"Rao, ""Asha""",71.5,48.3,23.2,Java; SQL,,AWS,30 days,`);
  expect(last).toMatch(/^,scan\.pdf,{9}"/);
});

test.each(["=1+1", "\n=1", "＝1", "＋1", "－1", "＠1"])("%j is not a formula in any language", (name) => {
  expect(rankedCsv([{ ...row, name }], [], results, codes)).toMatch(/,"?'\s?[=＝＋－＠]/);
});

test("an unanswered question says so", () => {
  const open = { ...row, answers: [{ question: "Notice period?", quotations: [] }] };
  expect(rankedCsv([open], [], results, codes)).toContain(results.notStated);
});
