import type { IncomingMessage, ServerResponse } from "node:http";
import type { FileStore } from "#server/files/file-store.ts";
import { BrokenOff } from "#server/http/read-body.ts";
import { errorCode, log } from "#server/log.ts";
import { retryAfterSeconds } from "#server/store/open-store.ts";
import { type Answer, methodNotAllowed, problem, send } from "./answers.ts";
import { createGate, type Parts } from "./call.ts";
import { createNews } from "./news.ts";
import { type ClientLimits, createClientLimits, createRoom } from "./room.ts";
import { findRelayRoute, isRelayPath, type Method } from "./routes.ts";

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: string | undefined;
  client: string;
};

type Options = Pick<Parts, "store" | "files" | "eraser" | "requireProof" | "wakeOutbox"> & {
  /** Whether rounds are kept here. */
  isOn: boolean;
  /** Bytes of all rounds. */
  maxBytes: number;
  databaseUrl?: string | undefined;
  limits?: Partial<ClientLimits>;
  /** Bodies that arrive at once. */
  uploads?: { all?: number; perClient?: number };
  readers?: { perRound?: number; perClient?: number; all?: number };
  pollMs?: number;
};

export type Relay = {
  /** @returns whether the path is the relay's */
  answer: (exchange: Exchange) => boolean;
  /** Readers that wait for news. */
  countReaders: () => number;
  /** Ends all waiting at once; requests are still answered. */
  stop: () => void;
  close: () => Promise<void>;
};

/** HEAD is answered like GET, without the body. */
function methodOf({ method = "" }: IncomingMessage): string {
  return method === "HEAD" ? "GET" : method;
}

/** Browsers say where a request comes from: pages of other sites must not make rounds or report links. */
const isFromOtherSite = ({ headers }: IncomingMessage) =>
  /^(cross-site|same-site)$/.test(String(headers["sec-fetch-site"] ?? ""));

function sendSafely(exchange: Exchange, answer: Answer, files: FileStore): Promise<void> {
  return send(exchange, answer, files).catch((error: unknown) => {
    const { response } = exchange;
    if (response.headersSent) {
      // The client left, or the bytes could not be read to their end.
      response.destroy();
      return;
    }
    log("error", "relay-failed", { failure: errorCode(error) });
    return send(exchange, problem("store-unavailable", retryAfterSeconds), files);
  });
}

/** The server's part of rounds that pages have sealed: it stores what it cannot read (docs/openapi.yaml). */
export function createRelay(options: Options): Relay {
  const { isOn, maxBytes, databaseUrl, limits, uploads, readers, pollMs, ...own } = options;
  const { store, files } = own;
  const news = createNews(store, { databaseUrl: isOn ? databaseUrl : undefined, limits: readers, pollMs });
  const parts: Parts = {
    ...own,
    news,
    limits: createClientLimits(limits),
    inRoom: createRoom(store, maxBytes),
    largeBodies: createGate({ all: 6, perClient: 2 }),
    // Up to 12 MB on the disk each.
    uploads: createGate({ all: 400, perClient: 40, ...uploads }),
  };

  async function answer({ path, query = "", ...exchange }: Exchange): Promise<Answer> {
    if (!isOn) return problem("relay-off");
    if (isFromOtherSite(exchange.request)) return problem("bad-request");
    const match = findRelayRoute(path);
    if (!match) return problem("not-found");
    const { methods, params } = match;
    const run = Object.hasOwn(methods, methodOf(exchange.request))
      ? methods[methodOf(exchange.request) as Method]
      : undefined;
    if (!run)
      return methodNotAllowed(
        Object.keys(methods).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)),
      );
    return run(parts, { ...exchange, params, query: new URLSearchParams(query) });
  }

  return {
    answer(exchange) {
      if (!isRelayPath(exchange.path)) return false;
      answer(exchange)
        .catch((error: unknown) => {
          const hasLeft = error instanceof BrokenOff || exchange.request.destroyed;
          log(hasLeft ? "info" : "error", "relay-failed", { failure: errorCode(error) });
          return problem("store-unavailable", retryAfterSeconds);
        })
        .then((result) => sendSafely(exchange, result, files));
      return true;
    },
    countReaders: news.count,
    stop: news.stop,
    close: news.close,
  };
}
