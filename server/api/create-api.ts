import type { IncomingMessage, ServerResponse } from "node:http";
import { minuteMs } from "#domain/time.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import { requestClient } from "#server/http/client-address.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import { retryAfterSeconds } from "#server/store/open-store.ts";
import { countRefusal } from "#server/trace/operation.ts";
import { type Answer, problem, toResponse } from "./answer.ts";
import { createKeyCheck, keyName } from "./keys.ts";
import { findRoute, type Parts } from "./routes.ts";

/** Handles requests below `/api`. @returns whether it takes the request */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Limit of wrong keys per network. Valid keys do not count and are never refused. */
const wrongKeyLimit = { limit: 20, window: 15 * minuteMs };

type Options = Parts & {
  /** Without keys there is no API: all its paths are unknown. */
  keys?: readonly string[];
  trustedProxies: number;
};

function refuseKey(code: "key-missing" | "key-wrong"): Answer {
  return problem(code, { "WWW-Authenticate": 'Bearer realm="api"' });
}

/** The read-only API from which the company's own application gets submissions. */
export function createApi({ keys = [], trustedProxies, ...parts }: Options): Api {
  const isKey = createKeyCheck(keys);
  const countWrong = createRateLimit(wrongKeyLimit);

  /** @returns the key of a request if it is valid, otherwise the refusal */
  function checkKey(request: IncomingMessage): string | Answer {
    const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (key === undefined) return refuseKey("key-missing");
    if (isKey(key)) return key;
    const { isAllowed, retryAfter } = countWrong(requestClient(request, trustedProxies));
    countRefusal(isAllowed ? "api-wrong-key" : "api-too-many-wrong-keys");
    log("warn", "api-wrong-key", { isCounted: isAllowed });
    return isAllowed
      ? refuseKey("key-wrong")
      : problem("too-many-wrong-keys", { "Retry-After": String(retryAfter) });
  }

  async function answer(path: string, request: IncomingMessage): Promise<Answer> {
    if (keys.length === 0) return problem("not-found");
    const key = checkKey(request);
    if (typeof key !== "string") return key;
    const match = findRoute(path);
    if (!match) return problem("not-found");
    if (request.method !== "GET" && request.method !== "HEAD")
      return problem("method-not-allowed", { Allow: "GET, HEAD" });
    // Audit trail: the personal data that was read, and the key that read it.
    const { path: name, params, route } = match;
    if (params.id !== "") log("info", "api-read", { path: name, id: params.id, key: keyName(key) });
    const [, query = ""] = (request.url ?? "").split("?", 2);
    return route(parts, params, new URLSearchParams(query));
  }

  return (path, request, response) => {
    if (path !== serverPaths.api && !path.startsWith(`${serverPaths.api}/`)) return false;
    // Discards the body.
    request.resume();
    answer(path, request)
      .catch((error: unknown) => {
        log("error", "api-failed", { failure: errorCode(error) });
        return problem("store-unavailable", { "Retry-After": String(retryAfterSeconds) });
      })
      .then((result) => {
        const { status, headers, body } = toResponse(result);
        response
          .writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) })
          .end(request.method === "HEAD" ? undefined : body);
      });
    return true;
  };
}
