import type { IncomingMessage, ServerResponse } from "node:http";
import { errorCode, log } from "#server/log.ts";

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path as requested, still percent-encoded. */
  path: string;
  /** Without the question mark; undefined if there is none. */
  query: string | undefined;
  /** The network to which rate limits attribute this request. */
  client: string;
};

/** Returns true if it responds to the request, now or later; false leaves the request to the next handler. */
export type RequestHandler = (exchange: Exchange) => boolean;

export function refuse(response: ServerResponse, status: number, reason: string, headers = {}): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(`${reason}\n`);
}

/** Responds with 500 and logs `event` if the work fails. A client that disconnects is not an error. */
export function failSafely({ request, response }: Exchange, event: string, work: Promise<void>): void {
  work.catch((error: unknown) => {
    const hasLeft = request.destroyed && !request.complete;
    log(hasLeft ? "info" : "error", event, { failure: errorCode(error) });
    if (response.headersSent) response.destroy();
    else refuse(response, 500, "Something broke. Please try again later.");
  });
}
