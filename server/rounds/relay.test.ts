import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { relayLimits, roundTtlMs } from "#domain/relay/limits.ts";
import { relayPaths } from "#domain/relay/paths.ts";
import { dayMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { createClientReader } from "#server/http/client-address.ts";
import { closeServer, createHttpServer } from "#server/http/http-server.ts";
import { createErasureLog, reapplyRoundErasures } from "#server/store/erasure-log.ts";
import { countFilesToRemove, markUnusedFiles } from "#server/store/files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { withdrawSubmission } from "#server/store/round-links.ts";
import { parseReport } from "#server/store/round-reports.ts";
import { deleteRoundFile } from "#server/store/rounds.ts";
import { makeDatabase, testServer, testStores } from "#server/store/test-stores.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { createProofOfWork, noProofOfWork } from "#server/submissions/proof-of-work.ts";
import { eraseExpired } from "#server/tasks/erase-expired.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createRelay } from "./relay.ts";
import { findRelayRoute } from "./routes.ts";

const root = mkdtempSync(`${tmpdir()}/relay-`);
const closing: (() => unknown)[] = [];
vi.spyOn(console, "log").mockImplementation(() => {});
vi.spyOn(console, "error").mockImplementation(() => {});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rmSync(root, { recursive: true }));

const newId = () => randomBytes(16).toString("base64url");
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

type Options = Partial<Parameters<typeof createRelay>[0]>;

type Content = Record<string, { schema?: { $ref: string } }>;
type Response = { $ref?: string; content?: Content };
type OpenApi = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: Record<string, Response> };
};
const openApi = parse(readFileSync("docs/openapi.yaml", "utf8")) as OpenApi;
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(openApi, "openapi");

/** Compares an answer with docs/openapi.yaml, unless the path or method is unknown there. */
function expectDocumented(path: string, method: string, { status, type, body }: Answer): void {
  const route = findRelayRoute(path.split("?")[0] ?? "")?.path ?? "";
  const operation = openApi.paths[route]?.[method.toLowerCase().replace("head", "get")];
  if (!operation || status === 405) return;
  const documented = operation.responses[String(status)];
  expect(documented, `${method} ${route} ${status}`).toBeDefined();
  const content = documented?.$ref
    ? openApi.components.responses[documented.$ref.split("/").at(-1) ?? ""]?.content
    : documented?.content;
  expect(Object.keys(content ?? {}).includes(type) || (type === "" && !content)).toBe(true);
  const schema = content?.[type]?.schema;
  if (!schema || method === "HEAD") return;
  const validate = ajv.compile({ $ref: `openapi${schema.$ref}` });
  expect(validate(body) ? [] : validate.errors).toEqual([]);
}
type Answer = { status: number; type: string; body: unknown };

/** A relay on a store, as a process serves it. */
async function serve(
  store: Store,
  { directory = mkdtempSync(`${root}/data-`), ...options }: Options & { directory?: string } = {},
) {
  const files = options.files ?? diskFiles(directory);
  const log = createErasureLog(directory);
  const eraser = createEraser({ store, files, mailFolder: join(directory, "mail"), logErasure: log.record });
  const relay = createRelay({
    ...{ store, files, eraser, isOn: true, maxBytes: 10 * 1024 ** 3, wakeOutbox: () => {} },
    requireProof: noProofOfWork.requireProof,
    pollMs: 600_000,
    ...options,
  });
  const readClient = createClientReader(1);
  const server: Server = createHttpServer((request, response) => {
    const [path = "", query] = (request.url ?? "").split("?");
    if (!relay.answer({ request, response, path, query, client: readClient(request) }))
      response.writeHead(404).end("a page");
  }, 1);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(async () => {
    relay.stop();
    server.closeAllConnections();
    await closeServer(server);
    await relay.close();
  });

  async function ask(
    path: string,
    {
      token,
      client = "203.0.113.1",
      json,
      ...init
    }: RequestInit & { token?: string; client?: string; json?: unknown } = {},
  ) {
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", client);
    if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
    const body = json === undefined ? init.body : JSON.stringify(json);
    const response = await fetch(origin + path, { ...init, headers, ...(body != null && { body }) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "";
    const value = type.includes("json") && bytes.length > 0 ? JSON.parse(bytes.toString()) : {};
    expect(response.headers.get("cache-control")).toBe("no-store");
    expectDocumented(path, init.method ?? "GET", { status: response.status, type, body: value });
    return { status: response.status, headers: response.headers, bytes, body: value, code: value.code };
  }

  async function create() {
    const [id, token] = [newId(), newId()];
    const answer = await ask(relayPaths.rounds, { method: "POST", json: { id, token: sha256(token) } });
    expect(answer.status).toBe(201);
    const append = (after: number, entries: string[], isCheckpoint = false) =>
      ask(relayPaths.entries(id), { method: "POST", token, json: { after, isCheckpoint, entries } });
    const putLink = (link: string, rules: object = {}) =>
      ask(relayPaths.link(id, link), {
        method: "PUT",
        token,
        json: { card: "Y2FyZA", isPaused: false, limit: 50, until: Date.now() + dayMs, ...rules },
      });
    return { id, token, append, putLink };
  }

  function submit(
    link: string,
    bytes: Buffer | string,
    { id = newId(), withdraw = newId(), client = "" } = {},
  ) {
    const sent = ask(relayPaths.submission(link, id), {
      method: "PUT",
      body: Buffer.from(bytes),
      headers: { "X-Withdraw-Hash": sha256(withdraw) },
      ...(client !== "" && { client }),
    });
    return sent.then((answer) => ({ ...answer, id, withdraw }));
  }

  return { ask, create, submit, relay, files, directory, log, eraser, origin, store };
}

const onEachStore = test.each(testStores);

async function open(openTestStore: () => Promise<Store>, options?: Options) {
  const store = await openTestStore();
  closing.push(() => store.close());
  return serve(store, options);
}

const storedFiles = ({ directory }: { directory: string }) =>
  readdirSync(join(directory, "files"), { recursive: true })
    .map(String)
    .filter((name) => /[0-9a-f]{64}$/.test(name));

onEachStore(
  "a round is made once, with its token, and ends with its erasure (%s)",
  async (_, openTestStore) => {
    const { ask, create, log } = await open(openTestStore);
    const { id, token } = await create();
    const post = (json: unknown) => ask(relayPaths.rounds, { method: "POST", json });
    expect(await post({ id, token: sha256(token) })).toMatchObject({ status: 201 });
    expect(await post({ id, token: sha256("another") })).toMatchObject({ status: 409, code: "conflict" });
    expect(await post({ id: "short", token })).toMatchObject({ status: 400, code: "bad-request" });
    expect(await ask(relayPaths.rounds)).toMatchObject({ status: 405 });
    const use = await ask(relayPaths.round(id), { token });
    expect(use.body).toMatchObject({ entries: 0, bytes: 0, submissions: 0, links: [] });
    expect(use.body.endsAt - use.body.changedAt).toBe(roundTtlMs);
    expect(await ask(relayPaths.round(newId()), { token })).toMatchObject({ status: 404 });
    expect(await ask(relayPaths.round(id), { method: "DELETE", token })).toMatchObject({ status: 204 });
    expect(await ask(relayPaths.round(id), { token })).toMatchObject({ status: 410, code: "gone" });
    expect(await post({ id, token: sha256(token) })).toMatchObject({ status: 410 });
    expect(log.read()).toMatchObject([{ round: id }]);
  },
);

onEachStore(
  "entries are appended after the last one only, and read in pages (%s)",
  async (_, openTestStore) => {
    const { ask, create } = await open(openTestStore);
    const { id, token, append } = await create();
    expect(await append(0, ["YQ", "Yg"])).toMatchObject({ status: 201, body: { last: 2 } });
    expect(await append(0, ["Yw"])).toMatchObject({ status: 409, code: "conflict" });
    const answers = await Promise.all([..."abcdef"].map((letter) => append(2, [`Y${letter}`])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const read = async (since: number) =>
      (await ask(`${relayPaths.entries(id)}?since=${since}`, { token })).body as {
        entries: { sequence: number; sealed: string; isCheckpoint: boolean }[];
        last: number;
      };
    expect((await read(1)).entries.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(await read(3)).toEqual({ entries: [], last: 3 });
    // Ten of the largest do not fit in one answer.
    const large = "a".repeat(Math.ceil((relayLimits.entry * 4) / 3));
    for (const after of [3, 13]) expect((await append(after, Array(10).fill(large))).status).toBe(201);
    const seen: number[] = [];
    for (let since = 3; since < 23; since = seen.at(-1) ?? 23) {
      const { entries, last } = await read(since);
      expect(last).toBe(23);
      expect(entries.length).toBeGreaterThan(0);
      seen.push(...entries.map(({ sequence }) => sequence));
    }
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index + 4));
    expect(await append(23, [`${large}a`])).toMatchObject({ status: 413, code: "too-large" });
    expect(await append(23, ["not sealed!"])).toMatchObject({ status: 400, code: "bad-request" });
    // A checkpoint replaces everything before it.
    expect((await append(23, ["Y2hlY2s", "cG9pbnQ"], true)).status).toBe(201);
    expect(await read(0)).toEqual({
      entries: [
        { sequence: 24, isCheckpoint: true, sealed: "Y2hlY2s" },
        { sequence: 25, isCheckpoint: true, sealed: "cG9pbnQ" },
      ],
      last: 25,
    });
    expect((await ask(relayPaths.round(id), { token })).body).toMatchObject({ entries: 2, bytes: 14 });
    for (const query of ["since=-1", "since=1.5", "sinc=1"])
      expect((await ask(`${relayPaths.entries(id)}?${query}`, { token })).status).toBe(400);
  },
);

onEachStore("files are stored, replaced and removed with their bytes (%s)", async (_, openTestStore) => {
  const server = await open(openTestStore);
  const { ask, create } = server;
  const { id, token } = await create();
  const name = newId();
  const put = (body: Buffer) =>
    ask(relayPaths.file(id, name), { method: "PUT", token, body: new Uint8Array(body) });
  const first = randomBytes(300_000);
  expect((await put(first)).status).toBe(201);
  expect((await put(first)).status).toBe(200);
  expect((await ask(relayPaths.file(id, name), { token })).bytes.equals(first)).toBe(true);
  const head = await ask(relayPaths.file(id, name), { method: "HEAD", token });
  expect([head.status, head.headers.get("content-length"), head.bytes.length]).toEqual([200, "300000", 0]);
  expect((await put(randomBytes(1000))).status).toBe(200);
  expect((await ask(relayPaths.round(id), { token })).body.bytes).toBe(1000);
  expect(storedFiles(server)).toHaveLength(1);
  // The sweep leaves what a round uses, however old.
  await markUnusedFiles(server.store, Date.now() + 30 * dayMs);
  expect(await countFilesToRemove(server.store)).toBe(0);
  expect((await ask(relayPaths.file(id, name), { token })).status).toBe(200);
  for (let time = 0; time < 2; time += 1)
    expect((await ask(relayPaths.file(id, name), { method: "DELETE", token })).status).toBe(204);
  expect(storedFiles(server)).toEqual([]);
  expect(await ask(relayPaths.file(id, name), { token })).toMatchObject({ status: 404, code: "not-found" });
  expect(await put(Buffer.alloc(0))).toMatchObject({ status: 400 });
  const big = await put(Buffer.alloc(relayLimits.file + 1));
  expect(big).toMatchObject({ status: 413, code: "too-large" });
  expect((await ask(relayPaths.round(id), { token })).body.bytes).toBe(0);
});

onEachStore(
  "a link says what it is, and refuses when it is paused, full or ended (%s)",
  async (_, openTestStore) => {
    const { ask, create, submit } = await open(openTestStore);
    const { id, token, putLink } = await create();
    const link = newId();
    const until = Date.now() + dayMs;
    expect((await putLink(link, { until })).status).toBe(201);
    for (const method of ["GET", "HEAD", "GET"]) {
      const card = await ask(relayPaths.card(link), { method });
      expect(card.status).toBe(200);
      if (method === "GET") expect(card.body).toEqual({ card: "Y2FyZA", state: "OPEN", until });
    }
    const state = async () => (await ask(relayPaths.card(link))).body.state;
    const cases = [
      [{ isPaused: true }, "PAUSED", "paused"],
      [{ until: Date.now() - 1 }, "ENDED", "ended"],
    ] as const;
    for (const [rules, name, code] of cases) {
      expect((await putLink(link, rules)).status).toBe(200);
      expect(await state()).toBe(name);
      expect(await submit(link, "x")).toMatchObject({ status: 409, code });
    }
    await putLink(link, { limit: 1 });
    expect((await submit(link, "first")).status).toBe(201);
    expect(await state()).toBe("FULL");
    expect(await submit(link, "second")).toMatchObject({ status: 409, code: "full" });
    const use = await ask(relayPaths.round(id), { token });
    expect(use.body.links).toMatchObject([{ id: link, isPaused: false, taken: 1, limit: 1 }]);
    const other = await create();
    expect(await other.putLink(link)).toMatchObject({ status: 409, code: "conflict" });
    expect((await ask(relayPaths.link(id, link), { method: "DELETE", token })).status).toBe(204);
    expect(await ask(relayPaths.card(link))).toMatchObject({ status: 404, code: "not-found" });
    expect((await ask(relayPaths.arrivals(id), { token })).body.submissions).toHaveLength(1);
    for (let count = 0; count < relayLimits.links; count += 1)
      expect((await putLink(newId())).status).toBe(201);
    expect(await putLink(newId())).toMatchObject({ status: 409, code: "round-full" });
  },
);

onEachStore(
  "a submission arrives once, and its withdrawal removes its bytes (%s)",
  async (_, openTestStore) => {
    const server = await open(openTestStore);
    const { ask, create, submit, log, store } = server;
    const { id: round, token, putLink } = await create();
    const link = newId();
    await putLink(link);
    const bytes = randomBytes(100_000);
    const { status, id, withdraw, body } = await submit(link, bytes);
    expect(status).toBe(201);
    const again = await submit(link, bytes, { id, withdraw });
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await submit(link, "other", { id, withdraw })).toMatchObject({ status: 409, code: "conflict" });
    expect(await submit(link, bytes, { id })).toMatchObject({ status: 409, code: "conflict" });
    expect((await submit(newId(), "x")).status).toBe(404);
    const list = async (since = 0) =>
      (await ask(`${relayPaths.arrivals(round)}?since=${since}`, { token })).body.submissions;
    expect(await list()).toEqual([
      { id, link, position: 1, size: 100_000, arrivedAt: body.arrivedAt, isWithdrawn: false },
    ]);
    expect((await ask(relayPaths.arrival(round, id), { token })).bytes.equals(bytes)).toBe(true);
    expect(storedFiles(server)).toHaveLength(1);

    const remove = (bearer: string) =>
      ask(relayPaths.submission(link, id), { method: "DELETE", token: bearer });
    expect(await remove(newId())).toMatchObject({ status: 401, code: "bad-token" });
    for (let time = 0; time < 2; time += 1) expect((await remove(withdraw)).status).toBe(204);
    expect(storedFiles(server)).toEqual([]);
    expect(await list(1)).toEqual([
      { id, link, position: 2, size: 0, arrivedAt: body.arrivedAt, isWithdrawn: true },
    ]);
    expect(await ask(relayPaths.arrival(round, id), { token })).toMatchObject({ status: 410, code: "gone" });
    expect(await submit(link, bytes, { id, withdraw })).toMatchObject({ status: 410, code: "gone" });
    expect((await ask(relayPaths.round(round), { token })).body).toMatchObject({ submissions: 1 });

    // An older database does not bring back what was withdrawn.
    await store.db.updateTable("round_submissions").set({ state: "ARRIVED" }).execute();
    await reapplyRoundErasures(store, log);
    expect((await list()).map(({ isWithdrawn }: { isWithdrawn: boolean }) => isWithdrawn)).toEqual([true]);

    // The employer does it for an applicant who asks.
    const other = await submit(link, "another");
    const path = relayPaths.arrival(round, other.id);
    for (let time = 0; time < 2; time += 1)
      expect((await ask(path, { method: "DELETE", token })).status).toBe(204);
    expect(storedFiles(server)).toEqual([]);
  },
);

onEachStore(
  "of 100 submissions at once a link with a limit of 50 takes exactly 50 (%s)",
  async (_, openTestStore) => {
    const server = await open(openTestStore);
    const { ask, create, submit } = server;
    const { id, token, putLink } = await create();
    const link = newId();
    await putLink(link, { limit: 50 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        submit(link, randomBytes(2_000), { client: `198.51.100.${index}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(50);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(
      new Set(["full"]),
    );
    const { submissions, last } = (await ask(relayPaths.arrivals(id), { token })).body as {
      submissions: { id: string; position: number }[];
      last: number;
    };
    expect(submissions.map((row) => row.id).sort()).toEqual(taken.map((row) => row.id).sort());
    expect(submissions.map(({ position }) => position)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(last).toBe(50);
    expect((await ask(relayPaths.round(id), { token })).body).toMatchObject({
      bytes: 100_006,
      submissions: 50,
    });
    // Those that were refused leave nothing behind.
    await eventually(() => expect(storedFiles(server)).toHaveLength(50));
  },
);

onEachStore("a reader waits until something is new (%s)", async (_, openTestStore) => {
  const { ask, create, submit, relay } = await open(openTestStore);
  const { id, token, append, putLink } = await create();
  const link = newId();
  await putLink(link);
  const wait = (entries: number, submissions: number) =>
    ask(`${relayPaths.news(id)}?entries=${entries}&submissions=${submissions}`, { token });
  const first = wait(0, 0);
  await eventually(() => expect(relay.countReaders()).toBe(1));
  await append(0, ["YQ"]);
  expect((await first).body).toEqual({ entries: 1, submissions: 0 });
  expect((await wait(0, 0)).body).toEqual({ entries: 1, submissions: 0 });
  const second = wait(1, 0);
  await eventually(() => expect(relay.countReaders()).toBe(1));
  await submit(link, "x");
  expect((await second).body).toEqual({ entries: 1, submissions: 1 });
  expect(relay.countReaders()).toBe(0);
  // A process that stops lets them go.
  const third = wait(1, 1);
  await eventually(() => expect(relay.countReaders()).toBe(1));
  relay.stop();
  expect((await third).body).toEqual({ entries: 1, submissions: 1 });
  expect(await wait(1, 1)).toMatchObject({ status: 503, code: "store-unavailable" });
});

/** Reads Server-Sent Events until the connection ends. */
function readEvents(url: string, headers: Record<string, string>) {
  const events: { id: string; data: unknown }[] = [];
  const outgoing = request(url, { headers: { Accept: "text/event-stream", ...headers } });
  const ended = new Promise<void>((resolve) => {
    outgoing.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        const blocks = text.split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) {
          const [, id = ""] = /^id: (.*)$/m.exec(block) ?? [];
          const [, data] = /^data: (.*)$/m.exec(block) ?? [];
          if (data !== undefined) events.push({ id, data: JSON.parse(data) });
        }
      });
      response.on("close", resolve);
    });
    outgoing.on("error", () => resolve());
  });
  outgoing.end();
  return { events, ended, stop: () => outgoing.destroy() };
}

onEachStore(
  "a stream tells each change, and continues after the last event (%s)",
  async (_, openTestStore) => {
    const { create, relay, origin, eraser } = await open(openTestStore);
    const { id, token, append } = await create();
    const headers = { Authorization: `Bearer ${token}` };
    await append(0, ["YQ"]);
    const reader = readEvents(origin + relayPaths.news(id), headers);
    await eventually(() =>
      expect(reader.events).toEqual([{ id: "1.0", data: { entries: 1, submissions: 0 } }]),
    );
    await append(1, ["Yg"]);
    await eventually(() => expect(reader.events.at(-1)?.id).toBe("2.0"));
    reader.stop();
    await eventually(() => expect(relay.countReaders()).toBe(0));
    const next = readEvents(`${origin}${relayPaths.news(id)}?entries=0`, {
      ...headers,
      "Last-Event-ID": "2.0",
    });
    await eventually(() => expect(relay.countReaders()).toBe(1));
    await append(2, ["Yw"]);
    await eventually(() => expect(next.events.map((event) => event.id)).toEqual(["3.0"]));
    // The stream ends with the round.
    const deleted = await fetch(origin + relayPaths.round(id), { method: "DELETE", headers });
    expect(deleted.status).toBe(204);
    await next.ended;
    expect(relay.countReaders()).toBe(0);
    expect(await eraser.eraseRound(id)).toBeUndefined();
  },
);

onEachStore(
  "only so many readers wait for a round, of a client, and in all (%s)",
  async (_, openTestStore) => {
    const { ask, create, relay, origin } = await open(openTestStore, {
      readers: { perRound: 2, perClient: 3, all: 4 },
    });
    const rounds = [await create(), await create(), await create()] as const;
    const stream = (round: { id: string; token: string }, client: string) =>
      readEvents(origin + relayPaths.news(round.id), {
        Authorization: `Bearer ${round.token}`,
        "X-Forwarded-For": client,
      });
    const news = ({ id, token }: { id: string; token: string }, client: string) =>
      ask(relayPaths.news(id), { token, client });
    const tooMany = { status: 429, code: "too-many" };
    const open1 = [stream(rounds[0], "1.1.1.1"), stream(rounds[0], "1.1.1.1")];
    await eventually(() => expect(relay.countReaders()).toBe(2));
    expect(await news(rounds[0], "2.2.2.2")).toMatchObject(tooMany);
    open1.push(stream(rounds[1], "1.1.1.1"));
    await eventually(() => expect(relay.countReaders()).toBe(3));
    expect(await news(rounds[1], "1.1.1.1")).toMatchObject(tooMany);
    open1.push(stream(rounds[1], "2.2.2.2"));
    await eventually(() => expect(relay.countReaders()).toBe(4));
    expect(await news(rounds[2], "3.3.3.3")).toMatchObject(tooMany);
    for (const { stop } of open1) stop();
    await eventually(() => expect(relay.countReaders()).toBe(0));
  },
);

onEachStore("wrong tokens are refused, and counted by client (%s)", async (_, openTestStore) => {
  const { ask, create } = await open(openTestStore, { limits: { wrongTokens: { limit: 2, window: dayMs } } });
  const { id, token } = await create();
  const paths: [string, string][] = [
    ["GET", relayPaths.round(id)],
    ["DELETE", relayPaths.round(id)],
    ["POST", relayPaths.entries(id)],
    ["GET", relayPaths.news(id)],
    ["PUT", relayPaths.file(id, newId())],
    ["PUT", relayPaths.link(id, newId())],
    ["GET", relayPaths.arrivals(id)],
    ["GET", relayPaths.arrival(id, newId())],
  ];
  for (const [index, [method, path]] of paths.entries()) {
    const body = /P/.test(method) ? { body: "x" } : {};
    const answer = await ask(path, { method, token: newId(), client: `198.51.100.${index}`, ...body });
    expect(answer).toMatchObject({ status: 401, code: "bad-token" });
    expect(await ask(path, { method, client: `198.51.100.${index}`, ...body })).toMatchObject({
      status: 401,
    });
  }
  for (const status of [401, 401, 429, 429])
    expect((await ask(relayPaths.round(id), { token: newId() })).status).toBe(status);
  // The right one still opens.
  expect((await ask(relayPaths.round(id), { token })).status).toBe(200);
});

test("rounds, submissions, reports, cards and bytes are limited by client, and bytes in all", async () => {
  const store = await openStore({ directory: mkdtempSync(`${root}/data-`) }, () => {});
  closing.push(() => store.close());
  const one = { limit: 1, window: dayMs };
  const { ask, create, submit } = await serve(store, {
    limits: {
      rounds: one,
      submissions: one,
      reports: one,
      cards: { burst: 1, perSecond: 0.001 },
      bytes: { limit: 3_000, window: dayMs },
    },
    maxBytes: 3_500,
  });
  const { id, token, putLink } = await create();
  const tooMany = { status: 429, code: "too-many" };
  const refused = await ask(relayPaths.rounds, { method: "POST", json: { id: newId(), token: sha256("a") } });
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  // The same round again is not another one.
  expect((await ask(relayPaths.rounds, { method: "POST", json: { id, token: sha256(token) } })).status).toBe(
    201,
  );
  const link = newId();
  await putLink(link);
  expect((await submit(link, randomBytes(2_900))).status).toBe(201);
  expect(await submit(link, "x")).toMatchObject(tooMany);
  expect(await submit(link, randomBytes(3_100), { client: "198.51.100.7" })).toMatchObject(tooMany);
  const full = await submit(link, randomBytes(900), { client: "198.51.100.8" });
  expect(full).toMatchObject({ status: 503, code: "store-unavailable" });
  expect(full.headers.get("retry-after")).toBe("30");
  expect((await submit(link, randomBytes(300), { client: "198.51.100.9" })).status).toBe(201);
  expect((await ask(relayPaths.card(link))).status).toBe(200);
  expect(await ask(relayPaths.card(link))).toMatchObject(tooMany);
  const report = (reason: string) =>
    ask(relayPaths.report(link), { method: "POST", json: { reason, text: undefined } });
  expect((await report("FRAUD")).status).toBe(202);
  expect(await report("SPAM")).toMatchObject(tooMany);
});

onEachStore(
  "a report is a mail with the link's id and the reason, once a day (%s)",
  async (_, openTestStore) => {
    const { ask, create, store } = await open(openTestStore);
    const { putLink } = await create();
    const link = newId();
    await putLink(link);
    const report = (json: unknown, at = link) => ask(relayPaths.report(at), { method: "POST", json });
    expect((await report({ reason: "FRAUD", words: "they are liars" })).status).toBe(400);
    expect((await report({ reason: "FRAUD" }, newId())).status).toBe(404);
    for (const reason of ["FRAUD", "FRAUD"]) expect((await report({ reason })).status).toBe(202);
    const tasks = await store.db.selectFrom("outbox").select(["kind", "subject"]).execute();
    expect(tasks).toEqual([{ kind: "round-report", subject: `${link} FRAUD` }]);
    expect(parseReport(tasks[0]?.subject ?? "")).toEqual({ link, reason: "FRAUD" });
  },
);

onEachStore("a full round takes nothing more, and says so (%s)", async (_, openTestStore) => {
  const { ask, create, submit, store } = await open(openTestStore);
  const { id, token, append, putLink } = await create();
  const link = newId();
  await putLink(link);
  await append(0, ["YQ"]);
  const set = (change: object) => store.db.updateTable("rounds").set(change).where("id", "=", id).execute();
  const full = { status: 409, code: "round-full" };
  await set({ bytes: relayLimits.round });
  expect(await append(1, ["YQ"])).toMatchObject(full);
  expect(await submit(link, "x")).toMatchObject(full);
  expect(await ask(relayPaths.file(id, newId()), { method: "PUT", token, body: "x" })).toMatchObject(full);
  await set({ bytes: 100, submissions: relayLimits.submissions });
  expect(await submit(link, "x")).toMatchObject(full);
  await set({ last_entry: relayLimits.entries });
  expect(await append(relayLimits.entries, ["YQ"])).toMatchObject(full);
  expect((await append(relayLimits.entries, ["YQ"], true)).status).toBe(201);
});

test("with a proof of work, new rounds and new submissions need one, and repeats do not", async () => {
  const store = await openStore({ directory: mkdtempSync(`${root}/data-`) }, () => {});
  closing.push(() => store.close());
  const { requireProof } = await createProofOfWork(store);
  const strict = await serve(store, { requireProof });
  const round = { id: newId(), token: sha256("token") };
  const post = { method: "POST", json: round };
  expect(await strict.ask(relayPaths.rounds, post)).toMatchObject({ status: 403, code: "proof-required" });
  const proofs: string[] = [];
  const { ask, create, submit } = await serve(store, {
    async requireProof(proof, work) {
      proofs.push(proof);
      return work();
    },
  });
  const { putLink } = await create();
  const link = newId();
  await putLink(link);
  const headers = { "X-Proof": "solution", "X-Withdraw-Hash": sha256("a") };
  const path = relayPaths.submission(link, newId());
  for (const status of [201, 200])
    expect((await ask(path, { method: "PUT", body: "x", headers })).status).toBe(status);
  expect(proofs).toEqual(["", "solution"]);
  expect(await strict.submit(link, "new")).toMatchObject({ status: 403, code: "proof-required" });
  expect((await strict.ask(path, { method: "PUT", body: "x", headers })).status).toBe(200);
  expect((await submit(link, "x", { id: "short" })).status).toBe(404);
});

test("with ROUNDS=off every path says so, and other paths are left alone", async () => {
  const store = await openStore({ directory: mkdtempSync(`${root}/data-`) }, () => {});
  closing.push(() => store.close());
  const { ask, origin } = await serve(store, { isOn: false });
  const id = newId();
  for (const path of [relayPaths.rounds, relayPaths.round(id), relayPaths.news(id), relayPaths.card(id)]) {
    const answer = await ask(path, { token: "a" });
    expect(answer).toMatchObject({ status: 503, code: "relay-off" });
    expect(answer.headers.get("retry-after")).toBeNull();
  }
  expect(await (await fetch(`${origin}/api/roundsabout`)).text()).toBe("a page");
});

onEachStore("an expired round is gone at once, and erased by the sweep (%s)", async (_, openTestStore) => {
  const server = await open(openTestStore);
  const { ask, create, submit, store, files, eraser, directory } = server;
  const { id, token, append, putLink } = await create();
  const other = await create();
  const link = newId();
  await putLink(link);
  await append(0, ["YQ"]);
  await submit(link, "x");
  const kept = await submit(link, "z");
  await store.db.updateTable("rounds").set({ erase_at: Date.now() }).where("id", "=", id).execute();
  expect(await ask(relayPaths.round(id), { token })).toMatchObject({ status: 410, code: "gone" });
  expect((await append(1, ["YQ"])).status).toBe(410);
  expect((await ask(relayPaths.card(link))).status).toBe(404);
  expect((await submit(link, "y")).status).toBe(404);
  // What an applicant sent can be withdrawn until then.
  expect(storedFiles(server)).toHaveLength(2);
  const withdrawn = { method: "DELETE", token: kept.withdraw };
  expect((await ask(relayPaths.submission(link, kept.id), withdrawn)).status).toBe(204);
  expect(storedFiles(server)).toHaveLength(1);
  await eraseExpired({ store, files, eraser, mailFolder: join(directory, "mail") });
  for (const table of ["round_entries", "round_links", "round_submissions"] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await store.db.selectFrom("rounds").select("id").execute()).map((row) => row.id)).toEqual([
    other.id,
  ]);
  expect(storedFiles(server)).toEqual([]);
  expect(await ask(relayPaths.round(id), { token })).toMatchObject({ status: 410, code: "gone" });
});

onEachStore(
  "a deletion that a kill has cut short is done to the end when it is asked for again (%s)",
  async (_, openTestStore) => {
    const server = await open(openTestStore);
    const { ask, create, submit, store } = server;
    const { id: round, token, putLink } = await create();
    const link = newId();
    await putLink(link);
    const [own, ofOwner] = [await submit(link, randomBytes(1000)), await submit(link, randomBytes(1000))];
    const name = newId();
    await ask(relayPaths.file(round, name), { method: "PUT", token, body: randomBytes(1000) });
    // All that the process has done before it was killed: the rows are gone, the bytes are not.
    await withdrawSubmission(store, { round, id: own.id });
    await withdrawSubmission(store, { round, id: ofOwner.id });
    await deleteRoundFile(store, { round, name });
    expect(storedFiles(server)).toHaveLength(3);
    const requests = [
      [relayPaths.submission(link, own.id), own.withdraw],
      [relayPaths.arrival(round, ofOwner.id), token],
      [relayPaths.file(round, name), token],
    ] as const;
    for (const [path, bearer] of requests) {
      // The other two are removed with it: their hashes are no longer known.
      expect((await ask(path, { method: "DELETE", token: bearer })).status).toBe(204);
      expect(storedFiles(server)).toEqual([]);
      const again = newId();
      await ask(relayPaths.file(round, again), { method: "PUT", token, body: randomBytes(1000) });
      await deleteRoundFile(store, { round, name: again });
      expect(storedFiles(server)).toHaveLength(1);
    }
  },
);

onEachStore(
  "a round's bytes are removed again and again until the disk lets them go (%s)",
  async (_, openTestStore) => {
    const directory = mkdtempSync(`${root}/data-`);
    const disk = diskFiles(directory);
    let isBroken = true;
    const files: FileStore = {
      ...disk,
      async remove(hash) {
        if (isBroken) throw Object.assign(new Error("no"), { code: "EIO" });
        await disk.remove(hash);
      },
    };
    const server = await open(openTestStore, { files, ...{ directory } });
    const { ask, create, submit, store, eraser, log } = server;
    const { id, token, putLink } = await create();
    const link = newId();
    await putLink(link);
    const sent = await submit(link, randomBytes(1000));
    await submit(link, randomBytes(1000));
    const withdrawn = await ask(relayPaths.submission(link, sent.id), {
      method: "DELETE",
      token: sent.withdraw,
    });
    expect(withdrawn.status).toBe(204);
    expect((await ask(relayPaths.round(id), { method: "DELETE", token })).status).toBe(204);
    expect(storedFiles(server)).toHaveLength(2);
    const sweep = () => eraseExpired({ store, files, eraser, mailFolder: join(directory, "mail") });
    await expect(sweep()).rejects.toThrow("EIO");
    isBroken = false;
    await sweep();
    expect(storedFiles(server)).toEqual([]);
    // A restored backup does not bring it back.
    await store.db.deleteFrom("round_erasures").execute();
    await store.db
      .insertInto("rounds")
      .values({
        ...{ id, token: sha256(token), created_at: 1, changed_at: 1, erase_at: Date.now() + dayMs },
        ...{ last_entry: 0, last_submission: 0, submissions: 0, bytes: 0 },
      })
      .execute();
    expect(await reapplyRoundErasures(store, log)).toBe(1);
    expect(await ask(relayPaths.round(id), { token })).toMatchObject({ status: 410, code: "gone" });
  },
);

test("only so many bodies arrive at once, and pages of other sites send nothing", async () => {
  const store = await openStore({ directory: mkdtempSync(`${root}/data-`) }, () => {});
  closing.push(() => store.close());
  const { ask, create, submit, origin, directory } = await serve(store, {
    uploads: { all: 2, perClient: 1 },
  });
  const { putLink } = await create();
  const link = newId();
  await putLink(link);
  const slow = (client: string) => {
    const outgoing = request(origin + relayPaths.submission(link, newId()), {
      method: "PUT",
      headers: { "Content-Length": 1000, "X-Withdraw-Hash": sha256("a"), "X-Forwarded-For": client },
    });
    outgoing.on("error", () => {});
    outgoing.write("x");
    return outgoing;
  };
  const arriving = () => readdirSync(join(directory, "files", "new"));
  const outgoing = [slow("198.51.100.1")];
  await eventually(() => expect(arriving()).toHaveLength(1));
  expect(await submit(link, "x", { client: "198.51.100.1" })).toMatchObject({
    status: 429,
    code: "too-many",
  });
  expect((await submit(link, "x", { client: "198.51.100.2" })).status).toBe(201);
  outgoing.push(slow("198.51.100.2"));
  await eventually(() => expect(arriving()).toHaveLength(2));
  expect((await submit(link, "y", { client: "198.51.100.3" })).status).toBe(429);
  for (const each of outgoing) each.destroy();
  await eventually(() => expect(arriving()).toEqual([]));
  await eventually(async () =>
    expect((await submit(link, "y", { client: "198.51.100.3" })).status).toBe(201),
  );
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const json = { reason: "FRAUD" };
  expect(await ask(relayPaths.report(link), { method: "POST", json, headers })).toMatchObject({
    status: 400,
  });
});

test("a sender who leaves in the middle leaves nothing behind", async () => {
  const store = await openStore({ directory: mkdtempSync(`${root}/data-`) }, () => {});
  closing.push(() => store.close());
  const { create, origin, directory, ask } = await serve(store);
  const { id, token, putLink } = await create();
  const link = newId();
  await putLink(link);
  const outgoing = request(origin + relayPaths.submission(link, newId()), {
    method: "PUT",
    headers: { "Content-Length": 1_000_000, "X-Withdraw-Hash": sha256("a") },
  });
  outgoing.on("error", () => {});
  outgoing.write(randomBytes(500_000));
  const folder = join(directory, "files", "new");
  await eventually(() => expect(readdirSync(folder)).toHaveLength(1));
  outgoing.destroy();
  await eventually(() => expect(readdirSync(folder)).toEqual([]));
  expect((await ask(relayPaths.arrivals(id), { token })).body).toEqual({ submissions: [], last: 0 });
  expect(existsSync(folder)).toBe(true);
});

test.skipIf(testServer === undefined)(
  "on PostgreSQL, a change by one process wakes the readers of another, also by polling alone",
  async () => {
    const { url, drop } = await makeDatabase(testServer ?? "");
    closing.push(drop);
    const directory = mkdtempSync(`${root}/data-`);
    const process = async (options: Options) => {
      const store = await openStore({ directory, databaseUrl: url }, () => {});
      closing.push(() => store.close());
      return serve(store, { directory, ...options });
    };
    const writer = await process({ databaseUrl: url });
    const listening = await process({ databaseUrl: url });
    const polling = await process({ pollMs: 20 });
    const { id, token, append } = await writer.create();
    const readers = [listening, polling].map(({ origin }) =>
      readEvents(origin + relayPaths.news(id), { Authorization: `Bearer ${token}` }),
    );
    await eventually(() => {
      for (const { relay } of [listening, polling]) expect(relay.countReaders()).toBe(1);
    });
    for (let after = 0; after < 3; after += 1) {
      expect((await append(after, ["YQ"])).status).toBe(201);
      await eventually(() => {
        for (const { events } of readers) expect(events.at(-1)?.id).toBe(`${after + 1}.0`);
      });
    }
    // The connection for notices is made again after it was cut.
    await writer.store.db.transaction().execute(async (tx) => {
      const { sql } = await import("kysely");
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`.execute(tx);
    });
    expect((await append(3, ["YQ"])).status).toBe(201);
    await eventually(() => {
      for (const { events } of readers) expect(events.at(-1)?.id).toBe("4.0");
    });
    for (const { stop } of readers) stop();
  },
);
