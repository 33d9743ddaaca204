import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ApiOperation } from "#app/sections/api/api-reference.ts";
import { readApi } from "#scripts/content/read-api.ts";
import { createApi } from "#server/api/create-api.ts";
import { parseApiKeys } from "#server/config/api-keys.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { scoreResume } from "#server/scoring/score-resume.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { saveScore } from "#server/store/scores.ts";
import { sendApplication, sendFile } from "#server/store/test-stores.ts";
import { createEraser, type Eraser } from "#server/submissions/erase-application.ts";
import { events as eventTypes } from "#server/webhook/events.ts";
import { signedHeaders } from "#server/webhook/sign.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";

// Checks the examples of docs/openapi.yaml, which the API page shows, against the server.

const reference = readApi(process.cwd());
const operations = reference.groups.flatMap(({ operations }) => operations);
const events = reference.groups.flatMap(({ events }) => events);
const answerOf = (id: string) => operations.find((operation) => operation.id === id)?.example?.body ?? "";

const key = "k".repeat(40);
const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
const root = mkdtempSync(`${tmpdir()}/examples-`);
const servers: Server[] = [];
vi.spyOn(console, "log").mockImplementation(() => {});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Documented = { id: string; reference: string; arrivedAt: string };
const application = JSON.parse(answerOf("get-application")) as Documented & {
  verifiedAt: string;
  score: { score: number; engine: string; scoredAt: string };
  resume: { scannedAt: string };
};
const message = JSON.parse(answerOf("get-message")) as Documented;
const timeOf = (text: string) => Date.parse(text);

let store: Store;
const files = diskFiles(root);
let eraser: Eraser;

async function saveBytes(text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(`${files.temporaryFolder}/x`, bytes);
  await files.put(hash, `${files.temporaryFolder}/x`);
  await sendFile(store, { hash, size: bytes.length, type: "txt", name: "x.txt" });
  return hash;
}

/** Stores what the examples show: sent as candidates and visitors do, then moved to the documented ids. */
async function storeExamples(): Promise<void> {
  const resume = answerOf("get-resume");
  const [file, answer] = [await saveBytes(resume), await saveBytes(answerOf("get-file"))];
  const sent = await sendApplication(
    store,
    {
      ...{ unit: "customer-operations", job: "support-team-lead", job_title: "Support team lead" },
      ...{ name: "Asha Rao", email: "asha@example.com", phone: "", note: "I could begin in January." },
      ...{ file, file_name: "asha-rao.txt", suspicion: "", consent: "2026-11", retains: 0, no_score: 0 },
      answers: [
        { question: "work", kind: "FILE", label: "A piece of your work", answer: "rota.txt", file: answer },
      ],
      months: 6,
      monthsWithoutConsent: 6,
    },
    timeOf(application.arrivedAt),
  );
  const { id, reference, arrivedAt, verifiedAt, score, resume: shown } = application;
  const change = { id, reference, verified_at: timeOf(verifiedAt) };
  await store.db.updateTable("applications").set(change).where("id", "=", sent.application.id).execute();
  await store.db
    .updateTable("answers")
    .set({ application: id })
    .where("application", "=", sent.application.id)
    .execute();
  // The old id, which was erased, as another that was; and the time of the last change.
  const { changes } = JSON.parse(answerOf("list-changes")) as { changes: { id: string }[] };
  await store.db.deleteFrom("changes").where("application", "=", sent.application.id).execute();
  await store.db
    .insertInto("changes")
    .values({ application: changes[0]?.id ?? "", position: 0 })
    .execute();
  const scan = { scan: "clean", scanned_at: timeOf(shown.scannedAt) } as const;
  await store.db.updateTable("files").set(scan).where("hash", "=", file).execute();
  const { jobText } = JSON.parse(answerOf("get-score")) as { jobText: string };
  const outcome = await scoreResume(jobText, Buffer.from(resume));
  if (outcome.kind !== "SCORED") throw new Error(outcome.failure);
  expect(outcome.score).toBe(score.score);
  const scored = { engine: score.engine, score: score.score, scored_at: timeOf(score.scoredAt), failure: "" };
  await saveScore(store, { application: id, report: outcome.report, ...scored });
  const fields = { reason: "demo", name: "Ravi Menon", email: "ravi@example.com", suspicion: "" };
  const text = "Could you show us a drive for 400 students?";
  const { message: stored } = await insertMessage(
    store,
    { ...fields, company: "Parcel Desk", message: text },
    timeOf(message.arrivedAt),
  );
  const ids = { id: message.id, reference: message.reference };
  await store.db.updateTable("messages").set(ids).where("id", "=", stored.id).execute();
  const last = { position: timeOf(verifiedAt) };
  await store.db.updateTable("changes").set(last).where("application", "=", id).execute();
  expect(arrivedAt).toBe(new Date(sent.application.arrived_at).toISOString());
}

beforeAll(async () => {
  store = await openStore({ directory: root }, () => {});
  eraser = createEraser({ store, files, mailFolder: `${root}/mail`, logErasure: async () => {} });
  await storeExamples();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

/** Matches everything that is documented; lists may be longer and objects may have more fields. */
function containing(documented: unknown): unknown {
  if (Array.isArray(documented)) return expect.arrayContaining(documented.map(containing));
  if (typeof documented !== "object" || documented === null) return documented;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(documented).map(([name, value]) => [name, containing(value)])),
  );
}

/** Parses a curl example into a request. */
function parseCurl(curl: string): { path: string; init: RequestInit } {
  const [, method = "GET", path = ""] =
    /^curl(?: -X (\w+))? "https:\/\/www\.example\.com(\/[^"]*)"/.exec(curl) ?? [];
  const [, body] = /--json '(.+)'$/.exec(curl) ?? [];
  const [, name = "", value = ""] = /-H "([^:]+): ([^"]+)"/.exec(curl) ?? [];
  const headers = { [name]: value.replace("$API_KEY", key) };
  return { path, init: { method, headers, ...(body !== undefined && { body }) } };
}

test("every operation has an example", () => {
  expect(operations.map(({ id, example }) => [id, example !== undefined])).toEqual(
    operations.map(({ id }) => [id, true]),
  );
  expect(operations).toHaveLength(12);
});

const exampleTitle = "the example of $id has the documented status, type and body";
const checkExample = async (operation: ApiOperation) => {
  const api = createApi({
    ...{
      store,
      files,
      keys: parseApiKeys(`key=${key};scopes=read,write,erase`),
      isScanning: true,
      trustedProxies: 0,
    },
    ...{ eraser, wakeOutbox: () => {}, isStopping: () => false },
  });
  const origin = await listen(
    createServer((request, response) => {
      if (!api((request.url ?? "").split("?")[0] ?? "", request, response)) response.writeHead(404).end();
    }),
  );
  if (operation.id === "get-file") {
    const [, hash = ""] = /files\/(\w+)/.exec(operation.example?.curl ?? "") ?? [];
    await store.db.updateTable("files").set({ scan: "clean" }).where("hash", "=", hash).execute();
  }
  const { example } = operation;
  const { path, init } = parseCurl(example?.curl ?? "");
  const response = await fetch(origin + path, init);
  expect(String(response.status)).toBe(example?.status);
  expect(response.headers.get("content-type")).toBe(example?.type);
  const body = await response.text();
  if (example?.type !== "application/json") expect(body).toBe(example?.body);
  else if (operation.id === "get-score")
    // The example shortens its lists.
    expect(JSON.parse(body)).toEqual(containing(JSON.parse(example.body)));
  else expect(JSON.parse(body)).toEqual(JSON.parse(example.body));
};

const isReading = ({ method }: ApiOperation) => method === "GET";
test.each(operations.filter(isReading))(exampleTitle, checkExample);

/** Loads the program shown on the page as a module. */
async function loadSample() {
  const sample = reference.groups.flatMap(({ samples }) => samples)[0];
  const file = `${root}/verify.mjs`;
  writeFileSync(file, sample?.code ?? "");
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    isGenuine: (
      headers: IncomingHttpHeaders | Record<string, string>,
      body: string,
      secret: string,
    ) => boolean;
  };
  return module.isGenuine;
}

test("the program of the page accepts a signed event and no other", async () => {
  const isGenuine = await loadSample();
  const seconds = Math.floor(Date.now() / 1000);
  const body = events[0]?.example ?? "";
  const headers = signedHeaders("id", seconds, body, [secret]);
  expect(isGenuine(headers, body, secret)).toBe(true);
  expect(isGenuine(headers, `${body} `, secret)).toBe(false);
  expect(isGenuine(headers, body, `whsec_${Buffer.alloc(32, 8).toString("base64")}`)).toBe(false);
  expect(isGenuine({ ...headers, "webhook-id": "other" }, body, secret)).toBe(false);
  expect(isGenuine({ ...headers, "webhook-signature": "v1,short" }, body, secret)).toBe(false);
  const { "webhook-signature": _, ...unsigned } = headers;
  expect(isGenuine(unsigned, body, secret)).toBe(false);
  expect(isGenuine({}, body, secret)).toBe(false);
  expect(isGenuine(signedHeaders("id", seconds - 301, body, [secret]), body, secret)).toBe(false);
  const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  expect(isGenuine(signedHeaders("id", seconds, body, [other, secret]), body, secret)).toBe(true);
});

test("each event is sent as documented, with a signature that the program of the page accepts", async () => {
  expect(events.map(({ type }) => type).sort()).toEqual(Object.keys(eventTypes).sort());
  const isGenuine = await loadSample();
  const received: { body: string; isGenuine: boolean; headers: IncomingHttpHeaders }[] = [];
  const url = await listen(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        received.push({
          body,
          isGenuine: isGenuine(request.headers, body, secret),
          headers: request.headers,
        });
        response.end();
      });
    }),
  );
  for (const { type, example } of events) {
    const { timestamp, data } = JSON.parse(example) as {
      timestamp: string;
      data: { id: string; source?: "FORM" | "WHATSAPP" };
    };
    // Only applicants from a chat can write more.
    const { source } = data;
    if (source)
      await store.db.updateTable("applications").set({ source }).where("id", "=", data.id).execute();
    const handler = createWebhookHandlers({ store, target: { url, secrets: [secret] } })[`webhook:${type}`];
    await handler?.run({ id: `task-${type}`, subject: data.id, created_at: timeOf(timestamp) } as never);
    expect(JSON.parse(received.at(-1)?.body ?? "")).toEqual(JSON.parse(example));
  }
  expect(received.map((event) => event.isGenuine)).toEqual(events.map(() => true));
  const headers = reference.groups.flatMap((group) => group.headers.map(({ name }) => name));
  expect(Object.keys(received[0]?.headers ?? {})).toEqual(expect.arrayContaining(headers));
});

// Last, because the application is erased.
test.each(operations.filter((operation) => !isReading(operation)))(exampleTitle, checkExample);
