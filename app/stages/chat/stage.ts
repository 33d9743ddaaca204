import type { z } from "zod";
import { defineStage } from "../define-stage.ts";
import { chatWords } from "./chat.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    chat: z.infer<typeof chatWords>;
  }
}

export default defineStage({
  name: "CHAT",
  words: chatWords,
  budgets: [
    {
      what: "WhaBot's stage, before a message",
      worker: "live-chat",
      without: /^(rolldown-runtime|vendor|site|read-document|conversation)-/,
      limit: 25,
    },
    // It reads Devanagari and closed lists of replies in eleven scripts, 25 KB in all (docs/decisions/059).
    {
      what: "reader of messages, from the visitor's first press in the field on",
      worker: "conversation",
      without: /^(rolldown-runtime|vendor|site|live-chat)-/,
      limit: 105,
    },
  ],
});
