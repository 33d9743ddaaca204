import type { IncomingMessage, ServerResponse } from "node:http";

/** Time for the sender to read the answer. */
const timeoutMs = 2_000;

/**
 * Call before answering a request that may still be arriving. The rest of it is discarded for a while before the
 * connection is closed. Node closes it right away, and a client that is still sending never sees the answer.
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
