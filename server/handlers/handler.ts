import type { IncomingMessage, ServerResponse } from "node:http";
import { errorCode, log } from "#server/log.ts";

/** A request on its way through the handlers. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path as requested, still percent-encoded. */
  path: string;
  /** Without the question mark; undefined if there is none. */
  query: string | undefined;
  /** The network that rate limits count this request for. */
  client: string;
};

/** Answers the exchange, now or later, and returns true; or leaves it to the next handler and returns false. */
export type RequestHandler = (exchange: Exchange) => boolean;

export function refuse(response: ServerResponse, status: number, reason: string, headers = {}): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(`${reason}\n`);
}

/** Answers 500 and logs `event` if the work fails. A client that leaves while it sends is no error. */
export function failSafely({ request, response }: Exchange, event: string, work: Promise<void>): void {
  work.catch((error: unknown) => {
    const hasLeft = request.destroyed && !request.complete;
    log(hasLeft ? "info" : "error", event, { failure: errorCode(error) });
    if (response.headersSent) response.destroy();
    else refuse(response, 500, "Something broke. Please try again later.");
  });
}
