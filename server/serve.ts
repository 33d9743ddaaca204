import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { OpenBackend } from "./backend.ts";
import { type Env, listenHost, stopDelayMs } from "./config/env.ts";
import { closeServer, endConnections } from "./http/http-server.ts";
import { errorCode } from "./log.ts";

/** After the listener has closed, open requests and mails in delivery get this long. */
const drainTimeoutMs = 10_000;

/** Ends the process with one line. */
export function fail(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}

/** Takes requests and runs the outbox until a signal ends the process. */
export function serve(
  server: Server,
  env: Env,
  { mailFolder, startOutbox, isStopping, announceStop, close }: OpenBackend,
): void {
  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${env.PORT} is in use: stop what uses it, or set PORT to another one`;
    fail(error.code === "EADDRINUSE" ? inUse : error.message);
  });
  server.listen(env.PORT, listenHost(env), () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : env.PORT;
    if (env.SMTP_URL === undefined)
      console.log(`Mails are written to ${mailFolder}; set SMTP_URL to send them`);
    console.log(`Ready on http://localhost:${port}`);
    startOutbox().catch((error: unknown) => fail(`The outbox did not start: ${errorCode(error)}`));
  });

  // Load balancers learn from /readyz that this process takes no more requests. A second signal ends the delay.
  const delay = new AbortController();
  const stop = async (delayMs: number) => {
    if (isStopping()) return delay.abort();
    announceStop();
    endConnections(server);
    await wait(delayMs, undefined, { signal: delay.signal }).catch(() => {});
    setTimeout(() => process.exit(0), drainTimeoutMs).unref();
    await closeServer(server);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => stop(stopDelayMs(env)));
  process.on("SIGINT", () => stop(0));
}
