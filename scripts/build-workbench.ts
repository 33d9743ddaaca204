import { rmSync, writeFileSync } from "node:fs";
import { hashSources, isBuildCurrent, writeBuildStamp } from "./build/build-stamp.ts";
import { generateAssets } from "./build/generate-assets.ts";
import { runReactRouter } from "./build/run-react-router.ts";
import { readContent } from "./content/read-content.ts";

// Builds the site with the workbench into its own folder, for screenshots (docs/decisions/029-workbench.md).

const folder = "build-workbench";
if (!isBuildCurrent(folder)) {
  const stamp = hashSources();
  rmSync(folder, { recursive: true, force: true });
  await generateAssets(readContent(process.cwd()));
  // Hides Vite's warnings: the workbench statically imports what pages import on demand.
  const code = await runReactRouter(["build", "--logLevel=error", "--mode=workbench"], {
    NODE_ENV: "production",
    WORKBENCH: "1",
    BUILD_FOLDER: folder,
  });
  if (code !== 0) process.exit(1);
  // The workbench prerenders no pages.
  writeFileSync(`${folder}/page-headers.json`, "{}");
  writeBuildStamp(stamp, folder);
}
