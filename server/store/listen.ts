import pg from "pg";
import { secondMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";

const minRetryMs = secondMs;
const maxRetryMs = 30 * secondMs;
/** Finds a connection that has died without a word. */
const checkEveryMs = 30 * secondMs;
const checkTimeoutMs = 10 * secondMs;

/**
 * Listens for notices of PostgreSQL on a connection of its own, which is made again whenever it breaks.
 * @param onNotice gets the payload of each notice; undefined after each connection, as some may have been missed
 */
export function listenTo(
  connectionString: string,
  channel: string,
  onNotice: (payload: string | undefined) => void,
): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let isClosed = false;
  let retryMs = minRetryMs;
  let timer: NodeJS.Timeout | undefined;

  /** Connects, after a pause if the last connection failed. Only for the connection in use. */
  function retry(failed: pg.Client, error?: Error): void {
    if (failed !== client || isClosed) return;
    client = undefined;
    clearTimeout(timer);
    log("warn", "notices-lost", { failure: error ? errorCode(error) : "ended" });
    failed.end().catch(() => {});
    timer = setTimeout(connect, retryMs);
    timer.unref();
    retryMs = Math.min(2 * retryMs, maxRetryMs);
  }

  function check(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query("select 1").then(
        () => current === client && check(current),
        (error: Error) => retry(current, error),
      );
    }, checkEveryMs);
    timer.unref();
  }

  function connect(): void {
    const current = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: checkTimeoutMs,
      query_timeout: checkTimeoutMs,
    });
    client = current;
    current.on("notification", ({ payload }) => onNotice(payload ?? ""));
    current.on("error", (error) => retry(current, error));
    current.on("end", () => retry(current));
    current
      .connect()
      .then(() => current.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => {
        if (current !== client) return;
        retryMs = minRetryMs;
        check(current);
        onNotice(undefined);
      })
      .catch((error: Error) => retry(current, error));
  }

  connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
