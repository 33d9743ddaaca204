import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dayMs, hourMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import {
  addMonths,
  type NewApplication,
  refuseScore,
  verifyApplication,
} from "#server/store/applications.ts";
import { recordScan } from "#server/store/files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { findScore, saveScore } from "#server/store/scores.ts";
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

function createAccess(isScanning = false) {
  const files = diskFiles(directory);
  const eraser = createEraser({ store, files, mailFolder: directory, logErasure: async () => {} });
  return createApplicationAccess({ store, files, eraser, isScanning, wakeOutbox: () => {} });
}
const apply = async (email: string, changes: Partial<NewApplication> = {}) =>
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
      ...changes,
    })
  ).application;

test("links expire, and guesses are limited", async () => {
  const access = createAccess();
  const { id: application } = await apply("one@example.com");
  const token = (purpose: "verify" | "private", time: number) =>
    createToken(store, { application, purpose, expires_at: Date.now() + time });
  expect(await access.verify(await token("verify", -1))).toEqual({ state: "GONE" });
  expect(await access.application(await token("private", -1))).toBeUndefined();
  // A link is valid for one purpose only.
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
  } finally {
    vi.useRealTimers();
  }
});

test("a client that guessed too often may try again after an hour", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const access = createAccess();
    while (access.allowGuess("10.0.9.9"));
    vi.advanceTimersByTime(hourMs);
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
  // A timer may fire a little early.
  expect(Math.min(...times)).toBeGreaterThan(minAnswerMs - 2);
});

const linkTasks = async (email: string) => {
  const rows = await store.db
    .selectFrom("outbox")
    .innerJoin("applications", "applications.id", "outbox.subject")
    .select("outbox.subject")
    .where("applications.email", "=", email)
    .where("kind", "=", "application-links")
    .execute();
  return rows.map(({ subject }) => subject);
};

test("links are mailed at most three times an hour, in one mail, and the answer is the same without an application", async () => {
  const access = createAccess();
  await apply("two@example.com");
  const { id } = await apply("two@example.com");
  for (let time = 0; time < 5; time += 1) {
    expect(await access.requestLinks("two@example.com", `10.0.1.${time}`)).toBe("ACCEPTED");
    expect(await access.requestLinks("unknown@example.com", `10.0.2.${time}`)).toBe("ACCEPTED");
  }
  expect(await linkTasks("two@example.com")).toEqual([id, id, id]);
});

test("an address that was never confirmed gets five mails a day, whatever causes them, and a suspected bot its links", async () => {
  for (let count = 0; count < 4; count += 1) await apply("victim@example.com", { job: `job-${count}` });
  // Each process has its own hourly limits.
  for (let count = 0; count < 4; count += 1)
    await createAccess().requestLinks("victim@example.com", "10.0.4.1");
  expect(await linkTasks("victim@example.com")).toHaveLength(1);
  const { id } = await apply("bot@example.com", { suspicion: "honeypot" });
  await createAccess().requestLinks("bot@example.com", "10.0.4.2");
  expect(await linkTasks("bot@example.com")).toEqual([id]);
});

test("what was sent is shown and given out only once the address is confirmed", async () => {
  const access = createAccess();
  const { id: application } = await apply("mistyped@example.com");
  const token = await createToken(store, { application, purpose: "private", expires_at: Date.now() + dayMs });
  expect(await access.application(token)).not.toHaveProperty("sent");
  expect(await access.file(token)).toEqual({ kind: "UNCONFIRMED" });
  expect(await access.storedData(token)).toBe("UNCONFIRMED");
  await verifyApplication(store, application);
  expect(await access.application(token)).toHaveProperty("sent.name", "Asha");
  expect(await access.storedData(token)).toMatchObject({ application: { id: application } });
});

test("a candidate's own link gives out no infected file, and none that is not scanned yet", async () => {
  const files = diskFiles(directory);
  const hash = createHash("sha256").update("A résumé").digest("hex");
  writeFileSync(join(files.temporaryFolder, "x"), "A résumé");
  await files.put(hash, join(files.temporaryFolder, "x"));
  const { id: application } = await apply("scan@example.com", { file: hash });
  await verifyApplication(store, application);
  const token = await createToken(store, { application, purpose: "private", expires_at: Date.now() + dayMs });
  expect(await createAccess().file(token)).toMatchObject({ kind: "FILE", name: "f.pdf" });
  expect(await createAccess(true).file(token)).toEqual({ kind: "NOT_SCANNED" });
  await recordScan(store, hash, "clean");
  expect(await createAccess(true).file(token)).toMatchObject({ kind: "FILE" });
  await recordScan(store, hash, "infected");
  expect(await createAccess().file(token)).toEqual({ kind: "INFECTED" });
});

test("the voluntary consent can be taken back, and the time then ends earlier", async () => {
  const access = createAccess();
  const { id: application, arrived_at } = await apply("free@example.com", { retains: 1, months: 12 });
  const token = await createToken(store, { application, purpose: "private", expires_at: Date.now() + dayMs });
  for (let time = 0; time < 2; time += 1) expect(await access.takeBackConsent(token)).toBe(true);
  expect(await access.application(token)).toMatchObject({ retains: 0, erase_at: addMonths(arrived_at, 6) });
  expect(await access.takeBackConsent("unknown")).toBe(false);
});

test("the data that a candidate gets has the score with its evidence, the files of answers and the tasks", async () => {
  const access = createAccess();
  const answers = [{ question: "q", kind: "FILE", label: "Portfolio", answer: "p.pdf", file: "p" }];
  const { id: application } = await apply("data@example.com", { answers, suspicion: "fast" });
  await verifyApplication(store, application);
  const report = JSON.stringify({ requirements: ["evidence"] });
  await saveScore(store, { application, engine: "1", score: 70, report, scored_at: 1, failure: "" });
  const token = await createToken(store, { application, purpose: "private", expires_at: Date.now() + dayMs });
  expect(await access.storedData(token)).toMatchObject({
    application: { suspicion: "fast", email: "data@example.com" },
    answers: [{ label: "Portfolio", file: "p" }],
    files: expect.arrayContaining([expect.objectContaining({ hash: "p" })]),
    score: { score: 70, report },
    tasks: expect.arrayContaining([expect.objectContaining({ kind: "scan-file" })]),
    links: [{ purpose: "private" }],
  });
});

test("no score is stored for a candidate who refuses it, and an existing one is deleted", async () => {
  const score = { engine: "1", score: 70, report: "{}", scored_at: 1, failure: "" };
  const { id } = await apply("no-score@example.com");
  await saveScore(store, { ...score, application: id });
  await refuseScore(store, id);
  expect(await findScore(store, id)).toBeUndefined();
  await saveScore(store, { ...score, application: id });
  expect(await findScore(store, id)).toBeUndefined();
});
