import { errorCode } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";

/** Milliseconds for a whole attempt. */
const timeoutMs = 20_000;
/** The longest peace that the other side may ask for, in milliseconds. */
const maxRetryAfterMs = 24 * 60 * 60 * 1000;
/** Statuses with which a server asks to be left alone for a while. */
const busy = new Set([429, 502, 503, 504]);

/** Retry-After in milliseconds: seconds or a date, and no more than a day. */
export function retryAfterMs(retryAfter: string | null, now = Date.now()): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), maxRetryAfterMs);
}

/** A failed connection hides its code in what caused it. */
function describeFailure(error: unknown): string {
  const code = errorCode(error);
  if (code === "TimeoutError") return "timed-out";
  return error instanceof Error && error.cause instanceof Error ? errorCode(error.cause) : code;
}

export type Sent = "TAKEN" | "GONE";

/**
 * Posts one body. Redirects are not followed: the address is the one of the settings. Of the answer nothing is read but
 * its head.
 * @throws {RetryableError} when another attempt may do better
 */
export async function send(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeout = timeoutMs,
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
    throw new RetryableError(describeFailure(error));
  }
  // An endless body ends here.
  await response.body?.cancel().catch(() => {});
  if (response.ok) return "TAKEN";
  if (response.status === 410) return "GONE";
  const wait = busy.has(response.status) ? retryAfterMs(response.headers.get("retry-after")) : 0;
  throw new RetryableError(String(response.status), wait);
}
