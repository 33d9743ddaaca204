import { createServer, type RequestListener, type Server } from "node:http";
import { minuteMs, secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";

const limits = {
  /** Time to receive a whole request: 10 MB over a slow line. */
  requestTimeout: 180 * secondMs,
  /** From the first byte of a request, or from a connection that sends none. The time between two requests does not count. */
  headersTimeout: 10 * secondMs,
  /** Longer than proxies keep a connection (60 s): otherwise one sends a request on a connection that just closes. */
  keepAliveTimeout: 65 * secondMs,
  connectionsCheckingInterval: 5 * secondMs,
};

/** For clients that neither send nor read. */
const idleSocketMs = minuteMs;
/** Each needs some 20 KB. Proxies use a connection for many visitors. */
const maxConnections = 2_000;

/** A server with limits for clients that are slow, idle or many. */
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

/** Closes each connection after its next answer, while new ones are still taken. */
export function endConnections(server: Server): void {
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  server.closeIdleConnections();
}

/** Takes no new connection. Resolves once every request has been answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections become idle when their last answer ends.
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(timer);
}
