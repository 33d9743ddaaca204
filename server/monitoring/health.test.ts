import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
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
