import type { IncomingMessage, ServerResponse } from "node:http";
import { minuteMs } from "#domain/time.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import type { ApiKey } from "#server/config/api-keys.ts";
import { requestClient } from "#server/http/client-address.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import { errorCode, log } from "#server/log.ts";
import { retryAfterSeconds } from "#server/store/open-store.ts";
import { countRefusal } from "#server/trace/operation.ts";
import { type Answer, problem, streamHeaders, toResponse } from "./answer.ts";
import { createKeyFinder, hasScope, keyName } from "./keys.ts";
import { findRoute, type Method, type Parts } from "./routes.ts";
import { sendStream } from "./send-stream.ts";

/** Handles requests below `/api`. @returns whether it takes the request */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Limit of wrong keys per network. Valid keys do not count and are never refused. */
const wrongKeyLimit = { limit: 20, window: 15 * minuteMs };
/** Exports at once: each keeps a connection to the store busy for minutes. */
const maxExports = 2;
const maxBodyBytes = 4_096;

type Options = Parts & {
  /** Without keys there is no API: all its paths are unknown. */
  keys?: readonly ApiKey[];
  trustedProxies: number;
};

function refuseKey(code: "key-missing" | "key-wrong" | "key-expired"): Answer {
  return problem(code, { "WWW-Authenticate": 'Bearer realm="api"' });
}

/** HEAD is answered like GET, without the body. */
function methodOf({ method = "" }: IncomingMessage): Method | undefined {
  if (method === "HEAD") return "GET";
  return method === "GET" || method === "PATCH" || method === "DELETE" ? method : undefined;
}

/** The API with which the company's own application reads submissions, corrects and erases them. */
export function createApi({ keys = [], trustedProxies, ...parts }: Options): Api {
  const findKey = createKeyFinder(keys);
  const countWrong = createRateLimit(wrongKeyLimit);
  let exports = 0;

  /** @returns the key of a request if it is valid, otherwise the refusal */
  function checkKey(request: IncomingMessage): ApiKey | Answer {
    const [, secret] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (secret === undefined) return refuseKey("key-missing");
    const key = findKey(secret);
    if (key) return (key.until ?? Number.POSITIVE_INFINITY) > Date.now() ? key : refuseKey("key-expired");
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
    if ("kind" in key) return key;
    const match = findRoute(path);
    if (!match) return problem("not-found");
    const { path: name, params, methods } = match;
    const method = methodOf(request);
    const route = method && methods[method];
    if (!method || !route) {
      const allowed = Object.keys(methods).flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : each));
      return problem("method-not-allowed", { Allow: allowed.join(", ") });
    }
    if (!hasScope(key, route.scope)) return problem("scope-missing");
    const body = method === "PATCH" ? await readBody(request, maxBodyBytes) : Buffer.alloc(0);
    if (!body) return problem("body-too-large", { Connection: "close" });
    const [, query = ""] = (request.url ?? "").split("?", 2);
    const search = new URLSearchParams(query);
    const result = await route.run(parts, { key, params, query: search, body: body.toString() });
    // Audit trail: the personal data that was read or changed, and the key. Never what was searched for.
    const isAudited = params.id !== "" || result.kind === "STREAM" || search.has("q");
    const isRead = method === "GET";
    if (isAudited)
      log("info", isRead ? "api-read" : "api-change", {
        path: name,
        ...(params.id !== "" && { id: params.id }),
        ...(!isRead && { method, isDone: result.kind !== "PROBLEM" }),
        key: keyName(key),
      });
    return result;
  }

  async function send(request: IncomingMessage, response: ServerResponse, result: Answer): Promise<void> {
    const isHead = request.method === "HEAD";
    if (result.kind !== "STREAM") {
      const { status, headers, body } = toResponse(result);
      response
        .writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) })
        .end(isHead ? undefined : body);
      return;
    }
    if (isHead) return void response.writeHead(200, streamHeaders(result)).end();
    if (exports >= maxExports)
      return send(
        request,
        response,
        problem("too-many-exports", { "Retry-After": String(retryAfterSeconds) }),
      );
    exports += 1;
    try {
      const end = await sendStream(response, streamHeaders(result), result);
      log("info", "api-exported", { end: end?.end ?? "LEFT", applications: end?.count ?? 0 });
    } finally {
      exports -= 1;
    }
  }

  return (path, request, response) => {
    if (path !== serverPaths.api && !path.startsWith(`${serverPaths.api}/`)) return false;
    answer(path, request)
      .catch((error: unknown) => {
        log("error", "api-failed", { failure: errorCode(error) });
        return problem("store-unavailable", { "Retry-After": String(retryAfterSeconds) });
      })
      .then((result) => {
        // Discards a body that was not read.
        request.resume();
        return send(request, response, result);
      });
    return true;
  };
}
