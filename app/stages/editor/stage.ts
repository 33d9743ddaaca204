import type { z } from "zod";
import { defineStage, sharedScripts } from "../define-stage.ts";
import { editorWords } from "./editor.schema.ts";

declare module "../define-stage.ts" {
  interface StageWords {
    editor: z.infer<typeof editorWords>;
  }
}

export default defineStage({
  name: "EDITOR",
  words: editorWords,
  parts: ["SOFTWARE", "CODE"],
  budgets: [
    {
      what: "SkillLens' stage",
      worker: "live-editor",
      without: /^(rolldown-runtime|vendor|site|code-mirror)-/,
      limit: 25,
    },
    { what: "editor of programs, after a press", worker: "code-mirror", without: sharedScripts, limit: 150 },
    {
      what: "sandbox and judge of programs",
      files: ["judge-worker-*.js", "emscripten-module*"],
      limit: 450,
    },
  ],
});
