import type { z } from "zod";
import { defineStage, sharedScripts } from "../define-stage.ts";
import { boardWords } from "./board.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    board: z.infer<typeof boardWords>;
  }
}

export default defineStage({
  name: "BOARD",
  words: boardWords,
  budgets: [
    {
      what: "TalentDash's stage with its reports",
      worker: "live-board",
      without: sharedScripts,
      limit: 60.5,
    },
  ],
});
