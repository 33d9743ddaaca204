import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Judge } from "./judge.ts";
import { loadJudge } from "./load-judge.ts";

/**
 * Makes a judge in Node, which reads the sandbox from the installed package.
 * @param onTick see `createJudge`
 */
export function loadJudgeInNode(onTick?: () => void): Judge {
  const file = createRequire(import.meta.url).resolve("@jitl/quickjs-ng-wasmfile-release-sync/wasm");
  return loadJudge(readFileSync(file), onTick);
}
