import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { maxFileBytes } from "./file-kind.ts";
import { type OfferedFile, type Taking, takeFiles } from "./take-files.ts";
import { maxEntries, readZipDirectory } from "./zip-entries.ts";

const megabyte = 1024 * 1024;
const fileOf = (name: string, bytes: Uint8Array | string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name);

async function take(...offered: (File | OfferedFile)[]): Promise<Taking[]> {
  const all: Taking[] = [];
  for await (const taking of takeFiles(offered.map((one) => (one instanceof File ? { file: one } : one))))
    all.push(taking);
  return all;
}
const named = (takings: Taking[]) =>
  takings.flatMap((taking) => {
    if (taking.kind === "refused")
      return [`${taking.refusal.path ?? taking.refusal.name}: ${taking.refusal.code}`];
    if (taking.kind === "taken")
      return [`${taking.file.path ?? taking.file.name}${taking.file.code ? ` ${taking.file.code}` : ""}`];
    return taking.kind === "skipped" ? ["skipped"] : [];
  });

/** Writes a number into every directory record, or into the end record. */
function patch(bytes: Uint8Array, signature: number, offset: number, value: number, size: 2 | 4): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let index = 0; index + 4 < copy.length; index += 1) {
    if (view.getUint32(index, true) !== signature) continue;
    if (size === 2) view.setUint16(index + offset, value, true);
    else view.setUint32(index + offset, value, true);
  }
  return copy;
}
const directorySignature = 0x02014b50;

/** A zip whose entries are so many megabytes of zeros each. */
function bombOf(entries: number, megabytes: number): Uint8Array {
  const packed = deflateRawSync(new Uint8Array(megabytes * megabyte), { level: 9 });
  const stored = zipSync(
    Object.fromEntries(
      Array.from({ length: entries }, (_, index) => [`${index}.txt`, [packed, { level: 0 }]]),
    ),
  );
  // Stored in packed form, then declared as packed, with an unpacked size of 1,000 bytes.
  return patch(patch(stored, directorySignature, 10, 8, 2), directorySignature, 24, 1000, 4);
}

test("the files of an archive are taken with their paths; hidden ones and folders are skipped", async () => {
  const zip = zipSync({
    "नोव्हेंबर/": new Uint8Array(),
    "नोव्हेंबर/प्रिया.txt": strToU8("Priya"),
    "__MACOSX/._a.pdf": strToU8("x"),
    ".DS_Store": strToU8("x"),
    "a/Thumbs.db": strToU8("x"),
    "a/~$cv.docx": strToU8("x"),
    "a/stored.md": [strToU8("Stored"), { level: 0 }],
  });
  const takings = await take(fileOf("export.zip", zip));
  expect(named(takings).filter((line) => line !== "skipped")).toEqual([
    "export.zip/नोव्हेंबर/प्रिया.txt",
    "export.zip/a/stored.md",
  ]);
  expect(takings[0]).toEqual({ kind: "found", more: 5 });
  expect(takings.filter(({ kind }) => kind !== "found")).toHaveLength(6);
  const texts = takings.flatMap((taking) =>
    taking.kind === "taken" ? [new TextDecoder().decode(taking.file.bytes)] : [],
  );
  expect(texts).toEqual(["Priya", "Stored"]);
});

test("a path that leaves its archive is only a name", async () => {
  const zip = zipSync({ "../../etc/pass\u0007wd.txt": strToU8("x"), "C:\\cv\\asha.txt": strToU8("x") });
  expect(named(await take(fileOf("a.zip", zip)))).toEqual(["a.zip/etc/passwd.txt", "a.zip/C:/cv/asha.txt"]);
});

test("nested archives, encrypted entries and other kinds are refused by name", async () => {
  const nested = zipSync({ "bomb.zip": bombOf(1, 10), "more.rar": strToU8("x"), "film.mp4": strToU8("x") });
  expect(named(await take(fileOf("a.zip", nested)))).toEqual([
    "a.zip/bomb.zip: archive-nested",
    "a.zip/more.rar: archive-nested",
    "a.zip/film.mp4: unsupported",
  ]);
  const locked = patch(zipSync({ "cv.pdf": strToU8("x") }), directorySignature, 8, 1, 2);
  expect(named(await take(fileOf("b.zip", locked)))).toEqual(["b.zip/cv.pdf: encrypted"]);
});

test("what an entry really unpacks to counts, not what it declares", async () => {
  const large = await take(fileOf("a.zip", bombOf(1, 50)));
  expect(named(large)).toEqual(["a.zip/0.txt: too-large"]);
  const allowed = await take(fileOf("b.zip", bombOf(1, 9)));
  expect(allowed.at(-1)).toMatchObject({ kind: "taken", file: { name: "0.txt" } });
});

test("an archive is left when everything unpacked is too much, and the rest is not counted", async () => {
  const takings = await take(fileOf("a.zip", bombOf(400, 11)));
  const counted = takings.reduce((sum, taking) => sum + (taking.kind === "found" ? taking.more : -1), 1);
  expect(counted).toBe(0);
  expect(named(takings).at(-1)).toBe("a.zip: archive-too-large");
  expect(takings.filter(({ kind }) => kind === "refused").length).toBeLessThan(52);
});

test("an archive of more than 5,000 files, a damaged one and an empty one are named", async () => {
  const many = zipSync(
    Object.fromEntries(
      Array.from({ length: maxEntries + 1 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
    ),
  );
  expect(await readZipDirectory(new Blob([many]))).toEqual({ fault: "archive-too-many" });
  const zip = zipSync({ "a.txt": strToU8("text ".repeat(500)) });
  const cut = fileOf("cut.zip", zip.subarray(0, zip.length - 30));
  const garbled = zip.slice();
  garbled.fill(0xff, 36, 46);
  expect(
    named(
      await take(
        fileOf("many.zip", many),
        cut,
        fileOf("garbled.zip", garbled),
        fileOf("none.zip", zipSync({})),
        fileOf("text.zip", "no archive"),
      ),
    ),
  ).toEqual([
    "many.zip: archive-too-many",
    "cut.zip: archive-corrupt",
    "garbled.zip/a.txt: corrupt",
    "none.zip: archive-empty",
    "text.zip: archive-corrupt",
  ]);
});

test("files by themselves are judged by name and size", async () => {
  const large = fileOf("large.pdf", new Uint8Array(maxFileBytes + 1));
  const photo = new File(["x"], "IMG-2025.jpg");
  expect(
    named(
      await take(
        fileOf("cv", "text"),
        fileOf("Curriculum Vitae 12.11.2026", "text"),
        fileOf("old.doc", "x"),
        photo,
        fileOf("biodata.pages", "x"),
        fileOf("empty.pdf", ""),
        large,
        fileOf("photos.7z", "x"),
        { file: fileOf("cv.txt", "x"), path: "naukri/cv.txt" },
        { lost: "locked/cv.pdf" },
      ),
    ),
  ).toEqual([
    "cv",
    "Curriculum Vitae 12.11.2026",
    "old.doc old-word",
    "IMG-2025.jpg picture",
    "biodata.pages pages",
    "empty.pdf empty-file",
    "large.pdf: too-large",
    "photos.7z: archive-other",
    "naukri/cv.txt",
    "locked/cv.pdf: lost",
  ]);
});
