import { defineTool } from "#app/tools/define-tool.ts";
import { postingCheckWords } from "./posting-words.schema.ts";

export default defineTool({ path: "content/posting-check.yaml", schema: postingCheckWords });
