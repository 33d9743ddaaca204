import type { Applied } from "#domain/round/change.ts";
import { minuteMs } from "#domain/time.ts";
import { withDatabase } from "#server/admin/with-database.ts";
import { readEnv } from "#server/config/env.ts";
import { type FileFolder, finding, listStoredFiles } from "../chaos/accounts.ts";
import { type Finding, waitUntil } from "../drill.ts";
import type { Applicant } from "./applicants.ts";
import { type Device, type Ledger, personOf } from "./devices.ts";

type Account = { applicants: readonly Applicant[]; ledger: Ledger };

const isAcknowledged = ({ submission }: Applicant) => submission === "ACKNOWLEDGED";
const isWithdrawn = ({ withdrawal }: Applicant) => withdrawal === "ACKNOWLEDGED";

/** Whether an application was opened as it was sealed. */
async function isWhole(applicant: Applicant, { name, email, application, file }: Applied, device: Device) {
  const bytes = Buffer.from((await device.store.bytes(device.round.id, file.hash)) ?? new ArrayBuffer());
  const isFile = applicant.file ? bytes.equals(applicant.file.bytes) : bytes.includes(applicant.answer);
  const [first] = application.answers;
  return name === applicant.name && email === applicant.email && first?.answer === applicant.answer && isFile;
}

/** Compares what a device shows with what the relay has acknowledged to applicants. */
export async function checkSubmissions({ applicants, ledger }: Account, device: Device): Promise<Finding[]> {
  const shown = [...device.round.state().applied.values()];
  const bySubmission = Map.groupBy(shown, ({ application }) => application.submission);
  const log = JSON.stringify(device.round.log.getSnapshot().changes);
  const expected = applicants.filter(
    (one) => isAcknowledged(one) && one.withdrawal === "NONE" && !ledger.removed.has(personOf(one.id)),
  );
  const acknowledged = applicants.filter(isAcknowledged).length;
  const lost = expected.filter(({ id }) => !bySubmission.has(id));
  const twice = [...bySubmission.values()].filter(({ length }) => length > 1);
  const known = new Set(applicants.map(({ id }) => id));
  const strangers = [...bySubmission.keys()].filter((id) => !known.has(id));
  const broken: Applicant[] = [];
  for (const one of expected) {
    const [applied] = bySubmission.get(one.id) ?? [];
    if (applied && !(await isWhole(one, applied, device))) broken.push(one);
  }
  const withdrawn = applicants.filter(isWithdrawn);
  // The log keeps the id, so that no device takes it in again.
  const remaining = withdrawn.filter(
    ({ id, name, email, answer }) =>
      bySubmission.has(id) || [name, email, answer].some((text) => log.includes(text)),
  );
  const refused = device.sharing.getSnapshot().refused;
  const unanswered = applicants.filter((one) => !isAcknowledged(one));
  const arrived = unanswered.filter(({ id }) => bySubmission.has(id)).length;
  return [
    finding(
      "submissions",
      `${applicants.length} submitted, ${acknowledged} acknowledged, ${expected.length} of them not withdrawn or removed: ` +
        `${expected.length - lost.length} opened, ${lost.length} lost, ${twice.length} twice; ` +
        `of ${unanswered.length} whose sender left, ${arrived} opened`,
      [
        ...lost.map(({ id }) => `${id} is lost`),
        ...twice.map((all) => `${all[0]?.application.submission} is there ${all.length} times`),
        ...broken.map(({ id }) => `${id} is not as it was sealed`),
        ...strangers.map((id) => `no one sent ${id}`),
        ...refused.map(({ what, name }) => `${what} ${name} does not open`),
      ],
    ),
    finding(
      "withdrawals, on a device",
      `${withdrawn.length} acknowledged, ${remaining.length} in the log or opened again`,
      remaining.map(({ id }) => `${id} is still there`),
    ),
  ];
}

/** Compares a device that has just brought the round from the relay with what other devices had there. */
export async function checkLog({ applicants, ledger }: Account, [first, ...others]: [Device, ...Device[]]) {
  const { acknowledged, removed, files } = ledger;
  const idsOf = (device: Device) => device.round.log.getSnapshot().changes.map(({ id }) => id);
  const gone = new Set([
    ...removed,
    ...applicants.filter((one) => one.withdrawal !== "NONE").map(({ id }) => personOf(id)),
  ]);
  const order = idsOf(first);
  const there = new Set(order);
  const due = [...acknowledged].filter(([, person]) => !gone.has(person));
  const lost = due.filter(([id]) => !there.has(id));
  const different = others.filter((device) => idsOf(device).join() !== order.join());

  const named = new Map(
    first.round
      .state()
      .people.flatMap((person) => person.files.map(({ hash }) => [hash, person.id] as const)),
  );
  const dueFiles = [...files].filter(([hash]) => named.has(hash));
  const unreadable: string[] = [];
  for (const [hash, bytes] of dueFiles) {
    const own = await first.store.bytes(first.round.id, hash);
    if (!own || !Buffer.from(own).equals(bytes)) unreadable.push(hash);
  }
  return [
    finding(
      "log, on a new device",
      `${acknowledged.size} changes acknowledged, ${due.length} of them not erased since: ${lost.length} lost; ` +
        `${order.length} changes in the same order on ${others.length + 1 - different.length} devices`,
      [
        ...lost.map(([id]) => `${id} is lost`),
        ...different.map((device) => `a device has ${idsOf(device).length} changes, or another order`),
      ],
    ),
    finding(
      "files, on a new device",
      `${files.size} acknowledged, ${dueFiles.length} of them not removed since: ${unreadable.length} missing or changed`,
      unreadable.map((hash) => `${hash.slice(0, 8)} is missing or changed`),
    ),
  ];
}

/** A removal that a kill cut short is left alone for two minutes, and then tried each minute. */
const removalMs = 4 * minuteMs;

/** Looks into the relay's own store for what was acknowledged as gone, and for what nothing names. */
export async function checkRelay(
  { applicants }: Account,
  parts: {
    env: NodeJS.ProcessEnv;
    files: FileFolder;
    names: string[];
    known: Set<string>;
    withdrawnNames: Set<string>;
  },
): Promise<Finding[]> {
  const { env, files, names, known, withdrawnNames } = parts;
  const withdrawn = applicants.filter(isWithdrawn);
  const stored = listStoredFiles(files);
  const inFiles = withdrawn.filter(({ hash }) => stored.has(hash));
  const readRows = () =>
    withDatabase(readEnv(env), { readOnly: true }, async ({ db }) => ({
      submissions: await db.selectFrom("round_submissions").selectAll().execute(),
      hashes: new Set((await db.selectFrom("files").select("hash").execute()).map(({ hash }) => hash)),
    }));
  const { submissions, hashes } = await readRows();
  const byId = new Map(submissions.map((row) => [row.id, row]));
  const inDatabase = withdrawn.filter(({ id }) => {
    const row = byId.get(id);
    return row?.state !== "WITHDRAWN" || row.file !== "";
  });
  const orphans = [...stored.keys()].filter((hash) => !hashes.has(hash));
  const missing = submissions.filter(({ state, file }) => state === "ARRIVED" && !stored.has(file));
  const unnamed = names.filter((name) => !known.has(name));
  const kept = withdrawn.filter(({ hash }) => hashes.has(hash)).length;
  const isForgotten = await waitUntil(async () => {
    const now = await readRows();
    return !withdrawn.some(({ hash }) => now.hashes.has(hash) || listStoredFiles(files).has(hash));
  }, removalMs);
  return [
    finding(
      "withdrawals, at the relay",
      `${withdrawn.length} acknowledged, ${inDatabase.length} in the database, ${inFiles.length} among the files; ` +
        `${kept} removals were noted still, then ${isForgotten ? "none" : "SOME"}`,
      [
        ...inDatabase.map(({ id }) => `${id} is still there`),
        ...(isForgotten ? [] : ["bytes or their names were not removed in time"]),
      ],
    ),
    finding(
      `files in the ${files.isBucket ? "bucket" : "folder"}`,
      // Files go before the change that names them: a device that is lost in between leaves one until the round ends.
      `${stored.size} files, ${names.length} of them of the owner; no change names ${unnamed.length}, ` +
        `${unnamed.filter((name) => withdrawnNames.has(name)).length} of withdrawn applicants`,
      [
        ...orphans.map((hash) => `no row names ${hash.slice(0, 8)}`),
        ...missing.map(({ id }) => `the bytes of ${id} are missing`),
      ],
    ),
  ];
}
