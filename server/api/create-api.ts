import type { IncomingMessage, ServerResponse } from "node:http";
import { requestClient } from "#server/http/client-address.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import { type Answer, jsonAnswer, problem } from "./answer.ts";
import { createKeyCheck } from "./keys.ts";
import { findRoute, type Parts } from "./routes.ts";

/** Answers what is below `/api`; other paths are not its own. */
export type Api = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Wrong keys from one network; right ones are not counted and never refused. */
const badKeyLimit = { limit: 20, window: 15 * 60 * 1000 };

/** Seconds until a store that does not answer is asked again. */
const retryAfterSeconds = "30";

type Options = Parts & {
  /** Without any there is no API: every address of it is unknown. */
  keys?: readonly string[] | undefined;
  trustedProxies: number;
};

function refuseKey(code: "key-missing" | "key-wrong"): Answer {
  return problem(code, { "WWW-Authenticate": 'Bearer realm="api"' });
}

/** What the company's own application reads of what visitors sent. Nothing can be changed through it. */
export function createApi({ keys = [], trustedProxies, ...parts }: Options): Api {
  const isKey = createKeyCheck(keys);
  const countWrong = createRateLimit(badKeyLimit);

  /** Nothing, if the request brings a key of ours. */
  function refusalOf(request: IncomingMessage): Answer | undefined {
    const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (key === undefined) return refuseKey("key-missing");
    if (isKey(key)) return undefined;
    const { isAllowed, retryAfter } = countWrong(requestClient(request, trustedProxies));
    log("warn", "api-wrong-key", { isCounted: isAllowed });
    return isAllowed
      ? refuseKey("key-wrong")
      : problem("too-many-wrong-keys", { "Retry-After": String(retryAfter) });
  }

  async function answer(path: string, request: IncomingMessage): Promise<Answer> {
    if (keys.length === 0) return problem("not-found");
    const refusal = refusalOf(request);
    if (refusal) return refusal;
    const found = findRoute(path);
    if (!found) return problem("not-found");
    if (request.method !== "GET" && request.method !== "HEAD")
      return problem("method-not-allowed", { Allow: "GET, HEAD" });
    // Who read what about a person can be found out later.
    const { path: name, params, route } = found;
    if (params.id !== "") log("info", "api-read", { path: name, id: params.id });
    const [, query = ""] = (request.url ?? "").split("?", 2);
    return route(parts, params, new URLSearchParams(query));
  }

  return (path, request, response) => {
    if (path !== "/api" && !path.startsWith("/api/")) return false;
    // Whatever is sent along is not read.
    request.resume();
    answer(path, request)
      .catch((error: unknown) => {
        log("error", "api-failed", { failure: errorCode(error) });
        return problem("store-unavailable", { "Retry-After": retryAfterSeconds });
      })
      .then((one) => {
        const { status, headers, body } = jsonAnswer(one);
        response
          .writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) })
          .end(request.method === "HEAD" ? undefined : body);
      });
    return true;
  };
}
