import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { choice, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const percent = z.int({ error: "must be a whole number from 0 to 100" }).min(0).max(100);

/** A preview of a report for a hiring manager. */
export const candidateReport = strictEntry({
  sample,
  candidate: text("how the candidate is called; no real person", 40),
  role: text("the job", 60),
  recommendation: choice("the proposal, which a person decides on", ["SELECT", "HOLD", "REJECT"]),
  score: percent.describe("the overall score, from 0 to 100"),
  summary: text("two or three sentences", 400),
  findings: list(
    strictEntry({
      title: text("the dimension", 50),
      value: percent.describe("the score of the dimension, from 0 to 100"),
      quote: text("the candidate's own words or work", 160),
      source: text("the source, such as AI interview, 06:12", 60),
    }),
    "findings",
    3,
    6,
  ),
  questions: list(text("a question for the next interview", 160), "questions", 1, 3),
});
export type CandidateReport = z.infer<typeof candidateReport>;

const note = strictEntry({
  title: text("what the note points at", 40),
  text: text("one sentence", 140),
});

/**
 * - `PAGE`: the heading at the left, the report at the right
 * - `NOTES`: the report in the middle, notes in both margins
 * - `SOURCES`: each finding beside the source that it quotes
 */
export const candidateReportsSection = strictEntry({
  kind: z.literal("CANDIDATE_REPORTS"),
  layout: layout("PAGE", "NOTES", "SOURCES"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  notes: list(note, "notes", 4, 4).optional(),
  report: candidateReport,
}).refine(({ layout, notes }) => (layout === "NOTES") === (notes !== undefined), {
  path: ["notes"],
  error: "belong to the layout NOTES, which needs four",
});
