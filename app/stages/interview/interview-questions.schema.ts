import { z } from "zod";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Roles of the stage. Other pages can show one of them. */
export const interviewRoles = ["SUPPORT", "SALES", "SOFTWARE", "LEAD"] as const;
export type InterviewRole = (typeof interviewRoles)[number];

/** Criteria of the engine (packages/interview). */
export const criterionIds = [
  "ownership",
  "outcome",
  "situation",
  "asks-first",
  "acknowledges",
  "names-limit",
  "next-step",
  "trade-off",
  "checks-understanding",
  "coaches",
  "prioritises",
  "objection",
] as const;
const criterionId = choice("a criterion that the engine judges", criterionIds);

const sampleAnswer = z.union([
  strictEntry({
    person: slug.describe("the person of content/round/people whose answer to this question is shown"),
  }),
  strictEntry({
    name: text("an invented name", 40),
    text: text("the answer as it was spoken", 900),
  }),
]);

/** `content/interview-questions.yaml`: questions for visitors, with three sample answers each. */
export const interviewQuestions = strictEntry({
  roles: list(
    strictEntry({
      id: choice("the role's id, which sections name", interviewRoles),
      name: text("the role", 30),
      questions: list(
        strictEntry({
          id: slug.describe("the question's id; of the sample round's questions, the id there"),
          text: text("the question as it is asked", 120),
          criteria: list(criterionId, "criteria", 2, 5),
          answers: list(sampleAnswer, "sample answers", 3, 3),
        }),
        "questions",
        3,
        3,
      ),
    }),
    "roles",
    4,
    4,
  ),
  criteria: list(
    strictEntry({
      id: criterionId,
      title: text("the criterion in a few words", 40),
      meaning: text("what counts, in one sentence", 160),
    }),
    "criteria",
    12,
    12,
  ),
});
export type InterviewQuestions = z.infer<typeof interviewQuestions>;
