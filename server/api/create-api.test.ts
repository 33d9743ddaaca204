import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type ClientRequest, createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { parseApiKeys } from "#server/config/api-keys.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { relayRoutes } from "#server/rounds/routes.ts";
import { scoreResume } from "#server/scoring/score-resume.ts";
import { eraseApplication, verifyApplication, withdrawApplication } from "#server/store/applications.ts";
import type { LogEntry } from "#server/store/erasure-log.ts";
import { recordScan } from "#server/store/files.ts";
import { holdApplication, releaseApplication } from "#server/store/holds.ts";
import { insertMessage } from "#server/store/messages.ts";
import { newId, toReference } from "#server/store/new-id.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";
import { saveScore } from "#server/store/scores.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import { sendApplication, sendFile } from "#server/store/test-stores.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { events } from "#server/webhook/events.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createApi } from "./create-api.ts";
import { routes } from "./routes.ts";

type Content = Record<string, { schema?: object }>;
type OpenApi = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { $ref?: string; content?: Content; headers?: object }> }>
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
const loggedErasures: string[] = [];
const servers: Server[] = [];
const lines: string[] = [];
for (const method of ["log", "error"] as const)
  vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));

beforeEach(async () => {
  const directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  files = diskFiles(directory);
  lines.length = 0;
  loggedErasures.length = 0;
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  await store.close();
});
afterAll(() => rmSync(root, { recursive: true }));

type Options = {
  keys?: string[];
  isScanning?: boolean;
  trustedProxies?: number;
  isStopping?: () => boolean;
};
async function serve(options: Options = {}) {
  const {
    keys = [key, otherKey],
    isScanning = false,
    trustedProxies = 1,
    isStopping = () => false,
  } = options;
  const mailFolder = `${files.temporaryFolder}/mail`;
  const logErasure = async (entries: readonly LogEntry[]) => {
    loggedErasures.push(...entries.flatMap((entry) => ("application" in entry ? entry.application : [])));
  };
  const eraser = createEraser({ store, files, mailFolder, logErasure });
  const parts = { store, files, eraser, isScanning, trustedProxies, isStopping, wakeOutbox: () => {} };
  const api = createApi({ ...parts, keys: keys.length > 0 ? parseApiKeys(keys.join(" ")) : [] });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [path = ""] = (request.url ?? "").split("?");
    if (!api(path, request, response)) response.writeHead(200).end("a page");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Sends a request and validates the response against docs/openapi.yaml. */
  const ask = async (
    path: string,
    { auth = `Bearer ${key}`, ...init }: RequestInit & { auth?: string } = {},
  ) => {
    const headers = { ...(init.headers as object), ...(auth !== "" && { Authorization: auth }) };
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "";
    const isJson = /^application\/(problem\+)?json$/.test(type);
    const body = isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {};
    expect(response.headers.get("cache-control")).toBe(
      /^\/api(\/|$)/.test(path.split("?")[0] ?? "") ? "no-store" : null,
    );
    const method = (init.method ?? "GET").toLowerCase().replace("head", "get");
    const route = Object.keys(openApi.paths).find((template) =>
      new RegExp(`^${template.replace(".", "\\.").replace("{id}", "[^/]+")}$`).test(path.split("?")[0] ?? ""),
    );
    const operation = route === undefined ? undefined : openApi.paths[route]?.[method];
    if (route && operation && keys.length > 0) {
      const responsePath = ["paths", route, method, "responses", String(response.status)];
      const documented = operation.responses[String(response.status)];
      expect(documented, `${method} ${route} ${response.status}`).toBeDefined();
      const [, component = ""] = /^#\/components\/responses\/(\w+)$/.exec(documented?.$ref ?? "") ?? [];
      const path = component ? ["components", "responses", component] : responsePath;
      const content = component ? undefined : documented?.content;
      if (content) expect(Object.keys(content)).toContain(type);
      if (isJson && init.method !== "HEAD")
        expect(schemaErrors(body, pointer(...path, "content", type, "schema"))).toEqual([]);
    }
    return { status: response.status, headers: response.headers, body, bytes, code: body.code };
  };
  return Object.assign(ask, { origin });
}

const exported: ApplicationRow = {
  ...{
    id: "",
    reference: "",
    unit: "retail",
    job: "tester",
    job_title: "Tester",
    name: "A",
    email: "a@b.example",
  },
  ...{ phone: "", note: "", file: "", file_name: "", suspicion: "", digest: "", consent: "1", retains: 0 },
  ...{ arrived_at: 1, erase_at: 2, notice_at: null, erase_at_without_consent: null, no_score: 0 },
  ...{ source: "FORM", language: "", verified_at: null, withdrawn_at: null },
};
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
  const methodsOf = (paths: Record<string, object>) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  const all = { ...routes, ...relayRoutes };
  expect(methodsOf(openApi.paths).sort()).toEqual(methodsOf(all).sort());
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
  for (const query of [
    "limit=0",
    "limit=1001",
    "limit=1e2",
    "limit=",
    "after=x",
    "after=%00",
    "sort=name",
    "limit=1&limit=2",
  ])
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

test("401 says that a key is not valid, 403 that it does not allow the request", async () => {
  const keyOf = (name: string) => name.padEnd(32, "-");
  const ask = await serve({
    keys: [
      `key=${keyOf("reader")};scopes=read`,
      `key=${keyOf("eraser")};scopes=erase;until=2999-12-31`,
      `key=${keyOf("old")};scopes=read;until=2020-01-01`,
      `key=${keyOf("of-retail")};scopes=read,write,erase;units=retail`,
    ],
  });
  const { id } = await apply();
  const other = await sendApplication(store, { ...candidate, unit: "bank", file: "" }, ago(60));
  const path = `/api/applications/${id}`;
  const answerOf = async (name: string, address: string, init: RequestInit = {}) => {
    const { status, code } = await ask(address, { ...init, auth: `Bearer ${keyOf(name)}` });
    return [status, code];
  };
  const erase = { method: "DELETE" };
  const correct = { method: "PATCH", body: '{"comparison":false}' };
  expect(await answerOf("old", path)).toEqual([401, "key-expired"]);
  expect(await answerOf("reader", path)).toEqual([200, undefined]);
  for (const init of [erase, correct])
    expect(await answerOf("reader", path, init)).toEqual([403, "scope-missing"]);
  for (const address of [path, "/api/applications", "/api/applications.csv", "/api/changes", "/api/messages"])
    expect(await answerOf("eraser", address), address).toEqual([403, "scope-missing"]);

  const ofOther = `/api/applications/${other.application.id}`;
  for (const [address, init] of [
    [ofOther, {}],
    [`${ofOther}/score`, {}],
    [ofOther, erase],
    [ofOther, correct],
    ["/api/applications?unit=bank", {}],
    ["/api/applications.ndjson?unit=bank", {}],
    ["/api/changes?unit=bank", {}],
    ["/api/messages", {}],
    [`/api/messages/${id}`, {}],
  ] as const)
    expect(await answerOf("of-retail", address, init), address).toEqual([403, "unit-forbidden"]);
  const auth = `Bearer ${keyOf("of-retail")}`;
  expect((await ask("/api/applications", { auth })).body.applications).toMatchObject([{ id }]);
  expect((await ask("/api/changes", { auth })).body.changes).toMatchObject([{ id }]);
  expect((await ask("/api/applications.ndjson", { auth })).bytes.toString().split("\n")).toHaveLength(3);
  expect(await answerOf("of-retail", path, erase)).toEqual([200, undefined]);
  expect(lines.join()).not.toContain(keyOf("reader"));
});

test("applications are corrected and erased, as their applicants may do themselves", async () => {
  const ask = await serve({ keys: [`key=${key};scopes=read,write,erase`] });
  const { id, reference } = await apply();
  await verifyApplication(store, id);
  const path = `/api/applications/${id}`;
  const patch = (body: string) => ask(path, { method: "PATCH", body });
  for (const body of ["", "[]", "{}", '{"email":"asha"}', '{"name":"B"}', '{"comparison":true}'])
    expect(await patch(body), body).toMatchObject({ status: 400, code: "bad-body" });
  expect(await patch("x".repeat(5000))).toMatchObject({ status: 413, code: "body-too-large" });
  expect((await ask(path)).body).toMatchObject({ status: "VERIFIED" });
  expect((await patch('{"email":"Asha@New.example","comparison":false}')).body).toMatchObject({
    status: "RECEIVED",
  });
  expect((await ask(path)).body).toMatchObject({
    candidate: { email: "asha@new.example" },
    consent: { comparison: false },
  });
  await holdApplication(store, { application: id, reason: "A dispute" });
  expect(await ask(path, { method: "DELETE" })).toMatchObject({ status: 409, code: "legal-hold" });
  await releaseApplication(store, id);
  const erased = await ask(path, { method: "DELETE" });
  expect(erased.body).toEqual({ id, reference, status: "ERASED", filesToRemove: 0 });
  expect(loggedErasures).toEqual([id]);
  for (const method of ["GET", "PATCH", "DELETE"])
    expect(await ask(path, { method, ...(method === "PATCH" && { body: "{}" }) })).toMatchObject({
      status: 410,
    });
  expect((await ask("/api/changes")).body.changes).toEqual([{ id, reference, status: "ERASED" }]);
  const unknown = id.replace(/^..../, "0000");
  expect((await ask(`/api/applications/${unknown}`, { method: "DELETE" })).status).toBe(404);
  expect(lines.join()).toMatch(/"event":"api-change".*"method":"DELETE","isDone":true,"key":"[0-9a-f]{8}"/);
  expect(lines.join()).not.toMatch(/new\.example/i);
});

test("lists are filtered by opening, by state and by words, page by page", async () => {
  const ask = await serve();
  const send = async (name: string, changes: object) =>
    (await sendApplication(store, { ...candidate, name, file: "", ...changes }, ago(60))).application.id;
  const ids = {
    asha: await send("आशा राव", { email: "asha.rao@example.com" }),
    ravi: await send("Ravi Menon", { job: "clerk", email: "ravi@example.com" }),
    bo: await send("Bo", { unit: "bank", email: "bo@example.com" }),
  };
  await verifyApplication(store, ids.ravi);
  await withdrawApplication(store, ids.bo);
  const find = async (query: string) => {
    const { body, status } = await ask(`/api/applications?${query}`);
    const found = (body.applications ?? []) as { id: string }[];
    return status === 200 ? found.map(({ id }) => id) : status;
  };
  expect(await find("unit=retail")).toEqual([ids.asha, ids.ravi]);
  expect(await find("unit=retail&job=clerk")).toEqual([ids.ravi]);
  expect(await find("status=VERIFIED,WITHDRAWN")).toEqual([ids.ravi, ids.bo]);
  expect(await find("status=RECEIVED&unit=bank")).toEqual([]);
  expect(await find(`q=${encodeURIComponent("आश रा")}`)).toEqual([ids.asha]);
  expect(await find("q=example")).toEqual([]);
  expect(await find("q=ravi&status=WITHDRAWN")).toEqual([]);
  for (const query of [
    "job=clerk",
    "status=ERASED",
    "status=",
    "q=",
    "q=%2B",
    "unit=A",
    `q=${"a".repeat(101)}`,
  ])
    expect(await find(query), query).toBe(400);
  const first = await ask("/api/changes?limit=1&status=RECEIVED,VERIFIED");
  expect(first.body).toMatchObject({ changes: [{ id: ids.asha }], isEnd: false });
  expect((await ask(`/api/changes?status=WITHDRAWN&after=${first.body.next}`)).body).toMatchObject({
    ...{ changes: [{ id: ids.bo }], isEnd: true },
  });
  for (const query of ["after=x", "after=1", "q=a", "status=OLD"])
    expect((await ask(`/api/changes?${query}`)).status, query).toBe(400);
  expect(lines.join()).not.toMatch(/ravi|आश/i);
});

test("an export is every application as a line, and says how it ended", async () => {
  let isStopping = false;
  const ask = await serve({ isStopping: () => isStopping });
  const ids: string[] = [];
  for (let number = 0; number < 120; number += 1) {
    const note = number === 0 ? '=HYPERLINK("https://evil.example")' : "";
    const fields = { ...candidate, name: `Asha ${number}`, file: "", note };
    ids.push((await sendApplication(store, fields, ago(60))).application.id);
  }
  const young = await sendApplication(store, { ...candidate, name: "Young", file: "" });
  const json = await ask("/api/applications.ndjson");
  const parsed = json.bytes
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string });
  expect(parsed.slice(0, -1).map(({ id }) => id)).toEqual(ids);
  expect(parsed.at(-1)).toEqual({ end: "COMPLETE", count: 120, after: ids.at(-1) });
  expect(parsed[0]).toEqual((await ask(`/api/applications/${ids[0]}`)).body);
  const csv = await ask("/api/applications.csv?unit=retail");
  const records = csv.bytes.toString().split("\r\n");
  expect(records).toHaveLength(122);
  expect(records[1]).toContain(`"'=HYPERLINK(""https://evil.example"")",Why?: Because,`);
  expect(csv.bytes.toString()).not.toContain(young.application.id);
  expect((await ask("/api/applications.csv", { method: "HEAD" })).bytes).toHaveLength(0);
  expect((await ask("/api/applications.csv?limit=5")).status).toBe(400);

  isStopping = true;
  const cut = (await ask("/api/applications.ndjson")).bytes.toString().trimEnd().split("\n");
  expect(JSON.parse(cut.at(-1) ?? "")).toEqual({ end: "CUT", count: 100, after: ids[99] });
  await expect(ask("/api/applications.csv")).rejects.toThrow();
  isStopping = false;
  const rest = (await ask(`/api/applications.ndjson?after=${ids[99]}`)).bytes
    .toString()
    .trimEnd()
    .split("\n");
  expect(rest).toHaveLength(21);
  expect(lines.join()).toMatch(/"event":"api-exported","end":"COMPLETE","applications":120/);
});

test("an export waits for its reader, ends when it leaves, and two run at once", async () => {
  const isStopping = vi.fn(() => false);
  const ask = await serve({ isStopping });
  // More than the buffers of a connection take.
  const note = "x".repeat(5000);
  await store.inTransaction(async (tx) => {
    const rows = Array.from({ length: 3000 }, (_, number) => {
      const id = newId(ago(600) + number);
      return { ...exported, id, reference: toReference(id), note };
    });
    for (let start = 0; start < rows.length; start += 500)
      await tx
        .insertInto("applications")
        .values(rows.slice(start, start + 500))
        .execute();
  });
  const open = () =>
    new Promise<ClientRequest>((resolve) => {
      const request = get(`${ask.origin}/api/applications.ndjson`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      request.on("error", () => {});
      request.on("response", (response) => {
        response.pause();
        resolve(request);
      });
    });
  const [first, second] = [await open(), await open()];
  expect(await ask("/api/applications.csv")).toMatchObject({ status: 429, code: "too-many-exports" });
  const isStill = async () => {
    const before = isStopping.mock.calls.length;
    await ask("/api/applications?limit=1");
    await setTimeout(50);
    expect(isStopping.mock.calls.length).toBe(before);
  };
  await eventually(isStill);
  // 3,000 applications are 30 pages.
  expect(isStopping.mock.calls.length).toBeLessThan(50);
  for (const request of [first, second]) request.destroy();
  await eventually(() => expect(lines.join().match(/"end":"LEFT"/g)).toHaveLength(2));
  expect((await ask("/api/applications.csv?status=WITHDRAWN")).status).toBe(200);
});

test("other methods are refused, and a failing store answers 503", async () => {
  const ask = await serve();
  const { id } = await apply();
  for (const [path, method, allowed] of [
    [`/api/applications/${id}`, "POST", "GET, HEAD, PATCH, DELETE"],
    [`/api/applications/${id}`, "PUT", "GET, HEAD, PATCH, DELETE"],
    ["/api/applications", "DELETE", "GET, HEAD"],
    ["/api/messages", "PATCH", "GET, HEAD"],
  ]) {
    const answer = await ask(path ?? "", { method: method ?? "", ...(method !== "DELETE" && { body: "x" }) });
    expect(answer).toMatchObject({ status: 405, code: "method-not-allowed" });
    expect(answer.headers.get("allow")).toBe(allowed);
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
