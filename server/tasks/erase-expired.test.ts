import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import S3rver from "@20minutes/s3rver";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { removeOrphans } from "#server/files/remove-files.ts";
import { s3Files } from "#server/files/s3-files.ts";
import type { MailWords } from "#server/mail/mail.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { findApplication, insertApplication } from "#server/store/applications.ts";
import { createErasureLog } from "#server/store/erasure-log.ts";
import { approveErasure, findErasurePause } from "#server/store/erasure-pause.ts";
import {
  beginRemoval,
  cancelRemoval,
  countFilesToRemove,
  filesLeftSince,
  markOrphans,
} from "#server/store/files.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { enqueueRecurring, findDueTime, makeDue } from "#server/store/outbox-table.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import { sendFile, testStores } from "#server/store/test-stores.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { eventually } from "#tests/support/eventually.ts";
import { eraseExpired } from "./erase-expired.ts";
import { createTaskHandlers } from "./task-handlers.ts";

const root = mkdtempSync(`${tmpdir()}/erase-`);
let directory: string;
let store: Store;
let files: FileStore;
let failing: Set<string>;
const logged = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "log").mockImplementation(() => {});

beforeEach(async () => {
  directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  const disk = diskFiles(directory);
  failing = new Set();
  files = {
    ...disk,
    remove: async (hash) => {
      if (failing.has(hash)) throw Object.assign(new Error("down"), { code: "s3-503" });
      await disk.remove(hash);
    },
  };
  logged.mockClear();
});
afterEach(() => store.close());
afterAll(() => rmSync(root, { recursive: true }));

const parts = () => {
  const mailFolder = join(directory, "mail");
  const { record: logErasure } = createErasureLog(directory);
  const eraser = createEraser({ store, files, mailFolder, logErasure });
  return { store, files, mailFolder, eraser };
};
const pathOf = (hash: string) => join(directory, "files", hash.slice(0, 2), hash);

async function putFile(text: string, name = "cv.txt"): Promise<string> {
  const hash = createHash("sha256").update(text).digest("hex");
  const path = join(files.temporaryFolder, hash);
  writeFileSync(path, text);
  await files.put(hash, path);
  await sendFile(store, { hash, size: text.length, type: "txt", name });
  return hash;
}
async function apply(name: string, now = Date.now()) {
  const file = await putFile(`The résumé of ${name}`, `${name}.txt`);
  const { application } = await insertApplication(
    store,
    {
      ...{ unit: "u", job: "j", job_title: "J", name, email: `${name}@example.com`, phone: "", note: "" },
      ...{
        file,
        file_name: `${name}.txt`,
        suspicion: "",
        consent: "1",
        retains: 0,
        no_score: 0,
        months: 6,
        monthsWithoutConsent: 6,
        answers: [],
      },
    },
    now,
  );
  return application;
}

test("files left by a killed process are erased, current uploads stay, and a missing mail folder is fine", async () => {
  const now = new Date();
  for (const [name, minutes] of [
    ["abandoned", 61],
    ["arriving", 5],
  ] as const) {
    const file = join(files.temporaryFolder, name);
    const modifiedAt = now.getTime() / 1000 - minutes * 60;
    writeFileSync(file, "%PDF-");
    utimesSync(file, modifiedAt, modifiedAt);
  }
  await eraseExpired(parts(), now);
  expect(readdirSync(files.temporaryFolder)).toEqual(["arriving"]);
});

test("what a candidate erases is gone at once: rows, bytes, names of uploads, mails and the write-ahead log", async () => {
  const { eraser, mailFolder } = parts();
  const { id, file } = await apply("zebulon-quarkson");
  const tasks = await store.db.selectFrom("outbox").select("id").where("subject", "=", id).execute();
  mkdirSync(mailFolder);
  for (const task of tasks) writeFileSync(join(mailFolder, `${task.id}.eml`), "Dear zebulon-quarkson");
  expect(readFileSync(join(directory, "site.db-wal"), "latin1")).toContain("zebulon-quarkson");

  await eraser.eraseApplication(id);
  expect(existsSync(pathOf(file))).toBe(false);
  expect(readdirSync(mailFolder)).toEqual([]);
  expect(await store.db.selectFrom("uploads").selectAll().execute()).toEqual([]);
  for (const name of ["site.db", "site.db-wal"])
    expect(readFileSync(join(directory, name), "latin1")).not.toContain("zebulon");
});

test("a reader of the database does not block erasing; the log is emptied by the daily task", async () => {
  const { id } = await apply("zebulon");
  const reader = new DatabaseSync(join(directory, "site.db"), { readOnly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from applications").get();
  await enqueueRecurring(store, "erase-expired", Date.now() + dayMs);
  await parts().eraser.eraseApplication(id);
  expect(await findDueTime(store, "erase-expired")).toBeLessThanOrEqual(Date.now());
  reader.close();
  await eraseExpired(parts());
  expect(readFileSync(join(directory, "site.db-wal"), "latin1")).not.toContain("zebulon");
});

test("bytes that cannot be removed are removed by a later sweep, and the others continue", async () => {
  const all = await Promise.all(["a", "b", "c"].map((name) => apply(name)));
  failing = new Set(all.map(({ file }) => file));
  for (const { id } of all)
    expect(await parts().eraser.eraseApplication(id)).toEqual({ kind: "ERASED", filesLeft: 1 });
  expect(all.map(({ file }) => existsSync(pathOf(file)))).toEqual([true, true, true]);

  failing = new Set(all.slice(0, 1).map(({ file }) => file));
  await expect(eraseExpired(parts())).rejects.toMatchObject({ code: "s3-503" });
  expect(all.map(({ file }) => existsSync(pathOf(file)))).toEqual([true, false, false]);
  failing.clear();
  await eraseExpired(parts());
  expect(all.map(({ file }) => existsSync(pathOf(file)))).toEqual([false, false, false]);
  expect(await store.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

describe.each(testStores)("with a bucket and %s", (_, open) => {
  let bucket: S3rver;
  let shared: Store;
  const settings = {
    bucket: "resumes",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  const startBucket = async (port = 0) => {
    bucket = new S3rver({
      ...{ address: "127.0.0.1", silent: true, directory: `${directory}/bucket`, port },
      configureBuckets: [{ name: settings.bucket }],
    });
    return (await bucket.run()).port;
  };
  const bytesOf = (hash: string) => globSync(`${directory}/bucket/resumes/files/${hash}*`);
  beforeEach(async () => {
    shared = await open();
  });
  afterEach(async () => {
    await bucket.close();
    await shared.close();
  });

  test("files that a bucket failed to remove for a second are due within two minutes, until all are gone", async () => {
    const port = await startBucket();
    files = s3Files(
      directory,
      { ...settings, endpoint: `http://127.0.0.1:${port}` },
      { timeoutMs: 5_000, retryDelaysMs: [10] },
    );
    // The helpers of this file use the store and the files that are current.
    const sqlite = store;
    store = shared;
    try {
      const { id, file } = await apply("zebulon");
      const handler = createTaskHandlers({
        ...{ ...parts(), mailer: { send: async () => {}, close: () => {} }, siteUrl: "http://localhost" },
        ...{ contactTo: { name: "", address: "a@b.example" }, words: {} as MailWords },
      })["erase-expired"];
      if (!handler) throw new Error("No handler");
      const outbox = () => createOutbox({ store, handlers: { "erase-expired": handler }, pollMs: 20 });
      const waitFor = async (isDone: (task: OutboxRow | undefined) => boolean) => {
        const running = outbox();
        await running.start();
        await eventually(async () => expect(isDone(await readTask())).toBe(true));
        await running.stop();
      };
      const readTask = () =>
        store.db.selectFrom("outbox").selectAll().where("id", "=", "erase-expired").executeTakeFirst();
      await waitFor((task) => (task?.due_at ?? 0) > Date.now() + hourMs);

      await bucket.close();
      expect(await parts().eraser.eraseApplication(id)).toEqual({ kind: "ERASED", filesLeft: 1 });
      expect((await readTask())?.due_at).toBeLessThanOrEqual(Date.now());
      // Again in the next second, while the bucket is still down.
      await waitFor((task) => task?.failure !== "");
      const { due_at = 0, state, failure } = (await readTask()) ?? {};
      expect([state, failure]).toEqual(["pending", "s3-ECONNREFUSED"]);
      expect(due_at - Date.now()).toBeLessThanOrEqual(2 * minuteMs);
      expect(await filesLeftSince(store)).toBeLessThanOrEqual(Date.now());
      expect(bytesOf(file)).not.toEqual([]);

      await startBucket(port);
      await makeDue(store, "erase-expired", Date.now());
      await waitFor((task) => task?.failure === "");
      expect(bytesOf(file)).toEqual([]);
      expect(await countFilesToRemove(store)).toBe(0);
      expect(await filesLeftSince(store)).toBeUndefined();
    } finally {
      store = sqlite;
    }
  });

  test("a file that another process is removing, or was when it was killed, keeps the task waiting", async () => {
    await startBucket();
    const hash = "e".repeat(64);
    await markOrphans(shared, [hash]);
    expect(await beginRemoval(shared, hash)).toBe(true);
    await expect(eraseExpired({ ...parts(), store: shared })).rejects.toMatchObject({ code: "files-left" });
    await cancelRemoval(shared, hash);
    await eraseExpired({ ...parts(), store: shared });
    expect(await countFilesToRemove(shared)).toBe(0);
  });
});

test("bytes that no row names are removed when they are older than a day, but not most of all", async () => {
  const { file: kept } = await apply("kept");
  const orphan = await putFile("An orphan");
  const young = await putFile("A young orphan");
  for (const table of ["files", "uploads"] as const)
    await store.db
      .deleteFrom(table)
      .where(table === "files" ? "hash" : "file", "in", [orphan, young])
      .execute();
  const old = (Date.now() - 25 * hourMs) / 1000;
  for (const hash of [kept, orphan]) utimesSync(pathOf(hash), old, old);
  await removeOrphans({ store, files });
  expect([kept, orphan, young].map((hash) => existsSync(pathOf(hash)))).toEqual([true, false, true]);
  expect(await store.db.selectFrom("files").select("hash").execute()).toEqual([{ hash: kept }]);

  // As if another database had been configured by mistake.
  const many = await Promise.all(Array.from({ length: 21 }, (_, index) => putFile(`File ${index}`)));
  for (const hash of many) utimesSync(pathOf(hash), old, old);
  await store.db.deleteFrom("files").execute();
  await removeOrphans({ store, files });
  expect(many.every((hash) => existsSync(pathOf(hash)))).toBe(true);
  expect(logged.mock.calls.flat().join("\n")).toContain("orphans-not-removed");
});

/** Runs the daily task at a given time, on a machine with the given uptime. */
async function runAt(time: number, uptimeMs: number) {
  await eraseExpired({ ...parts(), clock: () => ({ boot: "one", uptimeMs }) }, new Date(time));
  return (await store.db.selectFrom("applications").selectAll().execute()).length;
}
const writeMessage = () =>
  insertMessage(store, {
    ...{
      reason: "demo",
      name: "Asha",
      email: "asha@example.com",
      company: "",
      message: "Hello",
      suspicion: "",
    },
  });

test("a clock that is ahead erases nothing, says so, and a restart with the right clock goes on as before", async () => {
  const now = Date.now();
  for (const name of ["a", "b"]) await apply(name, now);
  await writeMessage();
  expect(await runAt(now, 0)).toBe(2);
  expect(await runAt(now + 400 * dayMs, 1000)).toBe(2);
  expect(await store.db.selectFrom("messages").selectAll().execute()).toHaveLength(1);
  expect(await store.db.selectFrom("uploads").selectAll().execute()).toHaveLength(2);
  expect(await findErasurePause(store)).toEqual({ reason: "gap", due: 3, rows: 3 });
  expect(logged.mock.calls.flat().join("\n")).toContain('"event":"clock-or-backlog","reason":"gap"');
  expect(await runAt(now + dayMs / 2, 2000)).toBe(2);
  expect(await findErasurePause(store)).toBeUndefined();
});

test("after a long pause erasing goes on a day later by the machine's own clock, a week after the notice", async () => {
  const now = Date.now();
  await apply("a", now);
  await runAt(now, 0);
  const later = now + 400 * dayMs;
  expect(await runAt(later, 0)).toBe(1);
  // A day later by the clock, but an hour by the uptime: the day starts again.
  expect(await runAt(later + dayMs, hourMs)).toBe(1);
  expect(await findErasurePause(store)).toBeDefined();
  await runAt(later + 2 * dayMs, hourMs + dayMs);
  expect(await findErasurePause(store)).toBeUndefined();
  const [row] = await store.db.selectFrom("applications").selectAll().execute();
  expect(row?.erase_at).toBe(later + 9 * dayMs);
  for (let day = 3; day < 9; day += 1) expect(await runAt(later + day * dayMs, 0)).toBe(1);
  expect(await runAt(later + 9 * dayMs, 0)).toBe(0);
});

test("an operator can approve, and many due at the same time wait for it", async () => {
  const now = Date.now();
  for (let count = 0; count < 21; count += 1) await apply(`n${count}`, now);
  await runAt(now, 0);
  await store.db
    .updateTable("applications")
    .set({ erase_at: now, notice_at: now - 7 * dayMs })
    .execute();
  expect(await runAt(now + dayMs, dayMs)).toBe(21);
  expect(await findErasurePause(store)).toEqual({ reason: "backlog", due: 21, rows: 21 });
  await approveErasure(store, now + dayMs);
  expect(await runAt(now + dayMs, dayMs)).toBe(0);
  expect(await findErasurePause(store)).toBeUndefined();
});

test("the erasure log names what people asked for, and not what only retention erased", async () => {
  const now = Date.now();
  const [asked, expired] = [await apply("asked", now), await apply("expired", now)];
  await runAt(now, 0);
  await parts().eraser.eraseApplication(asked.id);
  await store.db
    .updateTable("applications")
    .set({ erase_at: now, notice_at: now - 7 * dayMs })
    .execute();
  expect(await runAt(now, 0)).toBe(0);
  expect(await findApplication(store, expired.id)).toBeUndefined();
  expect(
    createErasureLog(directory)
      .read()
      .flatMap((entry) => ("application" in entry ? entry.application : [])),
  ).toEqual([asked.id]);
});
