import type { z } from "zod";
import { defineStage } from "../define-stage.ts";
import { rankingWords } from "./ranking.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    ranking: z.infer<typeof rankingWords>;
  }
}

export default defineStage({
  name: "RANKING",
  words: rankingWords,
});
