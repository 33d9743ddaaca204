import { z } from "zod";
import { choice, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const line = z
  .int({ error: "must be the number of a line, counted from 1" })
  .min(1)
  .describe("the number of a line of the code, counted from 1");

const edgeCase = strictEntry({
  title: text("the case in a few words", 60),
  line,
  quote: text("the exact words of that line which decide the case", 60),
  input: text("the call, as JSON", 60),
  result: text("the result, as JSON", 60).optional(),
  state: choice("RIGHT, or WRONG if the result is not what the task asks for", ["RIGHT", "WRONG"]),
  remark: text("why it is so", 120),
});

/** The words of the stage EDITOR. Its remarks are facts of the code, which a test runs. */
export const editorWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  title: text("what is shown", 40),
  file: text("the name of the file", 40),
  note: text("what is said about the example", 120),
  task: text("the heading of the task", 60),
  taskText: text("the task as the candidate reads it", 240),
  code: z
    .string({ error: "must be text: write the program" })
    .trim()
    .max(1200)
    .describe("the program, with a function named mergeShifts"),
  growth: strictEntry({
    title: text("the heading of the growth", 40),
    text: text("how the steps grow, and the lines that decide it", 200),
    sorted: text("the name of the growth of a sort", 20),
    pairs: text("the name of the growth of comparing every pair", 30),
  }),
  edges: strictEntry({
    title: text("the heading of the edge cases", 40),
    right: text("a case that is right", 20),
    wrong: text("a case that is wrong", 20),
    items: list(edgeCase, "edge cases", 3, 6),
  }),
  clarity: strictEntry({
    title: text("the heading of the remarks on clarity", 40),
    remarks: list(
      strictEntry({ line, text: text("what a colleague who reads it would say", 160) }),
      "remarks",
      1,
      3,
    ),
  }),
  lineNumber: text("the name of a line; {line} is filled in", 20),
  person: text("who judges", 160),
});
