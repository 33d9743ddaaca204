import { networkInterfaces } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { applyWithFile, randomFile } from "./candidates.ts";
import { becomes, type Drill, type Finding, wait } from "./drill.ts";
import { startServer } from "./server.ts";
import { createSmtpPeer, mailSettings, type PeerBehaviour } from "./smtp-peer.ts";

type Row = { attempts: number; state: string; failure: string };

/** The database of a running server, seen from beside it. */
function lookInto(folder: string) {
  const database = new DatabaseSync(`${folder}/site.db`, { timeout: 5000 });
  const mail = `from outbox join applications on applications.id = outbox.subject
    where outbox.kind = 'application-receipt' and applications.email = ?`;
  return {
    mailTo: (email: string) =>
      database.prepare(`select attempts, outbox.state, failure ${mail}`).get(email) as Row | undefined,
    /** Waits are minutes and hours long: the clock goes to their end. */
    endWaits: () =>
      database.exec(
        "update outbox set due_at = 0 where state = 'pending' and subject <> '' and lease_until = 0",
      ),
    close: () => database.close(),
  };
}
type Book = ReturnType<typeof lookInto>;

/** Ends the waits until the mail to an address is in a state. */
const reaches = (book: Book, email: string, state: string, timeoutMs = 45_000) =>
  becomes(async () => {
    if (book.mailTo(email)?.state === state) return true;
    book.endWaits();
    await wait(200);
    return false;
  }, timeoutMs);

const said = (row: Row | undefined) =>
  row
    ? `${row.state} after ${row.attempts} attempt${row.attempts === 1 ? "" : "s"} ${row.failure}`.trim()
    : "not owed";

async function moods(folder: string): Promise<Finding[]> {
  const manners: Record<string, (attempt: number) => PeerBehaviour> = {
    "taken@example.com": () => "take",
    "greylisted@example.com": (attempt) => (attempt <= 2 ? 451 : "take"),
    "refused@example.com": () => 550,
    "full@example.com": (attempt) => (attempt <= 1 ? 552 : "take"),
    "hanging@example.com": (attempt) => (attempt <= 1 ? "hang" : "take"),
  };
  const peer = createSmtpPeer((to, attempt) => manners[to]?.(attempt) ?? "take");
  const port = await peer.listen();
  const server = await startServer({ DATA_DIR: folder, ...mailSettings("127.0.0.1", port) });
  const book = lookInto(folder);
  const findings: Finding[] = [];
  for (const email of Object.keys(manners)) await applyWithFile(server.origin, randomFile(1000), email);
  const expected: [string, string, string, number, number][] = [
    ["a server that takes it", "taken@example.com", "done", 1, 1],
    ["550: never", "refused@example.com", "dead", 1, 0],
    ["451 twice (greylisting)", "greylisted@example.com", "done", 3, 1],
    ["552 once (mailbox full)", "full@example.com", "done", 2, 1],
    ["silence after the text, once", "hanging@example.com", "done", 2, 1],
  ];
  for (const [did, email, state, attempts, copies] of expected) {
    const isThere = await reaches(book, email, state);
    const row = book.mailTo(email);
    const taken = peer.mails.filter(({ to }) => to === email).length;
    findings.push({
      did,
      measured: `${said(row)}, ${taken} taken`,
      isOk: isThere && row?.attempts === attempts && taken === copies,
    });
  }
  const isSilent = !/@example\.com|Asha/.test(server.output());
  findings.push({
    did: "names and addresses in the log",
    measured: isSilent ? "none" : "some",
    isOk: isSilent,
  });

  await peer.close();
  const late = "late@example.com";
  const { reference } = await applyWithFile(server.origin, randomFile(1000), late);
  const isWaiting = await becomes(() => book.mailTo(late)?.failure !== "", 15_000);
  const down = said(book.mailTo(late));
  const again = createSmtpPeer();
  await again.listen("127.0.0.1", port);
  const isThere = await reaches(book, late, "done");
  findings.push({
    did: "the server is down, then back",
    measured: `${reference ? "acknowledged" : "NOT acknowledged"}; ${down}; then ${again.mails.length} taken`,
    isOk: reference !== undefined && isWaiting && isThere && again.mails.length === 1,
  });
  book.close();
  await server.stop();
  await again.close();
  return findings;
}

/** Beyond this machine mails go through TLS or not at all. */
async function encryption(folder: string): Promise<Finding[]> {
  const host = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  const cases = [
    { did: "TLS is needed and not offered", options: { disabledCommands: ["STARTTLS" as const] } },
    // smtp-server's own certificate is signed by nobody.
    { did: "TLS with a certificate that nobody vouches for", options: {} },
  ];
  const findings: Finding[] = [];
  for (const [number, { did, options }] of cases.entries()) {
    if (host === undefined) {
      findings.push({ did, measured: "this machine has no address but its own", isOk: "not possible here" });
      continue;
    }
    const peer = createSmtpPeer(() => "take", options);
    const port = await peer.listen(host);
    const directory = `${folder}/tls-${number}`;
    const server = await startServer({ DATA_DIR: directory, ...mailSettings(host, port) });
    const book = lookInto(directory);
    const email = "secret@example.com";
    await applyWithFile(server.origin, randomFile(1000), email);
    await becomes(() => book.mailTo(email)?.failure !== "", 15_000);
    const row = book.mailTo(email);
    findings.push({
      did,
      measured: `${said(row)}; senders said in plain text: ${peer.senders()}`,
      isOk: row?.state === "pending" && row.failure !== "" && peer.senders() === 0 && peer.mails.length === 0,
    });
    book.close();
    await server.stop();
    await peer.close();
  }
  return findings;
}

/** Mail servers as they are. */
export const smtp: Drill = async (folder) => [
  ...(await moods(`${folder}/moods`)),
  ...(await encryption(folder)),
];
