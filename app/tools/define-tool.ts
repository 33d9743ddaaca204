import type { z } from "zod";

/**
 * Something the page loads later: a script or worker with its imports, or named files. `limit`: KB after
 * brotli.
 */
export type ScriptBudget = { what: string; limit: number } & (
  | { worker: string; without: RegExp }
  | { files: readonly string[] }
);

/** Manifest of a tool, `tool.ts` in its folder. Not for browsers, which need no schemas. */
export type ToolManifest<Schema extends z.ZodType = z.ZodType> = {
  /** The file of `content/` with its texts. */
  path: string;
  /** The schema of this file. */
  schema: Schema;
  budgets?: readonly ScriptBudget[];
};

export const defineTool = <Schema extends z.ZodType>(manifest: ToolManifest<Schema>) => manifest;
