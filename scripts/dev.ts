import type { RequestListener } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { createServer } from "vite";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { openBackend } from "#server/backend.ts";
import { keepFilesPrivate } from "#server/config/data-dir.ts";
import { readEnv } from "#server/config/env.ts";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { fail, serve } from "#server/serve.ts";
import { createSite } from "#server/site.ts";
import { generateAssets } from "./build/generate-assets.ts";
import { writeJsonSchemas } from "./content/json-schemas.ts";
import { readContent } from "./content/read-content.ts";
import { ContentError } from "./content/read-yaml.ts";

/** A document that shows an error and, through Vite's overlay, reloads after the next change. */
function errorPage({ message, stack = "" }: Error): string {
  const error = JSON.stringify({ message: stripVTControlCharacters(message), stack });
  return `<!DOCTYPE html><title>Error</title><body><script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${error.replaceAll("<", "\\u003c")}));
</script>`;
}

/** Vite, and the server of production with what Vite makes of the code at each request. */
async function start(): Promise<void> {
  keepFilesPrivate();
  // Vite serves every file of the project, so only to this machine.
  const env = readEnv({ DATA_DIR: "var/dev", HOST: "localhost", ...process.env });
  process.env.WORKBENCH = "1";
  const server = createHttpServer((request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  );
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } } });
  const loadBuild = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as SiteBuild;

  let build = await loadBuild();
  let feedPostings: Posting[] | undefined;
  const current = () => build.entry.module.serverExports;
  const opened = await openBackend(env, {
    ...current(),
    mailWords: new Proxy(current().mailWords, { get: (_, name) => Reflect.get(current().mailWords, name) }),
    findPosting: (...opening) => current().findPosting(...opening),
    findNumberChat: (...opening) => current().findNumberChat(...opening),
    showPostings(postings) {
      feedPostings = postings;
      current().showPostings(postings);
    },
  });
  const answer: RequestListener = async (request, response) => {
    try {
      const loaded = await loadBuild();
      const isNew = loaded !== build;
      build = loaded;
      if (isNew && feedPostings) current().showPostings(feedPostings);
      createSite(undefined, build, opened.backend)(request, response);
    } catch (error) {
      response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
      response.end(errorPage(error instanceof Error ? error : new Error(String(error))));
    }
  };
  // Otherwise the connections of open pages keep the server from closing.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.close());
  serve(server, env, opened);
}

// The development server: code and content reload as they are saved. It does not start on broken content.
try {
  writeJsonSchemas();
  await generateAssets(readContent(process.cwd()));
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
}
start().catch(fail);
