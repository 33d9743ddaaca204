import { countRefusal } from "./trace/operation.ts";
import { currentTrace } from "./trace/trace.ts";

type Fields = Record<string, string | number | boolean>;

/**
 * Logs an event as one line of JSON; a terminal shows only warnings and errors. Fields are ids, codes and
 * counts, never a visitor's text, email address or network address. `trace` is the request or task that it is
 * about, and the response's X-Request-Id.
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Fields = {}): void {
  const line = JSON.stringify({
    ...{ time: new Date().toISOString(), level, event },
    ...fields,
    trace: currentTrace()?.traceId,
  });
  if (level !== "info") console.error(line);
  else if (!process.stdout.isTTY) console.log(line);
}

/** An error's code or name, safe for the log. Its message may quote a visitor's text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Logs unhandled promise rejections. By default, Node prints their messages and ends the process. */
export function logUnhandledRejections(): void {
  process.on("unhandledRejection", (error) =>
    log("error", "unhandled-rejection", { failure: errorCode(error) }),
  );
}

const refusalWindowMs = 60_000;
const refusals = new Map<string, { until: number; count: number }>();

/**
 * Logs a refused request: the first of its kind immediately, later ones at most once a minute with their
 * number, so that a flood does not fill the log.
 */
export function logRefusal(what: string, now = Date.now()): void {
  countRefusal(what);
  const { until, count } = refusals.get(what) ?? { until: 0, count: 0 };
  const isLogged = now >= until;
  if (isLogged) log("warn", "refused", { what, count: count + 1 });
  refusals.set(what, isLogged ? { until: now + refusalWindowMs, count: 0 } : { until, count: count + 1 });
}
