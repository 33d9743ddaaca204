import type { z } from "zod";
import { defineStage, sharedScripts } from "../define-stage.ts";
import { planWords } from "./plan.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    plan: z.infer<typeof planWords>;
  }
}

export default defineStage({
  name: "PLAN",
  words: planWords,
  budgets: [{ what: "the stage of assessments", worker: "live-plan", without: sharedScripts, limit: 25 }],
});
