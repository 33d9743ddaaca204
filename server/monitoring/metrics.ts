import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "#server/store/open-store.ts";

/** A store that takes longer does not answer, in milliseconds. */
const timeoutMs = 2_000;

/** Milliseconds between looks at the event loop; the delay is what comes on top. */
const resolution = 20;

type Labels = Record<string, string>;
type Sample = [labels: Labels, value: number];

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');

/** A metric in the text format of Prometheus, version 0.0.4. */
function metric(type: "gauge" | "counter", name: string, help: string, samples: Sample[]): string {
  const lines = samples.map(([labels, value]) => {
    const inner = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `${name}${inner.length > 0 ? `{${inner.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

const gauge = (name: string, help: string, value: number) => metric("gauge", name, help, [[{}, value]]);

function processMetrics(): string {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge("process_resident_memory_bytes", "Memory of the process.", rss),
    gauge("nodejs_heap_size_used_bytes", "JavaScript's memory in use.", heapUsed),
    gauge("nodejs_heap_size_total_bytes", "JavaScript's memory.", heapTotal),
    gauge("nodejs_external_memory_bytes", "Memory outside of JavaScript's.", external),
    gauge("process_uptime_seconds", "Since the start of the process.", process.uptime()),
    metric("counter", "process_cpu_seconds_total", "Processor time.", [[{}, (user + system) / 1e6]]),
  ].join("");
}

/** How late timers were since this was asked last. */
function createLoopMetrics(): () => string {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolution / 1e3) : 0;
  return () => {
    const { mean, max } = histogram;
    const [p50, p99] = [histogram.percentile(50), histogram.percentile(99)];
    const isEmpty = histogram.count === 0;
    histogram.reset();
    const values = Object.entries({ mean, p50, p99, max });
    return values
      .map(([name, value]) =>
        gauge(`nodejs_eventloop_lag_${name}_seconds`, "Since the last look.", isEmpty ? 0 : seconds(value)),
      )
      .join("");
  };
}

const number = (value: unknown) => Number(value ?? 0);

async function storeMetrics({ db }: Store, now: number): Promise<string> {
  const counted = ({ fn }: { fn: typeof db.fn }) => fn.countAll<number>().as("count");
  const [outbox, done, due, applications] = await Promise.all([
    db
      .selectFrom("outbox")
      .select((eb) => ["state", "kind", counted(eb)])
      .where("state", "in", ["pending", "dead"])
      .groupBy(["state", "kind"])
      .execute(),
    // These are many, and counted in the index alone: by kind it would take a hundred times as long.
    db.selectFrom("outbox").select(counted).where("state", "=", "done").executeTakeFirst(),
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
  ]);
  const [all, withdrawn, confirmed] = [
    applications?.all,
    applications?.withdrawn,
    applications?.confirmed,
  ].map(number) as [number, number, number];
  const oldest = due?.oldest === null || due?.oldest === undefined ? now : number(due.oldest);
  return [
    metric(
      "gauge",
      "site_outbox_rows",
      "What is owed and what was given up.",
      outbox.map(({ state, kind, count }) => [{ state, kind }, number(count)]),
    ),
    gauge("site_outbox_done_rows", "What was done and is not yet erased.", number(done?.count)),
    gauge("site_outbox_late_seconds", "For how long the oldest row has been due.", (now - oldest) / 1000),
    metric("gauge", "site_applications", "Applications that are kept.", [
      [{ state: "unconfirmed" }, all - withdrawn - confirmed],
      [{ state: "confirmed" }, confirmed],
      [{ state: "withdrawn" }, withdrawn],
    ]),
  ].join("");
}

const methods = new Set(["GET", "HEAD", "POST"]);

export type Metrics = {
  /** Counts a request when it is over. */
  count: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers `/metrics` to who has the key; nothing else is its own. */
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
};

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** Figures of the process, its requests and what it keeps, for Prometheus and whoever else reads its text. */
export function createMetrics(store: Store, key: string): Metrics {
  const requests = new Map<string, { labels: Labels; value: number }>();
  const loopMetrics = createLoopMetrics();
  const wanted = digestOf(`Bearer ${key}`);

  async function render(): Promise<string> {
    const tooLate = wait(timeoutMs, undefined, { ref: false }).then(() => undefined);
    const stored = await Promise.race([storeMetrics(store, Date.now()), tooLate]).catch(() => undefined);
    return [
      processMetrics(),
      loopMetrics(),
      metric(
        "counter",
        "site_requests_total",
        "Requests that are over.",
        [...requests.values()].map(({ labels, value }) => [labels, value]),
      ),
      gauge("site_store_up", "Whether the store answers.", stored === undefined ? 0 : 1),
      stored ?? "",
    ].join("");
  }

  return {
    count({ method = "" }, response) {
      response.once("close", () => {
        const labels = {
          method: methods.has(method) ? method : "other",
          status: response.headersSent ? String(response.statusCode) : "none",
        };
        const name = Object.values(labels).join(" ");
        const entry = requests.get(name) ?? { labels, value: 0 };
        requests.set(name, { labels, value: entry.value + 1 });
      });
    },
    answer(path, request, response) {
      if (path !== "/metrics") return false;
      if (!timingSafeEqual(digestOf(request.headers.authorization ?? ""), wanted)) return false;
      void render().then((text) => {
        response
          .writeHead(200, {
            "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
            "Cache-Control": "no-store",
          })
          .end(request.method === "HEAD" ? undefined : text);
      });
      return true;
    },
  };
}
