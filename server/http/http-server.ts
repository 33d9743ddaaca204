import { createServer, type RequestListener, type Server } from "node:http";
import { minuteMs, secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";

const limits = {
  /** Timeout for receiving a whole request: 10 MB over a slow line. */
  requestTimeout: 180 * secondMs,
  /** From the first byte of a request, or from a silent connection. Time between requests does not count. */
  headersTimeout: 10 * secondMs,
  /** Longer than proxies keep connections (60 s): one could send a request while we close its connection. */
  keepAliveTimeout: 65 * secondMs,
  connectionsCheckingInterval: 5 * secondMs,
};

/** For clients that neither send nor read. */
const idleSocketMs = minuteMs;
/** Each needs about 20 KB. A proxy shares a connection among many visitors. */
const maxConnections = 2_000;

/** A server with limits against clients that are slow, idle or too many. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(limits, listener);
  server.setTimeout(idleSocketMs);
  server.maxConnections = maxConnections;
  let quietUntil = 0;
  server.on("drop", () => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + minuteMs;
    log("warn", "connections-refused", { maxConnections });
  });
  return server;
}

/** Closes each connection after its next response; new connections are still accepted. */
export function endConnections(server: Server): void {
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  server.closeIdleConnections();
}

/** Stops accepting connections. Resolves once every request has been answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle when its last response ends.
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(timer);
}
