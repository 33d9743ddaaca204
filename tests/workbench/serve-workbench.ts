import "#server/config/set-node-env.ts";
import { createServer } from "node:http";
import { join } from "node:path";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";

// Serves the workbench as the site is served, without a backend.
const build: SiteBuild = await import(join(process.cwd(), "build-workbench/server/index.js"));
createServer(createSite("build-workbench", build)).listen(Number(process.env.PORT));
