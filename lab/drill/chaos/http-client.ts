import { type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds from the request to the first byte of the body, and to its end. */
  firstByteMs: number;
  endMs: number;
};

/** A response that needs an explanation, or a request without a response (status 0). */
export type Trouble = {
  what: string;
  status: number;
  hasRetryAfter: boolean;
  failure: string;
  from: number;
  until: number;
};

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | URLSearchParams | Buffer;
  /** Reads the response to its end, but keeps none of it. */
  isDiscarded?: boolean;
};

const timeoutMs = 90_000;

async function encodeBody(body: Sent["body"]): Promise<{ bytes?: Buffer; type?: string }> {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body)) return { bytes: body, type: "application/octet-stream" };
  const encoded = new Response(body);
  const type = encoded.headers.get("content-type") ?? "";
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type };
}

/**
 * Sends requests to the site, each on its own connection, so that a closed keep-alive connection cannot
 * explain a failure, and to its processes in turn. Records the responses.
 */
export function createHttpClient(...origins: readonly [string, ...string[]]) {
  let sentCount = 0;
  const troubles: Trouble[] = [];
  const counts = new Map<string, number>();

  /** @returns undefined if there was no response */
  async function send(what: string, path: string, sent: Sent = {}): Promise<Answer | undefined> {
    const { bytes, type } = await encodeBody(sent.body);
    const origin = origins[sentCount % origins.length] ?? origins[0];
    sentCount += 1;
    const from = Date.now();
    const begun = performance.now();
    const elapsed = () => performance.now() - begun;
    const record = (status: number, hasRetryAfter: boolean, failure = "") => {
      const key = `${what} ${status || "unanswered"}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (status === 0 || status >= 500)
        troubles.push({ what, status, hasRetryAfter, failure, from, until: Date.now() });
    };
    return new Promise((resolve) => {
      const outgoing = request(origin + path, {
        method: sent.method ?? (bytes ? "POST" : "GET"),
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          Origin: origin,
          ...(bytes && type ? { "Content-Type": type, "Content-Length": bytes.length } : {}),
          ...sent.headers,
        },
      });
      const fail = (error: Error) => {
        record(0, false, "code" in error ? String(error.code) : error.name);
        resolve(undefined);
      };
      outgoing.on("error", fail);
      outgoing.on("response", (incoming) => {
        const chunks: Buffer[] = [];
        let firstByteMs: number | undefined;
        incoming.on("data", (chunk: Buffer) => {
          firstByteMs ??= elapsed();
          if (!sent.isDiscarded) chunks.push(chunk);
        });
        incoming.on("error", fail);
        incoming.on("end", () => {
          const { statusCode: status = 0, headers } = incoming;
          record(status, headers["retry-after"] !== undefined);
          const endMs = elapsed();
          const body = Buffer.concat(chunks).toString("latin1");
          resolve({ status, headers, body, firstByteMs: firstByteMs ?? endMs, endMs });
        });
      });
      outgoing.end(bytes);
    });
  }

  return { send, troubles, counts };
}
export type HttpClient = ReturnType<typeof createHttpClient>;
