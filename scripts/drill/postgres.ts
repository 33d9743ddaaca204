import { chmodSync, mkdirSync } from "node:fs";
import { insertMessage } from "#server/store/messages.ts";
import { openStore } from "#server/store/open-store.ts";
import { applyWithFile, keepApplying, postingPath, randomFile } from "./candidates.ts";
import { binaries, startCluster } from "./cluster.ts";
import { type Drill, type Finding, failureReason, timed, wait } from "./drill.ts";
import { findLost } from "./kept.ts";
import { isSettled, type Server, startServer } from "./server.ts";
import { createSmtpPeer, mailSettings } from "./smtp-peer.ts";

type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function restarts(server: Server, cluster: Cluster, directory: string): Promise<Finding[]> {
  const acknowledged = new Map<string, string>();
  const load = keepApplying(server.origin, acknowledged, { goesOn: true });
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
      did: "restarted under load, in order and as a crash",
      measured: `${acknowledged.size} acknowledged, ${lost.length} lost`,
      isOk: acknowledged.size > 10 && lost.length === 0,
    },
    {
      did: "the server after it",
      measured: `${server.isRunning() ? "runs" : "ended"}, ${isBack ? "takes applications again" : "takes none"}`,
      isOk: server.isRunning() && isBack,
    },
  ];
}

async function frozen(server: Server, cluster: Cluster): Promise<Finding[]> {
  cluster.freeze();
  const status = (path: string) =>
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
  const [ready, page] = await Promise.all([status("/readyz"), status(postingPath)]);
  const applied = await applying;
  cluster.thaw();
  await wait(1_000);
  const again = await applyWithFile(server.origin, randomFile(10_000));
  const readyAgain = await status("/readyz");
  return [
    {
      did: "hangs (SIGSTOP): /readyz and reading",
      measured: `not ready (${ready.result}) after ${ready.milliseconds} ms, opening ${page.result} after ${page.milliseconds} ms`,
      isOk:
        ready.result === 503 &&
        ready.milliseconds < 4_000 &&
        page.result === 200 &&
        page.milliseconds < 1_000,
    },
    {
      did: "hangs: an application",
      measured: `answer ${applied.result.status || "none"} after ${(applied.milliseconds / 1000).toFixed(1)} s`,
      isOk: [422, 503].includes(applied.result.status) && applied.milliseconds < 30_000,
    },
    {
      did: "goes on (SIGCONT)",
      measured: `answer ${again.status}, ready ${readyAgain.result}`,
      isOk: again.reference !== undefined && readyAgain.result === 200,
    },
  ];
}

const pendingMails = 2_000;
const processes = 4;

async function shared(cluster: Cluster, folder: string): Promise<Finding> {
  const store = await openStore({ directory: folder, databaseUrl: cluster.url }, () => {});
  const message = { reason: "demo", name: "Asha", email: "asha@example.com", company: "" };
  // Whoever may be a machine gets no mail: one for the company is owed.
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
    Array.from({ length: processes }, (_, number) =>
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
  const twice = [...copies.values()].filter((count) => count > 1).length;
  const shares = servers.map(
    (server) => server.output().match(/"outbox-done".*"contact-received"/g)?.length ?? 0,
  );
  return {
    did: `${processes} processes, ${pendingMails} owed mails`,
    measured: `${copies.size} sent in ${seconds} s, ${missing} missing, ${twice} twice; by each ${shares.join(", ")}`,
    isOk:
      isDone &&
      rows.length === pendingMails &&
      missing === 0 &&
      twice === 0 &&
      shares.every((share) => share > 0),
  };
}

/** PostgreSQL comes and goes, hangs, and is shared. */
export const postgres: Drill = async (folder) => {
  const bin = binaries();
  if (!bin)
    return [{ did: "PostgreSQL", measured: "no server is installed here", isOk: "not possible here" }];
  // Its user must get through to its own folder.
  chmodSync(folder, 0o755);
  const place = `${folder}/postgres`;
  mkdirSync(place);
  const cluster = await startCluster(bin, place);
  try {
    const directory = `${folder}/data`;
    const server = await startServer({ DATA_DIR: directory, DATABASE_URL: cluster.url });
    const findings = [...(await restarts(server, cluster, directory)), ...(await frozen(server, cluster))];
    await server.stop();
    return [...findings, await shared(cluster, folder)];
  } finally {
    cluster.thaw();
    await cluster.stop("SIGQUIT");
  }
};
