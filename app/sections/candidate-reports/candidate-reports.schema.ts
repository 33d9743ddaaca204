import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { choice, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const percent = z.int({ error: "must be a whole number from 0 to 100" }).min(0).max(100);

const summary = text("two or three sentences", 400);
const quote = text("the candidate's own words or work", 160);
const questions = list(text("a question for the next interview", 160), "questions", 1, 3);

/**
 * A preview of a report for a hiring manager, on an invented person. The résumé match is its only figure: findings have
 * a status, or are left to a person to judge.
 */
const report = strictEntry({
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

export type CandidateReport = z.infer<typeof report>;

/**
 * - `PAGE`: the heading on the left, the report on the right
 * - `SOURCES`: each finding next to the source that it quotes
 */
export const candidateReportsSection = strictEntry({
  kind: z.literal("CANDIDATE_REPORTS"),
  layout: layout("PAGE", "SOURCES"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  report,
});
