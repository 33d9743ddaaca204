import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { choice, list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

const percent = z.int({ error: "must be a whole number from 0 to 100" }).min(0).max(100);

const summary = text("two or three sentences", 400);
const quote = text("the candidate's own words or work", 160);
const exactQuote = text("the exact words of the résumé, chat, interview or work", 160);
const questions = list(text("a question for the next interview", 160), "questions", 1, 3);

/** A report on someone who is not in the round, marked as a sample. */
const exampleReport = strictEntry({
  sample,
  candidate: text("how the candidate is called; no real person", 40),
  role: text("the job", 60),
  recommendation: choice("the proposal, which a person decides on", ["SELECT", "HOLD", "REJECT"]),
  score: percent.describe("the résumé match, from 0 to 100"),
  summary,
  findings: list(
    strictEntry({
      title: text("the dimension", 50),
      status: choice("how the résumé shows it; left out where a person judges", [
        "proven",
        "deduced",
      ]).optional(),
      quote,
      source: text("the source, such as AI interview, 06:12", 60),
    }),
    "findings",
    3,
    6,
  ),
  questions,
});

/** A report on a person of the round. The build adds score, decision and sources of the quotations. */
const roundReport = strictEntry({
  person: slug.describe("the id of a person in content/round/people"),
  summary,
  findings: list(strictEntry({ title: text("the dimension", 50), quote: exactQuote }), "findings", 3, 6),
  questions,
});
export type RoundReport = z.infer<typeof roundReport>;

/**
 * A preview of a report for a hiring manager. The résumé match is its only figure: findings have a status, or are
 * left to a person to judge.
 */
export type CandidateReport = Omit<z.infer<typeof exampleReport>, "findings"> & {
  findings: { title: string; status?: "proven" | "deduced"; quote: string; source: string }[];
};

const note = strictEntry({
  title: text("what the note points at", 40),
  text: text("one sentence", 140),
});

/**
 * - `PAGE`: the heading on the left, the report on the right
 * - `NOTES`: the report in the middle, notes in both margins
 * - `SOURCES`: each finding next to the source that it quotes
 */
export const candidateReportsSection = strictEntry({
  kind: z.literal("CANDIDATE_REPORTS"),
  layout: layout("PAGE", "NOTES", "SOURCES"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  notes: list(note, "notes", 4, 4).optional(),
  report: exampleReport.optional(),
  round: roundReport.optional(),
})
  .refine(({ layout, notes }) => (layout === "NOTES") === (notes !== undefined), {
    path: ["notes"],
    error: "belong to the layout NOTES, which needs four",
  })
  .refine(({ report, round }) => (report === undefined) !== (round === undefined), {
    path: ["report"],
    error: "or round: write one of them, report for an example, round for a person of the round",
  });
