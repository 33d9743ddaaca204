import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createOwnerClient } from "#app/relay/owner.ts";
import { randomId } from "#domain/relay/bytes.ts";
import { writeRecoveryCode } from "#domain/relay/recovery-code.ts";
import { deriveRoundKeys } from "#domain/relay/seal.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import { namedFiles } from "#domain/round/merge-logs.ts";
import { minuteMs } from "#domain/time.ts";
import { freePort } from "#scripts/machine/free-port.ts";
import { type FileFolder, finding } from "../chaos/accounts.ts";
import { startBucketPeer } from "../chaos/bucket-peer.ts";
import { createFaultLog } from "../chaos/fault-log.ts";
import { type Fault, injectFaults } from "../chaos/faults.ts";
import { createRandom, type Random } from "../chaos/random.ts";
import { createSiteProcess } from "../chaos/site-process.ts";
import { findPostgres, startCluster } from "../cluster.ts";
import { type Drill, type Finding, wait, waitUntil } from "../drill.ts";
import { sha256 } from "../keep-applying.ts";
import { checkLog, checkRelay, checkSubmissions } from "./account.ts";
import { createApplicants, plantedWords } from "./applicants.ts";
import { createLedger, type Device, openDevice } from "./devices.ts";
import { createScanner, piecesOfFolders, plantedSecret, plantedText, readMemory } from "./find-planted.ts";
import { openPages } from "./page.ts";

type StoreKind = "sqlite" | "postgres";
type Options = { minutes: number; seed: number };
/** Cleanup steps; run in reverse order, even after a failure. */
type Undo = (() => unknown)[];

const lanes = 6;
const settleMs = 2 * minuteMs;

const newLink = (): CollectingLink => ({
  ...{ id: randomId(), secret: randomId(), isPaused: false, limit: 20_000, until: "2099-12-31" },
  card: {
    ...{
      employer: plantedWords("Palkhi"),
      title: "Support",
      place: "Bhiwandi",
      about: plantedWords("Nights"),
    },
    ...{ resume: "OPTIONAL", contact: { name: "Lata Pednekar", email: `${randomId()}@example.com` } },
    questions: [{ id: "shift", text: "Which shift?", kind: "TEXT", isRequired: false }],
  },
});

/** One process with SQLite and files in its folder, or two with PostgreSQL and a bucket. */
async function startRelay(folder: string, programs: string | undefined, undo: Undo) {
  const cluster = programs === undefined ? undefined : await startDatabase(programs, folder, undo);
  const bucketFolder = join(folder, "bucket");
  const bucket = cluster && (await startBucketPeer(bucketFolder));
  undo.push(() => bucket?.close());
  const settings = { ...(cluster && { DATABASE_URL: cluster.url }), ...bucket?.settings };
  const logs = join(folder, "logs");
  mkdirSync(logs);
  const sites = [];
  for (const name of cluster ? ["a", "b"] : ["a"]) {
    const env = { ...settings, PORT: String(await freePort()), DATA_DIR: join(folder, `data-${name}`) };
    const site = createSiteProcess(env, join(logs, name));
    undo.push(async () => {
      site.stopSampling();
      await site.end("SIGKILL");
    });
    await site.start();
    sites.push({ site, env });
  }
  const files: FileFolder = cluster
    ? { folder: bucketFolder, isBucket: true }
    : { folder: join(folder, "data-a", "files"), isBucket: false };
  return { sites, cluster, bucket, files, logs, folders: sites.map(({ env }) => env.DATA_DIR) };
}
type Relay = Awaited<ReturnType<typeof startRelay>>;

async function startDatabase(programs: string, folder: string, undo: Undo) {
  // The user `postgres` must be able to enter the folder.
  for (const path of [dirname(folder), folder]) chmodSync(path, 0o755);
  const clusterFolder = join(folder, "postgres");
  mkdirSync(clusterFolder);
  const cluster = await startCluster(programs, clusterFolder);
  undo.push(() => cluster.stop("SIGQUIT"));
  return cluster;
}

function faultsOf({ sites, cluster, bucket }: Relay): { machine: Fault[]; files: Fault[] } {
  const visitors = { disturbs: "VISITORS" } as const;
  const hold = (random: Random, min: number, max: number) => wait(random.between(min, max) * 1_000);
  const kills = sites.map(({ site }) => ({
    ...{ name: "kill -9", ...visitors },
    async run(random: Random) {
      await site.end("SIGKILL");
      await hold(random, 0, 2);
      await site.start();
    },
  }));
  const restart = (signal: "SIGINT" | "SIGQUIT") => async (random: Random) => {
    await cluster?.stop(signal);
    await hold(random, 0.5, 3);
    await cluster?.start();
  };
  return {
    machine: [
      ...kills,
      ...(cluster ? [{ name: "database restart", ...visitors, run: restart("SIGINT") }] : []),
      ...(cluster ? [{ name: "database crash", ...visitors, run: restart("SIGQUIT") }] : []),
    ],
    files: bucket
      ? [
          {
            ...{ name: "bucket 503", ...visitors },
            async run(random) {
              await bucket.setMode("FAIL");
              await hold(random, 2, 8);
              await bucket.setMode("ACCEPT");
            },
          },
        ]
      : [],
  };
}

/** Applicants and the owner's devices at work while faults come and go; then all of them finish what they began. */
async function play(
  relay: Relay,
  pages: ReturnType<typeof openPages>,
  folder: string,
  { minutes, seed }: Options,
) {
  const random = createRandom(seed);
  const ledger = createLedger();
  const [secret, link] = [Buffer.from(randomId(), "base64url"), newLink()];
  const first = await openDevice(ledger);
  const { round } = first;
  round.log.append({ kind: "SHARE", secret: secret.toString("base64url"), round: round.id });
  round.log.append({ kind: "LINK", link });
  await first.inStep(settleMs);
  let second = await openDevice(ledger, secret);
  const closed: Device[] = [];

  const faultLog = createFaultLog(join(folder, "faults.jsonl"));
  const until = Date.now() + minutes * minuteMs;
  const applicants = createApplicants(random, link);
  const applying = applicants.start(lanes);
  const owning = (async () => {
    for (let count = 1; Date.now() < until; count += 1) {
      await first.act(random, { mayRemove: true });
      await second.act(random, { mayRemove: false });
      await wait(random.between(200, 1_000));
      if (count % 25 > 0) continue;
      // The owner lost the device and opens the round on another one.
      second.close();
      closed.push(second);
      second = await openDevice(ledger, secret);
    }
  })();
  const images: { pid: number; image: Buffer[] }[] = [];
  const takeImages = () => {
    for (const { site } of relay.sites) images.push({ pid: site.pid(), image: readMemory(site.pid()) });
  };
  const { machine, files } = faultsOf(relay);
  const inject = (lane: number, faults: Fault[], gap: [number, number]) =>
    Promise.all(
      relay.sites
        .slice(0, 1)
        .map(({ site }) =>
          injectFaults(faults, { random: createRandom(seed + lane), faultLog, site, gap, until }),
        ),
    );
  await Promise.all([inject(1, machine, [2, 6]), inject(2, files, [4, 12])]);
  for (const { site } of relay.sites) await site.waitUntilReady();
  // While requests are running.
  takeImages();
  pages.clear();
  applicants.end();
  await Promise.all([applying, owning]);
  return { ...{ ledger, secret, link, first, second, applicants, faultLog, images, takeImages, closed } };
}
type Played = Awaited<ReturnType<typeof play>>;

/** Waits until both devices have taken in all there is, and opens the round on a third one. */
async function settle({ applicants, ledger, first, second, secret }: Played) {
  const isDone = ({ round }: Device) => {
    const { applied, handled } = round.state();
    const shown = new Set([...applied.values()].map(({ application }) => application.submission));
    return applicants.applicants.every(({ id, submission, withdrawal }) =>
      withdrawal === "ACKNOWLEDGED" ? !shown.has(id) : submission !== "ACKNOWLEDGED" || handled.has(id),
    );
  };
  const inStep = async (device: Device) =>
    (await device.inStep(settleMs)) &&
    (await waitUntil(() => isDone(device), settleMs)) &&
    device.inStep(settleMs);
  const isSettled = (await inStep(first)) && (await inStep(second)) && (await first.inStep(settleMs));
  const third = await openDevice(ledger, secret);
  return { third, isSettled: isSettled && (await third.inStep(settleMs)) };
}

const count = (texts: readonly string[]) =>
  [...Map.groupBy(texts, (text) => text)].map(([text, all]) => `${all.length} ${text}`).join(", ");

async function account(
  relay: Relay,
  pages: ReturnType<typeof openPages>,
  played: Played,
): Promise<Finding[]> {
  const { applicants, ledger, first, second, secret, faultLog } = played;
  const { third, isSettled } = await settle(played);
  const keys = await deriveRoundKeys(Uint8Array.from(secret));
  const parts = { applicants: applicants.applicants, ledger };
  const onDevices = [
    ...(await checkSubmissions(parts, first)),
    ...(await checkLog(parts, [third, first, second])),
  ];
  const names = await createOwnerClient(keys).fileNames();
  const hashes = namedFiles(third.round.log.getSnapshot().changes).map(({ hash }) => hash);
  const known = new Set(await Promise.all(hashes.map(keys.nameFile)));
  const ofWithdrawn = applicants.applicants.flatMap(({ withdrawal, file }) =>
    withdrawal === "ACKNOWLEDGED" && file ? [sha256(file.bytes)] : [],
  );
  const withdrawnNames = new Set(await Promise.all(ofWithdrawn.map(keys.nameFile)));
  for (const device of [first, second, third]) device.close();
  const { sent, lostAnswers, unanswered, refused } = pages.requests;
  const { repeats, sentAfterWithdrawal } = applicants.counts;
  const [site] = relay.sites;
  return [
    {
      step: "faults",
      measured: count(faultLog.records.map(({ name }) => name)),
      isOk: faultLog.records.filter(({ name }) => name === "kill -9").length > 1,
    },
    finding(
      "requests",
      `${sent} sent; ${lostAnswers} answers lost, ${unanswered} without one, ${refused} of 503; ` +
        `applicants repeated ${repeats}, and sent ${sentAfterWithdrawal} after their withdrawal`,
      applicants.unexpected,
    ),
    finding("devices", isSettled ? "in step" : "NOT in step", isSettled ? [] : ["not in step in time"]),
    ...onDevices,
    ...(await checkRelay(parts, { env: site?.env ?? {}, files: relay.files, names, known, withdrawnNames })),
    finding(
      "the processes",
      `${relay.sites.map((one) => one.site.countStarts()).join(" and ")} starts`,
      relay.sites.flatMap((one) => one.site.unexpectedEnds),
    ),
  ];
}

/** Backs up as the operator of a site with SQLite does. */
function backUp(env: NodeJS.ProcessEnv, { applicants }: Played, folder: string): Finding {
  const { PATH } = process.env;
  spawnSync(process.execPath, ["scripts/store.ts", "backup", folder], { env: { PATH, ...env } });
  const { files, missing } = JSON.parse(readFileSync(join(folder, "backup.json"), "utf8")) as {
    files: number;
    missing: string[];
  };
  // A kill between the note of a file and its bytes leaves the note for a day. Nothing refers to it.
  const lost = applicants.applicants.filter(
    ({ hash, submission, withdrawal }) =>
      submission === "ACKNOWLEDGED" && withdrawal === "NONE" && missing.includes(hash),
  );
  return finding(
    "npm run store -- backup",
    `${files} files, ${missing.length} named as missing, ${lost.length} of them acknowledged`,
    lost.map(({ id }) => `${id} is missing`),
  );
}

/** Backs up as the operator of a site with PostgreSQL and a bucket does, without compression. */
function copyDatabase({ cluster, files }: Relay, folder: string): Finding {
  mkdirSync(folder);
  const connection = ["-h", "127.0.0.1", "-p", new URL(cluster?.url ?? "").port, "-U", "site"];
  execFileSync(`${findPostgres()}/pg_dump`, [...connection, "-f", join(folder, "dump.sql"), "postgres"]);
  cpSync(files.folder, join(folder, "bucket"), { recursive: true });
  // The files of the database have then all that it has in memory.
  execFileSync(`${findPostgres()}/psql`, ["-q", ...connection, "-c", "checkpoint", "postgres"]);
  return { step: "pg_dump, and a copy of the bucket", measured: "done", isOk: true };
}

/** What only devices know, and what the relay knows only from requests: tokens, of which it stores hashes. */
async function plantedIn({ applicants, ledger, secret, link }: Played) {
  const keys = await deriveRoundKeys(Uint8Array.from(secret));
  const linkSecret = Buffer.from(link.secret, "base64url");
  const people = applicants.applicants.flatMap(({ name, email, answer, file }) =>
    [name, email, answer, ...(file ? [file.text] : [])].map((text) => plantedText(text, text)),
  );
  const texts = [link.card.employer, link.card.about, link.card.contact.email, ...ledger.planted];
  const code = writeRecoveryCode(Uint8Array.from(secret));
  return {
    sealed: [
      ...people,
      ...texts.map((text) => plantedText(text, text)),
      plantedSecret("the round's secret", secret, code, code.replaceAll("-", "")),
      plantedSecret("the link's secret", linkSecret),
    ],
    tokens: [
      plantedText("the owner's token", keys.token),
      ...applicants.applicants.map(({ token }) => plantedText("a token of a withdrawal", token)),
    ],
    controls: [plantedText("the round's id", keys.id), plantedText("the link's id", link.id)],
    heads: applicants.applicants
      .filter(({ submission, withdrawal }) => submission === "ACKNOWLEDGED" && withdrawal === "NONE")
      .map(({ head }) => ({ what: "the head of a sealed application", forms: [head] })),
    withdrawn: applicants.applicants
      .filter(({ withdrawal }) => withdrawal === "ACKNOWLEDGED")
      .map(({ head }) => ({ what: "the head of a withdrawn application", forms: [head] })),
  };
}

/** Looks for everything sealed in everything that the relay has: stored, written, backed up, in memory. */
async function scan(relay: Relay, played: Played, folder: string, backup: string): Promise<Finding[]> {
  const { sealed, tokens, controls, heads, withdrawn } = await plantedIn(played);
  const controlNames = new Set([...controls, ...heads].map(({ what }) => what));
  const atRest = createScanner([...sealed, ...tokens, ...controls, ...heads, ...withdrawn]);
  // A token is in the memory of who has to check it.
  const inMemory = createScanner([...sealed, ...controls]);
  const formCount = sealed.reduce((sum, { forms }) => sum + forms.length, 0);
  const row = (where: string, scanned: ReturnType<typeof atRest>, control: string): Finding => {
    const hits = scanned.found.filter((what) => !controlNames.has(what));
    return finding(
      `scan of ${where}`,
      `${(scanned.bytes / 1e6).toFixed(1)} MB: ${hits.length} of ${sealed.length} planted texts in ${formCount} forms; ` +
        `control ${control} ${scanned.found.includes(control) ? "found" : "NOT found"}`,
      [...hits, ...(scanned.found.includes(control) ? [] : ["the scan finds nothing"])],
    );
  };
  // Bytes that a killed process was receiving stay in its folder for a day, if others may write there.
  const inFolders = relay.cluster ? createScanner([...sealed, ...tokens, ...controls, ...heads]) : atRest;
  const images = played.images.map(({ image }) => inMemory(image));
  return [
    row("the data folders", inFolders(piecesOfFolders(...relay.folders)), "the round's id"),
    ...(relay.cluster
      ? [row("the database's files", atRest(piecesOfFolders(join(folder, "postgres"))), "the round's id")]
      : []),
    row("the stored files", atRest(piecesOfFolders(relay.files.folder)), "the head of a sealed application"),
    row("the logs", atRest(piecesOfFolders(relay.logs)), "the round's id"),
    row("a backup", atRest(piecesOfFolders(backup)), "the round's id"),
    row(
      `${images.length} images of memory`,
      {
        bytes: images.reduce((sum, { bytes }) => sum + bytes, 0),
        // A control must be in each of them.
        found: [...new Set(images.flatMap(({ found }) => found))].filter(
          (what) => !controlNames.has(what) || images.every(({ found }) => found.includes(what)),
        ),
      },
      "the round's id",
    ),
  ];
}

async function runOn(store: StoreKind, folder: string, options: Options): Promise<Finding[]> {
  const programs = store === "postgres" ? findPostgres() : undefined;
  if (store === "postgres" && programs === undefined)
    return [{ step: "all", measured: "no PostgreSQL is installed here", isOk: "not possible here" }];
  const undo: Undo = [];
  try {
    const relay = await startRelay(folder, programs, undo);
    const pages = openPages(
      createRandom(options.seed + 3),
      relay.sites.map(({ site }) => site.origin),
    );
    undo.push(pages.close);
    const played = await play(relay, pages, folder, options);
    const backup = join(folder, "backup");
    const findings = await account(relay, pages, played);
    played.takeImages();
    const [site] = relay.sites;
    findings.push(relay.cluster ? copyDatabase(relay, backup) : backUp(site?.env ?? {}, played, backup));
    for (const one of relay.sites) await one.site.end("SIGTERM");
    return [...findings, ...(await scan(relay, played, folder, backup))];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/**
 * Applicants and the owner's devices use a round at the relay, with the code of their pages, while processes are killed, the
 * bucket fails and the database is restarted. Then everything that the relay acknowledged is accounted for, and everything
 * that was sealed is looked for wherever the relay has or had it.
 */
export const createRounds =
  (stores: readonly StoreKind[], options: Options): Drill =>
  async (folder) => {
    const findings: Finding[] = [];
    for (const store of stores) {
      console.log(
        `rounds: npm run drill -- rounds --minutes ${options.minutes} --seed ${options.seed} --store ${store}`,
      );
      const storeFolder = join(folder, store);
      mkdirSync(storeFolder);
      const found = await runOn(store, storeFolder, options);
      findings.push(...found.map((line) => ({ ...line, step: `${store}: ${line.step}` })));
    }
    return findings;
  };
