import "./config/set-node-env.ts";
import { createServer } from "node:http";
import { join } from "node:path";
import { createApi } from "./api/create-api.ts";
import { prepareDataDir } from "./config/data-dir.ts";
import { type Env, publicUrl, readEnv } from "./config/env.ts";
import { openFiles } from "./files/open-files.ts";
import { createUploads } from "./files/uploads.ts";
import type { ServerExports, SiteBuild } from "./handlers/site-build.ts";
import { createJobsFeed } from "./job-boards/feed.ts";
import { errorCode, log } from "./log.ts";
import { fileMailer, smtpMailer } from "./mail/mailer.ts";
import { createHealth } from "./monitoring/health.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { createSite } from "./site.ts";
import { createErasureLog, reapplyErasures } from "./store/erasure-log.ts";
import { findMessageByReference } from "./store/messages.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { isOnNetwork } from "./store/sqlite.ts";
import { createApplicationAccess } from "./submissions/application-access.ts";
import { createApplicationEraser } from "./submissions/erase-application.ts";
import { createProofOfWork, noProofOfWork } from "./submissions/proof-of-work.ts";
import { createApplicationSubmission } from "./submissions/submit-application.ts";
import { createMessageSubmission } from "./submissions/submit-message.ts";
import { createCompanyHandlers } from "./tasks/company-handlers.ts";
import { createHandlers } from "./tasks/handlers.ts";

/** Open requests and mails that are being sent get this long to end after SIGTERM, in milliseconds. */
const drainTimeoutMs = 10_000;

/** In which a request must have arrived, in milliseconds: ten megabytes on a slow telephone line. */
const requestTimeoutMs = 180_000;

/** Used while mails are only written as files. */
const defaultSender = { name: "", address: "site@localhost" };

function createMailer({ SMTP_URL, MAIL_FROM = defaultSender }: Env, mailFolder: string) {
  return SMTP_URL === undefined ? fileMailer(mailFolder, MAIL_FROM) : smtpMailer(SMTP_URL, MAIL_FROM);
}

function createFeed({ JOBS_FEED: board, DATA_DIR: directory }: Env, exports: ServerExports) {
  if (!board) return null;
  const { feedDefaults: defaults, showPostings: show } = exports;
  return createJobsFeed({ board, defaults, directory, show });
}

/** Loads the library only where metrics are on. */
async function createMetrics({ METRICS_KEY }: Env, store: Store) {
  if (METRICS_KEY === undefined) return undefined;
  const metrics = await import("./monitoring/metrics.ts");
  return metrics.createMetrics(store, METRICS_KEY);
}

async function start(): Promise<void> {
  const env = readEnv();
  prepareDataDir(env.DATA_DIR);
  const buildFolder = `${import.meta.dirname}/../build`;
  const build: SiteBuild = await import(`${buildFolder}/server/index.js`);
  const { serverExports } = build.entry.module;
  if (!serverExports) throw new Error("The build is of another version: build it again");
  const { mailWords, findPosting } = serverExports;

  if (env.DATABASE_URL === undefined && isOnNetwork(env.DATA_DIR)) {
    console.error(`The data directory ${env.DATA_DIR} is on a network drive, where SQLite may lose data`);
  }
  const store = await openStore({ directory: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, (error) =>
    log("warn", "database-connection-lost", { failure: errorCode(error) }),
  );
  const erasureLog = createErasureLog(env.DATA_DIR);
  const erasedAgain = await reapplyErasures(store, erasureLog);
  if (erasedAgain > 0) log("warn", "erased-again", { applications: erasedAgain });
  const mailFolder = join(env.DATA_DIR, "mail");
  const mailer = createMailer(env, mailFolder);
  const files = openFiles(env);
  const eraseEverything = createApplicationEraser({
    store,
    mailFolder,
    logErasure: (id) => erasureLog.append([id]),
  });
  const outbox = createOutbox({
    store,
    handlers: {
      ...createHandlers({
        store,
        mailer,
        contactTo: env.CONTACT_TO ?? defaultSender,
        words: mailWords,
        mailFolder,
        // Links in mails never take the name that a request came by: anybody may write one there.
        siteUrl: publicUrl(env),
        files,
        eraseEverything,
      }),
      ...createCompanyHandlers({ store, files, findPosting, env }),
    },
  });
  const submitMessage = createMessageSubmission(store, outbox.wake);
  const submitApplication = createApplicationSubmission(store, outbox.wake);
  const candidates = createApplicationAccess({ store, files, eraseEverything, wakeOutbox: outbox.wake });
  const proofOfWork = env.ALTCHA === "on" ? await createProofOfWork(store) : noProofOfWork;
  let isStopping = false;
  const feed = createFeed(env, serverExports);
  await feed?.start();

  const server = createServer(
    { requestTimeout: requestTimeoutMs, headersTimeout: 10_000 },
    createSite(buildFolder, build, {
      health: createHealth(store, () => isStopping, feed?.state),
      api: createApi({
        store,
        files,
        isScanning: env.CLAMD_URL !== undefined,
        keys: env.ADMIN_API_KEYS,
        trustedProxies: env.TRUSTED_PROXIES,
      }),
      saveUpload: createUploads(store, files),
      directory: env.DATA_DIR,
      metrics: await createMetrics(env, store),
      proofOfWork,
      siteUrl: env.SITE_URL,
      trustedProxies: env.TRUSTED_PROXIES,
      servicesFor: (client) => ({
        submitMessage: (message, proof) =>
          proofOfWork.requireProof(proof, () => submitMessage(message, client)),
        findReceipt: async (reference) => {
          const found = await findMessageByReference(store, reference);
          return found && { reference, arrivedAt: found.arrived_at, isMailed: found.suspicion === "" };
        },
        submitApplication: (application, proof) =>
          proofOfWork.requireProof(proof, () => submitApplication(application, client)),
        candidates: {
          ...candidates,
          requestLinks: (email) => candidates.requestLinks(email, client),
          allowGuess: () => candidates.allowGuess(client),
        },
      }),
    }),
  );

  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${env.PORT} is in use: stop what uses it, or set PORT to another one`;
    fail(error.code === "EADDRINUSE" ? inUse : error.message);
  });
  server.listen(env.PORT, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : env.PORT;
    if (env.SMTP_URL === undefined)
      console.log(`Mails are written to ${mailFolder}; set SMTP_URL to send them`);
    console.log(`Ready on http://localhost:${port}`);
    outbox.start().catch((error: unknown) => fail(`The outbox did not start: ${errorCode(error)}`));
  });

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    feed?.stop();
    setTimeout(() => process.exit(0), drainTimeoutMs).unref();
    const answered = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await answered;
    await outbox.stop();
    mailer.close();
    await store.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
