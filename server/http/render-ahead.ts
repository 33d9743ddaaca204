import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { minuteMs, secondMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";
import type { createPageCache } from "./page-cache.ts";

/** Right after a start, visitors have priority. */
const firstDelayMs = 30 * secondMs;
/** Interval between checks for pages that a new day or new postings have made stale. */
const pauseMs = minuteMs;
/** Pause after each page, as a multiple of its rendering time, so that a busy machine gets longer pauses. */
const restFactor = 4;
const minRestMs = 20;

type Options = {
  cache: Pick<ReturnType<typeof createPageCache>, "answer" | "isMissing">;
  addresses: () => string[];
  /** Waits. Tests end it by throwing. */
  rest?: (ms: number) => Promise<unknown>;
};

/**
 * Renders pages before anyone requests them, one at a time with pauses, for as long as the process runs.
 * Strangers who request thousands of rarely read pages then cost no more than readers of popular ones.
 */
export async function renderAhead({
  cache,
  addresses,
  rest = (ms) => wait(ms, undefined, { ref: false }),
}: Options): Promise<void> {
  const request = { headers: { "accept-encoding": "br" } } as IncomingMessage;
  await rest(firstDelayMs);
  for (;;) {
    for (const address of addresses()) {
      if (!cache.isMissing(address)) continue;
      const started = performance.now();
      await cache.answer(address, request).catch((error: unknown) => {
        log("error", "page-failed", { failure: errorCode(error) });
      });
      await rest(Math.max(minRestMs, restFactor * (performance.now() - started)));
    }
    await rest(pauseMs);
  }
}
