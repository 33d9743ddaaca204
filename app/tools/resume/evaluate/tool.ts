import { defineTool } from "#app/tools/define-tool.ts";
import { evaluateResume } from "./evaluate-resume.schema.ts";

export default defineTool({
  path: "content/evaluate-resume.yaml",
  schema: evaluateResume,
  budgets: [
    // The engine without its worker has at most 76 (docs/decisions/042); its worker adds 1.8. Word lists in files of their own
    // cost 1 KB more than the patterns that they replaced.
    {
      what: "résumé engine with its worker",
      worker: "match-worker",
      without: /^(pdf|word-text|json-text|markup-text|xml|from-json-resume|skills|occupations)/,
      limit: 78,
    },
    { what: "words of occupations", files: ["occupations-*.js"], limit: 270 },
    { what: "graph of skills", files: ["skills-*.js"], limit: 66 },
    { what: "PDF reader", files: ["pdfjs-*.js"], limit: 400 },
    {
      what: "text recognition with its model",
      files: ["recognise-worker-*.js", "tesseract-*/*"],
      limit: 3_900,
    },
  ],
});
