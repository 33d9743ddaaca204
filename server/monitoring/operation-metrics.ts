import { Counter, Histogram, type Registry } from "prom-client";
import type { Observer, Operation } from "#server/trace/operation.ts";

/** Upper bounds in seconds. Visitors wait for requests, queries and the bucket; nobody waits for the rest. */
const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/** Counts and times of what the process does. All labels have few and fixed values. */
export function createOperationMetrics(registry: Registry): Observer {
  const registers = [registry];
  const requests = new Counter({
    registers,
    name: "site_requests_total",
    help: "Finished requests.",
    labelNames: ["method", "status"],
  });
  const refusals = new Counter({
    registers,
    name: "site_refusals_total",
    help: "Requests and submissions that a limit or a check refused.",
    labelNames: ["kind"],
  });
  // A rate needs a value before the first event.
  for (const kind of [
    ...["connections", "upload-refused-disk", "upload-refused-unclaimed"],
    ...["relay-too-many", "relay-round-full", "relay-store-unavailable"],
  ])
    refusals.inc({ kind }, 0);
  for (const method of ["GET", "POST"])
    for (const status of ["500", "503"]) requests.inc({ method, status }, 0);
  const durations = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ registers, name, help, labelNames, buckets });
  const request = durations(
    "site_request_duration_seconds",
    "Time until the response has been sent, by route and class of status.",
    ["route", "status"],
    quick,
  );
  const task = durations(
    "site_task_duration_seconds",
    "Time of one attempt of a task of the outbox.",
    ["kind", "outcome"],
    slow,
  );
  const mail = durations("site_mail_duration_seconds", "Time to deliver a mail.", ["outcome"], slow);
  const score = durations("site_score_duration_seconds", "Time to score a résumé.", ["outcome"], slow);
  const bucket = durations(
    "site_bucket_duration_seconds",
    "Time of one request to the bucket.",
    ["method", "outcome"],
    quick,
  );
  const query = durations(
    "site_query_duration_seconds",
    "Time of a query of the store.",
    ["statement"],
    quick,
  );

  /** The histogram of an operation, with its labels. */
  function record({ kind, name }: Operation, outcome: string, seconds: number): void {
    const record: Record<Operation["kind"], () => void> = {
      request: () => request.observe({ route: name, status: outcome }, seconds),
      task: () => task.observe({ kind: name, outcome }, seconds),
      mail: () => mail.observe({ outcome }, seconds),
      score: () => score.observe({ outcome }, seconds),
      bucket: () => bucket.observe({ method: name, outcome }, seconds),
      query: () => query.observe({ statement: name.split(" ", 1)[0] ?? "" }, seconds),
    };
    record[kind]();
  }

  return {
    begin(operation, _, agoMs) {
      const startedMs = performance.now() - agoMs;
      return ({ name = operation.name, outcome, method, status }) => {
        record({ ...operation, name }, outcome, (performance.now() - startedMs) / 1000);
        if (operation.kind === "request") requests.inc({ method, status: String(status ?? "none") });
      };
    },
    refuse: (kind) => refusals.inc({ kind }),
  };
}
