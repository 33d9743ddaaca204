import "./production.ts";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler } from "react-router";
import { prepareDataDir } from "./data-dir.ts";
import { readEnv } from "./env.ts";
import { securityHeaders } from "./headers.ts";
import { loadStaticFiles, type PageHeaders, sendStaticFile } from "./static-files.ts";

const buildFolder = `${import.meta.dirname}/../build`;
/** Open requests get this long to end after SIGTERM, in milliseconds. */
const drainTime = 10_000;

async function start(): Promise<void> {
  const env = readEnv();
  prepareDataDir(env.DATA_DIR);

  const { pages, readQuery } = JSON.parse(readFileSync(`${buildFolder}/pages.json`, "utf8")) as {
    pages: PageHeaders;
    readQuery: string[];
  };
  const files = loadStaticFiles(`${buildFolder}/client`, pages);
  const queryPages = new Set(readQuery);
  const handler = createRequestHandler(await import(`${buildFolder}/server/index.js`), "production");
  const render = createRequestListener((request) => handler(request));

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [path = "/", query] = (request.url ?? "/").split("?");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) {
      const file = files.get(path);
      if (file && !(query && queryPages.has(path))) return sendStaticFile(request, response, file);
      // One address a page: no slash at its end.
      if (path.length > 1 && /[^/]\/$/.test(path)) {
        const location = `${path.slice(0, -1)}${query ? `?${query}` : ""}`;
        return response.writeHead(308, { Location: location }).end();
      }
    }
    return render(request, response);
  });

  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EADDRINUSE" ? `Port ${env.PORT} is in use: stop what uses it, or set PORT to another one` : error.message;
    fail(reason);
  });
  server.listen(env.PORT, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : env.PORT;
    console.log(`Ready on http://localhost:${port}`);
  });

  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), drainTime).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function fail(reason: string): void {
  console.error(reason);
  process.exit(1);
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
