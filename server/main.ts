import "./config/set-node-env.ts";
import { openBackend } from "./backend.ts";
import { keepFilesPrivate } from "./config/data-dir.ts";
import { readEnv } from "./config/env.ts";
import { loadBuild } from "./handlers/site-build.ts";
import { createHttpServer } from "./http/http-server.ts";
import { logUnhandledRejections } from "./log.ts";
import { fail, serve } from "./serve.ts";
import { createSite } from "./site.ts";

const buildFolder = `${import.meta.dirname}/../build`;

async function start(): Promise<void> {
  keepFilesPrivate();
  const env = readEnv();
  const build = await loadBuild(buildFolder);
  const opened = await openBackend(env, build.entry.module.serverExports);
  const site = createSite(buildFolder, build, opened.backend);
  serve(createHttpServer(site, env.TRUSTED_PROXIES), env, opened);
}

logUnhandledRejections();
start().catch(fail);
