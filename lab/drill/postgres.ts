import pg from "pg";
import { insertMessage } from "#server/store/messages.ts";
import { migrationLock } from "#server/store/migrations.ts";
import { openStore } from "#server/store/open-store.ts";
import { applyWithFile, postingPath, randomFile } from "#tests/support/candidates.ts";
import { isSettled, type Server, startServer } from "#tests/support/server.ts";
import { findPostgres, type startCluster, withCluster } from "./cluster.ts";
import { type Drill, type Finding, failureReason, timed, wait } from "./drill.ts";
import { findLost } from "./find-lost.ts";
import { keepApplying } from "./keep-applying.ts";
import { createSmtpPeer, mailSettings } from "./smtp-peer.ts";

type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function restartUnderLoad(server: Server, cluster: Cluster, directory: string): Promise<Finding[]> {
  const acknowledged = new Map<string, string>();
  const load = keepApplying(server.origin, acknowledged, { survivesOutages: true });
  const counts: number[] = [];
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    await wait(2_000);
    await cluster.stop(signal);
    await wait(1_000);
    await cluster.start();
    counts.push(acknowledged.size);
  }
  await wait(2_000);
  load.end();
  await load.ended;
  const isBack = acknowledged.size > (counts.at(-1) ?? 0);
  const lost = await findLost({ directory, databaseUrl: cluster.url }, acknowledged);
  return [
    {
      step: "restarts under load, clean and as a crash",
      measured: `${acknowledged.size} acknowledged, ${lost.length} lost`,
      isOk: acknowledged.size > 10 && lost.length === 0,
    },
    {
      step: "the server after the restarts",
      measured: `${server.isRunning() ? "runs" : "ended"}, ${isBack ? "takes applications again" : "takes none"}`,
      isOk: server.isRunning() && isBack,
    },
  ];
}

async function freezeCluster(server: Server, cluster: Cluster): Promise<Finding[]> {
  cluster.freeze();
  const fetchStatus = (path: string) =>
    timed(() =>
      fetch(server.origin + path, { signal: AbortSignal.timeout(60_000) })
        .then(async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        })
        .catch(() => 0),
    );
  const applying = timed(() =>
    applyWithFile(server.origin, randomFile(10_000)).catch((error: unknown) => ({
      status: 0,
      reference: undefined,
      failure: failureReason(error),
    })),
  );
  const [ready, page] = await Promise.all([fetchStatus("/readyz"), fetchStatus(postingPath)]);
  const applied = await applying;
  cluster.thaw();
  await wait(1_000);
  const afterThaw = await applyWithFile(server.origin, randomFile(10_000));
  const readyAfterThaw = await fetchStatus("/readyz");
  return [
    {
      step: "hangs (SIGSTOP): /readyz and reading",
      measured: `not ready (${ready.result}) after ${ready.milliseconds} ms, posting ${page.result} after ${page.milliseconds} ms`,
      isOk:
        ready.result === 503 &&
        ready.milliseconds < 4_000 &&
        page.result === 200 &&
        page.milliseconds < 1_000,
    },
    {
      step: "hangs: an application",
      measured: `answer ${applied.result.status || "none"} after ${(applied.milliseconds / 1000).toFixed(1)} s`,
      isOk: [422, 503].includes(applied.result.status) && applied.milliseconds < 30_000,
    },
    {
      step: "resumes (SIGCONT)",
      measured: `answer ${afterThaw.status}, ready ${readyAfterThaw.result}`,
      isOk: afterThaw.reference !== undefined && readyAfterThaw.result === 200,
    },
  ];
}

/** Longer than the query timeout of the site. */
const lockedMs = 14_000;

/** Starts a server while another process holds the migration lock. */
async function startBehindLock(cluster: Cluster, folder: string): Promise<Finding> {
  const other = new pg.Client({ connectionString: cluster.url });
  await other.connect();
  await other.query(`select pg_advisory_lock(${migrationLock})`);
  const starting = startServer({ DATA_DIR: `${folder}/locked`, DATABASE_URL: cluster.url }).catch(
    () => undefined,
  );
  const early = await Promise.race([starting.then(() => true), wait(lockedMs).then(() => false)]);
  await other.end();
  const server = await starting;
  await server?.stop();
  return {
    step: "start while another process migrates",
    measured: `${server ? "started" : "ended"}, ${early ? "before" : "after"} the lock was released at ${lockedMs / 1000} s`,
    isOk: server !== undefined && !early,
  };
}

const pendingMails = 2_000;
const processCount = 4;

async function shareQueue(cluster: Cluster, folder: string): Promise<Finding> {
  const store = await openStore({ directory: folder, databaseUrl: cluster.url }, () => {});
  const message = { reason: "demo", name: "Asha", email: "asha@example.com", company: "" };
  // Suspected bots get no receipt, so each message causes only the mail to the company.
  for (let number = 0; number < pendingMails; number += 1)
    await insertMessage(store, { ...message, message: `Message ${number}`, suspicion: "honeypot" });
  const rows = await store.db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "contact-received")
    .where("state", "=", "pending")
    .execute();
  await store.close();

  const peer = createSmtpPeer();
  const port = await peer.listen();
  const env = { DATABASE_URL: cluster.url, ...mailSettings("127.0.0.1", port) };
  const started = performance.now();
  const servers = await Promise.all(
    Array.from({ length: processCount }, (_, number) =>
      startServer({ ...env, DATA_DIR: `${folder}/${number}` }),
    ),
  );
  const [first] = servers;
  const isDone = first !== undefined && (await isSettled(first, 120_000));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await Promise.all(servers.map((server) => server.stop()));
  await peer.close();

  const copies = new Map<string, number>();
  for (const { id } of peer.mails) copies.set(id, (copies.get(id) ?? 0) + 1);
  const missing = rows.filter(({ id }) => !copies.has(`${id}@site.example`)).length;
  const duplicates = [...copies.values()].filter((count) => count > 1).length;
  const shares = servers.map(
    (server) => server.output().match(/"outbox-done".*"contact-received"/g)?.length ?? 0,
  );
  return {
    step: `${processCount} processes, ${pendingMails} pending mails`,
    measured: `${copies.size} sent in ${seconds} s, ${missing} missing, ${duplicates} twice; per process ${shares.join(", ")}`,
    isOk:
      isDone &&
      rows.length === pendingMails &&
      missing === 0 &&
      duplicates === 0 &&
      shares.every((share) => share > 0),
  };
}

/** Restarts and freezes PostgreSQL, and shares it between several processes. */
export const postgres: Drill = async (folder) => {
  const bin = findPostgres();
  if (!bin)
    return [{ step: "PostgreSQL", measured: "no server is installed here", isOk: "not possible here" }];
  return withCluster(bin, folder, async (cluster) => {
    const directory = `${folder}/data`;
    const server = await startServer({ DATA_DIR: directory, DATABASE_URL: cluster.url });
    const findings = [
      ...(await restartUnderLoad(server, cluster, directory)),
      ...(await freezeCluster(server, cluster)),
    ];
    await server.stop();
    return [...findings, await startBehindLock(cluster, folder), await shareQueue(cluster, folder)];
  });
};
