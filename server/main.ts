import "./config/set-node-env.ts";
import { existsSync, readFileSync } from "node:fs";
import { openBackend } from "./backend.ts";
import { keepFilesPrivate } from "./config/data-dir.ts";
import { readEnv } from "./config/env.ts";
import { loadBuild } from "./handlers/site-build.ts";
import { createHttpServer } from "./http/http-server.ts";
import { logUnhandledRejections } from "./log.ts";
import { fail, serve } from "./serve.ts";
import { createSite } from "./site.ts";

const buildFolder = `${import.meta.dirname}/../build`;

/** Names the build in the folder; empty if there is none. */
function readStamp(): string {
  const file = `${buildFolder}/stamp`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

async function start(): Promise<void> {
  keepFilesPrivate();
  const env = readEnv();
  const stamp = readStamp();
  const build = await loadBuild(buildFolder);
  const opened = await openBackend(env, build.entry.module.serverExports);
  const site = createSite(buildFolder, build, opened.backend);
  // Pages of one build would name files of another.
  if (readStamp() !== stamp) throw new Error("A build has replaced the files during the start: start again");
  serve(createHttpServer(site, env.TRUSTED_PROXIES), env, opened);
}

logUnhandledRejections();
start().catch(fail);
