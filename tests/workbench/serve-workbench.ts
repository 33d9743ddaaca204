import "#server/config/set-node-env.ts";
import { rmSync } from "node:fs";
import { openBackend } from "#server/backend.ts";
import { readEnv } from "#server/config/env.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { serve } from "#server/serve.ts";
import { createSite } from "#server/site.ts";

const folder = "build-workbench";
const env = readEnv();
rmSync(env.DATA_DIR, { recursive: true, force: true });
const build = await loadBuild(folder);
const opened = await openBackend(env, build.entry.module.serverExports);
serve(createHttpServer(createSite(folder, build, opened.backend)), env, opened);
