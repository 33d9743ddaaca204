import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { RelayCode } from "#domain/relay/paths.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { drainAfterResponse } from "#server/http/drain-request.ts";
import { logRefusal } from "#server/log.ts";
import { countRefusal } from "#server/trace/operation.ts";

export type Answer =
  | { kind: "JSON"; status: 200 | 201; body: object }
  | { kind: "EMPTY"; status: 200 | 201 | 202 | 204 }
  /** Stored bytes, by their hash. */
  | { kind: "BYTES"; hash: string; size: number }
  | { kind: "PROBLEM"; code: RelayCode; status: number; headers: Record<string, string> }
  /** Something else writes the response. */
  | { kind: "STREAM" };

/** Status and title of each code. */
const problems: Record<RelayCode, readonly [number, string]> = {
  "bad-request": [400, "The request has an unknown form."],
  "bad-token": [401, "This token isn't the round's or the submission's."],
  "not-found": [404, "There's nothing at this address."],
  gone: [410, "It has been erased."],
  conflict: [409, "Something else is there already."],
  "proof-required": [403, "Send the solution of a challenge in the header X-Proof."],
  paused: [409, "The link takes nothing at the moment."],
  full: [409, "The link has taken as many as it may."],
  ended: [409, "The link has ended."],
  "too-large": [413, "It's too large."],
  "round-full": [409, "The round has no room for it."],
  "too-many": [429, "Too many requests, or too many bytes, came from this network."],
  "relay-off": [503, "Rounds aren't kept here."],
  "store-unavailable": [503, "The relay can't store or read it right now."],
};

/** @param retryAfter in seconds */
export function problem(code: RelayCode, retryAfter?: number): Extract<Answer, { kind: "PROBLEM" }> {
  const [status] = problems[code];
  const headers = {
    ...(code === "bad-token" && { "WWW-Authenticate": 'Bearer realm="round"' }),
    ...(retryAfter !== undefined && { "Retry-After": String(Math.max(1, Math.ceil(retryAfter))) }),
  };
  return { kind: "PROBLEM", code, status, headers };
}

/** The method is unknown at this address. */
export const methodNotAllowed = (methods: readonly string[]): Answer => ({
  ...problem("bad-request"),
  status: 405,
  headers: { Allow: methods.join(", ") },
});

export const json = (body: object, status: 200 | 201 = 200): Answer => ({ kind: "JSON", status, body });
export const empty = (status: 200 | 201 | 202 | 204): Answer => ({ kind: "EMPTY", status });

/** Refusals that operators look for in the log; others are only counted. */
const logged = new Set<RelayCode>(["bad-token", "too-many"]);
/** Answers that are no refusals. */
const ordinary = new Set<RelayCode>(["not-found", "gone", "conflict", "relay-off"]);

function countProblem(code: RelayCode): void {
  if (logged.has(code)) logRefusal(`relay-${code}`);
  else if (!ordinary.has(code)) countRefusal(`relay-${code}`);
}

export const noStore = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Sends an answer. Bytes are read from the store while the client takes them. */
export async function send({ request, response }: Exchange, answer: Answer, files: FileStore): Promise<void> {
  if (answer.kind === "STREAM") return;
  const isHead = request.method === "HEAD";
  if (answer.kind === "BYTES") {
    const bytes = isHead ? undefined : await files.stream(answer.hash);
    response.writeHead(200, {
      ...noStore,
      "Content-Type": "application/octet-stream",
      "Content-Length": answer.size,
    });
    if (bytes) await pipeline(bytes, response);
    else response.end();
    return;
  }
  drainAfterResponse(request, response);
  if (answer.kind === "EMPTY") {
    const length = answer.status === 204 ? {} : { "Content-Length": 0 };
    response.writeHead(answer.status, { ...noStore, ...length }).end();
    return;
  }
  const isProblem = answer.kind === "PROBLEM";
  if (isProblem) countProblem(answer.code);
  const { status } = answer;
  const body = isProblem
    ? { type: "about:blank", title: problems[answer.code][1], status, code: answer.code }
    : answer.body;
  const text = `${JSON.stringify(body)}\n`;
  response
    .writeHead(status, {
      ...noStore,
      "Content-Type": isProblem ? "application/problem+json" : "application/json",
      ...(isProblem && answer.headers),
      "Content-Length": Buffer.byteLength(text),
    })
    .end(isHead ? undefined : text);
}
