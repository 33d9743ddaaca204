import type { CriterionId } from "interview";
import type { InterviewRole } from "./interview-questions.schema.ts";

/** A piece of an answer, with the second at which it was spoken. Pieces are joined by single spaces. */
export type Phrase = { text: string; at?: number };

export type SampleAnswer = { name: string; phrases: Phrase[] };

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
