import { spawnSync } from "node:child_process";
import { isBuildCurrent } from "./build/build-stamp.ts";

// Builds in a separate process, so that the server starts with little memory.
if (!isBuildCurrent()) {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
await import("#server/main.ts");
