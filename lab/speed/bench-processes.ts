import "#server/config/set-node-env.ts";
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { minuteMs } from "#domain/time.ts";
import { isBuildCurrent } from "#scripts/build/build-stamp.ts";
import { freePort } from "#scripts/machine/free-port.ts";
import { createReport } from "#scripts/size/report.ts";
import { readEnv } from "#server/config/env.ts";
import { s3Files } from "#server/files/s3-files.ts";
import { toReference } from "#server/store/new-id.ts";
import { openStore } from "#server/store/open-store.ts";
import { endServers } from "#tests/support/server.ts";
import { checkAnswers, checkMails, checkStore, checkWebhooks } from "../drill/chaos/accounts.ts";
import { createFaultLog } from "../drill/chaos/fault-log.ts";
import { createHttpClient } from "../drill/chaos/http-client.ts";
import { createLedger } from "../drill/chaos/ledger.ts";
import { createLoad } from "../drill/chaos/load.ts";
import { startMailPeer } from "../drill/chaos/mail-peer.ts";
import { createSiteProcess, type SiteProcess } from "../drill/chaos/site-process.ts";
import { drainOutbox, forceSweep } from "../drill/chaos/sweep.ts";
import { startWebhookPeer } from "../drill/chaos/webhook-peer.ts";
import { findPostgres, startCluster } from "../drill/cluster.ts";
import { wait } from "../drill/drill.ts";
import { mailSettings } from "../drill/smtp-peer.ts";
import { startApiCalls } from "./processes/api-calls.ts";
import { type Bucket, startBucket } from "./processes/bucket.ts";
import { type Seeded, seedApplications } from "./processes/seed.ts";
import { median, percentile95 } from "./statistics.ts";

/*
 * npm run bench:processes [-- --applications 600000 --minutes 6 --rate 20 --without-faults --folder DIRECTORY]
 * Two processes on one PostgreSQL and one bucket with as many applications as half a year brings: times the
 * calls of the API at a constant rate and takes the memory, while candidates apply, confirm, withdraw and
 * erase, and while each process is killed, the database crashes and the bucket fails. Then it looks for
 * everything that was acknowledged. Fails if a budget is exceeded, or if anything is lost or there twice.
 * Times of answers are those without a fault; generator, database and both processes share the cores. With
 * --folder the database and the bucket stay there, and the next run need not fill them.
 */
const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "600000" },
    minutes: { type: "string", default: "6" },
    rate: { type: "string", default: "20" },
    "without-faults": { type: "boolean", default: false },
    folder: { type: "string" },
  },
});
const [count, minutes, perSecond] = [values.applications, values.minutes, values.rate].map(Number) as [
  number,
  number,
  number,
];
const budget = { callMs: 100, memory: 400 };
const processCount = 2;
const drainTimeoutMs = 10 * minuteMs;
/** Between two faults, with as much time for undisturbed answers. */
const calmMs = 20_000;

type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Fault = { name: string; run: () => Promise<void> };

function listFaults(sites: readonly SiteProcess[], cluster: Cluster, bucket: Bucket): Fault[] {
  const kills = sites.map((site) => ({
    name: "kill -9",
    run: async () => {
      await site.end("SIGKILL");
      await wait(2_000);
      await site.start();
    },
  }));
  return [
    ...kills,
    {
      name: "database crash",
      run: async () => {
        await cluster.stop("SIGQUIT");
        await wait(1_000);
        await cluster.start();
      },
    },
    {
      name: "bucket 503",
      run: async () => {
        await bucket.setMode("FAIL");
        await wait(10_000);
        await bucket.setMode("ACCEPT");
      },
    },
  ];
}

/** Fills the database and the bucket, unless a run before has. */
async function seedStore({ url }: Cluster, { bucket }: Bucket, folder: string): Promise<Seeded> {
  const file = join(folder, "seeded.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Seeded;
  const begun = performance.now();
  // Creates the tables.
  await (await openStore({ directory: folder, databaseUrl: url }, () => {})).close();
  const seeded = await seedApplications(url, s3Files(folder, bucket), count);
  writeFileSync(file, JSON.stringify(seeded));
  console.log(`     ${count} applications, stored in ${Math.round((performance.now() - begun) / 1000)} s`);
  return seeded;
}

/** The newest id of a row that was there before the run. */
async function findLast({ url }: Cluster, folder: string): Promise<string> {
  const { db, close } = await openStore({ directory: folder, databaseUrl: url }, () => {});
  const ids: string[] = [];
  for (const table of ["applications", "messages"] as const) {
    const { last } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.max("id").as("last"))
      .executeTakeFirstOrThrow();
    ids.push(last ?? "");
  }
  await close();
  return ids.sort().at(-1) ?? "";
}

const programs = findPostgres();
if (!programs) {
  console.error("This bench needs PostgreSQL: apt-get install postgresql");
  process.exit(1);
}
if (process.env.MALLOC_ARENA_MAX === undefined) {
  console.error("Memory is as in use only when npm sets it: npm run bench:processes");
  process.exit(1);
}
if (!isBuildCurrent()) {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const reporter = createReport();
/** The database and the bucket; everything else is of this run. */
const kept = values.folder ?? mkdtempSync(`${tmpdir()}/bench-processes-`);
const folder = mkdtempSync(`${tmpdir()}/bench-processes-`);
const undo: (() => unknown)[] = [];
try {
  // The user `postgres` must be able to enter the folder.
  const clusterFolder = join(kept, "postgres");
  mkdirSync(clusterFolder, { recursive: true });
  chmodSync(kept, 0o755);
  const cluster = await startCluster(programs, clusterFolder);
  undo.push(() => cluster.stop("SIGINT"));
  const bucketFolder = join(kept, "bucket");
  const bucket = await startBucket(bucketFolder);
  const [mail, webhook] = [await startMailPeer(), await startWebhookPeer()];
  undo.push(bucket.close, mail.close, webhook.close);
  const seeded = await seedStore(cluster, bucket, kept);
  const after = await findLast(cluster, kept);

  const apiKey = randomBytes(32).toString("hex");
  const shared = {
    DATABASE_URL: cluster.url,
    ...mailSettings("127.0.0.1", mail.port),
    ADMIN_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/hooks`,
    ADMIN_WEBHOOK_SECRET: webhook.secret,
    ADMIN_API_KEYS: apiKey,
    ...bucket.settings,
    // Processes of an interrupted run on the same folder had other ports.
    ...(values.folder !== undefined && { ACCEPT_OTHER_SETTINGS: "1" }),
  };
  const sites: SiteProcess[] = [];
  for (let number = 0; number < processCount; number += 1) {
    const env = { ...shared, PORT: String(await freePort()), DATA_DIR: join(folder, `data-${number}`) };
    const site = createSiteProcess(env, join(folder, "site.log"));
    undo.push(() => site.end("SIGKILL"), site.stopSampling);
    await site.start();
    sites.push(site);
  }
  const [first, ...others] = sites;
  if (!first) throw new Error("No process was started");

  const client = createHttpClient(first.origin, ...others.map(({ origin }) => origin));
  const ledger = createLedger(join(folder, "ledger.jsonl"));
  const faultLog = createFaultLog(join(folder, "faults.jsonl"));
  const load = createLoad({
    ...{ client, ledger, mail, faultLog, apiKey, isScanning: false, after },
  });
  const loading = load.start();
  const calls = startApiCalls({ client, apiKey, seeded, faultLog, perSecond });
  const until = Date.now() + minutes * minuteMs;
  const faults = values["without-faults"] ? [] : listFaults(sites, cluster, bucket);
  for (let number = 0; Date.now() < until; number += 1) {
    await wait(Math.min(calmMs, Math.max(0, until - Date.now())));
    const fault = faults[number % faults.length];
    if (!fault || Date.now() >= until) continue;
    const { end } = faultLog.begin(fault.name, "VISITORS");
    await fault.run();
    for (const site of sites) await site.waitUntilReady();
    end();
  }
  await calls.end();
  load.end();
  await loading;

  for (const name of calls.names) {
    const times = calls.timings.flatMap((timing) => (timing.name === name ? [timing.milliseconds] : []));
    const what = `${name}: p95 of ${times.length}, median ${median(times).toFixed(0)} ms`;
    reporter.add({ what, measured: percentile95(times), limit: budget.callMs, unit: "ms" });
  }
  for (const [number, { memory }] of sites.entries()) {
    const most = Math.max(...memory.map(({ megabytes }) => megabytes));
    reporter.add({ what: `process ${number + 1}: memory`, measured: most, limit: budget.memory, unit: "MB" });
  }

  const env = readEnv({ ...shared, DATA_DIR: join(folder, "data-0") });
  const files = { folder: bucketFolder, isBucket: true };
  const isDrained = await drainOutbox(first, env, { timeoutMs: drainTimeoutMs });
  await load.finishReading();
  const isSwept = await forceSweep(files, env);
  for (const site of sites) await site.end("SIGTERM");
  const findings = [
    { step: "outbox after the last fault", measured: isDrained ? "drained" : "tasks left", isOk: isDrained },
    { step: "the sweep", measured: isSwept ? "ran" : "did not run", isOk: isSwept },
    ...(await checkStore(
      { directory: folder, databaseUrl: cluster.url },
      { files, ledger, listed: load.listed, isScanning: false, after },
    )),
    ...checkMails(mail.deliveries, ledger, faultLog, "team@site.example"),
    ...checkWebhooks(webhook.deliveries, ledger, faultLog, {
      toReference,
      wrongSignatures: webhook.countWrongSignatures(),
    }),
    ...checkAnswers(client.troubles, client.counts, load.unexpected, faultLog),
    ...sites.map(({ unexpectedEnds }, number) => ({
      step: `process ${number + 1}`,
      measured: `ended without a reason ${unexpectedEnds.length} times`,
      isOk: unexpectedEnds.length === 0,
    })),
  ];
  for (const { step, measured, isOk } of findings)
    reporter.add({ what: `${step}: ${measured}`, measured: Number(isOk), limit: 1, isFloor: true });
} finally {
  for (const step of undo.reverse()) await step();
  endServers();
  for (const path of values.folder === undefined ? [folder, kept] : [folder])
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

process.exit(reporter.finish());
