import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, type Outbox } from "#server/outbox/outbox.ts";
import { eraseApplication, verifyApplication, withdrawApplication } from "#server/store/applications.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks, enqueue } from "#server/store/outbox-table.ts";
import { saveScore } from "#server/store/scores.ts";
import { sendApplication } from "#server/store/test-stores.ts";
import { eventually } from "#tests/support/eventually.ts";
import { parseRetryAfter } from "./send.ts";
import { createWebhookHandlers } from "./webhook-handlers.ts";

const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
const candidate = {
  unit: "retail",
  job: "tester",
  job_title: "Tester",
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98",
  note: "Hello there",
  file: "0".repeat(64),
  file_name: "asha.pdf",
  suspicion: "",
  consent: "v1",
  retains: 0,
  no_score: 0,
  answers: [{ question: "q", kind: "TEXT", label: "Why?", answer: "Because", file: "" }],
  months: 6,
  monthsWithoutConsent: 6,
};
type Call = { path: string; headers: Record<string, string>; body: string };
type Answer = (response: ServerResponse, call: number, request: IncomingMessage) => void;

const root = mkdtempSync(`${tmpdir()}/webhook-`);
let store: Store;
const servers: Server[] = [];
const running: Outbox[] = [];
vi.spyOn(console, "log").mockImplementation(() => {});
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  store = await openStore({ directory: mkdtempSync(`${root}/data-`) }, () => {});
  logged.mockClear();
});
afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
  await store.close();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Starts a server on this machine that plays the company's application. */
async function startReceiver(answer: Answer = (response) => response.writeHead(204).end()) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      calls.push({ path: request.url ?? "", headers, body: Buffer.concat(chunks).toString() });
      answer(response, calls.length, request);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` };
}

type Options = { timeoutMs?: number; retryDelay?: (attempts: number) => number | undefined };
async function run(url: string | undefined, options: Options = {}) {
  const target = url === undefined ? undefined : { url, secrets: [secret] };
  const quick = (attempts: number) => (attempts < 4 ? 20 : undefined);
  const noop = { run: async () => {} };
  const outbox = createOutbox({
    store,
    handlers: {
      ...createWebhookHandlers({ store, target, retryDelay: quick, ...options }),
      ...Object.fromEntries(
        ["scan-file", "score-application", "application-receipt", "contact-received", "contact-receipt"].map(
          (kind) => [kind, noop],
        ),
      ),
    },
    pollMs: 20,
  });
  running.push(outbox);
  await outbox.start();
  return outbox;
}
const settled = (expected: { pending: number; dead: number }) =>
  eventually(async () => expect(await countTasks(store)).toEqual(expected));
const webhookTasks = () =>
  store.db.selectFrom("outbox").selectAll().where("kind", "like", "webhook:%").orderBy("id").execute();
const enqueueEvent = (id: string) =>
  store.inTransaction((tx) => enqueue(tx, "webhook:application.submitted", id, Date.now()));

test("each event arrives once, signed, without personal data", async () => {
  const { calls, url } = await startReceiver();
  const { application } = await sendApplication(store, candidate);
  const { id, reference } = application;
  await verifyApplication(store, id);
  await saveScore(store, {
    application: id,
    engine: "1",
    score: 71,
    report: "{}",
    scored_at: Date.now(),
    failure: "",
  });
  await withdrawApplication(store, id);
  const message = { reason: "demo", name: "Asha", email: "asha@example.com", company: "", message: "Hi" };
  await insertMessage(store, { ...message, suspicion: "" });
  await run(url);
  await settled({ pending: 0, dead: 0 });
  await eraseApplication(store, id);
  await settled({ pending: 0, dead: 0 });

  const bodies = calls.map(({ body }) => JSON.parse(body) as { type: string; data: object });
  expect(bodies.map(({ type }) => type).sort()).toEqual([
    "application.scored",
    "application.submitted",
    "application.verified",
    "application.withdrawn",
    "candidate.erased",
    "contact.received",
  ]);
  const dataOf = (type: string) => bodies.find((body) => body.type === type)?.data;
  const occurredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const data = { id, reference, unit: "retail", job: "tester", source: "FORM", occurredAt };
  expect(dataOf("application.submitted")).toEqual(data);
  expect(dataOf("application.scored")).toEqual({ ...data, score: 71 });
  expect(dataOf("candidate.erased")).toEqual({ id, occurredAt });
  expect(calls.map(({ body }) => body).join()).not.toMatch(/asha|rao|\+91|hello|because|\bhi\b/i);

  const tasks = await webhookTasks();
  for (const { headers, body } of calls) {
    const id = headers["webhook-id"] ?? "";
    const signed = `${id}.${headers["webhook-timestamp"]}.${body}`;
    const hmac = createHmac("sha256", Buffer.alloc(32, 9)).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${hmac}`);
    expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(10);
    expect(headers["content-type"]).toBe("application/json");
  }
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(6);
  expect(calls.map(({ headers }) => headers["webhook-id"])).toContain(tasks.at(-1)?.id);
});

test("without an address nothing is sent and no task stays", async () => {
  await sendApplication(store, candidate);
  await run(undefined);
  await settled({ pending: 0, dead: 0 });
});

test("a failed event is retried with the same id and a new time until a 2xx", async () => {
  const { calls, url } = await startReceiver((response, call) => {
    if (call === 1) response.writeHead(302, { Location: "/elsewhere" }).end();
    else response.writeHead(call === 2 ? 500 : 202).end();
  });
  await sendApplication(store, candidate);
  await run(url, { retryDelay: () => 1_100 });
  await settled({ pending: 0, dead: 0 });
  expect(calls.map(({ path }) => path)).toEqual(["/hooks", "/hooks", "/hooks"]);
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(calls.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
});

test("an event that is always refused becomes dead, counted and logged with a code", async () => {
  const { calls, url } = await startReceiver((response) => response.writeHead(400).end("asha@example.com"));
  await sendApplication(store, candidate);
  await run(url);
  await settled({ pending: 0, dead: 1 });
  expect(calls).toHaveLength(4);
  expect((await webhookTasks())[0]).toMatchObject({ state: "dead", failure: "400" });
  const lines = logged.mock.calls.flat().join("\n");
  expect(lines).toContain(`"event":"outbox-dead"`);
  expect(lines).not.toMatch(/asha|127\.0\.0\.1/);
});

test("an address that answers 410 gets nothing more, even after a restart; another address does", async () => {
  const gone = await startReceiver((response) => response.writeHead(410).end());
  const { application } = await sendApplication(store, candidate);
  const first = await run(gone.url);
  await settled({ pending: 0, dead: 1 });
  expect(logged.mock.calls.flat().join()).toContain(`"event":"webhook-disabled"`);
  await enqueueEvent(application.id);
  await settled({ pending: 0, dead: 2 });
  expect((await webhookTasks()).map(({ failure }) => failure).sort()).toEqual(["410", "webhook-disabled"]);
  await first.stop();

  const second = await run(gone.url);
  await eventually(async () =>
    expect((await webhookTasks()).every(({ attempts }) => attempts === 2)).toBe(true),
  );
  await settled({ pending: 0, dead: 2 });
  expect(gone.calls).toHaveLength(1);
  await second.stop();

  const { calls, url } = await startReceiver();
  await run(url);
  await settled({ pending: 0, dead: 0 });
  expect(calls).toHaveLength(2);
});

test("Retry-After is respected", async () => {
  const times: number[] = [];
  const { url } = await startReceiver((response, call) => {
    times.push(Date.now());
    response.writeHead(call === 1 ? 429 : 204, { "Retry-After": "1" }).end();
  });
  await sendApplication(store, candidate);
  await run(url);
  await settled({ pending: 0, dead: 0 });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  const now = Date.parse("2026-11-20T12:00:00Z");
  const parse = (text: string | null) => parseRetryAfter(text, now);
  expect(parse("Fri, 20 Nov 2026 12:01:00 GMT")).toBe(60_000);
  expect(parse("Fri, 20 Nov 2026 11:00:00 GMT")).toBe(0);
  expect(parse("99999999")).toBe(86_400_000);
  expect([parse("soon"), parse(null), parse("-5")]).toEqual([0, 0, 0]);
});

test("an endless answer is cut after its head, a missing one after the timeout", async () => {
  let closed = 0;
  const { calls, url } = await startReceiver((response, call) => {
    if (call === 1) return;
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(65_536)), 5);
    response.on("close", () => {
      clearInterval(timer);
      closed += 1;
    });
  });
  await sendApplication(store, candidate);
  await run(url, { timeoutMs: 300 });
  await settled({ pending: 0, dead: 0 });
  expect(logged.mock.calls.flat().join()).toContain(`"failure":"timed-out"`);
  // On a busy machine the head of an answer may also come after the timeout.
  expect(calls.length).toBeGreaterThanOrEqual(2);
  await eventually(() => expect(closed).toBe(calls.length - 1));
});

test("events wait while the company's application is down", async () => {
  const { url } = await startReceiver();
  const { port } = new URL(url);
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  await sendApplication(store, candidate);
  await run(url, { retryDelay: () => 50 });
  await eventually(async () => expect((await webhookTasks())[0]?.failure).toBe("ECONNREFUSED"));
  let isDelivered = false;
  const again = createServer((_, response) => {
    isDelivered = true;
    response.end();
  });
  servers.push(again);
  await new Promise<void>((resolve) => again.listen(Number(port), "127.0.0.1", resolve));
  await settled({ pending: 0, dead: 0 });
  expect(isDelivered).toBe(true);
});
