import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createApi } from "#server/api/create-api.ts";
import { parseApiKeys } from "#server/config/api-keys.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { median, percentile95 } from "./statistics.ts";

/*
 * The API and the operator's commands with many applications: how long each call takes, and how much memory lists and
 * exports need. Needs a store that `seed-applications.ts` filled:
 *
 *   npm run bench:applications -- --data-dir DIRECTORY [--database-url postgres://…] [--requests 200]
 */

const option = { type: "string" } as const;
const { values } = parseArgs({ options: { "data-dir": option, "database-url": option, requests: option } });
const directory = values["data-dir"] ?? ".";
const databaseUrl = values["database-url"];
const requests = Number(values.requests ?? 200);
const key = "k".repeat(40);

const print = (line: string) => process.stdout.write(`${line}\n`);
// The log of the API.
console.log = () => {};

const milliseconds = (value: number) => `${value.toFixed(1)} ms`.padStart(11);
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

function serve(store: Store) {
  const api = createApi({
    ...{ store, files: diskFiles(directory), keys: parseApiKeys(key), isScanning: false, trustedProxies: 0 },
    ...{
      eraser: { eraseApplication: async () => ({ kind: "ERASED", filesLeft: 0 }) },
      wakeOutbox: () => {},
      isStopping: () => false,
    },
  });
  const server = createServer((request, response) => {
    api((request.url ?? "").split("?")[0] ?? "", request, response);
  });
  return new Promise<{ origin: string; close: () => void }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve({ origin, close: () => server.close().closeAllConnections() });
    });
  });
}

const headers = { Authorization: `Bearer ${key}` };

async function ask(url: string): Promise<string> {
  const response = await fetch(url, { headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return body;
}

/** Applications and cursors at random places. */
async function pickPlaces({ db }: Store) {
  const ids: string[] = [];
  const cursors: string[] = [];
  const { count } = await db
    .selectFrom("changes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  for (let index = 0; index < 20; index += 1) {
    const offset = Math.floor((Number(count) * (index + 0.5)) / 20);
    const row = await db
      .selectFrom("changes")
      .select(["position", "application"])
      .orderBy("position")
      .orderBy("application")
      .offset(offset)
      .limit(1)
      .executeTakeFirstOrThrow();
    ids.push(row.application);
    cursors.push(`${row.position}.${row.application}`);
  }
  const rows = await db.selectFrom("applications").selectAll().where("id", "in", ids).execute();
  return { ids, cursors, references: rows.map(({ reference }) => reference) };
}

async function measure(name: string, origin: string, paths: readonly string[]): Promise<void> {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let index = 0; index < requests; index += 1) {
    const start = performance.now();
    await ask(origin + (paths[index % paths.length] ?? ""));
    times.push(performance.now() - start);
  }
  // Of the server and its client, and on SQLite of the database: on a busy machine the others mean less.
  const { user, system } = process.cpuUsage(cpu);
  const figures = [median(times), percentile95(times), Math.max(...times), (user + system) / 1000 / requests];
  print(`${name.padEnd(44)}${figures.map(milliseconds).join("")}`);
}

async function measureCalls(origin: string, store: Store): Promise<void> {
  const { ids, cursors, references } = await pickPlaces(store);
  const list = (query: string) => ids.map((id) => `/api/applications?${query}&after=${id}`);
  const changes = (query: string) => cursors.map((cursor) => `/api/changes?${query}&after=${cursor}`);
  const search = (words: readonly string[]) =>
    words.map((word) => `/api/applications?limit=100&q=${encodeURIComponent(word)}`);
  print(
    `${"call".padEnd(44)}${["median", "p95", "max", "processor"].map((name) => name.padStart(11)).join("")}`,
  );
  const calls: [string, readonly string[]][] = [
    ["list, 100", list("limit=100")],
    ["list, 1,000", list("limit=1000")],
    ["list of a unit, 100", list("limit=100&unit=retail")],
    ["list of an opening, 100", list("limit=100&unit=retail&job=tester")],
    ["list of withdrawn ones (2 %), 100", list("limit=100&status=WITHDRAWN")],
    ["list of an opening’s withdrawn ones, 100", list("limit=100&unit=retail&job=tester&status=WITHDRAWN")],
    ["changes, 100", changes("limit=100")],
    ["changes, 1,000", changes("limit=1000")],
    ["changes of a unit that has none", changes("limit=100&unit=none")],
    ["search: an address", ids.map((_, index) => search([`person.${index * 29_000}@`])[0] ?? "")],
    ["search: a reference", search(references)],
    ["search: a rare and a frequent word", search(["asha 599999", "आशा 123456"])],
    ["search: a first and a last name", search(["asha rao", "आशा कुलकर्णी", "fatima sheikh", "முருகன் ராமசாமி"])],
    ["search: a letter", search(["a", "k", "स"])],
    ["search: nobody", search(["asha nobody", "zzz"])],
    ["one application", ids.map((id) => `/api/applications/${id}`)],
    ["its score", ids.map((id) => `/api/applications/${id}/score`)],
  ];
  for (const [name, paths] of calls) await measure(name, origin, paths);
}

/** Streams an export to nowhere, while lists are read. */
async function measureExport(origin: string, format: string): Promise<void> {
  const start = performance.now();
  let firstByte = 0;
  let bytes = 0;
  let peak = 0;
  let isOpen = true;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const ended = new Promise<void>((resolve, reject) => {
    get(`${origin}/api/applications.${format}`, { headers }, (response) => {
      response.on("data", (chunk: Buffer) => {
        firstByte ||= performance.now() - start;
        bytes += chunk.length;
      });
      response.on("end", () => {
        isOpen = false;
        resolve();
      });
      response.on("error", reject);
    });
  });
  const times: number[] = [];
  while (isOpen) {
    const begin = performance.now();
    await ask(`${origin}/api/applications?limit=1`);
    times.push(performance.now() - begin);
  }
  await ended;
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  const list = milliseconds(percentile95(times)).trim();
  print(
    `export as ${format}: first byte ${firstByte.toFixed(1)} ms, ${seconds.toFixed(1)} s, ${megabytes(bytes)}, process at most ${megabytes(peak)}; a list meanwhile p95 ${list}`,
  );
}

/** The most memory that a process has had, while it runs. */
function peakOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = "0"] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

async function measureCommand(...args: string[]): Promise<void> {
  const start = performance.now();
  const env = { ...process.env, DATA_DIR: directory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const child = spawn(process.execPath, ["scripts/applications.ts", ...args], {
    ...{ env, stdio: ["ignore", "pipe", "inherit"] },
  });
  let peak = 0;
  let first = 0;
  let bytes = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    first ||= performance.now() - start;
    bytes += chunk.length;
  });
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child));
  }, 20);
  await new Promise((resolve) => child.once("close", resolve));
  clearInterval(watch);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(
    `applications ${args.join(" ")}: ${seconds} s, first output after ${(first / 1000).toFixed(1)} s, ${megabytes(bytes)}, at most ${megabytes(peak)}`,
  );
}

const store = await openStore({ directory, ...(databaseUrl && { databaseUrl }) }, () => {});
const { origin, close } = await serve(store);
await measureCalls(origin, store);
for (const format of ["ndjson", "csv"]) await measureExport(origin, format);
close();
await store.close();
const out = join(directory, "bench.csv");
rmSync(out, { force: true });
await measureCommand("list");
await measureCommand("list", "--search", "asha");
await measureCommand("export", "--csv", "--out", out);
rmSync(out, { force: true });
