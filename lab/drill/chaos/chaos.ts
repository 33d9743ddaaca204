import { randomBytes, randomInt } from "node:crypto";
import { chmodSync, cpSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { minuteMs } from "#domain/time.ts";
import { freePort } from "#scripts/machine/free-port.ts";
import { readEnv } from "#server/config/env.ts";
import { toReference } from "#server/store/new-id.ts";
import { findPostgres, startCluster } from "../cluster.ts";
import { type Drill, type Finding, failureReason, wait } from "../drill.ts";
import { mountImage, unmount } from "../mount.ts";
import { mailSettings } from "../smtp-peer.ts";
import {
  checkAnswers,
  checkMails,
  checkMemory,
  checkPartialFiles,
  checkStore,
  checkTraces,
  checkWebhooks,
  type FileFolder,
  listStoredFiles,
} from "./accounts.ts";
import { startBucketPeer } from "./bucket-peer.ts";
import { createFaultLog } from "./fault-log.ts";
import { clientFaults, injectFaults, peerFaults, type Recovery, siteFaults, type Targets } from "./faults.ts";
import { createHttpClient } from "./http-client.ts";
import { createLedger } from "./ledger.ts";
import { createLoad } from "./load.ts";
import { startMailPeer } from "./mail-peer.ts";
import { createRandom } from "./random.ts";
import { findScanner, startScanner } from "./scanner-peer.ts";
import { createSiteProcess } from "./site-process.ts";
import { drainOutbox, forceSweep } from "./sweep.ts";
import { startWebhookPeer } from "./webhook-peer.ts";

type Options = { minutes: number; seed: number; store: "sqlite" | "postgres" };

/**
 * Parses the command-line options. If only this drill is selected, the defaults are an hour and a random
 * seed; as one of all drills it always runs for five minutes with seed 1.
 * @returns undefined if an option is invalid
 */
export function chaosOptions(
  texts: { minutes?: string | undefined; seed?: string | undefined; store?: string | undefined },
  isSelected: boolean,
): Options[] | undefined {
  const minutes = isSelected ? Number(texts.minutes ?? 60) : 5;
  const seed = isSelected ? Number(texts.seed ?? randomInt(2 ** 31)) : 1;
  const stores = (["sqlite", "postgres"] as const).filter((store) => (texts.store ?? store) === store);
  if (!(minutes > 0) || !Number.isInteger(seed) || stores.length === 0) return undefined;
  return stores.map((store) => ({ minutes, seed, store }));
}

const diskMegabytes = 4096;
const drainTimeoutMs = 10 * minuteMs;
const maxRecoveryMs = 30_000;

/** Mounts a file system that can be filled without harm to the machine. */
function mountDisk(folder: string): string {
  const mountPoint = join(folder, "disk");
  mkdirSync(mountPoint);
  mountImage(join(folder, "disk.img"), mountPoint, diskMegabytes);
  return mountPoint;
}

/** Cleanup steps; run in reverse order, even after a failure. */
type Undo = (() => unknown)[];

const notPossible = (step: string, measured: string): Finding => ({
  step,
  measured,
  isOk: "not possible here",
});

async function startDatabase(programs: string, folder: string, undo: Undo) {
  // The user `postgres` must be able to enter the folder.
  for (const path of [dirname(folder), folder]) chmodSync(path, 0o755);
  const clusterFolder = join(folder, "postgres");
  mkdirSync(clusterFolder);
  const cluster = await startCluster(programs, clusterFolder);
  undo.push(async () => {
    cluster.thaw();
    await cluster.stop("SIGQUIT");
  });
  return cluster;
}

/** Starts everything that the site needs. What this machine does not allow becomes a row of the table. */
async function prepare(folder: string, { store }: Options, undo: Undo) {
  const impossible: Finding[] = [];
  let disk: string | undefined;
  try {
    const mountPoint = mountDisk(folder);
    undo.push(() => unmount(mountPoint));
    disk = mountPoint;
  } catch (error) {
    impossible.push(notPossible("disk full, data folder read-only", failureReason(error)));
  }
  const scannerProgram = findScanner();
  if (!scannerProgram)
    impossible.push(notPossible("virus scanner", "install it (Debian: apt-get install clamav-daemon)"));
  const scanner = scannerProgram ? await startScanner(scannerProgram, folder) : undefined;
  undo.push(() => scanner?.kill());
  const [mail, webhook] = [await startMailPeer(), await startWebhookPeer()];
  undo.push(mail.close, webhook.close);

  const programs = findPostgres();
  const isPostgres = store === "postgres" && programs !== undefined;
  const cluster = isPostgres ? await startDatabase(programs, folder, undo) : undefined;
  const bucketFolder = join(folder, "bucket");
  const bucket = isPostgres ? await startBucketPeer(bucketFolder) : undefined;
  undo.push(() => bucket?.close());

  const apiKey = randomBytes(32).toString("hex");
  const directory = disk === undefined ? join(folder, "data") : join(disk, "data");
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: directory,
    ...(cluster && { DATABASE_URL: cluster.url }),
    ...mailSettings("127.0.0.1", mail.port),
    ADMIN_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/hooks`,
    ADMIN_WEBHOOK_SECRET: webhook.secret,
    ADMIN_API_KEYS: apiKey,
    ...(scanner && { CLAMD_URL: scanner.url }),
    ...bucket?.settings,
  };
  const files: FileFolder = bucket
    ? { folder: bucketFolder, isBucket: true }
    : { folder: join(directory, "files"), isBucket: false };
  const site = createSiteProcess(env, join(folder, "site.log"));
  undo.push(async () => {
    site.stopSampling();
    await site.end("SIGKILL");
  });
  const client = createHttpClient(site.origin);
  const ledger = createLedger(join(folder, "ledger.jsonl"));
  const faultLog = createFaultLog(join(folder, "faults.jsonl"));
  const load = createLoad({ client, ledger, mail, faultLog, apiKey, isScanning: scanner !== undefined });
  const targets: Targets = { site, load, mail, webhook, scanner, bucket, cluster, disk };
  return { env, directory, files, impossible, client, ledger, faultLog, targets };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Injects faults under load until the time is up, and waits until the last one is lifted. */
async function play(
  { targets, faultLog }: Prepared,
  { minutes, seed }: Options,
): Promise<{ recoveries: Recovery[]; readyMs: number | undefined }> {
  const { site, load } = targets;
  const until = Date.now() + minutes * minuteMs;
  const loading = load.start();
  const inject = (lane: number, faults: Parameters<typeof injectFaults>[0], gap: [number, number]) =>
    injectFaults(faults, { random: createRandom(seed + lane), faultLog, site, gap, until });
  const [recoveries] = await Promise.all([
    inject(0, siteFaults(targets), [5, 15]),
    inject(1, peerFaults(targets), [3, 10]),
    inject(2, clientFaults(targets), [15, 45]),
  ]);
  const readyMs = await site.waitUntilReady();
  // Without active faults nothing may fail.
  await wait(10_000);
  load.end();
  await loading;
  return { recoveries, readyMs };
}

const countBy = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} ${name}`).join(", ");

async function account(
  { env, directory, files, client, ledger, faultLog, targets }: Prepared,
  { recoveries, readyMs }: Awaited<ReturnType<typeof play>>,
): Promise<Finding[]> {
  const { site, mail, webhook, load, scanner } = targets;
  const settings = readEnv(env);
  const drained = await drainOutbox(site, settings, { timeoutMs: drainTimeoutMs });
  const before = listStoredFiles(files).size;
  await load.finishReading();
  const isSwept = await forceSweep(files, settings);
  const removed = before - listStoredFiles(files).size;
  await site.end("SIGTERM");

  const location = { directory, ...(env.DATABASE_URL !== undefined && { databaseUrl: env.DATABASE_URL }) };
  const findings = await checkStore(location, {
    ...{ files, ledger, listed: load.listed, isScanning: scanner !== undefined },
  });
  const slowest = recoveries.toSorted((a, b) => (b.milliseconds ?? 1e9) - (a.milliseconds ?? 1e9))[0];
  const seconds = (milliseconds: number | undefined) =>
    milliseconds === undefined ? "never" : `${(milliseconds / 1000).toFixed(1)} s`;
  return [
    {
      step: "faults",
      measured: countBy(faultLog.records.map(({ name }) => name)),
      isOk: faultLog.records.length > 0,
    },
    ...findings,
    checkPartialFiles(directory),
    // PostgreSQL keeps erased rows until it vacuums.
    ...(env.DATABASE_URL === undefined ? [checkTraces(directory, ledger)] : []),
    {
      step: "the sweep",
      measured: `${isSwept ? "ran" : "did NOT run"}, ${removed} files removed`,
      isOk: isSwept,
    },
    ...checkMails(mail.deliveries, ledger, faultLog, "team@site.example"),
    ...checkWebhooks(webhook.deliveries, ledger, faultLog, {
      toReference,
      wrongSignatures: webhook.countWrongSignatures(),
    }),
    ...checkAnswers(client.troubles, client.counts, load.unexpected, faultLog),
    {
      step: "outbox after the last fault",
      measured: drained ? "drained" : `tasks left after ${drainTimeoutMs / minuteMs} min`,
      isOk: drained,
    },
    {
      step: "ready after the last fault, and at most after one",
      measured: `${seconds(readyMs)}, ${seconds(slowest?.milliseconds)} (${slowest?.name})`,
      isOk: [readyMs, slowest?.milliseconds].every((time) => time !== undefined && time <= maxRecoveryMs),
    },
    checkMemory(site.memory),
    {
      step: "the process",
      measured: `${site.countStarts()} starts; ended without a reason ${site.unexpectedEnds.length} times ${site.unexpectedEnds.join(", ")}`,
      isOk: site.unexpectedEnds.length === 0,
    },
  ];
}

/** Copies the logs that can explain a failure out of the temporary folder. */
function keepEvidence(folder: string, { store, seed }: Options): void {
  const evidence = join(tmpdir(), `chaos-${store}-${seed}`);
  mkdirSync(evidence, { recursive: true });
  for (const name of ["ledger.jsonl", "faults.jsonl", "site.log"])
    cpSync(join(folder, name), join(evidence, name));
  console.log(`chaos: the ledger, the faults and the site's log are in ${evidence}`);
}

async function runOnStore(folder: string, options: Options): Promise<Finding[]> {
  const { minutes, seed, store } = options;
  if (store === "postgres" && !findPostgres())
    return [notPossible("all", "install PostgreSQL (Debian: apt-get install postgresql)")];
  console.log(`chaos: npm run drill -- chaos --minutes ${minutes} --seed ${seed} --store ${store}`);
  const undo: Undo = [];
  try {
    const prepared = await prepare(folder, options, undo);
    await prepared.targets.site.start();
    const findings = [...prepared.impossible, ...(await account(prepared, await play(prepared, options)))];
    if (findings.some(({ isOk }) => isOk === false)) keepEvidence(folder, options);
    return findings;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Makes everything fail at random under load, then checks all acknowledged operations against the ledger. */
export const createChaos =
  (runs: readonly Options[]): Drill =>
  async (folder) => {
    const findings: Finding[] = [];
    for (const options of runs) {
      const storeFolder = join(folder, options.store);
      mkdirSync(storeFolder);
      const found = await runOnStore(storeFolder, options);
      findings.push(...found.map((line) => ({ ...line, step: `${options.store}: ${line.step}` })));
    }
    return findings;
  };
