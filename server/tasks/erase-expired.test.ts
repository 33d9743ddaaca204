import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { diskFiles } from "#server/files/disk-files.ts";
import { openStore } from "#server/store/open-store.ts";
import { eraseExpired } from "./erase-expired.ts";

const directory = mkdtempSync(`${tmpdir()}/erase-`);
afterAll(() => rmSync(directory, { recursive: true }));

test("files left by a killed process are erased, current uploads stay, and a missing mail folder is fine", async () => {
  const store = await openStore({ directory }, () => {});
  const files = diskFiles(directory);
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
  const mailFolder = join(directory, "mail");
  await eraseExpired({ store, files, mailFolder, eraseEverything: async () => {} }, now);
  expect(readdirSync(files.temporaryFolder)).toEqual(["arriving"]);
  await store.close();
});
