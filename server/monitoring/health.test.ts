import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { minuteMs } from "#domain/time.ts";
import { maxUnclaimedBytes } from "#server/files/uploads.ts";
import { insertUpload, noteFilesLeft, registerFile } from "#server/store/files.ts";
import { openStore } from "#server/store/open-store.ts";
import { createHealth } from "./health.ts";

const directory = mkdtempSync(`${tmpdir()}/health-`);
const store = await openStore({ directory }, () => {});
const key = "0123456789abcdef";
const health = createHealth({ store, isStopping: () => false, metricsKey: key });
const server = createServer((request, response) => health(request.url ?? "", request, response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await store.close();
  rmSync(directory, { recursive: true });
});

const details = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();

test("files that have been left for more than an hour, and a sum of uploads near its limit, are named", async () => {
  await noteFilesLeft(store, true, Date.now() - 59 * minuteMs);
  expect(await details()).not.toHaveProperty("degraded");
  await noteFilesLeft(store, false);
  await noteFilesLeft(store, true, Date.now() - 61 * minuteMs);
  // A later failure does not move the beginning.
  await noteFilesLeft(store, true);
  expect(await details()).toMatchObject({ ready: true, degraded: ["files-to-remove"] });
  await noteFilesLeft(store, false);

  const file = { hash: "a".repeat(64), size: 0.81 * maxUnclaimedBytes, type: "pdf" };
  await registerFile(store, { ...file, size: Math.round(file.size) });
  await insertUpload(store, { file: file.hash, name: "a.pdf" });
  expect(await details()).toMatchObject({ ready: true, degraded: ["unclaimed-uploads"] });
  await store.db.deleteFrom("uploads").execute();
  expect(await details()).not.toHaveProperty("degraded");
});

test("only this machine and holders of the key learn more than that the site is ready", async () => {
  const ready = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const details = { ready: true, store: "sqlite", outbox: { pending: expect.any(Number), dead: 0 } };
  const proxied = { "X-Forwarded-For": "203.0.113.9" };
  expect(await ready({})).toEqual(details);
  expect(await ready(proxied)).toEqual({ ready: true });
  expect(await ready({ Forwarded: "for=203.0.113.9" })).toEqual({ ready: true });
  expect(await ready({ ...proxied, Authorization: "Bearer another-key-of-16" })).toEqual({ ready: true });
  expect(await ready({ ...proxied, Authorization: `Bearer ${key}` })).toEqual(details);
});
