import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { relayLimits } from "#domain/relay/limits.ts";
import {
  appendEntries as appendSchema,
  createRound,
  proofHeader,
  putLink as putLinkSchema,
  type RelayCode,
  report as reportSchema,
  withdrawHeader,
} from "#domain/relay/protocol.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { drainAfterResponse } from "#server/http/drain-request.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import { errorCode, log, logRefusal } from "#server/log.ts";
import { retryAfterSeconds, type Store } from "#server/store/open-store.ts";
import { enqueue } from "#server/store/outbox-table.ts";
import {
  appendEntries,
  deleteRoundFile,
  findEntries,
  findLink,
  findLinks,
  findRound,
  findRoundFile,
  findRoundFiles,
  findSubmission,
  findSubmissions,
  insertRound,
  insertRoundFile,
  insertSubmission,
  linkState,
  putLink,
  type RoundResult,
  withdrawSubmission,
} from "#server/store/rounds.ts";
import type { RoundRow } from "#server/store/tables.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import type { ProofOfWork } from "#server/submissions/proof-of-work.ts";
import type { News } from "./news.ts";
import { receiveSealed } from "./receive.ts";

/** A question for news is answered after this time at the latest: proxies end silent connections. */
const newsMs = 25 * secondMs;
const keepAliveMs = 15 * secondMs;
/** JSON bodies: a hundred entries of the largest size. */
const maxJson = relayLimits.batch * relayLimits.entry * 1.4;

/** By network: many people can share an address, and a stand at a fair has one for all. */
const limits = {
  rounds: { limit: 20, window: dayMs },
  submissions: { limit: 600, window: hourMs },
  reports: { limit: 10, window: hourMs },
  cards: { limit: 600, window: minuteMs },
  wrongTokens: { limit: 30, window: 15 * minuteMs },
};

const problems: Record<RelayCode | "method-not-allowed", readonly [status: number, title: string]> = {
  "bad-request": [400, "The request has another form than the relay takes."],
  "bad-token": [401, "This token isn't the one of the round or the submission."],
  "proof-required": [401, "Solve a challenge first."],
  paused: [403, "The link is paused."],
  full: [403, "The link has received as many applications as it takes."],
  ended: [403, "The link's last day is over."],
  "not-found": [404, "Not found."],
  "method-not-allowed": [405, "This address doesn't take the method."],
  conflict: [409, "Something else is there already."],
  gone: [410, "It was withdrawn."],
  "too-large": [413, "Too large."],
  "round-full": [507, "The round has used up its room."],
  "too-many": [429, "Too many requests from this network."],
  "relay-off": [503, "The relay is switched off here."],
  "store-unavailable": [503, "The data store isn't responding right now."],
};

class Refusal extends Error {
  readonly code: keyof typeof problems;
  readonly headers: Record<string, string>;
  constructor(code: keyof typeof problems, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }
}

type Answer =
  | { status: number; json?: object }
  | { bytes: Buffer }
  /** Written by the handler itself. */
  | "STREAMED";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Whether a request bears the token with this hash. */
function bears({ headers }: IncomingMessage, hash: string): boolean {
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}

type Parts = {
  store: Store;
  files: FileStore;
  eraser: Pick<Eraser, "removeFiles" | "eraseRound">;
  news: News;
  proofOfWork: ProofOfWork;
  wakeOutbox: () => void;
  isStopping: () => boolean;
  isOn: boolean;
  /** Bytes of all rounds at most. */
  maxBytes: number;
};

type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  client: string;
  params: Record<"round" | "name" | "link" | "submission", string>;
  query: URLSearchParams;
};
type Route = (call: Call) => Promise<Answer>;

/**
 * Requests below `/api/rounds` and `/api/links` (docs/openapi.yaml). The relay keeps sealed bytes and hashes of tokens;
 * it cannot read what it stores, and logs neither ids nor tokens.
 */
export function createRelay(parts: Parts) {
  const { store, files, eraser, news, proofOfWork, wakeOutbox, isStopping, isOn, maxBytes } = parts;
  const count = {
    rounds: createRateLimit(limits.rounds),
    submissions: createRateLimit(limits.submissions),
    reports: createRateLimit(limits.reports),
    cards: createRateLimit(limits.cards),
    wrongTokens: createRateLimit(limits.wrongTokens),
  };

  function limit(what: keyof typeof count, client: string): void {
    const { isAllowed, retryAfter } = count[what](client);
    if (isAllowed) return;
    logRefusal(`relay-${what}`);
    throw new Refusal("too-many", { "Retry-After": String(retryAfter) });
  }

  async function prove<Value>({ request }: Call, work: () => Promise<Value>): Promise<Value> {
    const proof = request.headers[proofHeader.toLowerCase()];
    const result = await proofOfWork.requireProof(typeof proof === "string" ? proof : "", async () => ({
      kind: "DONE" as const,
      value: await work(),
    }));
    if (result.kind === "DONE") return result.value;
    if (result.kind === "PROVE") throw new Refusal("proof-required");
    throw new Refusal("store-unavailable", { "Retry-After": String(result.retryAfter) });
  }

  async function readJson<Schema extends z.ZodType>(request: IncomingMessage, schema: Schema, max = maxJson) {
    const body = await readBody(request, max);
    if (!body) throw new Refusal("too-large");
    try {
      return schema.parse(JSON.parse(body.toString()));
    } catch {
      throw new Refusal("bad-request");
    }
  }

  function take<Value>(result: RoundResult<Value>): Value {
    if (result.kind === "DONE") return result.value;
    if (result.code !== "relay-full") throw new Refusal(result.code);
    log("error", "relay-full");
    throw new Refusal("store-unavailable", { "Retry-After": String(hourMs / secondMs) });
  }

  /** The round of a request by its owner. A round that is not there is told apart: its owner then makes it. */
  async function ownRound({ request, client, params }: Call): Promise<RoundRow> {
    const round = await findRound(store, params.round);
    if (!round) {
      limit("cards", client);
      throw new Refusal("not-found");
    }
    if (bears(request, round.token)) return round;
    limit("wrongTokens", client);
    throw new Refusal("bad-token");
  }

  const numberIn = ({ query }: Call, name: string): number => {
    const value = Number(query.get(name) ?? 0);
    if (!Number.isSafeInteger(value) || value < 0) throw new Refusal("bad-request");
    return value;
  };

  /** Removes bytes at once; what fails is tried again within minutes. */
  const removeNow = (hash: string | undefined) => hash !== undefined && eraser.removeFiles([hash]);

  async function readFile(hash: string): Promise<Answer> {
    try {
      return { bytes: await files.read(hash) };
    } catch (error) {
      log("error", "relay-file-not-read", { failure: errorCode(error) });
      throw new Refusal("store-unavailable", { "Retry-After": String(retryAfterSeconds) });
    }
  }

  async function sealedBody(request: IncomingMessage, max: number) {
    const received = await receiveSealed({ store, files }, request, max);
    if (typeof received === "object") return received;
    throw new Refusal(received, received === "too-large" ? {} : { "Retry-After": String(retryAfterSeconds) });
  }

  const numbersOf = ({ last_entry, last_submission }: RoundRow) => ({
    entries: last_entry,
    submissions: last_submission,
  });

  /** Waits until the round has something after the numbers that the reader knows. */
  async function nextNews(known: ReturnType<typeof numbersOf>, call: Call, signal: AbortSignal) {
    const ends = performance.now() + newsMs;
    for (;;) {
      const round = await findRound(store, call.params.round);
      if (!round) throw new Refusal("not-found");
      const now = numbersOf(round);
      const isNew = now.entries > known.entries || now.submissions > known.submissions;
      const left = ends - performance.now();
      if (isNew || left <= 0 || signal.aborted || isStopping()) return now;
      await news.wait(round.id, left, signal);
    }
  }

  async function stream(call: Call, from: ReturnType<typeof numbersOf>, signal: AbortSignal): Promise<void> {
    const { response } = call;
    response.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    });
    response.write("retry: 2000\n\n");
    const beat = setInterval(() => response.write(": waiting\n\n"), keepAliveMs);
    try {
      for (let known = from; !signal.aborted && !isStopping(); ) {
        const next = await nextNews(known, call, signal);
        if (signal.aborted) return;
        if (next.entries > known.entries || next.submissions > known.submissions)
          response.write(`id: ${next.entries}.${next.submissions}\ndata: ${JSON.stringify(next)}\n\n`);
        known = next;
      }
    } catch {
      // The round is gone: the reader asks again and hears so.
    } finally {
      clearInterval(beat);
      response.end();
    }
  }

  const answerNews: Route = async (call) => {
    await ownRound(call);
    const { request, response, params } = call;
    const [, entries, submissions] =
      /^(\d{1,15})\.(\d{1,15})$/.exec(String(request.headers["last-event-id"])) ?? [];
    const known = entries
      ? { entries: Number(entries), submissions: Number(submissions) }
      : { entries: numberIn(call, "entries"), submissions: numberIn(call, "submissions") };
    if (!news.hasRoom(params.round)) throw new Refusal("too-many", { "Retry-After": "10" });
    const leaving = new AbortController();
    response.once("close", () => leaving.abort());
    if (request.headers.accept?.includes("text/event-stream")) {
      await stream(call, known, leaving.signal);
      return "STREAMED";
    }
    return { status: 200, json: await nextNews(known, call, leaving.signal) };
  };

  const answerCard: Route = async ({ client, params }) => {
    limit("cards", client);
    const link = await findLink(store, params.link);
    if (!link) throw new Refusal("not-found");
    const { card, until_at: until } = link;
    return { status: 200, json: { card, state: linkState(link, Date.now()), until } };
  };

  const putSubmission: Route = async (call) => {
    const { request, client, params } = call;
    limit("submissions", client);
    const withdraw = request.headers[withdrawHeader.toLowerCase()];
    if (typeof withdraw !== "string" || !/^[0-9a-f]{64}$/.test(withdraw)) throw new Refusal("bad-request");
    const keep = async (): Promise<Answer> => {
      const { hash, size } = await sealedBody(request, relayLimits.submission);
      const row = { id: params.submission, link: params.link, file: hash, withdraw_hash: withdraw, size };
      const { arrivedAt, round, isNew } = take(await insertSubmission(store, row, { maxBytes }));
      news.wake(round);
      return { status: isNew ? 201 : 200, json: { arrivedAt } };
    };
    const known = await findSubmission(store, params.submission);
    if (known?.file === "") throw new Refusal("gone");
    // What is there already needs no second proof.
    if (known) return keep();
    const link = await findLink(store, params.link);
    if (!link) throw new Refusal("not-found");
    const state = linkState(link, Date.now());
    if (state !== "OPEN")
      throw new Refusal(({ PAUSED: "paused", FULL: "full", ENDED: "ended" } as const)[state]);
    return prove(call, keep);
  };

  const deleteSubmission: Route = async ({ request, client, params }) => {
    const known = await findSubmission(store, params.submission);
    if (!known || known.link !== params.link) {
      limit("wrongTokens", client);
      throw new Refusal("not-found");
    }
    if (!bears(request, known.withdraw_hash)) {
      limit("wrongTokens", client);
      throw new Refusal("bad-token");
    }
    await removeNow(await withdrawSubmission(store, known));
    news.wake(known.round);
    return { status: 204 };
  };

  const routes: Record<string, Partial<Record<"get" | "post" | "put" | "delete", Route>>> = {
    "/api/rounds": {
      post: (call) => {
        limit("rounds", call.client);
        return prove(call, async () => {
          const round = await readJson(call.request, createRound, 1_000);
          if (!(await insertRound(store, round))) throw new Refusal("conflict");
          return { status: 201 };
        });
      },
    },
    "/api/rounds/{round}": {
      get: async (call) => {
        const { id, entries, bytes, last_submission, changed_at, erase_at } = await ownRound(call);
        const links = (await findLinks(store, id)).map((link) => ({
          ...{ id: link.id, isPaused: link.is_paused === 1, taken: link.taken },
          ...{ limit: link.most, until: link.until_at },
        }));
        const use = { entries, bytes, submissions: last_submission, links };
        return { status: 200, json: { ...use, changedAt: changed_at, endsAt: erase_at } };
      },
      delete: async (call) => {
        const { id } = await ownRound(call);
        await eraser.eraseRound(id);
        news.wake(id);
        return { status: 204 };
      },
    },
    "/api/rounds/{round}/entries": {
      get: async (call) => {
        const { id, last_entry } = await ownRound(call);
        const entries = await findEntries(store, id, numberIn(call, "since"));
        return { status: 200, json: { entries, last: last_entry } };
      },
      post: async (call) => {
        const { id } = await ownRound(call);
        const body = await readJson(call.request, appendSchema);
        const last = take(await appendEntries(store, id, body));
        news.wake(id);
        return { status: 201, json: { last } };
      },
    },
    "/api/rounds/{round}/news": { get: answerNews },
    "/api/rounds/{round}/files": {
      get: async (call) => {
        const { id } = await ownRound(call);
        return { status: 200, json: { names: await findRoundFiles(store, id) } };
      },
    },
    "/api/rounds/{round}/files/{name}": {
      get: async (call) => {
        const { id } = await ownRound(call);
        const row = await findRoundFile(store, id, call.params.name);
        if (!row) throw new Refusal("not-found");
        return readFile(row.file);
      },
      put: async (call) => {
        const { id, bytes } = await ownRound(call);
        if (bytes >= relayLimits.round) throw new Refusal("round-full");
        const { hash, size } = await sealedBody(call.request, relayLimits.file);
        const row = { round: id, name: call.params.name, file: hash, size };
        take(await insertRoundFile(store, row, { maxBytes }));
        return { status: 204 };
      },
      delete: async (call) => {
        const { id } = await ownRound(call);
        await removeNow(await deleteRoundFile(store, id, call.params.name));
        return { status: 204 };
      },
    },
    "/api/rounds/{round}/links/{link}": {
      put: async (call) => {
        const { id } = await ownRound(call);
        const { card, isPaused, limit: most, until } = await readJson(call.request, putLinkSchema, 64 * 1024);
        const link = { id: call.params.link, round: id, card, is_paused: Number(isPaused) };
        take(await putLink(store, { ...link, most, until_at: until }));
        return { status: 204 };
      },
    },
    "/api/rounds/{round}/submissions": {
      get: async (call) => {
        const { id, last_submission } = await ownRound(call);
        const rows = await findSubmissions(store, id, numberIn(call, "since"));
        const submissions = rows.map(({ arrived_at, withdraw_hash: _, round: __, file, ...row }) => ({
          ...row,
          arrivedAt: arrived_at,
          isWithdrawn: file === "",
        }));
        return { status: 200, json: { submissions, last: last_submission } };
      },
    },
    "/api/rounds/{round}/submissions/{submission}": {
      get: async (call) => {
        const { id } = await ownRound(call);
        const row = await findSubmission(store, call.params.submission);
        if (!row || row.round !== id) throw new Refusal("not-found");
        if (row.file === "") throw new Refusal("gone");
        return readFile(row.file);
      },
    },
    "/api/links/{link}": { get: answerCard },
    "/api/links/{link}/submissions/{submission}": { put: putSubmission, delete: deleteSubmission },
    "/api/links/{link}/reports": {
      post: async ({ request, client, params }) => {
        limit("reports", client);
        const { reason } = await readJson(request, reportSchema, 1_000);
        if (!(await findLink(store, params.link))) throw new Refusal("not-found");
        await store.inTransaction((tx) =>
          enqueue(tx, "link-reported", `${params.link} ${reason}`, Date.now()),
        );
        wakeOutbox();
        return { status: 202 };
      },
    },
  };
  const patterns = Object.entries(routes).map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[\\w-]{22})")}$`),
    methods,
  }));

  async function answer(call: Omit<Call, "params">, path: string): Promise<Answer> {
    if (!isOn) throw new Refusal("relay-off");
    for (const { pattern, methods } of patterns) {
      const match = pattern.exec(path);
      if (!match) continue;
      const { method = "" } = call.request;
      const name = method === "HEAD" ? "get" : method.toLowerCase();
      const [, route] = Object.entries(methods).find(([each]) => each === name) ?? [];
      if (!route)
        throw new Refusal("method-not-allowed", { Allow: Object.keys(methods).join(", ").toUpperCase() });
      const params = { round: "", name: "", link: "", submission: "", ...match.groups };
      return route({ ...call, params });
    }
    throw new Refusal("not-found");
  }

  function send({ request, response }: Omit<Call, "params">, result: Answer): void {
    if (result === "STREAMED") return;
    drainAfterResponse(request, response);
    const isHead = request.method === "HEAD";
    if ("bytes" in result) {
      const headers = { "Content-Type": "application/octet-stream", "Content-Length": result.bytes.length };
      response
        .writeHead(200, { ...headers, "Cache-Control": "no-store" })
        .end(isHead ? undefined : result.bytes);
      return;
    }
    const body = result.json && JSON.stringify(result.json);
    response
      .writeHead(result.status, {
        "Cache-Control": "no-store",
        ...(body !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
        }),
      })
      .end(isHead ? undefined : body);
  }

  function sendProblem({ request, response }: Omit<Call, "params">, error: unknown): void {
    const refusal = error instanceof Refusal ? error : undefined;
    const hasLeft = request.destroyed && !request.complete;
    if (!refusal) log(hasLeft ? "info" : "error", "relay-failed", { failure: errorCode(error) });
    if (response.headersSent) return void response.destroy();
    const { code = "store-unavailable", headers = { "Retry-After": String(retryAfterSeconds) } } =
      refusal ?? {};
    const [status, title] = problems[code];
    drainAfterResponse(request, response);
    response
      .writeHead(status, {
        "Content-Type": "application/problem+json",
        "Cache-Control": "no-store",
        ...headers,
      })
      .end(JSON.stringify({ type: "about:blank", status, code, title }));
  }

  return (
    path: string,
    query: string | undefined,
    { request, response, client }: Pick<Call, "request" | "response" | "client">,
  ): boolean => {
    if (!/^\/api\/(?:rounds|links)(?:\/|$)/.test(path)) return false;
    const call = { request, response, client, query: new URLSearchParams(query) };
    answer(call, path).then(
      (result) => send(call, result),
      (error: unknown) => sendProblem(call, error),
    );
    return true;
  };
}
export type Relay = ReturnType<typeof createRelay>;
