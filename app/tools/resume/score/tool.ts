import { defineTool } from "#app/tools/define-tool.ts";
import { scoreWords } from "./score.schema.ts";

export default defineTool({ path: "content/score.yaml", schema: scoreWords });
