import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { serverPaths } from "#domain/urls/server-paths.ts";
import { findErasurePause } from "#server/store/erasure-pause.ts";
import { countFilesToRemove, countUnclaimedBytes } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { createKeyCheck } from "./metrics-key.ts";
import { withStoreTimeout } from "./store-timeout.ts";

const methods = new Set(["GET", "HEAD", "POST"]);

export type Metrics = {
  /** Counts a request when it has ended. */
  count: (request: IncomingMessage, response: ServerResponse) => void;
  /** Responds to `/metrics` if the request has the key; returns false for everything else. */
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Metrics of the store; each collection replaces the previous one. */
function createStoreMetrics({ db }: Store) {
  const registry = new Registry();
  const registers = [registry];
  const outboxRows = new Gauge({
    registers,
    name: "site_outbox_rows",
    help: "Tasks that are pending or dead.",
    labelNames: ["state", "kind"],
  });
  const doneRows = new Gauge({
    registers,
    name: "site_outbox_done_rows",
    help: "Tasks that are done and not yet deleted.",
  });
  const lateSeconds = new Gauge({
    registers,
    name: "site_outbox_late_seconds",
    help: "How long the oldest pending task has been due.",
  });
  const applicationRows = new Gauge({
    registers,
    name: "site_applications",
    help: "Stored applications.",
    labelNames: ["state"],
  });

  const erasurePaused = new Gauge({
    registers,
    name: "site_erasure_paused",
    help: "1 if expired data is not erased, because the clock or the number is doubtful.",
  });

  const filesToRemove = new Gauge({
    registers,
    name: "site_files_to_remove",
    help: "Files of erased data whose bytes are still to be removed.",
  });
  const unclaimedBytes = new Gauge({
    registers,
    name: "site_unclaimed_upload_bytes",
    help: "Bytes of uploads that no application uses.",
  });

  return async (now: number): Promise<string> => {
    const countAll = ({ fn }: { fn: typeof db.fn }) => fn.countAll<number>().as("count");
    const [outbox, done, due, applications, pause, toRemove, unclaimed] = await Promise.all([
      db
        .selectFrom("outbox")
        .select((eb) => ["state", "kind", countAll(eb)])
        .where("state", "in", ["pending", "dead"])
        .groupBy(["state", "kind"])
        .execute(),
      // There are many done tasks. Without grouping by kind, the index counts them a hundred times faster.
      db.selectFrom("outbox").select(countAll).where("state", "=", "done").executeTakeFirst(),
      db
        .selectFrom("outbox")
        .select(({ fn }) => fn.min("due_at").as("oldest"))
        .where("state", "=", "pending")
        .where("due_at", "<=", now)
        .executeTakeFirst(),
      db
        .selectFrom("applications")
        .select(({ fn }) => [
          fn.countAll<number>().as("all"),
          fn.count<number>("withdrawn_at").as("withdrawn"),
          fn.count<number>("verified_at").filterWhere("withdrawn_at", "is", null).as("confirmed"),
        ])
        .executeTakeFirst(),
      findErasurePause({ db }),
      countFilesToRemove({ db }),
      countUnclaimedBytes({ db }),
    ]);
    filesToRemove.set(toRemove);
    unclaimedBytes.set(unclaimed);
    erasurePaused.set(pause ? 1 : 0);
    outboxRows.reset();
    for (const { state, kind, count } of outbox) outboxRows.set({ state, kind }, Number(count));
    doneRows.set(Number(done?.count ?? 0));
    lateSeconds.set((now - Number(due?.oldest ?? now)) / 1000);
    const all = Number(applications?.all ?? 0);
    const withdrawn = Number(applications?.withdrawn ?? 0);
    const confirmed = Number(applications?.confirmed ?? 0);
    applicationRows.set({ state: "unconfirmed" }, all - withdrawn - confirmed);
    applicationRows.set({ state: "confirmed" }, confirmed);
    applicationRows.set({ state: "withdrawn" }, withdrawn);
    return registry.metrics();
  };
}

/** Metrics of the process, its requests and the store, in Prometheus's text format. */
export function createMetrics(store: Store, key: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    registers,
    name: "site_requests_total",
    help: "Finished requests.",
    labelNames: ["method", "status"],
  });
  const storeUp = new Gauge({ registers, name: "site_store_up", help: "1 if the store answers, else 0." });
  const collectStore = createStoreMetrics(store);
  const hasKey = createKeyCheck(key);

  async function render(): Promise<string> {
    const stored = await withStoreTimeout(collectStore(Date.now())).catch(() => undefined);
    storeUp.set(stored === undefined ? 0 : 1);
    return `${await registry.metrics()}${stored ?? ""}`;
  }

  return {
    count({ method = "" }, response) {
      response.once("close", () => {
        requests.inc({
          method: methods.has(method) ? method : "other",
          status: response.headersSent ? String(response.statusCode) : "none",
        });
      });
    },
    answer(path, request, response) {
      if (path !== serverPaths.metrics) return false;
      if (!hasKey(request)) return false;
      void render().then((text) => {
        response
          .writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" })
          .end(request.method === "HEAD" ? undefined : text);
      });
      return true;
    },
  };
}
