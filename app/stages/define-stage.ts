import type { z } from "zod";

/**
 * The words of every stage in `content/stages.yaml`, by its folder. Each manifest declares its own here, so that a stage
 * is known to the compiler without a list of all stages.
 */
// biome-ignore lint/suspicious/noEmptyInterface: manifests add to it
export interface StageWords {}
export type StageName = Uppercase<keyof StageWords>;

/** A part that the page loads later: a script or worker with its imports, or files by their names. `limit` is in KB after brotli. */
export type ScriptBudget = { what: string; limit: number } & (
  | { worker: string; without: RegExp }
  | { files: readonly string[] }
);

/** Scripts that every page has loaded already. */
export const sharedScripts = /^(rolldown-runtime|vendor|site)-/;

/**
 * The manifest of a stage: `stage.ts` in its folder `app/stages/<name>`. Found there by their names: `<name>.data.ts` (what
 * the stage takes from the content), `<name>-stage.tsx` (default export: the picture in the document, on the server only), and
 * `live-<name>.tsx` (default export: the product in use). A stage without the last is a picture.
 */
export type StageManifest = {
  name: StageName;
  /** Schema of its words in `content/stages.yaml`. */
  words: z.ZodType;
  /** Names of the parts that a section may show without the others: questions of one role, or one kind of task. */
  parts?: readonly string[];
  budgets?: readonly ScriptBudget[];
};

export const defineStage = (manifest: StageManifest): StageManifest => manifest;
