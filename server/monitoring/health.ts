import type { ServerResponse } from "node:http";
import { secondMs } from "#domain/time.ts";
import type { FeedState } from "#server/job-boards/feed.ts";
import { errorCode } from "#server/log.ts";
import { findErasurePause } from "#server/store/erasure-pause.ts";
import type { Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";

/** A store that takes longer counts as down. */
const timeoutMs = 2 * secondMs;

/** @returns whether it takes the request */
export type Health = (path: string, response: ServerResponse) => boolean;

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
    .end(`${JSON.stringify(body)}\n`);
}

/**
 * Answers `/healthz` (the process is alive) and `/readyz` (it can take submissions; the body has the pending and dead
 * tasks and the state of the posting feed). Dead tasks and a job board that does not answer need an operator, but are no
 * reason to take the site out of service.
 */
export function createHealth(store: Store, isStopping: () => boolean, feedState?: () => FeedState): Health {
  async function readiness(): Promise<{ status: number; body: object }> {
    if (isStopping()) return { status: 503, body: { ready: false, reason: "stopping" } };
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the store does not answer")), timeoutMs);
    });
    try {
      const state = Promise.all([countTasks(store), findErasurePause(store)]);
      const [outbox, erasurePaused] = await Promise.race([state, timeout]);
      return {
        status: 200,
        body: { ready: true, store: store.kind, outbox, erasurePaused, feed: feedState?.() },
      };
    } catch (error) {
      return { status: 503, body: { ready: false, reason: `store: ${errorCode(error)}` } };
    } finally {
      clearTimeout(timer);
    }
  }

  return (path, response) => {
    if (path === "/healthz") send(response, 200, { alive: true });
    else if (path === "/readyz") void readiness().then(({ status, body }) => send(response, status, body));
    else return false;
    return true;
  };
}
