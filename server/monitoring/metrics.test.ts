import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { FeedState } from "#server/job-boards/feed.ts";
import { verifyApplication, withdrawApplication } from "#server/store/applications.ts";
import { pauseNote } from "#server/store/erasure-pause.ts";
import { markOrphans, noteFilesLeft, registerFile } from "#server/store/files.ts";
import { writeNote } from "#server/store/notes.ts";
import type { Store } from "#server/store/open-store.ts";
import { claim, finishAttempt } from "#server/store/outbox-table.ts";
import { addSubmission, putLink } from "#server/store/round-links.ts";
import { appendEntries, createRound, eraseRoundRows } from "#server/store/rounds.ts";
import { sendApplication, sendFile, testStores } from "#server/store/test-stores.ts";
import { beginOperation, countRefusal, type Operation } from "#server/trace/operation.ts";
import { startTrace } from "#server/trace/trace.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createMetrics, createMetricsPage } from "./metrics.ts";

const key = "a-key-of-some-length";
const servers: Server[] = [];
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  for (const server of servers.splice(0)) server.close();
});

async function serve(store: Store, feedState?: () => FeedState) {
  const metrics = createMetrics({
    ...{ store, directory: tmpdir(), feedState },
    rounds: { maxBytes: 20, countReaders: () => 3 },
  });
  closers.push(metrics.close);
  const answer = createMetricsPage(metrics, key);
  const server = createServer((request, response) => {
    if (!answer(request.url ?? "", request, response)) response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, authorization?: string, method = "GET") =>
    fetch(origin + path, { method, headers: authorization === undefined ? {} : { authorization } });
  /** Returns values by name and labels. Throws on a line that is not in Prometheus's text format. */
  const scrape = async () => {
    const answer = await get("/metrics", `Bearer ${key}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const values: Record<string, number> = {};
    for (const line of (await answer.text()).trimEnd().split("\n")) {
      if (line === "" || /^# (HELP [a-z_0-9]+ \S.*|TYPE [a-z_0-9]+ (gauge|counter|histogram))$/.test(line))
        continue;
      const [, name, value] =
        /^([a-z_0-9]+(?:\{.*\})?) (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|Nan|NaN)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`No line of the format: ${line}`);
      values[name] = Number(value);
    }
    return values;
  };
  return { get, scrape };
}

const application = {
  ...{ unit: "u", job: "j", job_title: "J", name: "A", email: "a@b.example", phone: "", note: "" },
  ...{
    file: "f",
    file_name: "cv.pdf",
    suspicion: "",
    consent: "1",
    retains: 1,
    no_score: 0,
    months: 12,
    monthsWithoutConsent: 6,
    answers: [],
  },
};

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());

  test("without the key there is nothing to find", async () => {
    const { get } = await serve(store);
    for (const wrong of [undefined, "", key, `Bearer ${key}x`, `bearer ${key}`, "Bearer ", `Basic ${key}`]) {
      expect((await get("/metrics", wrong)).status).toBe(404);
    }
    expect((await get("/other", `Bearer ${key}`)).status).toBe(404);
    expect((await get("/metrics", `Bearer ${key}`, "HEAD")).status).toBe(200);
  });

  test("rounds are counted with their entries, submissions and bytes", async () => {
    const { scrape } = await serve(store);
    const round = "r".padEnd(22, "r");
    const link = "l".padEnd(22, "l");
    await createRound(store, { id: round, token: "0".repeat(64) });
    await appendEntries(store, round, { after: 0, isCheckpoint: false, entries: ["abc", "de"] });
    const rules = { card: "card", isPaused: false, limit: 1, until: Date.now() + 1e6 };
    await putLink(store, { round, link }, rules);
    const file = "a".repeat(64);
    await registerFile(store, { hash: file, size: 90, type: "sealed" });
    await addSubmission(store, { id: link, link, file, size: 90, withdraw: file });
    await eventually(async () => {
      const values = await scrape();
      expect(values).toMatchObject({
        ...{ site_rounds: 1, site_round_bytes: 99 },
        ...{ 'site_round_rows{kind="entries"}': 2, 'site_round_rows{kind="submissions"}': 1 },
      });
    });
    await eraseRoundRows(store, round);
    await store.db.deleteFrom("files").execute();
  });

  test("tasks, files and applications in the store are counted", async () => {
    const { scrape } = await serve(store);
    const ids: string[] = [];
    for (const job of ["a", "b", "c", "d"]) {
      ids.push((await sendApplication(store, { ...application, job }, Date.now() - 60_000)).application.id);
    }
    await verifyApplication(store, ids[0] ?? "");
    await verifyApplication(store, ids[1] ?? "");
    await withdrawApplication(store, ids[1] ?? "");
    const [row] = await claim(store, { claimId: "a", limit: 1, leaseMs: 1000, now: Date.now() });
    if (row) await finishAttempt(store, row, { state: "dead", failure: "550", ended_at: Date.now() });
    const [next] = await claim(store, { claimId: "a", limit: 1, leaseMs: 1000, now: Date.now() });
    if (next) await finishAttempt(store, next, { state: "done", failure: "", ended_at: Date.now() });

    // Applications are counted in the background.
    const values = await eventually(async () => {
      const scraped = await scrape();
      expect(scraped).toHaveProperty('site_applications{state="confirmed"}');
      return scraped;
    });
    expect(values).toMatchObject({
      site_store_up: 1,
      'site_applications{state="unconfirmed"}': 2,
      'site_applications{state="confirmed"}': 1,
      'site_applications{state="withdrawn"}': 1,
      'site_outbox_rows{state="pending",kind="webhook:application.verified"}': 2,
    });
    const sum = (state: string) =>
      Object.entries(values)
        .filter(([name]) => name.startsWith(`site_outbox_rows{state="${state}"`))
        .reduce((total, [, value]) => total + value, 0);
    expect(sum("dead")).toBe(1);
    expect(sum("pending")).toBe(4 * 4 + 3 - 2);
    expect(values.site_outbox_late_seconds).toBeGreaterThan(59);
    expect(values.process_resident_memory_bytes).toBeGreaterThan(10_000_000);
    expect(values.process_start_time_seconds).toBeLessThan(Date.now() / 1000);

    expect(values).toMatchObject({ site_files_to_remove: 0, site_files_to_remove_seconds: 0 });
    expect(values.site_unclaimed_upload_bytes).toBe(0);
    expect(values.site_unclaimed_upload_limit_bytes).toBeGreaterThan(1e9);
    expect(values).toMatchObject({ site_round_readers: 3, site_round_limit_bytes: 20 });
    await sendFile(store, { hash: "0".repeat(64), size: 2_500, type: "pdf", name: "cv.pdf" });
    await markOrphans(store, ["1".repeat(64), "2".repeat(64)]);
    await noteFilesLeft(store, true, Date.now() - 90_000);
    const later = await scrape();
    expect(later).toMatchObject({ site_files_to_remove: 2, site_unclaimed_upload_bytes: 2_500 });
    expect(later.site_files_to_remove_seconds).toBeGreaterThanOrEqual(90);

    expect(values.site_erasure_paused).toBe(0);
    await writeNote(store, pauseNote, JSON.stringify({ reason: "gap", due: 3, rows: 4, boots: {} }));
    expect(await scrape()).toMatchObject({ site_store_up: 1, site_erasure_paused: 1 });
  });
});

async function openFirst(): Promise<Store> {
  const [, open] = testStores[0] ?? [];
  if (!open) throw new Error("No store");
  return open();
}

test("each kind of operation has its times, and refusals are counted", async () => {
  const store = await openFirst();
  const { scrape } = await serve(store, () => ({
    ...{ board: "lever", open: 1, closed: 0, unreadable: 0, failure: "timed-out" },
    readAt: new Date(Date.now() - 60_000).toISOString(),
    failures: 4,
  }));
  const begin = (kind: Operation["kind"], name: string) => {
    const end = beginOperation({ kind, name }, startTrace());
    if (!end) throw new Error("Nobody measures");
    return end;
  };
  begin("request", "unknown")({ name: "/blog/:slug", outcome: "2xx", method: "GET", status: 200 });
  begin("request", "unknown")({ name: "/", outcome: "none", method: "other" });
  begin("task", "application-receipt")({ outcome: "done" });
  begin("mail", "send")({ outcome: "failed" });
  begin("score", "score")({ outcome: "ok" });
  begin("bucket", "PUT")({ outcome: "ok" });
  for (let count = 0; count < 3; count += 1) countRefusal("uploads-too-many");
  const values = await scrape();
  expect(values).toMatchObject({
    'site_requests_total{method="GET",status="200"}': 1,
    'site_requests_total{method="other",status="none"}': 1,
    'site_request_duration_seconds_count{route="/blog/:slug",status="2xx"}': 1,
    'site_request_duration_seconds_bucket{le="10",route="/blog/:slug",status="2xx"}': 1,
    'site_task_duration_seconds_count{kind="application-receipt",outcome="done"}': 1,
    'site_mail_duration_seconds_count{outcome="failed"}': 1,
    'site_score_duration_seconds_count{outcome="ok"}': 1,
    'site_bucket_duration_seconds_count{method="PUT",outcome="ok"}': 1,
    'site_refusals_total{kind="uploads-too-many"}': 3,
    site_feed_failures: 4,
  });
  // Those of the scrape itself.
  expect(values['site_query_duration_seconds_count{statement="select"}']).toBeGreaterThan(5);
  expect(values.site_feed_age_seconds).toBeGreaterThanOrEqual(60);
  expect(values.site_disk_free_ratio).toBeGreaterThan(0);
  expect(values.site_disk_free_ratio).toBeLessThanOrEqual(1);
  await store.close();
});

test("a blocked event loop is reported, once", async () => {
  const store = await openFirst();
  const { scrape } = await serve(store);
  await scrape();
  await new Promise((next) => setTimeout(next, 100));
  const end = performance.now() + 300;
  while (performance.now() < end);
  await new Promise((next) => setTimeout(next, 100));
  expect((await scrape()).nodejs_eventloop_lag_max_seconds).toBeGreaterThan(0.2);
  await new Promise((next) => setTimeout(next, 100));
  expect((await scrape()).nodejs_eventloop_lag_max_seconds).toBeLessThan(0.2);
  await store.close();
});

test.each([
  ["fails", () => Promise.reject(new Error("gone"))],
  ["hangs", () => new Promise<never>(() => {})],
])("with a store that %s the process still reports its own figures", async (_, answer) => {
  const store = await openFirst();
  // A plugin that delays each query, as a slow network would.
  const db = store.db.withPlugin({ transformQuery: ({ node }) => node, transformResult: answer });
  const { scrape } = await serve({ ...store, db });
  const started = performance.now();
  const values = await scrape();
  expect(performance.now() - started).toBeLessThan(3500);
  expect(values.site_store_up).toBe(0);
  expect(values.process_resident_memory_bytes).toBeGreaterThan(0);
  await store.close();
});
