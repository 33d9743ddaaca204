import { defineTool } from "#app/tools/define-tool.ts";
import { pronunciationTest } from "./pronunciation-test.schema.ts";

export default defineTool({
  path: "content/pronunciation-test.yaml",
  schema: pronunciationTest,
  budgets: [
    {
      what: "speech engine with its model and the words of the prompts",
      files: ["score-worker-*.js", "speech-model-*.bin", "prompt-words-*.txt"],
      limit: 500,
    },
    { what: "dictionary for texts of the visitor", files: ["dictionary-*.txt"], limit: 620 },
    { what: "pronunciations by spelling", files: ["spelling-model-*.bin"], limit: 150 },
  ],
});
