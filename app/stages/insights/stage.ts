import type { z } from "zod";
import { defineStage, sharedScripts } from "../define-stage.ts";
import { insightsWords } from "./insights.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    insights: z.infer<typeof insightsWords>;
  }
}

export default defineStage({
  name: "INSIGHTS",
  words: insightsWords,
  budgets: [{ what: "CandidInsights' stage", worker: "live-insights", without: sharedScripts, limit: 60 }],
});
