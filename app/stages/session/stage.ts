import type { z } from "zod";
import { defineStage, sharedScripts } from "../define-stage.ts";
import { sessionWords } from "./session-stage.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    session: z.infer<typeof sessionWords>;
  }
}

export default defineStage({
  name: "SESSION",
  words: sessionWords,
  budgets: [
    {
      what: "SecureSight's stage with its engine",
      worker: "live-session",
      without: sharedScripts,
      limit: 25,
    },
  ],
});
