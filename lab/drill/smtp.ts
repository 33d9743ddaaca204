import { networkInterfaces } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { applyWithFile, randomFile } from "#tests/support/candidates.ts";
import { startServer } from "#tests/support/server.ts";
import { type Drill, type Finding, wait, waitUntil } from "./drill.ts";
import { createSmtpPeer, mailSettings, type PeerBehaviour } from "./smtp-peer.ts";

type Row = { attempts: number; state: string; failure: string };

/** A second connection to the database of a running server. */
function openOutbox(folder: string) {
  const database = new DatabaseSync(`${folder}/site.db`, { timeout: 5000 });
  const receipt = `from outbox join applications on applications.id = outbox.subject
    where outbox.kind = 'application-receipt' and applications.email = ?`;
  return {
    receiptTo: (email: string) =>
      database.prepare(`select attempts, outbox.state, failure ${receipt}`).get(email) as Row | undefined,
    /** Makes pending retries due now; their delays are minutes and hours. */
    skipDelays: () =>
      database.exec(
        "update outbox set due_at = 0 where state = 'pending' and subject <> '' and lease_until = 0",
      ),
    close: () => database.close(),
  };
}
type Outbox = ReturnType<typeof openOutbox>;

/** Skips delays until the receipt to an address is in a state. @returns whether it got there in time */
const reachesState = (outbox: Outbox, email: string, state: string, timeoutMs = 45_000) =>
  waitUntil(async () => {
    if (outbox.receiptTo(email)?.state === state) return true;
    outbox.skipDelays();
    await wait(200);
    return false;
  }, timeoutMs);

const describeRow = (row: Row | undefined) =>
  row
    ? `${row.state} after ${row.attempts} attempt${row.attempts === 1 ? "" : "s"} ${row.failure}`.trim()
    : "no task";

async function answers(folder: string): Promise<Finding[]> {
  const behaviours: Record<string, (attempt: number) => PeerBehaviour> = {
    "accepted@example.com": () => "accept",
    "greylisted@example.com": (attempt) => (attempt <= 2 ? 451 : "accept"),
    "refused@example.com": () => 550,
    "full@example.com": (attempt) => (attempt <= 1 ? 552 : "accept"),
    "hanging@example.com": (attempt) => (attempt <= 1 ? "hang" : "accept"),
  };
  const peer = createSmtpPeer((to, attempt) => behaviours[to]?.(attempt) ?? "accept");
  const port = await peer.listen();
  const server = await startServer({ DATA_DIR: folder, ...mailSettings("127.0.0.1", port) });
  const outbox = openOutbox(folder);
  const findings: Finding[] = [];
  for (const email of Object.keys(behaviours)) await applyWithFile(server.origin, randomFile(1000), email);
  const expected: [string, string, string, number, number][] = [
    ["a server that accepts it", "accepted@example.com", "done", 1, 1],
    ["550: permanent", "refused@example.com", "dead", 1, 0],
    ["451 twice (greylisting)", "greylisted@example.com", "done", 3, 1],
    ["552 once (mailbox full)", "full@example.com", "done", 2, 1],
    ["silence after the text, once", "hanging@example.com", "done", 2, 1],
  ];
  for (const [step, email, state, attempts, copies] of expected) {
    const isInState = await reachesState(outbox, email, state);
    const row = outbox.receiptTo(email);
    const accepted = peer.mails.filter(({ to }) => to === email).length;
    findings.push({
      step,
      measured: `${describeRow(row)}, ${accepted} accepted`,
      isOk: isInState && row?.attempts === attempts && accepted === copies,
    });
  }
  const isLogClean = !/@example\.com|Asha/.test(server.output());
  findings.push({
    step: "names and addresses in the log",
    measured: isLogClean ? "none" : "some",
    isOk: isLogClean,
  });

  await peer.close();
  const late = "late@example.com";
  const { reference } = await applyWithFile(server.origin, randomFile(1000), late);
  const isRetrying = await waitUntil(() => outbox.receiptTo(late)?.failure !== "", 15_000);
  const whileDown = describeRow(outbox.receiptTo(late));
  const restarted = createSmtpPeer();
  await restarted.listen("127.0.0.1", port);
  const isDone = await reachesState(outbox, late, "done");
  findings.push({
    step: "the server is down, then back",
    measured: `${reference ? "acknowledged" : "NOT acknowledged"}; ${whileDown}; then ${restarted.mails.length} accepted`,
    isOk: reference !== undefined && isRetrying && isDone && restarted.mails.length === 1,
  });
  outbox.close();
  await server.stop();
  await restarted.close();
  return findings;
}

/** Mails must leave this machine only over TLS. */
async function encryption(folder: string): Promise<Finding[]> {
  const host = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  const cases = [
    { step: "TLS is required and not offered", options: { disabledCommands: ["STARTTLS" as const] } },
    // smtp-server's default certificate is self-signed.
    { step: "TLS with a self-signed certificate", options: {} },
  ];
  const findings: Finding[] = [];
  for (const [index, { step, options }] of cases.entries()) {
    if (host === undefined) {
      findings.push({
        step,
        measured: "this machine has only a loopback address",
        isOk: "not possible here",
      });
      continue;
    }
    const peer = createSmtpPeer(() => "accept", options);
    const port = await peer.listen(host);
    const directory = `${folder}/tls-${index}`;
    const server = await startServer({ DATA_DIR: directory, ...mailSettings(host, port) });
    const outbox = openOutbox(directory);
    const email = "secret@example.com";
    await applyWithFile(server.origin, randomFile(1000), email);
    await waitUntil(() => outbox.receiptTo(email)?.failure !== "", 15_000);
    const row = outbox.receiptTo(email);
    findings.push({
      step,
      measured: `${describeRow(row)}; senders sent in plain text: ${peer.countSenders()}`,
      isOk:
        row?.state === "pending" &&
        row.failure !== "" &&
        peer.countSenders() === 0 &&
        peer.mails.length === 0,
    });
    outbox.close();
    await server.stop();
    await peer.close();
  }
  return findings;
}

/** Runs against mail servers that accept, refuse, delay, hang, are down or have no valid TLS. */
export const smtp: Drill = async (folder) => [
  ...(await answers(`${folder}/answers`)),
  ...(await encryption(folder)),
];
