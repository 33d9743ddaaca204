import "#server/config/set-node-env.ts";
import { parseArgs } from "node:util";
import { allUrls } from "#domain/urls/urls.ts";
import { createReport } from "#scripts/size/report.ts";
import { measureApply, measureAssets, measurePages, measureRounds } from "#scripts/size/sizes.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { readRoundFiles } from "./build/round-files.ts";
import { readContent } from "./content/read-content.ts";
import { serveBuild } from "./machine/serve-build.ts";

/*
 * npm run check:size [-- --quiet]
 * Compares the sizes of the build with their budgets (scripts/size/budgets.ts), without a browser.
 */
const { values } = parseArgs({ options: { quiet: { type: "boolean", default: false } } });
const report = createReport({ isQuiet: values.quiet });
const build = await loadBuild("build");
const site = await serveBuild({ build });
try {
  const pages = await measurePages("build/client", build, site.origin, allUrls(readContent(process.cwd())));
  const rounds = [...measureRounds("build/client", readRoundFiles()), ...measureApply("build/client")];
  for (const measurement of [...pages, ...rounds, ...measureAssets("build/client")]) report.add(measurement);
} finally {
  site.close();
}
process.exit(report.finish());
