import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { diskFiles } from "#server/files/disk-files.ts";
import { openStore } from "#server/store/open-store.ts";
import { eraseExpired } from "./erase-expired.ts";

const directory = mkdtempSync(`${tmpdir()}/erase-`);
afterAll(() => rmSync(directory, { recursive: true }));

test("what a killed process was writing goes, what is being written stays; mails sent by a server have no folder", async () => {
  const store = await openStore({ directory }, () => {});
  const files = diskFiles(directory);
  const now = new Date();
  for (const [name, minutes] of [
    ["left", 61],
    ["coming", 5],
  ] as const) {
    const file = join(files.temporaryFolder, name);
    const time = now.getTime() / 1000 - minutes * 60;
    writeFileSync(file, "%PDF-");
    utimesSync(file, time, time);
  }
  const mailFolder = join(directory, "mail");
  await eraseExpired({ store, files, mailFolder, eraseEverything: async () => {} }, now);
  expect(readdirSync(files.temporaryFolder)).toEqual(["coming"]);
  await store.close();
});
