import { manifests } from "#app/stages/manifests.ts";
import type { ScriptBudget, ToolManifest } from "#app/tools/define-tool.ts";
import { tools } from "#app/tools/tools.ts";

/** The budgets of pages. Sizes are in KB of 1,024 bytes after brotli, times in milliseconds. */
export const pageBudgets = {
  homeHtml: 20,
  html: 19.25,
  /** A page that is server-rendered with the initial state of one or two products (docs/decisions/043). */
  stageHtml: 21.9,
  /** The page with the hiring round: eight of its results, drawn as their products show them. */
  roundHtml: 18.6,
  firstScripts: 105.2,
  productScripts: 60,
  /** Without the scripts of every page. */
  roundScripts: 150,
  /** Downloaded in the background at the first visit; most of it reads résumés. */
  roundFiles: 2100,
  /** With the scripts of every page. The chat, sealing and the reader of résumés come when they are needed. */
  applyScripts: 110,
  nextPage: 12,
  siteStyles: 12.95,
  otherStyles: 2.5,
  fonts: 48,
  devanagari: 60,
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
  ...[...manifests, ...Object.values<ToolManifest>(tools)].flatMap(({ budgets = [] }) => budgets),
  // The application form's worker, and the reader that it shares with the résumé tools.
  {
    what: "reader of contact details with its worker",
    worker: "contact-worker",
    without: /^(pdf|word-text|json-text|markup-text|xml|from-json-resume|languages)/,
    limit: 72.5,
  },
  {
    what: "reader of DOCX, ODT and RTF, once for each of three workers",
    files: ["word-text-*.js"],
    limit: 26,
  },
  // Nearly all of it is parse5 (docs/decisions/060).
  {
    what: "reader of HTML and Europass XML, once for each of three workers",
    files: ["markup-text-*.js"],
    limit: 124,
  },
];
