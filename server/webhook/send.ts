import { dayMs, secondMs } from "#domain/time.ts";
import { errorCode } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";

/** Timeout for a whole attempt. */
const defaultTimeoutMs = 20 * secondMs;
const maxRetryAfterMs = dayMs;
/** Statuses with which Retry-After is respected. */
const busyStatuses = new Set([429, 502, 503, 504]);

/** Parses Retry-After, in seconds or as a date. @returns milliseconds, at most one day */
export function parseRetryAfter(retryAfter: string | null, now = Date.now()): number {
  if (retryAfter === null) return 0;
  const delayMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * secondMs : Date.parse(retryAfter) - now;
  return Number.isNaN(delayMs) ? 0 : Math.min(Math.max(delayMs, 0), maxRetryAfterMs);
}

/** fetch wraps the error of a failed connection in `cause`. */
function describeFailure(error: unknown): string {
  const code = errorCode(error);
  if (code === "TimeoutError") return "timed-out";
  return error instanceof Error && error.cause instanceof Error ? errorCode(error.cause) : code;
}

export type Delivery = "DELIVERED" | "GONE";

/**
 * Posts one body. Follows no redirects, because the settings determine the address, and does not read the
 * response's body.
 * @throws {RetryableError} if another attempt may succeed
 */
export async function send(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = defaultTimeoutMs,
): Promise<Delivery> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new RetryableError(describeFailure(error));
  }
  // Cancels the body, which may be endless.
  await response.body?.cancel().catch(() => {});
  if (response.ok) return "DELIVERED";
  if (response.status === 410) return "GONE";
  const delayMs = busyStatuses.has(response.status)
    ? parseRetryAfter(response.headers.get("retry-after"))
    : 0;
  throw new RetryableError(String(response.status), delayMs);
}
