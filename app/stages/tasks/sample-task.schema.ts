import { z } from "zod";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Reading material for the candidate. */
const material = z.discriminatedUnion("kind", [
  strictEntry({
    kind: z.literal("NOTES"),
    title: text("the heading of the notes", 80),
    notes: list(text("one note", 320), "notes", 1, 12),
  }),
  strictEntry({
    kind: z.literal("TABLE"),
    title: text("the heading of the table", 80),
    columns: list(text("the heading of a column", 40), "headings of columns", 2, 6),
    rows: list(list(text("a cell", 90), "cells", 2, 6), "rows", 1, 12),
  }),
  strictEntry({
    kind: z.literal("CODE"),
    title: text("the heading of the code or log", 80),
    code: text("code or a log, with its line breaks", 1600),
  }),
  strictEntry({
    kind: z.literal("TALK"),
    title: text("the heading of the conversation", 80),
    turns: list(
      strictEntry({ speaker: text("who speaks", 40), text: text("what they say", 400) }),
      "turns",
      1,
      12,
    ),
  }),
  strictEntry({
    kind: z.literal("PAIRS"),
    title: text("the heading of the pairs", 80),
    pairs: list(
      strictEntry({ left: text("one way to work", 120), right: text("another, as good", 120) }),
      "pairs",
      2,
      12,
    ),
  }),
]);
export type TaskMaterial = z.infer<typeof material>;

const kinds = [
  "aptitude",
  "coding",
  "communication",
  "domain",
  "personality",
  "sales",
  "technical",
  "writing",
] as const;

/** @returns the number of times that a phrase occurs in the example answer */
function timesIn({ text: paragraphs = [], code = "" }: { text?: string[]; code?: string }, quote: string) {
  return [...paragraphs, code].join("\n").split(quote).length - 1;
}

/** A file in `content/tasks`: an assessment task with its criteria and an example answer. */
export const sampleTask = strictEntry({
  id: slug,
  kind: choice("the assessment that the task belongs to", kinds),
  title: text("the task's heading", 80),
  minutes: z.int().min(3).max(30).describe("the minutes that the task may take"),
  judged: z.literal(false).optional().describe("false if no answer is better than another"),
  brief: text("the situation, as the candidate reads it", 700),
  material: list(material, "materials", 0, 4),
  ask: list(text("one thing to do", 320), "things to do", 1, 5),
  criteria: list(
    strictEntry({
      id: slug,
      title: text("the criterion", 80),
      description: text("what earns it, and what does not", 320),
    }),
    "criteria",
    3,
    5,
  ),
  example: strictEntry({
    text: list(text("a paragraph of the answer", 700), "paragraphs", 1, 8).optional(),
    code: text("program code of the answer, with its line breaks", 1600).optional(),
    evidence: list(
      strictEntry({
        criterion: slug.describe("the id of a criterion of this task"),
        quote: text("words of the answer that earn the criterion", 160),
      }),
      "quotations",
      3,
      10,
    ),
  }),
}).superRefine(({ criteria, example, material: materials }, context) => {
  const problem = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  if (!example.text && !example.code) problem(["example"], "has no answer: write text, code, or both");
  const ids = criteria.map(({ id }) => id);
  example.evidence.forEach(({ criterion, quote }, index) => {
    if (!ids.includes(criterion)) {
      problem(
        ["example", "evidence", index, "criterion"],
        `"${criterion}" is no criterion of this task: write one of ${ids.join(", ")}`,
      );
    }
    const times = timesIn(example, quote);
    if (times !== 1) {
      problem(
        ["example", "evidence", index, "quote"],
        `appears ${times} times in the answer: write words that appear there once`,
      );
    }
  });
  criteria.forEach(({ id }, index) => {
    if (!example.evidence.some(({ criterion }) => criterion === id))
      problem(["criteria", index], "has no words of the example: quote some in its evidence");
  });
  materials.forEach((entry, index) => {
    if (entry.kind === "TABLE" && entry.rows.some((row) => row.length !== entry.columns.length))
      problem(["material", index, "rows"], "must each have as many cells as there are columns");
  });
});
export type SampleTask = z.infer<typeof sampleTask>;

const answerWords = strictEntry({
  criteria: text("the heading of the criteria", 60),
  example: text("the heading of the example answer", 60),
  note: text("a sentence about the example", 200),
});

/** `content/tasks.yaml`: the words around every task. */
export const taskWords = strictEntry({
  minutes: text("how long the task takes; {minutes} is filled in", 40),
  ask: text("the heading of what the candidate does", 60),
  code: text("the name of program code in an answer", 60),
  field: text("who sees what is written in a field at the end of a page", 120),
  judged: answerWords,
  unjudged: answerWords,
});
export type TaskWords = z.infer<typeof taskWords>;
