import type { ScriptBudget } from "#app/stages/define-stage.ts";
import { manifests } from "#app/stages/manifests.ts";

/** The budgets of pages. Sizes are in KB of 1,024 bytes after brotli, times in milliseconds. */
export const pageBudgets = {
  homeHtml: 20,
  html: 16,
  /** A page that is server-rendered with the initial state of one or two products (docs/decisions/043). */
  stageHtml: 19,
  /** The page with the hiring round: eight of its results, drawn as their products show them. */
  roundHtml: 17.5,
  firstScripts: 105,
  productScripts: 60,
  nextPage: 12,
  siteStyles: 10.5,
  otherStyles: 2.5,
  fonts: 48,
  searchIndex: 60,
  requests: 14,
  blockingMs: 50,
  shift: 0.005,
  paintRatio: 1.1,
  interactionMs: 100,
  stageStartMs: 1000,
  /** Frames per second: 60, minus the rounding error of a measurement of two seconds. */
  stageFrames: 58,
  stageGrowth: 10,
  searchReadyMs: 500,
  searchAnswerMs: 50,
};

/** The budgets of tools and stages, whose parts are loaded when a visitor begins. In KB after brotli. */
export const toolBudgets: readonly ScriptBudget[] = [
  ...manifests.flatMap(({ budgets = [] }) => budgets),
  // The engine without its worker has at most 75 (docs/decisions/042); its worker adds 1.8.
  {
    what: "résumé engine with its worker",
    worker: "match-worker",
    without: /^(pdf|word-text|json-text|skills|occupations)/,
    limit: 77,
  },
  {
    what: "reader of contact details with its worker",
    worker: "contact-worker",
    without: /^(pdf|word-text|json-text)/,
    limit: 51,
  },
  { what: "reader of DOCX, ODT and RTF, once for each of two workers", files: ["word-text-*.js"], limit: 24 },
  { what: "words of occupations", files: ["occupations-*.js"], limit: 270 },
  { what: "graph of skills", files: ["skills-*.js"], limit: 66 },
  { what: "PDF reader", files: ["pdfjs-*.js"], limit: 400 },
  {
    what: "text recognition with its model",
    files: ["recognise-worker-*.js", "tesseract-*/*"],
    limit: 3_900,
  },
  {
    what: "speech engine with its model and the words of the prompts",
    files: ["score-worker-*.js", "speech-model-*.bin", "prompt-words-*.txt"],
    limit: 400,
  },
  { what: "dictionary for texts of the visitor", files: ["dictionary-*.txt"], limit: 620 },
];
