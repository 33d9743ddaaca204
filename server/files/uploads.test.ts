import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dayMs, minuteMs, secondMs } from "#domain/time.ts";
import { maxUploadBytes } from "#domain/upload.ts";
import { BrokenOff } from "#server/http/read-body.ts";
import { insertApplication } from "#server/store/applications.ts";
import { countUnclaimedBytes, findFile, findUpload, markUnusedFiles } from "#server/store/files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { enqueueRecurring, findDueTime } from "#server/store/outbox-table.ts";
import { sendFile, testStores } from "#server/store/test-stores.ts";
import { diskFiles } from "./disk-files.ts";
import { checkExtension, createSniffer, displayName } from "./file-type.ts";
import { removeMarkedFiles } from "./remove-files.ts";
import { createUploads } from "./uploads.ts";

const directory = mkdtempSync(`${tmpdir()}/uploads-`);
const files = diskFiles(directory);
let store: Store;
let save: ReturnType<typeof createUploads>;
beforeAll(async () => {
  store = await openStore({ directory }, (error) => {
    throw error;
  });
  save = createUploads(store, files);
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

let clients = 0;
const send = (bytes: Buffer | string, name: string) => {
  clients += 1;
  return save(Readable.from([Buffer.from(bytes)]), name, `client-${clients}`);
};
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const candidate = {
  ...{ unit: "u", job: "j", job_title: "J", name: "Asha", email: "asha@example.com", phone: "1234567" },
  ...{ note: "", suspicion: "", consent: "c", retains: 0, no_score: 0, months: 6, monthsWithoutConsent: 6 },
  answers: [],
};
/** Inserts an application whose file was uploaded before. */
const apply = (text: string) =>
  insertApplication(store, { ...candidate, file: hashOf(text), file_name: "c.pdf" });
/** Feeds single bytes: the result must not depend on chunk boundaries. */
function detectType(bytes: Uint8Array, name: string) {
  const sniffer = createSniffer();
  for (const byte of bytes) sniffer.add(Uint8Array.of(byte));
  return checkExtension(sniffer.end(), name);
}
const temporaryFiles = () => readdirSync(files.temporaryFolder);

test("a file is stored under its hash and found by its upload id", async () => {
  const saved = await send("%PDF-1.7 one", "../../etc/Asha's résumé.pdf");
  expect(saved).toMatchObject({ kind: "SAVED", name: "Asha's résumé.pdf", size: 12 });
  if (saved.kind !== "SAVED") return;
  const hash = hashOf("%PDF-1.7 one");
  expect(await findUpload(store, saved.id)).toMatchObject({ hash, type: "pdf", size: 12 });
  expect((await files.read(hash)).toString()).toBe("%PDF-1.7 one");
  expect(temporaryFiles()).toEqual([]);
});

test("a refused file leaves nothing behind and does not affect a stored file with the same bytes", async () => {
  expect(await send("", "a.pdf")).toMatchObject({ kind: "REFUSED", reason: "EMPTY" });
  expect(await send("MZ\u0000", "a.pdf")).toMatchObject({ reason: "WRONG_TYPE" });
  expect(await send("%PDF-1.7 one", "a.exe")).toMatchObject({ reason: "WRONG_TYPE" });
  expect(await send(Buffer.alloc(maxUploadBytes + 1, "%PDF-"), "a.pdf")).toMatchObject({
    reason: "TOO_LARGE",
  });
  expect(temporaryFiles()).toEqual([]);
  expect((await files.read(hashOf("%PDF-1.7 one"))).length).toBe(12);
});

test("a file whose stream breaks is not saved", async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from("%PDF-");
      throw new Error("The line is down");
    })(),
  );
  expect(await save(broken, "a.pdf", "broken")).toMatchObject({ reason: "UNAVAILABLE" });
  expect(temporaryFiles()).toEqual([]);
});

test("a disk that takes no file is an answer, even if the temporary file cannot be removed", async () => {
  const blocked = join(directory, "not-a-folder");
  writeFileSync(blocked, "");
  const saveBlocked = createUploads(store, { ...files, temporaryFolder: blocked });
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const upload = await saveBlocked(Readable.from([Buffer.from("%PDF-1.7")]), "a.pdf", "blocked");
  expect(upload).toMatchObject({ kind: "REFUSED", reason: "UNAVAILABLE" });
  expect(errors.mock.calls.flat().join()).toContain('"failure":"ENOTDIR"');
  errors.mockRestore();
});

const reasonOf = async (limits: object, bytes = "%PDF-1.7") => {
  clients += 1;
  const saveLimited = createUploads(store, files, limits);
  const upload = await saveLimited(Readable.from([Buffer.from(bytes)]), "a.pdf", `client-${clients}`);
  return upload.kind === "SAVED" ? upload.kind : upload.reason;
};

test("a sender who disconnects before the file is read is no failure of the process", async () => {
  const infos = vi.spyOn(console, "log").mockImplementation(() => {});
  const bytes = new PassThrough();
  const saving = save(bytes, "a.pdf", "gone");
  bytes.destroy(new BrokenOff());
  expect(await saving).toMatchObject({ kind: "REFUSED", reason: "UNAVAILABLE" });
  expect(temporaryFiles()).toEqual([]);
  expect(JSON.parse(infos.mock.calls[0]?.[0])).toMatchObject({ level: "info", event: "upload-not-saved" });
  infos.mockRestore();
});

test("no file is taken when the disk is almost full", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await reasonOf({ minFreeBytes: Number.POSITIVE_INFINITY, minFreeShare: 1.1 })).toBe("UNAVAILABLE");
  expect(JSON.parse(errors.mock.calls[0]?.[0])).toMatchObject({ event: "upload-refused", cause: "disk" });
  // A small disk needs only its share to be free, and a large one only the bytes.
  expect(await reasonOf({ minFreeBytes: Number.POSITIVE_INFINITY, minFreeShare: 0 })).toBe("SAVED");
  expect(await reasonOf({ minFreeBytes: 0, minFreeShare: 1.1 })).toBe("SAVED");
  expect(temporaryFiles()).toEqual([]);
  errors.mockRestore();
});

test("files that no application has claimed are taken only up to a sum, those of applications are not counted", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const unclaimed = await countUnclaimedBytes(store);
  const file = "%PDF-1.7 claimed later";
  const limits = { maxUnclaimedBytes: unclaimed + file.length };
  expect(await reasonOf(limits, file)).toBe("SAVED");
  expect(await countUnclaimedBytes(store)).toBe(unclaimed + file.length);
  expect(await reasonOf(limits)).toBe("UNAVAILABLE");
  expect(JSON.parse(errors.mock.calls[0]?.[0])).toMatchObject({
    event: "upload-refused",
    cause: "unclaimed",
  });
  await apply(file);
  expect(await reasonOf(limits)).toBe("SAVED");
  errors.mockRestore();
});

test("a client's unclaimed bytes are limited, and it can go on once an application uses them", async () => {
  const first = "%PDF-1.7 the first of a client";
  const second = "%PDF-1.7 the second of a client";
  const saveLimited = createUploads(store, files, { maxClientBytes: first.length + second.length - 1 });
  const upload = async (bytes: string, client = "campus") => {
    const saved = await saveLimited(Readable.from([Buffer.from(bytes)]), "a.pdf", client);
    return saved.kind === "SAVED" ? saved.kind : saved.reason;
  };
  expect(await upload(first)).toBe("SAVED");
  // The same bytes count once.
  expect(await upload(first)).toBe("SAVED");
  expect(await upload(second)).toBe("TOO_MANY");
  expect(await findFile(store, hashOf(second))).toBeUndefined();
  expect(temporaryFiles()).toEqual([]);
  expect(await upload(second, "another network")).toBe("SAVED");
  await apply(first);
  expect(await upload(second)).toBe("SAVED");

  const texts = ["%PDF-1.7 at once 1", "%PDF-1.7 at once 2", "%PDF-1.7 at once 3"];
  const together = await Promise.all(texts.map((text) => upload(text, "at the same time")));
  expect(together).toEqual(["SAVED", "SAVED", "SAVED"]);
  const many = Array.from({ length: 9 }, (_, index) => `%PDF-1.7 at once ${index}`);
  expect((await Promise.all(many.map((text) => upload(text, "nine at once")))).sort()).toEqual([
    ...Array(3).fill("SAVED"),
    ...Array(6).fill("TOO_MANY"),
  ]);
});

describe.each(testStores)("on %s", (_, open) => {
  test("above the sum the oldest unclaimed files make room, but none of the last hour", async () => {
    const crowded = await open();
    const warnings = vi.spyOn(console, "error").mockImplementation(() => {});
    const now = Date.now();
    const size = 100;
    const hash = (number: number) => String(number).repeat(64);
    for (const [number, minutes] of [180, 120, 61, 59, 240].entries())
      await sendFile(
        crowded,
        { hash: hash(number), size, type: "pdf", name: "a.pdf" },
        now - minutes * minuteMs,
      );
    // The oldest of all belongs to an application.
    await insertApplication(crowded, { ...candidate, file: hash(4), file_name: "a.pdf" });
    await enqueueRecurring(crowded, "erase-expired", now + dayMs);

    const upload = async (maxUnclaimedBytes: number) => {
      const saveLimited = createUploads(crowded, files, { maxUnclaimedBytes });
      const text = `%PDF-1.7 of ${maxUnclaimedBytes}`;
      const saved = await saveLimited(Readable.from([Buffer.from(text)]), "a.pdf", "late");
      return saved.kind === "SAVED" ? saved.kind : saved.reason;
    };
    const kept = async () => {
      const rows = await crowded.db.selectFrom("files").select("hash").where("stored_at", ">=", 0).execute();
      return [0, 1, 2, 3, 4].filter((number) => rows.some((row) => row.hash === hash(number)));
    };
    expect(await upload(4 * size + 1)).toBe("SAVED");
    expect(await kept()).toEqual([0, 1, 2, 3, 4]);
    expect(await upload(4 * size)).toBe("SAVED");
    expect(await kept()).toEqual([1, 2, 3, 4]);
    expect(await findDueTime(crowded, "erase-expired")).toBeLessThanOrEqual(Date.now());
    expect(await upload(size)).toBe("UNAVAILABLE");
    expect(await kept()).toEqual([3, 4]);
    warnings.mockRestore();
    await crowded.close();
  });
});

test("uploads are rate-limited for each network", async () => {
  const upload = () => save(Readable.from([Buffer.from("%PDF-1.7")]), "a.pdf", "office");
  for (let count = 0; count < 60; count += 1) expect((await upload()).kind).toBe("SAVED");
  expect(await upload()).toMatchObject({ reason: "TOO_MANY" });
});

test("changed bytes on the disk are detected when they are read", async () => {
  await send("%PDF-1.7 two", "b.pdf");
  const hash = hashOf("%PDF-1.7 two");
  const path = join(directory, "files", hash.slice(0, 2), hash);
  expect(readFileSync(path, "utf8")).toBe("%PDF-1.7 two");
  writeFileSync(path, "%PDF-1.7 no!");
  await expect(files.read(hash)).rejects.toThrow("does not match its hash");
});

test("after a day a file without an application is deleted, one with an application stays", async () => {
  const used = await send("%PDF-1.7 three", "c.pdf");
  await send("%PDF-1.7 four", "d.pdf");
  if (used.kind !== "SAVED") throw new Error("refused");
  await apply("%PDF-1.7 three");
  const sweep = async (now: number) => {
    await markUnusedFiles(store, now);
    await removeMarkedFiles({ store, files });
  };
  await sweep(Date.now() + dayMs / 2);
  expect(await findFile(store, hashOf("%PDF-1.7 four"))).toBeDefined();
  await sweep(Date.now() + dayMs + secondMs);
  expect(await findFile(store, hashOf("%PDF-1.7 four"))).toBeUndefined();
  await expect(files.read(hashOf("%PDF-1.7 four"))).rejects.toMatchObject({ code: "ENOENT" });
  expect((await files.read(hashOf("%PDF-1.7 three"))).toString()).toBe("%PDF-1.7 three");
  expect(await findUpload(store, used.id, Date.now() + dayMs + secondMs)).toBeUndefined();
});

test("the type comes from the bytes, and the extension must agree", () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");
  const zip = "PK\u0003\u0004";
  const odt = `${zip}${"x".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`;
  expect(detectType(bytes("%PDF-1.4"), "A.PDF")).toBe("pdf");
  expect(detectType(bytes(`${zip}…`), "a.docx")).toBe("docx");
  expect(detectType(bytes(odt), "a.odt")).toBe("odt");
  expect(detectType(bytes("{\\rtf1"), "a.rtf")).toBe("rtf");
  expect(detectType(Buffer.from("Zoë"), "a.text")).toBe("txt");
  expect(detectType(bytes("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"), "a.doc")).toBe("doc");
  expect(detectType(bytes("%PDF-1.4"), "a.pdf.exe")).toBeUndefined();
  expect(detectType(bytes(odt), "a.docx")).toBeUndefined();
  expect(detectType(bytes("<svg/>"), "a.svg")).toBeUndefined();
  expect(detectType(bytes("caf\u00e9"), "a.txt")).toBeUndefined();
});

test("a polyglot file has the type of its beginning, and no other extension", async () => {
  const page = "<html><script>alert(1)</script></html>";
  const zip = Buffer.from("PK\u0003\u0004 an archive behind it", "latin1");
  const both = Buffer.concat([Buffer.from(`%PDF-1.7\n${page}\n`), zip]);
  const saved = await send(both, "both.pdf");
  if (saved.kind !== "SAVED") throw new Error("refused");
  expect(await findUpload(store, saved.id)).toMatchObject({ type: "pdf" });
  for (const name of ["both.html", "both.docx", "both.zip", "both.pdf.html", "both.txt"])
    expect([name, await send(both, name)]).toEqual([name, expect.objectContaining({ reason: "WRONG_TYPE" })]);
  // Some readers accept a PDF header further down; only the start of the file counts here.
  for (const text of [`${page}\n%PDF-1.7`, "GIF89a%PDF-1.7\u0000"])
    expect(await send(text, "late.pdf")).toMatchObject({ reason: "WRONG_TYPE" });
});

test("a file name is shown without control and direction characters", () => {
  expect(displayName("C:\\fakepath\\a\u202efdp.exe")).toBe("afdp.exe");
  expect(displayName("a\u0000\r\nb.pdf")).toBe("ab.pdf");
  expect(displayName(`${"x".repeat(1000)}.pdf`)).toHaveLength(200);
  expect(displayName('"><img src=x>.pdf')).toBe('"><img src=x>.pdf');
});
