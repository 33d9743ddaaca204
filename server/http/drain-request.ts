import type { IncomingMessage, ServerResponse } from "node:http";

/** Time for the sender to read the response. */
const timeoutMs = 2_000;

/**
 * Call before responding to a request that may still be arriving. Discards the rest of it for a while before
 * the connection is closed; Node closes it right away, so a client that is still sending misses the response.
 */
export function drainAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.setHeader("Connection", "keep-alive");
  response.once("finish", () => {
    request.resume();
    const timer = setTimeout(() => request.destroy(), timeoutMs);
    for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
  });
}
