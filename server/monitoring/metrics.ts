import { statfs } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { serverPaths } from "#domain/urls/server-paths.ts";
import type { FeedState } from "#server/job-boards/feed.ts";
import type { Store } from "#server/store/open-store.ts";
import { addObserver } from "#server/trace/operation.ts";
import { createKeyCheck } from "./metrics-key.ts";
import { createOperationMetrics } from "./operation-metrics.ts";
import { createStoreMetrics } from "./store-metrics.ts";
import { withStoreTimeout } from "./store-timeout.ts";

type Parts = {
  store: Store;
  /** The data directory: the free space of its disk is reported. */
  directory: string;
  feedState?: (() => FeedState) | undefined;
  rounds: {
    /** Bytes that all rounds may have. */
    maxBytes: number;
    /** Readers that wait for news of rounds in this process. */
    countReaders: () => number;
  };
};

export type Metrics = {
  /** Brings all figures up to date. Those of the store are missing while it does not answer. */
  collect: () => Promise<Registry[]>;
  /** Stops counting. */
  close: () => void;
};

/** Gauges of the job board's feed. Before the first reading its age is that of the process. */
function createFeedMetrics(registry: Registry, feedState: () => FeedState): void {
  new Gauge({
    registers: [registry],
    name: "site_feed_age_seconds",
    help: "Time since the job board was last read.",
    collect() {
      const { readAt } = feedState();
      this.set(readAt === null ? process.uptime() : (Date.now() - Date.parse(readAt)) / 1000);
    },
  });
  new Gauge({
    registers: [registry],
    name: "site_feed_failures",
    help: "Failed readings of the job board since then.",
    collect() {
      this.set(feedState().failures);
    },
  });
}

function createDiskMetrics(registry: Registry, directory: string): void {
  new Gauge({
    registers: [registry],
    name: "site_disk_free_ratio",
    help: "Free share of the disk of DATA_DIR, from 0 to 1.",
    async collect() {
      const { bavail, blocks } = await statfs(directory);
      this.set(bavail / blocks);
    },
  });
}

/** Figures of the process, its operations and the store. */
export function createMetrics({ store, directory, feedState, rounds }: Parts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  createDiskMetrics(registry, directory);
  if (feedState) createFeedMetrics(registry, feedState);
  const storeUp = new Gauge({
    registers: [registry],
    name: "site_store_up",
    help: "1 if the store answers, else 0.",
  });
  new Gauge({
    registers: [registry],
    name: "site_round_readers",
    help: "Readers that wait for news of rounds in this process.",
    collect() {
      this.set(rounds.countReaders());
    },
  });
  new Gauge({
    registers: [registry],
    name: "site_round_limit_bytes",
    help: "Bytes that all rounds may have together.",
  }).set(rounds.maxBytes);
  const collectStore = createStoreMetrics(store);
  const close = addObserver(createOperationMetrics(registry));

  return {
    async collect() {
      const stored = await withStoreTimeout(collectStore(Date.now())).catch(() => undefined);
      storeUp.set(stored === undefined ? 0 : 1);
      return stored === undefined ? [registry] : [registry, stored];
    },
    close,
  };
}

/** Responds to `/metrics` if the request has the key; returns false for everything else. */
export type MetricsPage = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** The metrics in Prometheus's text format, for requests with the key. */
export function createMetricsPage({ collect }: Pick<Metrics, "collect">, key: string): MetricsPage {
  const hasKey = createKeyCheck(key);

  async function render(response: ServerResponse, hasBody: boolean): Promise<void> {
    const registries = await collect();
    const texts = await Promise.all(registries.map((registry) => registry.metrics()));
    const headers = { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE, "Cache-Control": "no-store" };
    response.writeHead(200, headers).end(hasBody ? texts.join("") : undefined);
  }

  return (path, request, response) => {
    if (path !== serverPaths.metrics || !hasKey(request)) return false;
    render(response, request.method !== "HEAD").catch(() => response.writeHead(500).end());
    return true;
  };
}
