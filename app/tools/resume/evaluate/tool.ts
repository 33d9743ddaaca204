import { defineTool } from "#app/tools/define-tool.ts";
import { evaluateResume } from "./evaluate-resume.schema.ts";

export default defineTool({
  path: "content/evaluate-resume.yaml",
  schema: evaluateResume,
  budgets: [
    // The engine has 98.5 and its worker 2.4; it had 76 before it read forms, label columns, grids and numbers. What other
    // languages need is loaded when a text is in one of them.
    {
      what: "résumé engine with its worker",
      worker: "match-worker",
      without: /^(pdf|word-text|json-text|markup-text|xml|from-json-resume|languages|skills|occupations)/,
      limit: 101.5,
    },
    // A visitor loads one of the two files: Vite builds each worker by itself.
    { what: "words of 17 languages, once for each of two workers", files: ["languages-*.js"], limit: 112 },
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
