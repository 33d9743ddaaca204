import type { z } from "zod";
import { defineStage } from "../define-stage.ts";
import { matchWords } from "./match.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    match: z.infer<typeof matchWords>;
  }
}

export default defineStage({
  name: "MATCH",
  words: matchWords,
});
