import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openStore, type Store } from "#server/store/open-store.ts";
import type { ApplicationRow, FileRow } from "#server/store/tables.ts";
import type { Finding } from "../drill.ts";
import type { Delivery } from "./delivery.ts";
import type { FaultLog } from "./fault-log.ts";
import type { Trouble } from "./http-client.ts";
import type { ApplicationEntry, Ledger } from "./ledger.ts";

/** The folder with the visitors' files, that of the site or of a bucket. */
export type FileFolder = { folder: string; isBucket: boolean };

/** s3rver adds an ending to the names of objects. */
const storedName = /^([0-9a-f]{64})(?:\._S3rver_object)?$/;

/** The paths of the visitors' files by their hashes. */
export function listStoredFiles({ folder }: FileFolder): Map<string, string> {
  const files = new Map<string, string>();
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const hash = storedName.exec(name)?.[1];
    if (hash !== undefined) files.set(hash, join(parentPath, name));
  }
  return files;
}

/** Groups problems that differ only in their time; shows the count and the first time of each. */
function summarise(problems: readonly string[]): string {
  const kinds = Map.groupBy(problems, (problem) => problem.replace(/ at 20\S+/, ""));
  const lines = [...kinds.values()].map((all) => `${all.length} × ${all[0]}`);
  return lines.slice(0, 12).join("; ");
}

/** A row of the result table: passes without problems, and otherwise shows some of them. */
export function finding(step: string, measured: string, problems: readonly string[]): Finding {
  const shown = summarise(problems);
  return {
    step,
    measured: problems.length === 0 ? measured : `${measured}; ${problems.length} wrong: ${shown}`,
    isOk: problems.length === 0,
  };
}

type StoredApplication = Pick<
  ApplicationRow,
  "id" | "reference" | "email" | "file" | "verified_at" | "withdrawn_at"
>;

function checkApplication(entry: ApplicationEntry, rows: StoredApplication[]): string[] {
  const { email, reference, hash, confirmation, withdrawal, erasure } = entry;
  const row = rows.find((candidate) => candidate.reference === reference);
  const problems: string[] = [];
  if (rows.length > 1 && !entry.mayBeDouble) problems.push(`${email} is stored ${rows.length} times`);
  if (erasure === "ACKNOWLEDGED" && row) problems.push(`${reference} was erased and is there`);
  if (erasure !== "NONE" || reference === undefined) return problems;
  if (!row) return [...problems, `${reference} is lost`];
  if (row.file !== hash) problems.push(`${reference} has another file`);
  if (confirmation === "ACKNOWLEDGED" && row.verified_at === null)
    problems.push(`${reference} lost its confirmation`);
  if (withdrawal === "ACKNOWLEDGED" && row.withdrawn_at === null)
    problems.push(`${reference} lost its withdrawal`);
  if (withdrawal === "NONE" && row.withdrawn_at !== null)
    problems.push(`${reference} was withdrawn by no one`);
  return problems;
}

type Checked = {
  files: FileFolder;
  ledger: Ledger;
  /** Ids that the API client has read. */
  listed: Record<"applications" | "messages", ReadonlySet<string>>;
  isScanning: boolean;
  /** Rows up to this id were there before the run. */
  after?: string;
};

/** Compares the stored rows and files with the ledger. */
export async function checkStore(
  location: { directory: string; databaseUrl?: string },
  parts: Checked,
): Promise<Finding[]> {
  const store = await openStore(location, () => {});
  try {
    return await checkRows(store, parts);
  } finally {
    await store.close();
  }
}

async function checkRows(
  { db }: Store,
  { files: fileFolder, ledger, listed, isScanning, after = "" }: Checked,
) {
  const applications: StoredApplication[] = await db
    .selectFrom("applications")
    .selectAll()
    .where("id", ">", after)
    .execute();
  const messages = await db
    .selectFrom("messages")
    .select(["id", "reference", "message"])
    .where("id", ">", after)
    .execute();
  const fileRows = await db.selectFrom("files").selectAll().execute();
  const answers = await db
    .selectFrom("answers")
    .select(["application", "file"])
    .where("application", ">", after)
    .execute();
  const uploads = await db.selectFrom("uploads").select("file").execute();
  const erasures = await db.selectFrom("erasures").select("application").execute();
  const waiting = await db
    .selectFrom("outbox")
    .select(["kind", "state", "failure"])
    .where("state", "<>", "done")
    .where("subject", "<>", "")
    .execute();

  const sentMessages = [...ledger.messages.values()];
  const acknowledgedMessages = sentMessages.filter(({ reference }) => reference !== undefined);
  const messageByReference = new Map(messages.map((row) => [row.reference, row]));
  const lostMessages = acknowledgedMessages.filter(
    ({ reference = "", text }) => messageByReference.get(reference)?.message !== text,
  );

  const rowsByEmail = Map.groupBy(applications, ({ email }) => email);
  const sent = [...ledger.applications.values()];
  const acknowledged = sent.filter(({ reference }) => reference !== undefined);
  const problems = sent.flatMap((entry) => checkApplication(entry, rowsByEmail.get(entry.email) ?? []));
  const strangers = applications.filter(({ email }) => !ledger.applications.has(email));
  const erasedIds = new Set(erasures.map(({ application }) => application));
  const returned = applications.filter(({ id }) => erasedIds.has(id));
  const ids = new Set(applications.map(({ id }) => id));
  const remains = answers.filter(({ application }) => !ids.has(application));
  const count = (operation: "confirmation" | "withdrawal" | "erasure") =>
    sent.filter((entry) => entry[operation] === "ACKNOWLEDGED").length;

  const stored = listStoredFiles(fileFolder);
  const named = new Set(fileRows.map(({ hash }) => hash));
  const orphans = [...stored.keys()].filter((hash) => !named.has(hash));
  const referred = new Set([...applications, ...answers, ...uploads].map(({ file }) => file).filter(Boolean));
  const damaged = [...referred].filter((hash) => {
    const path = stored.get(hash);
    return !path || createHash("sha256").update(readFileSync(path)).digest("hex") !== hash;
  });
  const marked = fileRows.filter(({ stored_at }) => stored_at < 0);

  const scanByHash = new Map(fileRows.map(({ hash, scan }) => [hash, scan]));
  const expectedScan = ({ isInfected }: ApplicationEntry): FileRow["scan"] =>
    isInfected ? "infected" : "clean";
  const scanned = isScanning ? acknowledged.filter(({ erasure }) => erasure === "NONE") : [];
  const wrongScans = scanned.filter((entry) => scanByHash.get(entry.hash) !== expectedScan(entry));
  const unlisted = [
    ...applications.filter(({ id }) => !listed.applications.has(id)),
    ...messages.filter(({ id }) => !listed.messages.has(id)),
  ];

  return [
    finding(
      "messages",
      `${sentMessages.length} sent, ${acknowledgedMessages.length} acknowledged`,
      lostMessages.map(({ reference }) => `${reference} is lost`),
    ),
    finding(
      "applications",
      `${sent.length} sent, ${acknowledged.length} acknowledged, ${applications.length} stored`,
      [...problems, ...strangers.map(({ reference }) => `no one sent ${reference}`)],
    ),
    finding(
      "acknowledged by candidates' own pages",
      `${count("confirmation")} confirmations, ${count("withdrawal")} withdrawals, ${count("erasure")} erasures`,
      [
        ...returned.map(({ reference }) => `${reference} came back`),
        ...remains.map(({ application }) => `answers of ${application} remain`),
      ],
    ),
    finding(`files in the ${fileFolder.isBucket ? "bucket" : "folder"}`, `${stored.size} files`, [
      ...orphans.map((hash) => `no row names ${hash.slice(0, 8)}`),
      ...damaged.map((hash) => `${hash.slice(0, 8)} is missing or damaged`),
      ...marked.map(({ hash }) => `${hash.slice(0, 8)} waits for its removal`),
    ]),
    finding(
      "scans of applications",
      `${scanned.length}, ${scanned.filter(({ isInfected }) => isInfected).length} infected`,
      wrongScans.map((entry) => `${entry.reference}: ${scanByHash.get(entry.hash)}`),
    ),
    finding(
      "read by the company through the API",
      `${listed.applications.size} applications, ${listed.messages.size} messages`,
      unlisted.map(({ reference }) => `${reference} was not listed`),
    ),
    finding(
      "tasks that are not done",
      `${waiting.length}`,
      waiting.map(({ kind, state, failure }) => `${kind} ${state} ${failure}`),
    ),
  ];
}

/** The site records a delivery within this time after the receiver's response, even on a busy machine. */
const notingMs = 5_000;

/**
 * Receiver faults that accept a delivery but lose the response. Slow or rejecting receivers must get it once.
 */
const answerBreaking = new Set(["mail down", "webhook hangs", "webhook down"]);

/** The fault that excuses a repeated delivery: it interrupted the site between sending and recording. */
function findExcuse(
  { receivedAt, answeredAt }: Delivery,
  faultLog: FaultLog,
  receiver: string,
): string | undefined {
  const faults = faultLog.during(receivedAt - 1_000, (answeredAt ?? receivedAt) + notingMs);
  const fault =
    faults.find(({ name, disturbs }) => disturbs === "VISITORS" && !name.startsWith("bucket")) ??
    faults.find(({ name }) => name.startsWith(receiver) && answerBreaking.has(name));
  return fault?.name;
}

/** Counts repeated deliveries by the fault that caused them, and reports those without one. */
function checkDoubles(
  receiver: "mail" | "webhook",
  deliveries: readonly Delivery[],
  faultLog: FaultLog,
): Finding {
  const causes = new Map<string, number>();
  const problems: string[] = [];
  for (const [id, copies] of Map.groupBy(deliveries, (delivery) => delivery.id)) {
    for (const copy of copies.slice(0, -1)) {
      const excuse = findExcuse(copy, faultLog, receiver);
      const at = new Date(copy.receivedAt).toISOString();
      console.log(`chaos: twice: ${receiver} ${copy.about} ${id} at ${at}: ${excuse ?? "NO REASON"}`);
      if (excuse) causes.set(excuse, (causes.get(excuse) ?? 0) + 1);
      else problems.push(`${copy.about} ${id} at ${at}`);
    }
  }
  const list = [...causes].map(([cause, count]) => `${count} ${cause}`).join(", ");
  const total = [...causes.values()].reduce((sum, count) => sum + count, 0);
  return finding(`${receiver}s twice`, `${total}${list && ` (${list})`}`, problems);
}

export function checkMails(
  deliveries: readonly Delivery[],
  ledger: Ledger,
  faultLog: FaultLog,
  company: string,
) {
  const toCompany = new Set(
    deliveries.filter(({ about }) => about === company).flatMap(({ names }) => names),
  );
  const receipts = new Map<string, Set<string>>();
  for (const { about, names } of deliveries)
    receipts.set(about, new Set([...(receipts.get(about) ?? []), ...names]));
  const missing: string[] = [];
  let due = 0;
  const expect = (isThere: boolean | undefined, what: string) => {
    due += 1;
    if (!isThere) missing.push(what);
  };
  for (const { email, reference } of ledger.messages.values()) {
    if (reference === undefined) continue;
    expect(toCompany.has(reference), `message ${reference} to the company`);
    expect(receipts.get(email)?.has(reference), `receipt of message ${reference}`);
  }
  for (const { email, reference, erasure } of ledger.applications.values()) {
    if (reference !== undefined && erasure === "NONE")
      expect(receipts.get(email)?.has(reference), `receipt of application ${reference}`);
  }
  return [
    finding("mails that acknowledged forms cause", `${due} due, ${deliveries.length} arrived`, missing),
    checkDoubles("mail", deliveries, faultLog),
  ];
}

export function checkWebhooks(
  deliveries: readonly Delivery[],
  ledger: Ledger,
  faultLog: FaultLog,
  { toReference, wrongSignatures }: { toReference: (id: string) => string; wrongSignatures: number },
) {
  const arrived = new Set<string>();
  for (const { about, names } of deliveries) {
    const [id = "", reference] = names;
    arrived.add(`${about} ${reference || toReference(id)}`);
  }
  const missing: string[] = [];
  let due = 0;
  const expect = (event: string, reference: string) => {
    due += 1;
    if (!arrived.has(`${event} ${reference}`)) missing.push(`${event} ${reference}`);
  };
  for (const { reference } of ledger.messages.values())
    if (reference !== undefined) expect("contact.received", reference);
  for (const { reference, confirmation, withdrawal, erasure } of ledger.applications.values()) {
    if (reference === undefined) continue;
    if (erasure === "ACKNOWLEDGED") expect("candidate.erased", reference);
    if (erasure !== "NONE") continue;
    expect("application.submitted", reference);
    if (confirmation === "ACKNOWLEDGED") expect("application.verified", reference);
    if (withdrawal === "ACKNOWLEDGED") expect("application.withdrawn", reference);
  }
  if (wrongSignatures > 0) missing.push(`${wrongSignatures} wrong signatures`);
  return [
    finding("events that acknowledged acts cause", `${due} due, ${deliveries.length} arrived`, missing),
    checkDoubles("webhook", deliveries, faultLog),
  ];
}

/**
 * While a fault affects visitors, 503 with Retry-After or no response is fine. Every other failure counts.
 */
export function checkAnswers(
  troubles: readonly Trouble[],
  counts: ReadonlyMap<string, number>,
  unexpected: readonly string[],
  faultLog: FaultLog,
): Finding[] {
  const problems: string[] = [];
  for (const { what, status, hasRetryAfter, failure, from, until } of troubles) {
    const at = new Date(from).toISOString();
    const isDisturbed = faultLog.during(from, until).some(({ disturbs }) => disturbs === "VISITORS");
    if (status !== 0 && (status !== 503 || !hasRetryAfter))
      problems.push(`${what}: ${status}${status === 503 ? " without Retry-After" : ""} at ${at}`);
    else if (!isDisturbed) problems.push(`${what}: ${status || failure} without a fault at ${at}`);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const unanswered = troubles.filter(({ status }) => status === 0).length;
  const kinds = Map.groupBy([...counts], ([key]) => key.replace(/ \S+$/, ""));
  const requests = [...kinds].map(
    ([kind, all]) => `${all.reduce((sum, [, count]) => sum + count, 0)} ${kind}`,
  );
  return [
    { step: "requests", measured: requests.join(", "), isOk: total > 0 },
    finding(
      "answers",
      `${total} requests, ${troubles.length - unanswered} of 503, ${unanswered} without an answer`,
      problems,
    ),
    finding("other unexpected answers", String(unexpected.length), unexpected),
  ];
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Medians of the first, middle and last third of the run. */
export function checkMemory(samples: readonly { at: number; megabytes: number }[]): Finding {
  const values = samples.map(({ megabytes }) => megabytes);
  const third = Math.ceil(values.length / 3);
  const medians = [0, 1, 2].map((part) => median(values.slice(part * third, (part + 1) * third)));
  const [first = 0, , last = 0] = medians;
  const most = Math.max(0, ...values);
  return finding(
    "memory, medians of thirds",
    `${medians.join(", ")} MB, at most ${most} MB`,
    // Growth by a third is more than the noise of restarts.
    last > first * 1.33 + 20 ? ["it grows"] : [],
  );
}

/** The sweep must remove the partial files of ended processes. */
export function checkPartialFiles(directory: string): Finding {
  const folder = join(directory, "files", "new");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return finding("partial files after the sweep", String(names.length), names);
}

/** Addresses of erased candidates must not remain in the data directory, not even in free pages or logs. */
export function checkTraces(directory: string, ledger: Ledger): Finding {
  const erased = [...ledger.applications.values()].filter(({ erasure }) => erasure === "ACKNOWLEDGED");
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const traces: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    for (const { email } of erased) if (bytes.includes(email)) traces.push(`${email} in ${name}`);
  }
  return finding("traces of the erased in the data directory", `${erased.length} addresses`, traces);
}
