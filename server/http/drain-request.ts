import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds in which a sender reads what it was answered. */
const timeoutMs = 2_000;

/**
 * Called before an answer that may come before the end of its request: the rest is thrown away for a while, then the
 * connection breaks. Breaking it at once, as Node does, would take the answer away from who is still sending.
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
