import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { findAnswers, findApplication } from "#server/store/applications.ts";
import { insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { enqueue } from "#server/store/outbox-table.ts";
import type { Tables } from "#server/store/tables.ts";
import { inPostgres, sendApplication, sendFile, testServer } from "#server/store/test-stores.ts";
import { createToken } from "#server/store/tokens.ts";
import { moveStore } from "./move.ts";

const directory = mkdtempSync(`${tmpdir()}/move-`);
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(directory, { recursive: true, force: true });
});

async function source(): Promise<Store> {
  const folder = mkdtempSync(`${tmpdir()}/move-`);
  const store = await openStore({ directory: folder }, () => {});
  opened.push({
    ...store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  });
  return store;
}

const message = {
  reason: "demo",
  name: "Ω 🙂",
  email: "a@b.example",
  company: "",
  message: "x\ny",
  suspicion: "",
};
const application = {
  ...{ unit: "u", job: "j", job_title: "J", name: "Āśā", email: "a@b.example", phone: "", note: "'\\ \"" },
  ...{
    file: "f".repeat(64),
    file_name: "cv.pdf",
    suspicion: "",
    consent: "1",
    retains: 1,
    no_score: 0,
    months: 12,
    monthsWithoutConsent: 6,
  },
  answers: ["one", "two"].map((label) => ({ question: label, kind: "TEXT", label, answer: label, file: "" })),
};

async function fill(store: Store, rows: number) {
  await insertMessage(store, message, 1_800_000_000_123);
  const { application: stored } = await sendApplication(store, application);
  await sendFile(store, { hash: application.file, size: 9_000_000_000, type: "pdf", name: "cv.pdf" });
  await createToken(store, { application: stored.id, purpose: "verify", expires_at: 5 });
  const score = {
    application: stored.id,
    engine: "1",
    score: 7,
    report: '{"a":"ü"}',
    failure: "",
    scored_at: 1,
  };
  await store.db.insertInto("scores").values(score).execute();
  await store.db.insertInto("erasures").values({ application: "gone", erased_at: 1 }).execute();
  await store.inTransaction(async (tx) => {
    for (let count = 0; count < rows; count += 1) await enqueue(tx, "k", `s${count}`, count);
  });
  return stored;
}

const contentOf = async ({ db }: Store) => {
  const tables = [
    "messages",
    "applications",
    "answers",
    "files",
    "uploads",
    "tokens",
    "scores",
    "erasures",
    "changes",
    "words",
    "unindexed",
    "outbox",
  ];
  const content: Record<string, unknown[]> = {};
  for (const table of tables as (keyof Tables)[]) {
    const rows = await db.selectFrom(table).selectAll().execute();
    content[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return content;
};

describe.skipIf(testServer === undefined)("to PostgreSQL", () => {
  const open = () => inPostgres(testServer ?? "");
  test("every row is moved unchanged", async () => {
    const from = await source();
    const stored = await fill(from, 1203);
    const to = await open();
    opened.push(to);
    const counts = await moveStore(from, to);
    expect(counts).toMatchObject({ messages: 1, applications: 1, answers: 2, files: 1, erasures: 1 });
    expect(counts.outbox).toBeGreaterThan(1203);
    expect(await contentOf(to)).toEqual(await contentOf(from));
    expect(await findApplication(to, stored.id)).toEqual(stored);
    expect(await findAnswers(to, stored.id)).toHaveLength(2);
    await expect(moveStore(from, to)).rejects.toThrow("The other database is not empty (messages)");
  });

  test("a database with any row is refused and not changed", async () => {
    const from = await source();
    await fill(from, 1);
    const to = await open();
    opened.push(to);
    await to.inTransaction((tx) => enqueue(tx, "k", "s", 1));
    await expect(moveStore(from, to)).rejects.toThrow("The other database is not empty (outbox)");
    expect((await contentOf(to)).messages).toEqual([]);
  });

  test("a row that the target refuses stops the move with nothing moved", async () => {
    const from = await source();
    await fill(from, 1);
    // PostgreSQL cannot store U+0000. No form accepts it either.
    await insertMessage(from, { ...message, name: "a\0b" });
    const to = await open();
    opened.push(to);
    await expect(moveStore(from, to)).rejects.toThrow();
    expect(Object.values(await contentOf(to)).flat()).toEqual([]);
  });
});
