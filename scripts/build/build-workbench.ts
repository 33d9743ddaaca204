import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { readContent } from "#scripts/content/read-content.ts";
import { isBuildCurrent, writeBuildStamp } from "./build-stamp.ts";
import { generateAssets } from "./generate-assets.ts";

// Builds the site with the workbench into its own folder, for screenshots (docs/decisions/029-workbench.md).

const folder = "build-workbench";
if (!isBuildCurrent(folder)) {
  rmSync(folder, { recursive: true, force: true });
  await generateAssets(readContent(process.cwd()));
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel=error"],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", WORKBENCH: "1" },
    },
  );
  if (status !== 0) process.exit(1);
  // Nothing is prerendered.
  writeFileSync(`${folder}/page-headers.json`, "{}");
  writeBuildStamp(folder);
}
