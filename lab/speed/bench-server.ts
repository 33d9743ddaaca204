import "#server/config/set-node-env.ts";
import { execFile, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import { parseArgs, promisify } from "node:util";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { createReport } from "#scripts/size/report.ts";
import { applyWithFile, randomFile } from "#tests/support/candidates.ts";
import { endServers, type Server, startServer } from "#tests/support/server.ts";
import { wait } from "../drill/drill.ts";
import { findLost } from "../drill/find-lost.ts";
import { sha256 } from "../drill/keep-applying.ts";
import { applyInParallel } from "../drill/uploads.ts";

/*
 * npm run bench:server [-- --seconds 10] [-- --postings 5000]
 * Measures the server against its budgets with as many postings as a large employer has, generated in a copy
 * of the project; fails if a budget is exceeded. Load generator and server share the cores. The load comes
 * from wrk (Debian's package): a generator in JavaScript needed more time to read the responses than the
 * server to send them.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    postings: { type: "string", default: "5000" },
  },
});
const duration = Number(values.seconds);
const connections = 32;
/** Rates are shares of a bare answer's rate in the same run: this machine's speed has varied by a factor of three. */
const budget = {
  renderedShare: 0.04,
  slowestRendered: 150,
  /** Processor time of a page that was never asked for, in bare answers. */
  firstAnswers: 250,
  prerenderedShare: 0.2,
  memoryAtRest: 200,
  memory: 350,
};

const reporter = createReport();
function report(what: string, measured: number, limit: number, unit: string, isFloor = false): void {
  reporter.add({ what, measured, limit, unit, isFloor });
}

/** Writes copies of the content's postings under new names. @returns their addresses */
function writePostings(copy: ReturnType<typeof copyProject>, count: number): string[] {
  const files = globSync("content/jobs/*/*.yaml").sort();
  return Array.from({ length: count }, (_, number) => {
    const file = files[number % files.length] ?? "";
    const [, unit = ""] = /jobs\/([^/]+)\//.exec(file) ?? [];
    const id = `${basename(file, ".yaml")}-${number}`;
    const text = readFileSync(file, "utf8")
      .replace(/^requisition: .*$/m, `requisition: BENCH-${String(number).padStart(5, "0")}`)
      .replace(/^status: .*$/m, "status: OPEN")
      .replace(/^closes: .*\n/m, "");
    copy.write(`content/jobs/${unit}/${id}.yaml`, text);
    return `/career/${unit}/${id}`;
  });
}

type Load = { rate: number; count: number; p99: number; failed: number };

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/**
 * Loads the server over 32 connections that accept the same encodings as browsers.
 * @param next Lua that returns the path of the next request
 */
async function load(origin: string, seconds: number, next = `return "/"`): Promise<Load> {
  const script = `${directory}/load.lua`;
  // Of many clients: one has a limit of rendered pages.
  const client = `"10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(0, 255)`;
  const headers = `{ ["Accept-Encoding"] = "gzip, deflate, br", ["X-Forwarded-For"] = ${client} }`;
  const request = `function request() return wrk.format("GET", next(), ${headers}) end`;
  writeFileSync(script, `function next()\n${next}\nend\n${request}\n`);
  const options = ["-t1", `-c${connections}`, `-d${seconds}`, "--timeout", "20s", "--latency", "-s", script];
  const { stdout } = await promisify(execFile)("wrk", [...options, origin]);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const [slowest = "", unit = ""] = read(/99%\s+([\d.]+)(us|ms|s)/);
  const socketErrors = read(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  return {
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/)[0]),
    count: Number(read(/(\d+) requests in/)[0]),
    p99: Number(slowest) * (milliseconds[unit] ?? Number.NaN),
    failed: [...read(/Non-2xx or 3xx responses: (\d+)/), ...socketErrors].reduce(
      (sum, one) => sum + Number(one),
      0,
    ),
  };
}

const luaList = (paths: string[]) => `{ ${paths.map((path) => JSON.stringify(path)).join(", ")} }`;

/** All paths in turn. */
const inTurn = (paths: string[]) =>
  `paths = paths or ${luaList(paths)}; at = (at or 0) % #paths + 1; return paths[at]`;

/** Zipf's law: the n-th path is requested 1/n times as often as the first. */
const byPopularity = (paths: string[]) =>
  `paths = paths or ${luaList(paths)}; return paths[math.floor((#paths + 1) ^ math.random())]`;

/** Request rate of a bare Node server, as a reference for this machine at this time. */
async function bareRate(): Promise<number> {
  const server = createServer((_, response) => response.end("ok"));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { rate } = await load(`http://localhost:${port}`, 5);
  server.close();
  server.closeAllConnections();
  return rate;
}

type Rendered = { what: string; next: string };

/** Measures uncached pages, each rendered and compressed. The CPU time covers all threads of the server. */
async function measureUnknown(
  server: Server,
  { what, next, bare }: Rendered & { bare: number },
): Promise<void> {
  const begun = server.processorMs();
  const { rate, p99, failed, count } = await load(server.origin, duration, next);
  const processorMs = (server.processorMs() - begun) / count;
  report(`${what}: processor time, in bare answers`, (processorMs * bare) / 1000, budget.firstAnswers, "");
  console.log(
    `     ${what}: ${processorMs.toFixed(1)} ms of a processor, ${rate.toFixed(0)} /s, p99 ${p99.toFixed(0)} ms`,
  );
  report(`${what}: failed`, failed, 0, "");
  report(`${what}: memory`, server.memory(), budget.memory, "MB");
}

/**
 * Prints the rate of a mix of first and repeated requests; it has no budget
 * (docs/decisions/012-openings-are-rendered-at-run-time.md).
 */
async function measureFirst(server: Server, { what, next }: Rendered, seconds = duration): Promise<void> {
  const { rate, p99, failed } = await load(server.origin, seconds, next);
  console.log(`     ${what}: ${rate.toFixed(0)} /s, p99 ${p99.toFixed(0)} ms`);
  report(`${what}: failed`, failed, 0, "");
  report(`${what}: memory`, server.memory(), budget.memory, "MB");
}

async function measureRendered(
  server: Server,
  { what, next, bare }: Rendered & { bare: number },
): Promise<void> {
  const { rate, p99, failed } = await load(server.origin, duration, next);
  console.log(`     ${what}: ${rate.toFixed(0)} /s`);
  report(`${what}: against a bare answer`, rate / bare, budget.renderedShare, "", true);
  report(`${what}: p99`, p99, budget.slowestRendered, "ms");
  report(`${what}: failed`, failed, 0, "");
  report(`${what}: memory`, server.memory(), budget.memory, "MB");
}

/** Searches with results, each with a different list; `also` adds a word to make them different searches. */
function searches(also = ""): string[] {
  const words = ["engineer", "support", "remote", "english", "analyst", "designer", "night", "java", "india"];
  const orders = ["best", "newest", "closing", "title"];
  const pages = Array.from({ length: 60 }, (_, number) => number + 1);
  return words.flatMap((word) =>
    orders.flatMap((order) =>
      pages.map((page) => `/careers?q=${word}${also && `+${also}`}&sort=${order}&page=${page}`),
    ),
  );
}

const perSecond = 50;
const applySeconds = 60;

/** Sends applications at a constant rate, regardless of response times. */
async function measureApplications(server: Server, directory: string): Promise<void> {
  const acknowledged = new Map<string, string>();
  const times: number[] = [];
  let failed = 0;
  const apply = async () => {
    const file = randomFile(30_000);
    const begun = performance.now();
    const answer = await applyWithFile(server.origin, file).catch(() => undefined);
    times.push(performance.now() - begun);
    if (answer?.reference) acknowledged.set(answer.reference, sha256(file));
    else failed += 1;
  };
  const all: Promise<void>[] = [];
  const started = performance.now();
  for (let number = 0; number < perSecond * applySeconds; number += 1) {
    await wait(Math.max(0, started + (number * 1000) / perSecond - performance.now()));
    all.push(apply());
  }
  await Promise.all(all);
  const rate = (acknowledged.size * 1000) / (performance.now() - started);
  times.sort((a, b) => a - b);
  const what = `${perSecond} applications/s for ${applySeconds} s`;
  report(`${what}: acknowledged`, rate, perSecond * 0.98, "/s", true);
  report(`${what}: p99`, times[Math.floor(times.length * 0.99)] ?? Number.NaN, 1_000, "ms");
  report(`${what}: failed`, failed, 0, "");
  report(`${what}: memory`, server.memory(), budget.memory, "MB");
  await server.stop();
  report(`${what}: lost`, (await findLost({ directory }, acknowledged)).length, 0, "");
}

if (spawnSync("wrk", ["-v"]).error) {
  console.error("This bench needs wrk: apt-get install wrk");
  process.exit(1);
}
if (process.env.MALLOC_ARENA_MAX === undefined) {
  console.error("Memory is as in use only when npm sets it: npm run bench:server");
  process.exit(1);
}
const copy = copyProject();
const directory = mkdtempSync(`${tmpdir()}/bench-server-`);
try {
  const postings = writePostings(copy, Number(values.postings));
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: copy.root, stdio: "inherit" });
  if (status !== 0) throw new Error("The build with the postings failed");
  console.log(
    `${postings.length} more openings, built in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );

  // Only the first start of new code compiles it, for which Node loads a compiler.
  await (await startServer({ DATA_DIR: directory }, copy.root)).stop();
  const server = await startServer({ DATA_DIR: directory }, copy.root);
  await (await fetch(server.origin)).text();
  report("memory at rest", server.memory(), budget.memoryAtRest, "MB");
  const bare = await bareRate();
  console.log(`     a bare answer of Node: ${bare.toFixed(0)} /s`);
  const home = await load(server.origin, 5);
  report("a prerendered page: against a bare answer", home.rate / bare, budget.prerenderedShare, "", true);
  await measureUnknown(server, {
    what: "openings never asked for",
    next: inTurn(postings.toReversed()),
    bare,
  });
  const openings = byPopularity(postings);
  await measureFirst(
    server,
    { what: "openings as they are asked for, the first minute", next: openings },
    60,
  );
  await measureRendered(server, { what: "openings as they are asked for", next: openings, bare });
  await measureUnknown(server, {
    what: "searches never asked for",
    next: inTurn(["kolkata", "pune", "a", "s"].flatMap(searches)),
    bare,
  });
  const found = byPopularity(searches());
  await measureFirst(server, { what: "searches as they are asked for, the first minute", next: found }, 60);
  await measureRendered(server, { what: "searches as they are asked for", next: found, bare });
  await server.stop();

  // With only the project's own postings.
  const own = await startServer({ DATA_DIR: directory });
  report("memory at rest, with the project's own openings", own.memory(), budget.memoryAtRest, "MB");
  const uploads = await applyInParallel(own);
  report(`${uploads.step}: ${uploads.measured}`, Number(uploads.isOk), 1, "", true);
  await measureApplications(own, directory);
} finally {
  endServers();
  copy.remove();
  rmSync(directory, { recursive: true, force: true });
}

process.exit(reporter.finish());
