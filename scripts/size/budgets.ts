/** Budgets of pages. Sizes are in KB of 1,024 bytes after Brotli, times in milliseconds. */
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

/** A part that a tool loads: a worker or script with everything that it imports, or files by pattern. */
export type ToolPart = { what: string; limit: number } & (
  | { worker: string; without: RegExp }
  | { files: readonly string[] }
);

/** Already loaded by every page. */
const sharedScripts = /^(rolldown-runtime|vendor|site)-/;

/** Budgets of tools and stages, whose parts are loaded when a visitor starts them. In KB after Brotli. */
export const toolBudgets: readonly ToolPart[] = [
  // The engine without its worker may have 75 (docs/decisions/042); the worker adds 1.8.
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
  { what: "TalentDash's stage with its reports", worker: "live-board", without: sharedScripts, limit: 60 },
  { what: "CandidInsights' stage", worker: "live-insights", without: sharedScripts, limit: 60 },
  {
    what: "AIInterview's stage, before an answer",
    worker: "live-interview",
    without: sharedScripts,
    limit: 25,
  },
  {
    what: "judge of answers, with the visitor's first press in the field",
    worker: "answer-worker",
    without: sharedScripts,
    limit: 150,
  },
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
  { what: "SecureSight's stage with its engine", worker: "live-session", without: sharedScripts, limit: 25 },
  {
    what: "WhaBot's stage, before a message",
    worker: "live-chat",
    without: /^(rolldown-runtime|vendor|site|read-document|conversation)-/,
    limit: 25,
  },
  {
    what: "reader of messages, from the visitor's first press in the field on",
    worker: "conversation",
    without: /^(rolldown-runtime|vendor|site|live-chat)-/,
    limit: 75,
  },
  { what: "the stage of assessments", worker: "live-plan", without: sharedScripts, limit: 25 },
  { what: "dictionary for texts of the visitor", files: ["dictionary-*.txt"], limit: 620 },
];
