import { defineTool } from "#app/tools/define-tool.ts";
import { bulkWords } from "./bulk-words.schema.ts";

export default defineTool({ path: "content/bulk-match.yaml", schema: bulkWords });
