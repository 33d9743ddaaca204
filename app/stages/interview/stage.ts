import type { z } from "zod";
import { defineStage, sharedScripts } from "../define-stage.ts";
import { interviewWords } from "./interview.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    interview: z.infer<typeof interviewWords>;
  }
}

export default defineStage({
  name: "INTERVIEW",
  words: interviewWords,
  parts: ["SUPPORT", "SALES"],
  budgets: [
    {
      what: "AIInterview's stage, before an answer",
      worker: "live-interview",
      without: sharedScripts,
      limit: 25,
    },
    {
      what: "judge of answers, with the visitor's first press in the field",
      worker: "answer-worker",
      without: sharedScripts,
      limit: 150,
    },
  ],
});
