import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, expect, test } from "vitest";
import { diskFiles } from "#server/files/disk-files.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import { eraseApplication, findApplication, insertApplication } from "#server/store/applications.ts";
import { createErasureLog, reapplyErasures } from "#server/store/erasure-log.ts";
import { holdApplication, listHolds } from "#server/store/holds.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { sendFile } from "#server/store/test-stores.ts";
import { backupStore, restoreStore } from "./backup.ts";

const root = mkdtempSync(`${tmpdir()}/backup-`);
afterAll(() => rmSync(root, { recursive: true }));

let directory: string;
let folder: string;
beforeEach(() => {
  directory = mkdtempSync(`${root}/site-`);
  folder = `${mkdtempSync(`${root}/to-`)}/copy`;
});

const open = (storeDirectory = directory) =>
  openStore({ directory: storeDirectory }, (error) => {
    throw error;
  });

const onDisk = (filesDirectory: string) => () => diskFiles(filesDirectory);

async function putFile(store: Store, text: string): Promise<string> {
  const hash = createHash("sha256").update(text).digest("hex");
  const files = diskFiles(directory);
  const path = join(files.temporaryFolder, "upload");
  writeFileSync(path, text);
  await files.put(hash, path);
  await sendFile(store, { hash, size: text.length, type: "txt", name: "cv.txt" });
  return hash;
}

async function apply(store: Store, name: string) {
  const file = await putFile(store, `The résumé of ${name}`);
  const { application } = await insertApplication(store, {
    ...{ unit: "u", job: "j", job_title: "J", name, email: `${name}@example.com`, phone: "", note: "" },
    ...{
      file,
      file_name: "cv.txt",
      suspicion: "",
      consent: "1",
      retains: 0,
      no_score: 0,
      months: 12,
      monthsWithoutConsent: 6,
    },
    answers: [{ question: "q", kind: "TEXT", label: "Why?", answer: `Because of ${name}`, file: "" }],
  });
  return application;
}

const pathOf = (filesDirectory: string, hash: string) =>
  join(filesDirectory, "files", hash.slice(0, 2), hash);

test("a backup of the running site is restored with its rows and files", async () => {
  const store = await open();
  const asha = await apply(store, "asha");
  let isOver = false;
  const writing = (async () => {
    const written = [];
    for (let count = 0; !isOver; count += 1) written.push(await apply(store, `writer-${count}`));
    return written;
  })();
  const { files, missing } = await backupStore(directory, folder, onDisk(directory));
  isOver = true;
  const written = await writing;
  await store.close();
  expect(missing).toEqual([]);
  expect(written.length).toBeGreaterThan(0);

  const target = `${root}/restored-${files}`;
  expect(await restoreStore(folder, target, onDisk(target))).toMatchObject({ files, missing: [], erased: 0 });
  const restored = await open(target);
  expect(await findApplication(restored, asha.id)).toEqual(asha);
  expect((await diskFiles(target).read(asha.file)).toString()).toBe("The résumé of asha");
  const { length } = await restored.db.selectFrom("files").select("hash").execute();
  expect(length).toBe(files);
  await restored.close();
});

test("an erased application leaves no trace in a backup, neither in its database nor in its files", async () => {
  const store = await open();
  const asha = await apply(store, "asha-the-erased");
  await apply(store, "stays");
  await eraseApplication(store, asha.id);
  await removeMarkedFiles({ store, files: diskFiles(directory) });
  await backupStore(directory, folder, onDisk(directory));
  await store.close();
  expect(readFileSync(`${folder}/site.db`).includes("asha-the-erased")).toBe(false);
  expect(readFileSync(`${folder}/site.db`).includes("stays")).toBe(true);
  expect(existsSync(pathOf(folder, asha.file))).toBe(false);
});

test("an application erased while its backup is made is not in the backup", async () => {
  const store = await open();
  const asha = await apply(store, "asha");
  const stays = await apply(store, "stays");
  let isErased = false;
  const files = {
    ...diskFiles(directory),
    read: async (hash: string) => {
      if (!isErased) {
        isErased = true;
        await eraseApplication(store, asha.id);
        await removeMarkedFiles({ store, files: diskFiles(directory) });
      }
      return diskFiles(directory).read(hash);
    },
  };
  expect(await backupStore(directory, folder, () => files)).toMatchObject({ files: 1, missing: [] });
  await store.close();
  const copy = await open(folder);
  expect(await findApplication(copy, asha.id)).toBeUndefined();
  expect(await findApplication(copy, stays.id)).toBeDefined();
  await copy.close();
});

test("damaged and missing files are reported, and the others are copied", async () => {
  const store = await open();
  const [missingFile, damaged, intact] = [
    await apply(store, "a"),
    await apply(store, "b"),
    await apply(store, "c"),
  ];
  await store.close();
  rmSync(pathOf(directory, missingFile.file));
  writeFileSync(pathOf(directory, damaged.file), "other bytes");
  const { files, missing } = await backupStore(directory, folder, onDisk(directory));
  expect(files).toBe(1);
  expect(missing.sort()).toEqual([missingFile.file, damaged.file].sort());
  await restoreStore(folder, `${directory}/restored`, onDisk(`${directory}/restored`));
  expect(existsSync(pathOf(`${directory}/restored`, intact.file))).toBe(true);
});

test("a backup needs a database and an empty folder", async () => {
  await expect(backupStore(directory, folder, onDisk(directory))).rejects.toThrow(
    /^There is no database in .*: set DATA_DIR/,
  );
  await (await open()).close();
  mkdirSync(folder);
  writeFileSync(`${folder}/notes.txt`, "mine");
  await expect(backupStore(directory, folder, onDisk(directory))).rejects.toThrow(
    /is not empty: name an empty or new folder/,
  );
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});

test("a restore is refused while the site runs and over an existing database", async () => {
  const store = await open();
  await apply(store, "asha");
  await backupStore(directory, folder, onDisk(directory));
  await expect(restoreStore(folder, directory, onDisk(directory))).rejects.toThrow(
    /^Another process uses the data directory/,
  );
  await store.close();
  await expect(restoreStore(folder, directory, onDisk(directory))).rejects.toThrow(
    /^There is already a database in .*: move site\.db away first/,
  );
});

const damages: [string, (hash: string) => void, RegExp][] = [
  [
    "a changed file",
    (hash) => writeFileSync(pathOf(folder, hash), "x"),
    /files are damaged or missing: [0-9a-f]{64}$/,
  ],
  ["a missing file", (hash) => rmSync(pathOf(folder, hash)), /files are damaged or missing: [0-9a-f]{64}$/],
  ["no manifest", () => rmSync(`${folder}/backup.json`), /is not a complete backup/],
  [
    "a truncated database",
    () => writeFileSync(`${folder}/site.db`, readFileSync(`${folder}/site.db`).subarray(0, 40_000)),
    /its site\.db is damaged$/,
  ],
  [
    "another file as the database",
    () => writeFileSync(`${folder}/site.db`, "no database at all"),
    /its site\.db is damaged$/,
  ],
  [
    "the database of a newer program",
    () => {
      const database = new DatabaseSync(`${folder}/site.db`);
      database.exec("insert into migrations values (999, 'later')");
      database.close();
    },
    /a newer program made it: start that one$/,
  ],
];

test.each(damages)("with %s nothing is written", async (_, damage, reason) => {
  const store = await open();
  const { file } = await apply(store, "asha");
  await store.close();
  await backupStore(directory, folder, onDisk(directory));
  damage(file);
  const target = `${directory}/restored`;
  await expect(restoreStore(folder, target, onDisk(target))).rejects.toThrow(reason);
  const written = existsSync(target) ? readdirSync(target) : [];
  expect(written.filter((name) => name !== "site.lock.db")).toEqual([]);
  await expect(restoreStore(folder, target, onDisk(target))).rejects.toThrow(reason);
});

test("applications erased after the backup are erased again, from the log that stays", async () => {
  const log = createErasureLog(directory);
  const store = await open();
  const [early, late, stays] = [await apply(store, "a"), await apply(store, "b"), await apply(store, "c")];
  await log.append([early.id]);
  await eraseApplication(store, early.id);
  await backupStore(directory, folder, onDisk(directory));
  await log.append([late.id]);
  await eraseApplication(store, late.id);
  await store.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${directory}/site.db${end}`, { force: true });

  expect((await restoreStore(folder, directory, onDisk(directory))).erased).toBe(1);
  const restored = await open();
  expect(await findApplication(restored, late.id)).toBeUndefined();
  expect(await findApplication(restored, stays.id)).toBeDefined();
  expect(log.read().flatMap((entry) => ("application" in entry ? entry.application : []))).toEqual([
    early.id,
    late.id,
  ]);
  expect(await reapplyErasures(restored, log)).toBe(0);
  await restored.close();
});

test("a legal hold survives a restore: in the backup, or after it from the log that stays", async () => {
  const log = createErasureLog(directory);
  const store = await open();
  const [early, late] = [await apply(store, "a"), await apply(store, "b")];
  await holdApplication(store, { application: early.id, reason: "Case 12" }, 5);
  await backupStore(directory, folder, onDisk(directory));
  await holdApplication(store, { application: late.id, reason: "Case 13" }, 6);
  await log.record([{ application: late.id, held_at: 6 }]);
  await store.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${directory}/site.db${end}`, { force: true });

  await restoreStore(folder, directory, onDisk(directory));
  const restored = await open();
  expect(await listHolds(restored)).toMatchObject([
    { application: early.id, reason: "Case 12", held_at: 5 },
    { application: late.id, held_at: 6 },
  ]);
  await restored.close();
});

test("on a new machine the backup's log is used", async () => {
  await (await open()).close();
  await createErasureLog(directory).append(["a", "b"], 5);
  await backupStore(directory, folder, onDisk(directory));
  const target = `${directory}/new`;
  await restoreStore(folder, target, onDisk(target));
  expect(createErasureLog(target).read()).toEqual([
    { application: "a", erased_at: 5 },
    { application: "b", erased_at: 5 },
  ]);
});

test("an interrupted restore can be repeated", async () => {
  const store = await open();
  await apply(store, "asha");
  await store.close();
  await backupStore(directory, folder, onDisk(directory));
  const target = `${directory}/restored`;
  const failing = { ...diskFiles(target), put: () => Promise.reject(new Error("disk full")) };
  await expect(restoreStore(folder, target, () => failing)).rejects.toThrow("disk full");
  expect(existsSync(`${target}/site.db`)).toBe(false);
  expect(await restoreStore(folder, target, onDisk(target))).toMatchObject({ files: 1 });
});

test("the log skips a line that was cut short, keeps later ones, and refuses nonsense", async () => {
  const log = createErasureLog(directory);
  expect(log.read()).toEqual([]);
  await log.append([]);
  expect(readdirSync(directory)).toEqual([]);
  await log.append(["a", "b"], 1);
  writeFileSync(`${directory}/erased.jsonl`, '{"application":"half","era', { flag: "a" });
  expect(log.read()).toHaveLength(2);
  await log.append(["c"], 2);
  await Promise.all(["d", "e"].map((id) => log.append([id], 3)));
  const ids = log.read().flatMap((entry) => ("application" in entry ? entry.application : []));
  expect(ids.slice(0, 3)).toEqual(["a", "b", "c"]);
  expect(ids.slice(3).sort()).toEqual(["d", "e"]);
  writeFileSync(`${directory}/erased.jsonl`, '{"who":"knows"}\n', { flag: "a" });
  expect(() => log.read()).toThrow(/^Line \d+ of .*erased\.jsonl is not an erasure/);
});

test("an erasure that was logged before a crash is done at the next start", async () => {
  const store = await open();
  const { id } = await apply(store, "asha");
  const log = createErasureLog(directory);
  await log.append([id, id, "unknown"]);
  expect(await reapplyErasures(store, log)).toBe(1);
  expect(await findApplication(store, id)).toBeUndefined();
  await store.close();
});
