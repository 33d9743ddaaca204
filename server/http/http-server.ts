import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { minuteMs, secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import { countRefusal } from "#server/trace/operation.ts";
import { clientAddress, wideNetwork } from "./client-address.ts";

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
/** While more than this share of all is open, a client gets no more than its own share: 100. */
const scarceShare = 3 / 4;
const clientShare = 1 / 20;

/** Counts open connections by client. @returns whether a client may have this one, too */
function createConnectionCount(server: Server) {
  const held = new Map<string, number>();
  let open = 0;
  return (socket: Socket): boolean => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const client = wideNetwork(address) ?? address;
    const count = (held.get(client) ?? 0) + 1;
    held.set(client, count);
    open += 1;
    socket.once("close", () => {
      open -= 1;
      const left = (held.get(client) ?? 0) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    });
    const { maxConnections: max = maxConnections } = server;
    return open <= max * scarceShare || count <= max * clientShare;
  };
}

/**
 * A server with limits against clients that are slow, idle or too many.
 * @param trustedProxies behind a proxy, all connections are the proxy's, which must limit those of its clients
 */
export function createHttpServer(listener: RequestListener, trustedProxies = 0): Server {
  const server = createServer(limits, listener);
  server.setTimeout(idleSocketMs);
  server.maxConnections = maxConnections;
  let quietUntil = 0;
  const warn = () => {
    countRefusal("connections");
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + minuteMs;
    log("warn", "connections-refused", { maxConnections });
  };
  server.on("drop", warn);
  if (trustedProxies > 0) return server;
  const allow = createConnectionCount(server);
  server.on("connection", (socket) => {
    if (allow(socket)) return;
    socket.destroy();
    warn();
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
