import { rmSync } from "node:fs";
import { join } from "node:path";
import { createApi } from "./api/create-api.ts";
import { prepareDataDir } from "./config/data-dir.ts";
import { type Env, publicUrl, whatsappConfig } from "./config/env.ts";
import { hashSettings } from "./config/shared-settings.ts";
import { openFiles } from "./files/open-files.ts";
import { enqueueScans } from "./files/scan.ts";
import { createUploads } from "./files/uploads.ts";
import type { ServerExports } from "./handlers/site-build.ts";
import { feedBoard } from "./job-boards/boards.ts";
import { createJobsFeed, type JobsFeed } from "./job-boards/feed.ts";
import { errorCode, log } from "./log.ts";
import { fileMailer, smtpMailer } from "./mail/mailer.ts";
import { createHealth } from "./monitoring/health.ts";
import { createOutbox, type Outbox } from "./outbox/outbox.ts";
import { createRelay, type Relay } from "./rounds/relay.ts";
import { createScorer, scoringProcesses } from "./scoring/scorer.ts";
import type { Backend } from "./site.ts";
import { createErasureLog, reapplyErasures, reapplyRoundErasures } from "./store/erasure-log.ts";
import { countFilesToRemove } from "./store/files.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { makeDue } from "./store/outbox-table.ts";
import { joinProcesses } from "./store/processes.ts";
import { isOnNetwork } from "./store/sqlite.ts";
import { createApplicationAccess } from "./submissions/application-access.ts";
import { createEraser } from "./submissions/erase-application.ts";
import { createProofOfWork, noProofOfWork } from "./submissions/proof-of-work.ts";
import { createSiteServices } from "./submissions/site-services.ts";
import { createCompanyHandlers } from "./tasks/company-handlers.ts";
import { createTaskHandlers } from "./tasks/task-handlers.ts";
import { createWhatsapp } from "./whatsapp/create-whatsapp.ts";

/** Sender and recipient while no others are set. */
const localMailbox = { name: "", address: "site@localhost" };

function createMailer({ SMTP_URL, MAIL_FROM = localMailbox }: Env, mailFolder: string) {
  return SMTP_URL === undefined ? fileMailer(mailFolder, MAIL_FROM) : smtpMailer(SMTP_URL, MAIL_FROM);
}

const maxRoundBytes = ({ ROUNDS_MAX_GB }: Env) => ROUNDS_MAX_GB * 1024 ** 3;

/** Loads the libraries only where metrics or traces are on. */
async function startMonitoring(
  env: Env,
  { relay, ...parts }: { store: Store; feedState?: JobsFeed["state"] | undefined; relay: Relay },
) {
  const { METRICS_KEY: key, OTEL_EXPORTER_OTLP_ENDPOINT: collector, DATA_DIR: directory } = env;
  const endpoint = env.OTEL_SDK_DISABLED === "true" ? undefined : collector;
  if (key === undefined && endpoint === undefined) return undefined;
  const { createMetrics, createMetricsPage } = await import("./monitoring/metrics.ts");
  const rounds = { maxBytes: maxRoundBytes(env), countReaders: relay.countReaders };
  const metrics = createMetrics({ ...parts, directory, rounds });
  const page = key === undefined ? undefined : createMetricsPage(metrics, key);
  if (endpoint === undefined) return { page };
  const { startTelemetry } = await import("./monitoring/telemetry.ts");
  return { page, close: startTelemetry({ ...env, endpoint }, metrics).close };
}

/** Opens the store and erases again what a restored backup may have brought back. */
async function prepareStore(env: Env) {
  const { DATA_DIR: directory, DATABASE_URL: databaseUrl } = env;
  prepareDataDir(directory);
  if (databaseUrl === undefined && isOnNetwork(directory)) {
    console.error(`The data directory ${directory} is on a network drive, where SQLite may lose data`);
  }
  const store = await openStore({ directory, databaseUrl }, (error) =>
    log("warn", "database-connection-lost", { failure: errorCode(error) }),
  );
  // What a killed process was receiving. With SQLite nobody else writes there; otherwise the daily sweep removes it.
  if (databaseUrl === undefined) rmSync(join(directory, "files", "new"), { recursive: true, force: true });
  const isAccepted = env.ACCEPT_OTHER_SETTINGS !== undefined;
  const membership = await joinProcesses(store, hashSettings(env), { isAccepted });
  if (databaseUrl !== undefined && env.S3_BUCKET === undefined) {
    console.error(
      `The files of visitors are in ${directory}: only one machine may run the site on this DATABASE_URL; set S3_* for more`,
    );
  }
  const erasureLog = createErasureLog(directory);
  const erasedAgain = await reapplyErasures(store, erasureLog);
  if (erasedAgain > 0) log("warn", "erased-again", { applications: erasedAgain });
  const roundsAgain = await reapplyRoundErasures(store, erasureLog);
  if (roundsAgain > 0) log("warn", "erased-again", { rounds: roundsAgain });
  // Theirs, and those of a process that was killed while it removed them.
  if ((await countFilesToRemove(store)) > 0) await makeDue(store, "erase-expired", Date.now());
  return { store, erasureLog, membership };
}

/** Everything behind the pages: the store, the outbox with its tasks, and the services of loaders and actions. */
export async function openBackend(env: Env, { mailWords: words, findPosting, ...exports }: ServerExports) {
  // Before anything opens: a wrong setting is an error of the start.
  const board = feedBoard(env);
  const processes = scoringProcesses(env.SCORING_PROCESSES);
  const { store, erasureLog, membership } = await prepareStore(env);
  const mailFolder = join(env.DATA_DIR, "mail");
  const mailer = createMailer(env, mailFolder);
  const files = openFiles(env);
  const contactTo = env.CONTACT_TO ?? localMailbox;
  // The Host header of a request is never used for links in mails: anyone can write it.
  const siteUrl = publicUrl(env);
  const eraser = createEraser({ store, files, mailFolder, logErasure: erasureLog.record });
  const saveUpload = createUploads(store, files);
  const { feedDefaults: defaults, showPostings: show } = exports;
  const feed = board && createJobsFeed({ board, defaults, directory: env.DATA_DIR, show });
  await feed?.start();
  const scorer = createScorer({ processes });
  const { score } = scorer;
  const config = whatsappConfig(env);
  const whatsapp =
    config &&
    (await createWhatsapp({
      ...{ store, files, eraser, saveUpload, config, siteUrl, score },
      findNumberChat: exports.findNumberChat,
      wakeOutbox: () => outbox.wake(),
    }));
  const outbox: Outbox = createOutbox({
    store,
    handlers: {
      ...whatsapp?.handlers,
      ...createTaskHandlers({ store, mailer, contactTo, words, mailFolder, siteUrl, files, eraser }),
      ...createCompanyHandlers({ store, files, findPosting, score, processes, env }),
    },
  });
  const wakeOutbox = outbox.wake;
  const isScanning = env.CLAMD_URL !== undefined;
  if (isScanning) await enqueueScans(store);
  const applications = createApplicationAccess({ store, files, eraser, isScanning, wakeOutbox });
  const proofOfWork = env.ALTCHA === "on" ? await createProofOfWork(store) : noProofOfWork;
  const relay = createRelay({
    ...{ store, files, eraser, wakeOutbox, requireProof: proofOfWork.requireProof },
    isOn: env.ROUNDS === "on",
    maxBytes: maxRoundBytes(env),
    databaseUrl: env.DATABASE_URL,
  });

  const monitoring = await startMonitoring(env, { store, feedState: feed?.state, relay });
  let isStopping = false;
  const backend: Backend = {
    servicesFor: createSiteServices({ store, applications, proofOfWork, wakeOutbox }),
    health: createHealth({
      store,
      isStopping: () => isStopping,
      feedState: feed?.state,
      metricsKey: env.METRICS_KEY,
    }),
    api: createApi({
      store,
      files,
      isScanning,
      eraser,
      wakeOutbox,
      isStopping: () => isStopping,
      keys: env.ADMIN_API_KEYS,
      trustedProxies: env.TRUSTED_PROXIES,
    }),
    relay,
    metrics: monitoring?.page,
    proofOfWork,
    saveUpload,
    whatsapp: whatsapp?.webhook,
    directory: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    isRoundOffline: env.ROUND_OFFLINE === "on",
  };
  return {
    backend,
    mailFolder,
    startOutbox: outbox.start,
    isStopping: () => isStopping,
    /** Reports "stopping" to health checks, takes no more postings, and ends the waiting for news of rounds. */
    announceStop() {
      isStopping = true;
      relay.stop();
      feed?.stop();
    },
    /** Resolves once running tasks have ended. */
    async close() {
      // Leaves first, as a slow task may outlive the time to stop: a restart may have other settings.
      await Promise.all([membership.leave(), outbox.stop(), relay.close()]);
      scorer.close();
      mailer.close();
      await monitoring?.close?.();
      await store.close();
    },
  };
}

export type OpenBackend = Awaited<ReturnType<typeof openBackend>>;
