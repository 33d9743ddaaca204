import type { IncomingMessage, ServerResponse } from "node:http";
import ipaddr from "ipaddr.js";
import { hourMs } from "#domain/time.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import { maxUnclaimedBytes } from "#server/files/uploads.ts";
import type { FeedState } from "#server/job-boards/feed.ts";
import { errorCode } from "#server/log.ts";
import { findErasurePause } from "#server/store/erasure-pause.ts";
import { countUnclaimedBytes, filesLeftSince } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";
import { createKeyCheck } from "./metrics-key.ts";
import { withStoreTimeout } from "./store-timeout.ts";

/** @returns whether it takes the request */
export type Health = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

type Parts = {
  store: Store;
  isStopping: () => boolean;
  feedState?: (() => FeedState) | undefined;
  metricsKey?: string | undefined;
};

/** Whether a request comes from this machine and not from a proxy. */
function isLocal({ headers, socket: { remoteAddress = "" } }: IncomingMessage): boolean {
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
    .end(`${JSON.stringify(body)}\n`);
}

/** Failed removals are repeated each minute. */
const maxFilesLeftMs = hourMs;
/** Share of the limit from which uploads may soon be refused. */
const maxUnclaimedShare = 0.8;

/** What works, but not as it should: an operator should look before it fails. */
async function findDegradations(store: Store): Promise<string[]> {
  const [leftSince, unclaimed] = await Promise.all([filesLeftSince(store), countUnclaimedBytes(store)]);
  return [
    ...(leftSince !== undefined && Date.now() - leftSince > maxFilesLeftMs ? ["files-to-remove"] : []),
    ...(unclaimed > maxUnclaimedShare * maxUnclaimedBytes ? ["unclaimed-uploads"] : []),
  ];
}

/**
 * Handles `/healthz` (the process is alive) and `/readyz` (it can accept submissions). For requests from this
 * machine or with the metrics key, the body includes pending and dead tasks and the state of the job board's
 * feed, and `degraded` names what an operator should look at. None of it makes the site unready.
 */
export function createHealth({ store, isStopping, feedState, metricsKey }: Parts): Health {
  const hasKey = createKeyCheck(metricsKey);

  async function readiness(): Promise<{ status: number; body: object }> {
    if (isStopping()) return { status: 503, body: { ready: false, reason: "stopping" } };
    try {
      const state = Promise.all([countTasks(store), findErasurePause(store), findDegradations(store)]);
      const [outbox, erasurePaused, reasons] = await withStoreTimeout(state);
      const degraded = reasons.length > 0 ? reasons : undefined;
      return {
        status: 200,
        body: { ready: true, degraded, store: store.kind, outbox, erasurePaused, feed: feedState?.() },
      };
    } catch (error) {
      return { status: 503, body: { ready: false, reason: `store: ${errorCode(error)}` } };
    }
  }

  return (path, request, response) => {
    if (path === serverPaths.alive) send(response, 200, { alive: true });
    else if (path === serverPaths.ready) {
      const isDetailed = isLocal(request) || hasKey(request);
      void readiness().then(({ status, body }) =>
        send(response, status, isDetailed ? body : { ready: status === 200 }),
      );
    } else return false;
    return true;
  };
}
