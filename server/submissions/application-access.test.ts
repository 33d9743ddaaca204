import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dayMs, hourMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";
import { sendApplication } from "#server/store/test-stores.ts";
import { createToken } from "#server/store/tokens.ts";
import { createApplicationAccess, minAnswerMs } from "./application-access.ts";
import { createEraser } from "./erase-application.ts";

const directory = mkdtempSync(`${tmpdir()}/access-`);
let store: Store;
beforeAll(async () => {
  store = await openStore({ directory }, () => {});
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

function createAccess() {
  const files = diskFiles(directory);
  const eraser = createEraser({ store, files, mailFolder: directory, logErasure: async () => {} });
  return createApplicationAccess({ store, files, eraser, wakeOutbox: () => {} });
}
const apply = async (email: string) =>
  (
    await sendApplication(store, {
      ...{ unit: "u", job: "j", job_title: "J", name: "Asha", email, phone: "1234567", note: "" },
      ...{
        file: "f",
        file_name: "f.pdf",
        suspicion: "",
        consent: "c",
        retains: 0,
        no_score: 0,
        months: 6,
        monthsWithoutConsent: 6,
        answers: [],
      },
    })
  ).application;

test("links expire, and guesses are limited", async () => {
  const access = createAccess();
  const { id: application } = await apply("one@example.com");
  const token = (purpose: "verify" | "private", time: number) =>
    createToken(store, { application, purpose, expires_at: Date.now() + time });
  expect(await access.verify(await token("verify", -1))).toEqual({ state: "GONE" });
  expect(await access.application(await token("private", -1))).toBeUndefined();
  // A link works for one purpose only.
  expect(await access.verify(await token("private", 1000))).toEqual({ state: "GONE" });
  expect(await access.application(await token("verify", 1000))).toBeUndefined();

  const late = await token("verify", hourMs);
  expect(await access.verify(late)).toEqual({ state: "DONE", jobTitle: "J" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * hourMs });
  expect(await access.verify(late)).toEqual({ state: "DONE", jobTitle: "J" });
  vi.useRealTimers();

  const tries = Array.from({ length: 1000 }, () => access.allowGuess("10.0.0.1"));
  expect(tries.filter(Boolean)).toHaveLength(60);
  expect(access.allowGuess("10.0.0.2")).toBe(true);
});

test("links expire by the clock, also when it jumps forward or back", async () => {
  const access = createAccess();
  const { id: application } = await apply("clock@example.com");
  const start = Date.now();
  const expires_at = start + 30 * dayMs;
  const token = await createToken(store, { application, purpose: "private", expires_at });
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    for (const [time, isValid] of [
      [start + 29 * dayMs, true],
      [expires_at, false],
      [start + 400 * dayMs, false],
      [start - 400 * dayMs, true],
      [expires_at - 1, true],
    ] as const) {
      vi.setSystemTime(time);
      expect([time, (await access.application(token)) !== undefined]).toEqual([time, isValid]);
    }
    // A rate limit ends after the jump as well.
    vi.setSystemTime(start);
    while (access.allowGuess("10.0.9.9"));
    vi.setSystemTime(start + 2 * hourMs);
    expect(access.allowGuess("10.0.9.9")).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("requesting links takes the same time with many applications, one or none", async () => {
  const access = createAccess();
  for (let count = 0; count < 12; count += 1) await apply("many@example.com");
  await apply("single@example.com");
  const times: number[] = [];
  for (const [index, email] of ["many@example.com", "single@example.com", "none@example.com"].entries()) {
    const started = performance.now();
    await access.requestLinks(email, `10.0.3.${index}`);
    times.push(performance.now() - started);
  }
  // A timer may end a little early.
  expect(Math.min(...times)).toBeGreaterThan(minAnswerMs - 2);
});

test("links are mailed at most three times an hour, and the answer is the same without an application", async () => {
  const access = createAccess();
  await apply("two@example.com");
  const { pending: before } = await countTasks(store);
  for (let time = 0; time < 5; time += 1) {
    expect(await access.requestLinks("two@example.com", `10.0.1.${time}`)).toBe("ACCEPTED");
    expect(await access.requestLinks("unknown@example.com", `10.0.2.${time}`)).toBe("ACCEPTED");
  }
  expect((await countTasks(store)).pending - before).toBe(3);
});
