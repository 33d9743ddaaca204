import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, type Outbox } from "#server/outbox/outbox.ts";
import {
  eraseApplication,
  insertApplication,
  verifyApplication,
  withdrawApplication,
} from "#server/store/applications.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks, enqueue } from "#server/store/outbox-table.ts";
import { saveScore } from "#server/store/scores.ts";
import { retryAfterMs } from "./send.ts";
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
  answers: [{ question: "q", kind: "TEXT", label: "Why?", answer: "Because", file: "" }],
  months: 6,
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
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await store.close();
  await Promise.all(servers.splice(0).map((one) => new Promise((resolve) => one.close(resolve))));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The company's application, as a server on this machine. */
async function receiver(answer: Answer = (response) => response.writeHead(204).end()) {
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

type Extra = { timeout?: number; retryDelay?: (attempts: number) => number | undefined };
async function run(url: string | undefined, extra: Extra = {}) {
  const target = url === undefined ? undefined : { url, secrets: [secret] };
  const quick = (attempts: number) => (attempts < 4 ? 20 : undefined);
  const rest = { run: async () => {} };
  const outbox = createOutbox({
    store,
    handlers: {
      ...createWebhookHandlers({ store, target, retryDelay: quick, ...extra }),
      ...Object.fromEntries(
        ["scan-file", "score-application", "application-receipt", "contact-received", "contact-receipt"].map(
          (kind) => [kind, rest],
        ),
      ),
    },
    pollMs: 20,
  });
  running.push(outbox);
  await outbox.start();
  return outbox;
}
const settled = (owed: { pending: number; dead: number }) =>
  vi.waitFor(async () => expect(await countTasks(store)).toEqual(owed), { timeout: 10_000, interval: 20 });
const rowsOf = () =>
  store.db.selectFrom("outbox").selectAll().where("kind", "like", "webhook:%").orderBy("id").execute();
const oweNews = (id: string) =>
  store.inTransaction((tx) => enqueue(tx, "webhook:application.submitted", id, Date.now()));

test("each event arrives signed, once, and says nothing about a person", async () => {
  const { calls, url } = await receiver();
  const { application } = await insertApplication(store, candidate);
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
  const dataOf = (type: string) => bodies.find((one) => one.type === type)?.data;
  const occurredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const about = { id, reference, unit: "retail", job: "tester", occurredAt };
  expect(dataOf("application.submitted")).toEqual(about);
  expect(dataOf("application.scored")).toEqual({ ...about, score: 71 });
  expect(dataOf("candidate.erased")).toEqual({ id, occurredAt });
  expect(calls.map(({ body }) => body).join()).not.toMatch(/asha|rao|\+91|hello|because|\bhi\b/i);

  const owed = await rowsOf();
  for (const { headers, body } of calls) {
    const id = headers["webhook-id"] ?? "";
    const signed = `${id}.${headers["webhook-timestamp"]}.${body}`;
    const hmac = createHmac("sha256", Buffer.alloc(32, 9)).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${hmac}`);
    expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(10);
    expect(headers["content-type"]).toBe("application/json");
  }
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(6);
  expect(calls.map(({ headers }) => headers["webhook-id"])).toContain(owed.at(-1)?.id);
});

test("without an address nothing is sent and nothing is left", async () => {
  await insertApplication(store, candidate);
  await run(undefined);
  await settled({ pending: 0, dead: 0 });
});

test("what fails comes again with the same id and a new time, and only a 2xx is success", async () => {
  const { calls, url } = await receiver((response, call) => {
    if (call === 1) response.writeHead(302, { Location: "/elsewhere" }).end();
    else response.writeHead(call === 2 ? 500 : 202).end();
  });
  await insertApplication(store, candidate);
  await run(url, { retryDelay: () => 1_100 });
  await settled({ pending: 0, dead: 0 });
  expect(calls.map(({ path }) => path)).toEqual(["/hooks", "/hooks", "/hooks"]);
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(calls.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
});

test("what is refused to the end is given up, counted and logged in a code", async () => {
  const { calls, url } = await receiver((response) => response.writeHead(400).end("asha@example.com"));
  await insertApplication(store, candidate);
  await run(url);
  await settled({ pending: 0, dead: 1 });
  expect(calls).toHaveLength(4);
  expect((await rowsOf())[0]).toMatchObject({ state: "dead", failure: "400" });
  const lines = logged.mock.calls.flat().join("\n");
  expect(lines).toContain(`"event":"outbox-dead"`);
  expect(lines).not.toMatch(/asha|127\.0\.0\.1/);
});

test("an address that says 410 gets nothing more, also after a restart; another address does", async () => {
  const gone = await receiver((response) => response.writeHead(410).end());
  const { application } = await insertApplication(store, candidate);
  const first = await run(gone.url);
  await settled({ pending: 0, dead: 1 });
  expect(logged.mock.calls.flat().join()).toContain(`"event":"webhook-disabled"`);
  await oweNews(application.id);
  await settled({ pending: 0, dead: 2 });
  expect((await rowsOf()).map(({ failure }) => failure).sort()).toEqual(["410", "webhook-disabled"]);
  await first.stop();

  const second = await run(gone.url);
  await vi.waitFor(async () => expect((await rowsOf()).every(({ attempts }) => attempts === 2)).toBe(true));
  await settled({ pending: 0, dead: 2 });
  expect(gone.calls).toHaveLength(1);
  await second.stop();

  const { calls, url } = await receiver();
  await run(url);
  await settled({ pending: 0, dead: 0 });
  expect(calls).toHaveLength(2);
});

test("Retry-After is kept to", async () => {
  const times: number[] = [];
  const { url } = await receiver((response, call) => {
    times.push(Date.now());
    response.writeHead(call === 1 ? 429 : 204, { "Retry-After": "1" }).end();
  });
  await insertApplication(store, candidate);
  await run(url);
  await settled({ pending: 0, dead: 0 });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  const now = Date.parse("2026-11-20T12:00:00Z");
  const of = (text: string | null) => retryAfterMs(text, now);
  expect(of("Fri, 20 Nov 2026 12:01:00 GMT")).toBe(60_000);
  expect(of("Fri, 20 Nov 2026 11:00:00 GMT")).toBe(0);
  expect(of("99999999")).toBe(86_400_000);
  expect([of("soon"), of(null), of("-5")]).toEqual([0, 0, 0]);
});

test("an endless answer ends with its head, and one that never comes with the time-out", async () => {
  let stopped = 0;
  const { calls, url } = await receiver((response, call) => {
    if (call === 1) return;
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(65_536)), 5);
    response.on("close", () => {
      clearInterval(timer);
      stopped += 1;
    });
  });
  await insertApplication(store, candidate);
  await run(url, { timeout: 300 });
  await settled({ pending: 0, dead: 0 });
  expect(logged.mock.calls.flat().join()).toContain(`"failure":"timed-out"`);
  expect(calls).toHaveLength(2);
  await vi.waitFor(() => expect(stopped).toBe(1), 2_000);
});

test("a company whose application is down hears of it once it is back", async () => {
  const { url } = await receiver();
  const { port } = new URL(url);
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  await insertApplication(store, candidate);
  await run(url, { retryDelay: () => 50 });
  await vi.waitFor(async () => expect((await rowsOf())[0]?.failure).toBe("ECONNREFUSED"), 5_000);
  let isTold = false;
  const again = createServer((_, response) => {
    isTold = true;
    response.end();
  });
  servers.push(again);
  await new Promise<void>((resolve) => again.listen(Number(port), "127.0.0.1", resolve));
  await settled({ pending: 0, dead: 0 });
  expect(isTold).toBe(true);
});
