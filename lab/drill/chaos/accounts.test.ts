import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hourMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { verifyApplication } from "#server/store/applications.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { sendApplication } from "#server/store/test-stores.ts";
import { checkAnswers, checkMails, checkStore, checkTraces, checkWebhooks } from "./accounts.ts";
import type { Delivery } from "./delivery.ts";
import { createFaultLog } from "./fault-log.ts";
import { createLedger } from "./ledger.ts";

let directory: string;
let store: Store;
let ledger: ReturnType<typeof createLedger>;
let faultLog: ReturnType<typeof createFaultLog>;
const listed = { applications: new Set<string>(), messages: new Set<string>() };

beforeEach(async () => {
  directory = mkdtempSync(`${tmpdir()}/accounts-`);
  store = await openStore({ directory }, () => {});
  ledger = createLedger(join(directory, "ledger.jsonl"));
  faultLog = createFaultLog(join(directory, "faults.jsonl"));
  for (const ids of Object.values(listed)) ids.clear();
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Stores an application with its file; it is acknowledged in the ledger and listed by the API. */
async function apply(email: string) {
  const bytes = Buffer.from(`résumé of ${email}`);
  const file = createHash("sha256").update(bytes).digest("hex");
  const path = join(diskFiles(directory).temporaryFolder, "upload");
  writeFileSync(path, bytes);
  await diskFiles(directory).put(file, path);
  const { application } = await sendApplication(store, {
    ...{ unit: "u", job: "j", job_title: "J", name: "Asha", email, phone: "", note: "", file },
    ...{ file_name: "a.pdf", suspicion: "", consent: "1", retains: 0, no_score: 0 },
    ...{ answers: [], months: 6, monthsWithoutConsent: 6 },
  });
  const entry = ledger.sendApplication(email, file, false);
  ledger.acknowledge(entry, application.reference);
  listed.applications.add(application.id);
  return { entry, ...application };
}

/** The problems of the findings that fail. */
async function failures(): Promise<string[]> {
  await store.db.updateTable("outbox").set({ state: "done" }).execute();
  await store.close();
  const files = { folder: join(directory, "files"), isBucket: false };
  const findings = await checkStore({ directory }, { files, ledger, listed, isScanning: false });
  return findings.flatMap(({ isOk, measured }) => (isOk ? [] : [measured.replace(/^.*? wrong: /, "")]));
}

test("a store that has everything has no failures", async () => {
  const { id, entry } = await apply("a@example.com");
  await verifyApplication(store, id);
  ledger.acknowledgeOperation(entry, "confirmation");
  expect(await failures()).toEqual([]);
});

test("lost messages, applications and confirmations, and wrong files are reported", async () => {
  ledger.acknowledge(ledger.sendMessage("m@example.com", "text"), "AAAAA-AAAAA");
  ledger.acknowledge(ledger.sendApplication("b@example.com", "0".repeat(64), false), "BBBBB-BBBBB");
  const { entry, reference } = await apply("a@example.com");
  ledger.acknowledgeOperation(entry, "confirmation");
  const { file } = await apply("c@example.com");
  rmSync(join(directory, "files", file.slice(0, 2), file));
  expect(await failures()).toEqual([
    "1 × AAAAA-AAAAA is lost",
    `1 × BBBBB-BBBBB is lost; 1 × ${reference} lost its confirmation`,
    `1 × ${file.slice(0, 8)} is missing or damaged`,
  ]);
});

test("unsent, erased, duplicate and unread rows and orphaned files are reported", async () => {
  const message = { reason: "demo", name: "", email: "m@example.com", company: "", message: "text" };
  const { message: unread } = await insertMessage(store, { ...message, suspicion: "" });
  ledger.acknowledge(ledger.sendMessage("m@example.com", "text"), unread.reference);
  const erased = await apply("a@example.com");
  ledger.acknowledgeOperation(erased.entry, "erasure");
  const orphan = "ab".repeat(32);
  mkdirSync(join(directory, "files", "ab"), { recursive: true });
  writeFileSync(join(directory, "files", "ab", orphan), "orphan");
  expect(await failures()).toEqual([
    `1 × ${erased.reference} was erased and is there`,
    "1 × no row names abababab",
    `1 × ${unread.reference} was not listed`,
  ]);
  expect(checkTraces(directory, ledger)).toMatchObject({ isOk: false });
});

test("a mail or event must arrive, and twice only if something was interrupted", () => {
  ledger.acknowledge(ledger.sendMessage("m@example.com", "text"), "AAAAA-AAAAA");
  // After the start of every fault in this test; none of them ends.
  const now = Date.now() + hourMs;
  const copy = (about: string, receivedAt: number): Delivery => ({
    ...{ id: about, about, names: ["", "AAAAA-AAAAA"], receivedAt, answeredAt: receivedAt },
  });
  const mails = [copy("team@site.example", now), copy("m@example.com", now)];
  const check = (deliveries: Delivery[]) =>
    checkMails(deliveries, ledger, faultLog, "team@site.example").map(({ isOk }) => isOk);
  expect(check(mails)).toEqual([true, true]);
  expect(check(mails.slice(1))).toEqual([false, true]);
  const twice = [...mails, copy("m@example.com", now + 60_000)];
  expect(check(twice)).toEqual([true, false]);
  faultLog.begin("mail 14 s per command", "DELIVERY");
  expect(check(twice)).toEqual([true, false]);
  faultLog.begin("kill -9", "VISITORS");
  expect(check(twice)).toEqual([true, true]);
  const parts = { toReference: () => "", wrongSignatures: 0 };
  const events = (deliveries: Delivery[]) =>
    checkWebhooks(deliveries, ledger, faultLog, parts).map(({ isOk }) => isOk);
  expect(events([copy("contact.received", now)])).toEqual([true, true]);
  expect(events([])).toEqual([false, true]);
});

test("503 with Retry-After is fine while a fault disturbs visitors, and no other failure ever is", () => {
  const trouble = { what: "page", failure: "", from: 0, until: Number.MAX_SAFE_INTEGER };
  const check = (status: number, hasRetryAfter: boolean) =>
    checkAnswers([{ ...trouble, status, hasRetryAfter }], new Map([["page 200", 1]]), [], faultLog).every(
      ({ isOk }) => isOk,
    );
  faultLog.begin("webhook 500", "DELIVERY");
  expect([check(503, true), check(0, false)]).toEqual([false, false]);
  faultLog.begin("disk full", "VISITORS");
  expect([check(503, true), check(0, false)]).toEqual([true, true]);
  expect([check(503, false), check(500, true)]).toEqual([false, false]);
});
