import "./production.ts";
import { createServer } from "node:http";
import { prepareDataDir } from "./data-dir.ts";
import { readEnv } from "./env.ts";
import { createSite } from "./site.ts";

/** Open requests get this long to end after SIGTERM, in milliseconds. */
const drainTime = 10_000;

async function start(): Promise<void> {
  const env = readEnv();
  prepareDataDir(env.DATA_DIR);
  const buildFolder = `${import.meta.dirname}/../build`;
  const server = createServer(createSite(buildFolder, await import(`${buildFolder}/server/index.js`)));

  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${env.PORT} is in use: stop what uses it, or set PORT to another one`;
    fail(error.code === "EADDRINUSE" ? inUse : error.message);
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

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
