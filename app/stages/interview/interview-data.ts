import type { CriterionId } from "interview";
import type { InterviewRole } from "./interview-questions.schema.ts";
import type { JudgedAnswer } from "./judged-answer.ts";

/** A sample answer, judged by the build. */
export type SampleAnswer = JudgedAnswer & { name: string };

export type InterviewQuestion = {
  id: string;
  text: string;
  criteria: CriterionId[];
  samples: SampleAnswer[];
};

export type InterviewData = {
  roles: { id: InterviewRole; name: string; questions: InterviewQuestion[] }[];
  criteria: { id: CriterionId; title: string; meaning: string }[];
};
