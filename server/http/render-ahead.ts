import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { minuteMs, secondMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";
import type { createPageCache } from "./page-cache.ts";

/** After a start, visitors come first. */
const firstDelayMs = 30 * secondMs;
/** Time between looks for pages that a new day or other postings have made stale. */
const pauseMs = minuteMs;
/** Rest after a page, as a multiple of its time: a busy machine gets more rest. */
const restFactor = 4;
const minRestMs = 20;

type Options = {
  cache: Pick<ReturnType<typeof createPageCache>, "answer" | "isMissing">;
  addresses: () => string[];
  /** Waits. Tests end it by throwing. */
  rest?: (ms: number) => Promise<unknown>;
};

/**
 * Renders pages before anyone requests them, one after another with rests, for as long as the process runs. Strangers who
 * request thousands of rarely read pages then cost what readers of popular ones do.
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
