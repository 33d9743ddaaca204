import type { z } from "zod";
import type { ScriptBudget } from "#app/tools/define-tool.ts";

/**
 * Text of every stage in `content/stages.yaml`, by folder name. Each manifest adds its own type here by
 * declaration merging, so there is no central list of stages.
 */
// biome-ignore lint/suspicious/noEmptyInterface: manifests add to it
export interface StageWords {}
export type StageName = Uppercase<keyof StageWords>;

/** Scripts that every page has already loaded. */
export const sharedScripts = /^(rolldown-runtime|vendor|site)-/;

/**
 * Manifest of a stage, in `app/stages/<name>/stage.ts`. Other files of the folder are found by name:
 * `<name>.data.ts` (the stage's data from the content), `<name>-stage.tsx` (default export: its
 * server-rendered HTML, server only) and `live-<name>.tsx` (default export: the interactive version). Without
 * the last, the stage is static.
 */
export type StageManifest = {
  name: StageName;
  /** Schema of its text in `content/stages.yaml`. */
  words: z.ZodType;
  /** Parts that a section can show without the others: one role's questions, or one kind of task. */
  parts?: readonly string[];
  budgets?: readonly ScriptBudget[];
};

export const defineStage = (manifest: StageManifest): StageManifest => manifest;
