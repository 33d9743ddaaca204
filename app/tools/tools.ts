import type { z } from "zod";
import postingCheck from "./posting/tool.ts";
import pronunciationTest from "./pronunciation/tool.ts";
import bulkMatch from "./resume/bulk/tool.ts";
import evaluateResume from "./resume/evaluate/tool.ts";
import score from "./resume/score/tool.ts";

/** Manifests of all tools, by the name of their texts in `Content`. */
export const tools = { bulkMatch, evaluateResume, postingCheck, pronunciationTest, score };
export const toolNames = Object.keys(tools) as (keyof typeof tools)[];
export type ToolWords = { [Name in keyof typeof tools]: z.infer<(typeof tools)[Name]["schema"]> };
