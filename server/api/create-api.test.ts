import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { scoreResume } from "#server/scoring/score-resume.ts";
import { eraseApplication, verifyApplication } from "#server/store/applications.ts";
import { recordScan } from "#server/store/files.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";
import { saveScore } from "#server/store/scores.ts";
import { sendApplication, sendFile } from "#server/store/test-stores.ts";
import { events } from "#server/webhook/events.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createApi } from "./create-api.ts";
import { routes } from "./routes.ts";

type Content = Record<string, { schema?: object }>;
type OpenApi = {
  paths: Record<
    string,
    { get: { responses: Record<string, { $ref?: string; content?: Content; headers?: object }> } }
  >;
  webhooks: Record<string, { $ref?: string; post?: { requestBody: { content: Content } } }>;
};
const openApi = parse(readFileSync("docs/openapi.yaml", "utf8")) as OpenApi;
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(openApi, "openapi");

const pointer = (...names: string[]) =>
  names.map((name) => `/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");

/** Validates a value against a schema of docs/openapi.yaml. */
function schemaErrors(value: unknown, schema: string): unknown[] {
  const validate = ajv.compile({ $ref: `openapi#${schema}` });
  return validate(value) ? [] : (validate.errors ?? []);
}

const key = "k".repeat(40);
const otherKey = "another key of the company".replaceAll(" ", "-").padEnd(40, "x");
const root = mkdtempSync(`${tmpdir()}/api-`);
let store: Store;
let files: FileStore;
const servers: Server[] = [];
const lines: string[] = [];
for (const method of ["log", "error"] as const)
  vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));

beforeEach(async () => {
  const directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  files = diskFiles(directory);
  lines.length = 0;
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  await store.close();
});
afterAll(() => rmSync(root, { recursive: true }));

type Options = { keys?: string[]; isScanning?: boolean; trustedProxies?: number };
async function serve({ keys = [key, otherKey], isScanning = false, trustedProxies = 1 }: Options = {}) {
  const api = createApi({ store, files, keys, isScanning, trustedProxies });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [path = ""] = (request.url ?? "").split("?");
    if (!api(path, request, response)) response.writeHead(200).end("a page");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Sends a request and validates the response against docs/openapi.yaml. */
  return async (path: string, { auth = `Bearer ${key}`, ...init }: RequestInit & { auth?: string } = {}) => {
    const headers = { ...(init.headers as object), ...(auth !== "" && { Authorization: auth }) };
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "";
    const isJson = /^application\/(problem\+)?json$/.test(type);
    const body = isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {};
    expect(response.headers.get("cache-control")).toBe(
      /^\/api(\/|$)/.test(path.split("?")[0] ?? "") ? "no-store" : null,
    );
    const route = Object.keys(openApi.paths).find((template) =>
      new RegExp(`^${template.replace("{id}", "[^/]+")}$`).test(path.split("?")[0] ?? ""),
    );
    if (route && keys.length > 0) {
      const responsePath = ["paths", route, "get", "responses", String(response.status)];
      const documented = openApi.paths[route]?.get.responses[String(response.status)];
      expect(documented, `${route} ${response.status}`).toBeDefined();
      const [, component = ""] = /^#\/components\/responses\/(\w+)$/.exec(documented?.$ref ?? "") ?? [];
      const path = component ? ["components", "responses", component] : responsePath;
      const content = component ? undefined : documented?.content;
      if (content) expect(Object.keys(content)).toContain(type);
      if (isJson && init.method !== "HEAD")
        expect(schemaErrors(body, pointer(...path, "content", type, "schema"))).toEqual([]);
    }
    return { status: response.status, headers: response.headers, body, bytes, code: body.code };
  };
}

const text = Buffer.from("Asha Rao\nasha@example.com\n\nSkills\nJava, SQL");
const ago = (seconds: number) => Date.now() - seconds * 1000;
const candidate = {
  ...{ unit: "retail", job: "tester", job_title: "Tester", name: "Asha Rao", email: "asha@example.com" },
  ...{
    phone: "",
    note: "Hello there",
    file_name: "Lebenslauf “Asha” (neu)*.txt",
    suspicion: "",
    consent: "v1",
  },
  retains: 1,
  no_score: 0,
  answers: [{ question: "why", kind: "TEXT", label: "Why?", answer: "Because", file: "" }],
  months: 6,
  monthsWithoutConsent: 6,
};
async function apply(name = "Asha Rao", bytes = text, now = ago(60)) {
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(`${files.temporaryFolder}/x`, bytes);
  await files.put(hash, `${files.temporaryFolder}/x`);
  await sendFile(store, { hash, size: bytes.length, type: "txt", name: "x.txt" });
  const { application } = await sendApplication(store, { ...candidate, name, file: hash }, now);
  return application;
}
const message = {
  reason: "demo",
  name: "Asha",
  email: "asha@example.com",
  company: "",
  message: "Hi\nthere",
};

test("docs/openapi.yaml describes exactly the paths and events that exist", () => {
  expect(Object.keys(openApi.paths).sort()).toEqual(Object.keys(routes).sort());
  expect(Object.keys(openApi.webhooks).sort()).toEqual(Object.keys(events).sort());
});

test("without keys there is no API; with keys every request needs one", async () => {
  const closed = await serve({ keys: [] });
  for (const path of ["/api", "/api/applications", "/api/messages"]) {
    expect(await closed(path)).toMatchObject({ status: 404, code: "not-found" });
  }
  const ask = await serve();
  expect(await ask("/api/applications", { auth: "" })).toMatchObject({ status: 401, code: "key-missing" });
  for (const auth of ["Bearer", "Basic a2V5", `bearer ${key.slice(1)}`, `Bearer ${key}x`]) {
    const answer = await ask("/api/applications", { auth });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="api"');
  }
  for (const validKey of [key, otherKey])
    expect((await ask("/api/applications", { auth: `Bearer ${validKey}` })).status).toBe(200);
  expect((await ask("/careers")).bytes.toString()).toBe("a page");
  expect((await ask("/apiary")).bytes.toString()).toBe("a page");
  expect(await ask("/api/nothing")).toMatchObject({ status: 404, code: "not-found" });
  expect(lines.join()).not.toContain(key.slice(1));
});

test("wrong keys are rate-limited; other networks and valid keys are not", async () => {
  const ask = await serve();
  const wrong = (from: string) =>
    ask("/api/applications", { auth: "Bearer wrong", headers: { "X-Forwarded-For": from } });
  for (let count = 0; count < 20; count += 1) expect((await wrong("10.0.0.1")).status).toBe(401);
  const limited = await wrong("10.0.0.1");
  expect(limited).toMatchObject({ status: 429, code: "too-many-wrong-keys" });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(800);
  expect((await wrong("10.0.0.2")).status).toBe(401);
  // A customer of a provider has 65,536 networks.
  const networks = Array.from({ length: 201 }, (_, number) => `2001:db8:1:${number.toString(16)}::1`);
  const statuses: number[] = [];
  for (const from of networks) statuses.push((await wrong(from)).status);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([200, 429]);
  expect((await wrong("2001:db8:2:1::1")).status).toBe(401);
  const right = await ask("/api/applications", { headers: { "X-Forwarded-For": "10.0.0.1" } });
  expect(right.status).toBe(200);
});

test("applications are listed page by page, each once, without personal data", async () => {
  const ask = await serve();
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1)
    ids.push((await apply(`Asha ${number}`, text, ago(60 - number))).id);
  const read: unknown[] = [];
  let after = "";
  for (let page = 0; page < 4; page += 1) {
    const { body, bytes } = await ask(`/api/applications?limit=2${after}`);
    read.push(...(body.applications as { id: string }[]).map(({ id }) => id));
    expect(bytes.toString()).not.toMatch(/asha/i);
    if (body.next === null) break;
    after = `&after=${body.next}`;
  }
  expect(read).toEqual(ids);
  const young = await apply("Young", text, Date.now());
  expect(((await ask("/api/applications")).body.applications as unknown[]).length).toBe(5);
  expect((await ask(`/api/applications/${young.id}`)).status).toBe(200);
  for (const query of ["limit=0", "limit=101", "limit=1e2", "limit=", "after=x", "after=%00", "sort=name"])
    expect(await ask(`/api/applications?${query}`), query).toMatchObject({ status: 400, code: "bad-query" });
});

test("an application is shown completely; an erased one is 410, an unknown one 404", async () => {
  const ask = await serve();
  const { id, reference } = await apply();
  await verifyApplication(store, id);
  expect((await ask(`/api/applications/${id}`)).body).toMatchObject({
    ...{
      id,
      reference,
      unit: "retail",
      job: "tester",
      jobTitle: "Tester",
      source: "FORM",
      status: "VERIFIED",
      note: "Hello there",
    },
    candidate: { name: "Asha Rao", email: "asha@example.com", phone: null },
    answers: [{ question: "why", kind: "TEXT", label: "Why?", answer: "Because" }],
    consent: { version: "v1", retains: true },
    resume: { name: "Lebenslauf “Asha” (neu)*.txt", type: "txt", size: text.length, scan: "UNSCANNED" },
    score: { state: "NONE" },
  });
  expect(lines.join()).toContain(`"event":"api-read","path":"/api/applications/{id}","id":"${id}"`);
  expect(lines.join()).not.toMatch(/asha/i);
  await eraseApplication(store, id);
  for (const rest of ["", "/resume", "/score"])
    expect((await ask(`/api/applications/${id}${rest}`)).body).toMatchObject({
      ...{ status: 410, code: "erased", filesToRemove: 1 },
      title: "The application has been erased; 1 file is still being removed.",
    });
  await removeMarkedFiles({ store, files });
  for (const rest of ["", "/resume", "/score"])
    expect((await ask(`/api/applications/${id}${rest}`)).body).toEqual({
      ...{ type: "about:blank", status: 410, code: "erased", title: "The application has been erased." },
    });
  const unknown = id.replace(/^..../, "0000");
  for (const path of [unknown, `${unknown}/resume`, `${unknown}/score`])
    expect(await ask(`/api/applications/${path}`)).toMatchObject({ status: 404, code: "not-found" });
  for (const path of ["x", "%00", "..%2f", `${id}/x`, ""])
    expect((await ask(`/api/applications/${path}`)).status, path).toBe(404);
});

test("an application of a chat names its way, without an address or a résumé", async () => {
  const ask = await serve();
  const ofChat = { ...candidate, source: "WHATSAPP" as const, email: "", file: "", file_name: "" };
  const { application } = await sendApplication(store, ofChat, ago(60));
  const { body } = await ask(`/api/applications/${application.id}`);
  expect(body).toMatchObject({ source: "WHATSAPP", candidate: { email: null }, resume: null });
  expect((await ask("/api/applications")).body.applications).toMatchObject([{ source: "WHATSAPP" }]);
});

test("a résumé is served as a download, without a scanner or once it is clean", async () => {
  const { id, file, reference } = await apply();
  const open = await serve();
  const answer = await open(`/api/applications/${id}/resume`);
  expect(answer.status).toBe(200);
  expect(text.equals(answer.bytes)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(text.length),
    "content-disposition": `attachment; filename="${reference}.txt"; filename*=UTF-8''Lebenslauf%20%E2%80%9CAsha%E2%80%9D%20%28neu%29%2A.txt`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  const head = await open(`/api/applications/${id}/resume`, { method: "HEAD" });
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(head.headers.get("content-length")).toBe(String(text.length));

  const guarded = await serve({ isScanning: true });
  const codeFor = async (scan: Parameters<typeof recordScan>[2], ask = guarded) => {
    await recordScan(store, file, scan);
    const { status, code } = await ask(`/api/applications/${id}/resume`);
    return [status, code];
  };
  expect(await codeFor("unscanned")).toEqual([409, "not-scanned"]);
  expect(await codeFor("failed")).toEqual([409, "scan-failed"]);
  expect(await codeFor("infected")).toEqual([409, "file-infected"]);
  expect(await codeFor("infected", open)).toEqual([409, "file-infected"]);
  expect(await codeFor("clean")).toEqual([200, undefined]);
  await files.remove(file);
  const missing = await guarded(`/api/applications/${id}/resume`);
  expect(missing).toMatchObject({ status: 503, code: "file-unavailable" });
});

test("a file answer is served by its hash, another application's is not", async () => {
  const ask = await serve();
  const bytes = Buffer.from("A portfolio");
  const other = await apply("Ravi Menon", bytes);
  const { application } = await sendApplication(
    store,
    {
      ...{ ...candidate, name: "Asha with a portfolio", file: other.file },
      answers: [
        { question: "work", kind: "FILE", label: "Your work?", answer: "portfolio.txt", file: other.file },
      ],
    },
    ago(60),
  );
  const shown = await ask(`/api/applications/${application.id}`);
  expect(shown.body).toMatchObject({ answers: [{ answer: "portfolio.txt", sha256: other.file }] });
  const answer = await ask(`/api/applications/${application.id}/files/${other.file}`);
  expect(answer.bytes.toString()).toBe("A portfolio");
  expect(answer.headers.get("content-disposition")).toContain("portfolio.txt");
  expect((await ask(`/api/applications/${other.id}/files/${other.file}`)).status).toBe(404);
});

test("a score is the engine's report, or a reason why there is none", async () => {
  const ask = await serve();
  const { id } = await apply();
  expect(await ask(`/api/applications/${id}/score`)).toMatchObject({ status: 404, code: "not-scored" });
  const outcome = await scoreResume(
    "Tester\n\nMust have\n- Java\n- 3 years of SQL\n\nNice to have\n- Kafka",
    text,
  );
  if (outcome.kind !== "SCORED") throw new Error(outcome.failure);
  const { kind, ...result } = outcome;
  await saveScore(store, { application: id, ...result, scored_at: Date.now(), failure: "" });
  const { body } = await ask(`/api/applications/${id}/score`);
  expect(body).toEqual(JSON.parse(outcome.report));
  expect((await ask(`/api/applications/${id}`)).body.score).toMatchObject({
    state: "SCORED",
    score: result.score,
  });

  const other = await apply("Other");
  const failed = { engine: "", score: 0, report: "", scored_at: Date.now(), failure: "encrypted" };
  await saveScore(store, { application: other.id, ...failed });
  expect(await ask(`/api/applications/${other.id}/score`)).toMatchObject({
    status: 404,
    code: "score-failed",
  });
  expect((await ask(`/api/applications/${other.id}`)).body.score).toMatchObject({ failure: "encrypted" });
});

test("messages are listed and shown like applications", async () => {
  const ask = await serve();
  const { message: stored } = await insertMessage(store, { ...message, suspicion: "honeypot" }, ago(60));
  const { body } = await ask("/api/messages?limit=1");
  expect(body).toMatchObject({ messages: [{ id: stored.id, suspicion: "honeypot" }], next: stored.id });
  expect((await ask(`/api/messages?after=${stored.id}`)).body).toEqual({ messages: [], next: null });
  const whole = await ask(`/api/messages/${stored.id}`);
  expect(whole.body).toMatchObject({ name: "Asha", company: null, message: "Hi\nthere", page: null });
  const booking = { times: [1_800_000_000_000], zone: "Europe/London", minutes: 30, subject: "" };
  const { message: booked } = await insertMessage(
    store,
    { ...message, suspicion: "", message: "", page: "/secure-sight", booking },
    ago(60),
  );
  expect((await ask(`/api/messages/${booked.id}`)).body).toMatchObject({
    message: "",
    page: "/secure-sight",
    booking: { ...booking, times: ["2027-01-15T08:00:00.000Z"], subject: null },
  });
  expect((await ask(`/api/messages/${stored.id.replace(/^..../, "0000")}`)).status).toBe(404);
  expect((await ask("/api/messages?limit=many")).status).toBe(400);
});

test("nothing can be changed, and a failing store answers 503", async () => {
  const ask = await serve();
  const { id } = await apply();
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await ask(`/api/applications/${id}`, {
      method,
      ...(method !== "DELETE" && { body: "x" }),
    });
    expect(answer).toMatchObject({ status: 405, code: "method-not-allowed" });
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
  await store.db.schema.dropTable("answers").execute();
  const answer = await ask(`/api/applications/${id}`);
  expect(answer).toMatchObject({ status: 503, code: "store-unavailable" });
  expect(answer.headers.get("retry-after")).toBe("30");
});

test("each event matches docs/openapi.yaml", async () => {
  const sent: { type: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      sent.push(JSON.parse(Buffer.concat(chunks).toString()) as { type: string });
      response.end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { id } = await apply();
  await insertMessage(store, { ...message, suspicion: "" });
  await saveScore(store, {
    ...{
      application: id,
      engine: "1",
      score: 71,
      report: "{}",
      scored_at: Date.now(),
      failure: "",
    },
  });
  const target = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secrets: [`whsec_${Buffer.alloc(32).toString("base64")}`],
  };
  const otherKinds = [
    "scan-file",
    "score-application",
    "application-receipt",
    "contact-received",
    "contact-receipt",
  ];
  const outbox = createOutbox({
    store,
    handlers: {
      ...createWebhookHandlers({ store, target }),
      ...Object.fromEntries(otherKinds.map((kind) => [kind, { run: async () => {} }])),
    },
    pollMs: 20,
  });
  await outbox.start();
  const expectSettled = async () => expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 });
  await eventually(expectSettled);
  await eraseApplication(store, id);
  await eventually(expectSettled);
  await outbox.stop();
  expect(sent.map(({ type }) => type).sort()).toEqual([
    ...["application.scored", "application.submitted", "candidate.erased", "contact.received"],
  ]);
  for (const event of sent) {
    const { $ref } = openApi.webhooks[event.type] ?? {};
    const webhook = $ref?.slice(1) ?? pointer("webhooks", event.type);
    const schema = `${webhook}${pointer("post", "requestBody", "content", "application/json", "schema")}`;
    expect(schemaErrors(event, schema), event.type).toEqual([]);
  }
});
