import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { proofHeader } from "#domain/relay/paths.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { readBody } from "#server/http/read-body.ts";
import { retryAfterSeconds, type Store } from "#server/store/open-store.ts";
import { findRound } from "#server/store/rounds.ts";
import type { RoundRow } from "#server/store/tables.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import type { ProofOfWork } from "#server/submissions/proof-of-work.ts";
import { type Answer, problem } from "./answers.ts";
import type { NewsBoard } from "./news.ts";
import type { createClientLimits, createRoom } from "./room.ts";

export type Parts = {
  store: Store;
  files: FileStore;
  eraser: Pick<Eraser, "eraseRound" | "eraseSubmission" | "removeFiles" | "resumeRemovals">;
  requireProof: ProofOfWork["requireProof"];
  /** Called after a change that has tasks. */
  wakeOutbox: () => void;
  news: NewsBoard;
  limits: ReturnType<typeof createClientLimits>;
  /** Runs work that stores so many bytes, if there is room for them. */
  inRoom: ReturnType<typeof createRoom>;
  /** For large bodies of JSON, which are in memory as a whole. */
  largeBodies: Gate;
  /** For bodies that are written to the disk while they arrive. */
  uploads: Gate;
};

/** The parameters of a path that has them. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  client: string;
  query: URLSearchParams;
  params: { round: string; link: string; submission: string; name: string };
};
export type Run = (parts: Parts, call: Call) => Promise<Answer>;

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Whether a token has the hash; the time that it takes tells nothing about either. */
function matches(token: string, hash: string): boolean {
  const known = Buffer.from(hash, "hex");
  const own = sha256(token);
  return known.length === own.length && timingSafeEqual(own, known);
}

/** Refuses a request whose bearer token does not have this hash. */
export function refuseToken({ limits }: Parts, { request, client }: Call, hash: string): Answer | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (token === undefined) return problem("bad-token");
  if (matches(token, hash)) return undefined;
  const { isAllowed, retryAfter } = limits.countWrongToken(client);
  return isAllowed ? problem("bad-token") : problem("too-many", retryAfter);
}

/** Answers with a round to one who has its token. */
export const asOwner =
  (run: (parts: Parts, call: Call, round: RoundRow) => Promise<Answer>): Run =>
  async (parts, call) => {
    const round = await findRound(parts.store, call.params.round);
    if (round === undefined) return problem("not-found");
    if (round === "GONE") return problem("gone");
    return refuseToken(parts, call, round.token) ?? run(parts, call, round);
  };

/** A whole number of the query, at least 0; 0 if it is left out. Undefined if it is something else. */
export function readNumber(text: string | null): number | undefined {
  if (text === null) return 0;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A body of more bytes counts as large. */
const smallBytes = 256 * 1024;

/** Runs work of a client. Undefined while too much is running. */
type Gate = <Result>(client: string, work: () => Promise<Result>) => Promise<Result | undefined>;

/** Limits what runs at once, of all clients and of one. */
export function createGate({ all, perClient }: { all: number; perClient: number }): Gate {
  const clients: string[] = [];
  return async (client, work) => {
    const own = clients.filter((other) => other === client).length;
    if (clients.length >= all || own >= perClient) return undefined;
    clients.push(client);
    try {
      return await work();
    } finally {
      clients.splice(clients.indexOf(client), 1);
    }
  };
}

type Parsed<Value> = { kind: "PARSED"; value: Value } | { kind: "REFUSED"; answer: Answer };
const refused = (answer: Answer) => ({ kind: "REFUSED", answer }) as const;

/** Reads a body of JSON. */
export async function readJson<Value>(
  { largeBodies }: Parts,
  { request, client }: Call,
  schema: z.ZodType<Value>,
  maxBytes: number,
): Promise<Parsed<Value>> {
  const length = Number(request.headers["content-length"] ?? maxBytes);
  if (length > maxBytes) return refused(problem("too-large"));
  const read = () => readBody(request, maxBytes);
  const body = length <= smallBytes ? { bytes: await readBody(request, length) } : undefined;
  const large = body ?? (await largeBodies(client, async () => ({ bytes: await read() })));
  if (!large) return refused(problem("too-many", 1));
  if (!large.bytes) return refused(problem("too-large"));
  let value: unknown;
  try {
    value = JSON.parse(large.bytes.toString());
  } catch {
    return refused(problem("bad-request"));
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return { kind: "PARSED", value: data };
  const isTooLarge = error.issues.some((issue) => issue.code === "too_big" && issue.origin !== "int");
  return refused(problem(isTooLarge ? "too-large" : "bad-request"));
}

/** Runs work if the request has a proof, where one is asked for. */
export async function withProof(
  { requireProof }: Parts,
  { request }: Call,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const header = request.headers[proofHeader.toLowerCase()];
  const answer = await requireProof(typeof header === "string" ? header : "", work);
  if (answer.kind === "PROVE") return problem("proof-required");
  return answer.kind === "UNAVAILABLE" ? problem("store-unavailable", answer.retryAfter) : answer;
}

/** Runs work that adds bytes of a client, unless its day or all rounds have no room for them. */
export async function withBytes(
  { limits, inRoom }: Parts,
  { client }: Call,
  bytes: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { isAllowed, retryAfter } = limits.countBytes(client, undefined, bytes);
  if (!isAllowed) return problem("too-many", retryAfter);
  return (await inRoom(bytes, work)) ?? problem("store-unavailable", retryAfterSeconds);
}
