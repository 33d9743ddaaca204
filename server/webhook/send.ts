import { codeOf } from "#server/log.ts";
import { Failed } from "#server/outbox/outbox.ts";

/** Milliseconds for a whole attempt. */
const patience = 20_000;
/** The longest peace that the other side may ask for, in milliseconds. */
const longestWait = 24 * 60 * 60 * 1000;
/** Statuses with which a server asks to be left alone for a while. */
const busy = new Set([429, 502, 503, 504]);

/** Retry-After in milliseconds: seconds or a date, and no more than a day. */
export function waitOf(retryAfter: string | null, now = Date.now()): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), longestWait);
}

/** A failed connection hides its code in what caused it. */
function failureOf(error: unknown): string {
  const code = codeOf(error);
  if (code === "TimeoutError") return "timed-out";
  return error instanceof Error && error.cause instanceof Error ? codeOf(error.cause) : code;
}

export type Sent = "TAKEN" | "GONE";

/**
 * Posts one body. Redirects are not followed: the address is the one of the settings. Of the answer nothing is read but
 * its head.
 * @throws {Failed} when another attempt may do better
 */
export async function send(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeout = patience,
): Promise<Sent> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw new Failed(failureOf(error));
  }
  // An endless body ends here.
  await response.body?.cancel().catch(() => {});
  if (response.ok) return "TAKEN";
  if (response.status === 410) return "GONE";
  const wait = busy.has(response.status) ? waitOf(response.headers.get("retry-after")) : 0;
  throw new Failed(String(response.status), wait);
}
