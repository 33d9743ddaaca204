import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { amendApplication } from "./amend-application.ts";
import { correctEmail, eraseApplication, verifyApplication, withdrawApplication } from "./applications.ts";
import { listChanges } from "./changes.ts";
import { recordScan } from "./files.ts";
import { migrate, migrations } from "./migrations.ts";
import { openStore, type Store } from "./open-store.ts";
import { saveScore } from "./scores.ts";
import { makeDatabase, sendApplication, testServer, testStores } from "./test-stores.ts";

const application = {
  ...{ unit: "retail", job: "tester", job_title: "Tester", name: "Asha Rao", email: "asha@example.com" },
  ...{ phone: "", note: "", file: "f".repeat(64), file_name: "cv.pdf", suspicion: "", consent: "1" },
  ...{ retains: 1, no_score: 0, months: 6, monthsWithoutConsent: 6, answers: [] },
};
const apply = async (store: Store, name: string, changes: Partial<typeof application> = {}) =>
  (await sendApplication(store, { ...application, name, ...changes })).application;

describe.each(testStores)("changes on %s", (_, open) => {
  let store: Store;
  /** Where the test begins. */
  let start: string;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  beforeEach(async () => {
    start = (await read()).next;
  });
  afterAll(() => store.close());

  /** Everything after a cursor, as ids and states. */
  async function read(after?: string, filter = {}) {
    const { rows, next, isEnd } = await listChanges(store, { after, limit: 100, ...filter });
    expect(isEnd).toBe(true);
    return { ids: rows.map(({ id }) => id), rows, next };
  }

  test("each change of an application moves it to the end, once", async () => {
    const [a, b] = [await apply(store, "A"), await apply(store, "B")];
    const first = await read(start);
    expect(first.ids).toEqual([a.id, b.id]);
    expect(await read(first.next)).toMatchObject({ ids: [], next: first.next });
    const score = { engine: "1", score: 1, report: "{}", scored_at: 1, failure: "" };
    const changes: [string, () => Promise<unknown>][] = [
      ["confirmed", () => verifyApplication(store, a.id)],
      ["not scored", () => saveScore(store, { application: a.id, ...score, failure: "encrypted" })],
      ["scored", () => saveScore(store, { application: a.id, ...score })],
      ["corrected", () => correctEmail(store, a.id, "new@example.com")],
      [
        "amended",
        () => store.inTransaction((tx) => amendApplication(tx, a.id, { label: "Later", texts: ["x"] }, 1)),
      ],
      ["withdrawn", () => withdrawApplication(store, a.id)],
    ];
    let { next } = first;
    for (const [what, change] of changes) {
      await change();
      const changed = await read(next);
      expect(changed.ids, what).toEqual([a.id]);
      next = changed.next;
    }
    expect((await read(start)).ids).toEqual([b.id, a.id]);
    // Both have the same file.
    await recordScan(store, application.file, "clean");
    expect(new Set((await read(next)).ids)).toEqual(new Set([a.id, b.id]));
  });

  test("an erased application is there with nothing but its id and its reference, whatever the filter", async () => {
    const [a, b] = [await apply(store, "E"), await apply(store, "F", { unit: "other" })];
    const { next } = await read(start);
    await eraseApplication(store, a.id);
    const erased = { id: a.id, reference: a.reference, status: "ERASED" };
    expect((await read(next)).rows).toEqual([erased]);
    for (const filter of [{ unit: "other" }, { units: ["other", "third"] }, { statuses: ["ERASED"] }])
      expect((await read(next, filter)).rows, JSON.stringify(filter)).toEqual([erased]);
    expect((await read(start, { unit: "other" })).ids).toEqual([b.id, a.id]);
    expect((await read(start, { units: ["third", "fourth"] })).ids).toEqual([a.id]);
    expect((await read(start, { statuses: ["RECEIVED"] })).ids).toEqual([b.id]);
    expect((await read(start, { statuses: ["VERIFIED"] })).ids).toEqual([]);
    expect((await read(start, { statuses: ["RECEIVED", "ERASED"] })).ids).toEqual([b.id, a.id]);
    const stored = await store.db.selectFrom("changes").selectAll().where("application", "=", a.id).execute();
    expect(stored.map((row) => Object.keys(row).sort())).toEqual([["application", "position"]]);
  });

  test("pages follow each other without a gap", async () => {
    const ids: string[] = [];
    for (const name of ["P", "Q", "R", "S", "T"]) ids.push((await apply(store, name)).id);
    const seen: string[] = [];
    let after = start;
    for (const expected of [2, 2, 1]) {
      const page = await listChanges(store, { after, limit: 2 });
      expect([page.rows.length, page.isEnd]).toEqual([expected, expected < 2]);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual(ids);
  });

  test("applications and erasures from before the migration come first, and triggers see the release before", async () => {
    const [a, b] = [await apply(store, "C"), await apply(store, "D")];
    await eraseApplication(store, a.id);
    const all = new Set((await read()).ids);
    const db = store.db as Kysely<unknown>;
    const number = migrations.findIndex(({ name }) => name === "changes and words");
    const drop = store.kind === "postgres" ? " cascade" : "";
    if (store.kind === "postgres") {
      for (const name of ["record_application()", "record_part()", "record_scan()", "forget_words()"])
        await sql.raw(`drop function ${name} cascade`).execute(db);
      for (const name of ["await_words()", "record_change(text)"])
        await sql.raw(`drop function ${name} cascade`).execute(db);
    } else {
      const { rows } = await sql<{
        name: string;
      }>`select name from sqlite_schema where type = 'trigger'`.execute(db);
      for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(db);
    }
    for (const table of ["changes", "words", "unindexed"])
      await sql.raw(`drop table ${table}${drop}`).execute(db);
    for (const index of ["applications_by_opening", "applications_by_unit"])
      await sql.raw(`drop index ${index}`).execute(db);
    await sql`delete from migrations where number > ${number}`.execute(db);
    await migrate(db, store.kind, migrations.slice(0, number + 1));
    const { ids } = await read();
    expect(ids).toEqual([...all].sort());
    expect(ids).toEqual(expect.arrayContaining([a.id, b.id]));
    const { next } = await read();
    // As the release before does.
    await store.db.updateTable("applications").set({ withdrawn_at: 1 }).where("id", "=", b.id).execute();
    expect((await read(next)).rows).toMatchObject([{ id: b.id, withdrawn_at: 1 }]);
  });
});

test.skipIf(testServer === undefined)(
  "a reader on PostgreSQL misses no change of transactions that commit out of order",
  async () => {
    const { url, drop } = await makeDatabase(testServer ?? "");
    const store = await openStore({ directory: "", databaseUrl: url }, () => {});
    const [a, b] = [await apply(store, "A"), await apply(store, "B")];
    const { next } = await listChanges(store, { limit: 10 });
    const slow = new pg.Client({ connectionString: url });
    await slow.connect();
    await slow.query("begin");
    await slow.query("update applications set verified_at = 1 where id = $1", [a.id]);
    await verifyApplication(store, b.id);
    const first = await listChanges(store, { after: next, limit: 10 });
    expect(first.rows.map(({ id }) => id)).toEqual([b.id]);
    await slow.query("commit");
    const second = await listChanges(store, { after: first.next, limit: 10 });
    expect(second.rows.map(({ id }) => id)).toEqual([a.id]);

    // One that has its position but has not committed keeps the next one waiting.
    await slow.query("begin");
    await slow.query("update applications set notice_at = 1 where id = $1", [a.id]);
    await slow.query("set constraints all immediate");
    const withdrawn = withdrawApplication(store, b.id);
    const waiting = "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted";
    await eventually(async () => expect((await slow.query(waiting)).rows[0]?.count).toBe(1));
    expect((await listChanges(store, { after: second.next, limit: 10 })).rows).toEqual([]);
    await slow.query("commit");
    await withdrawn;
    const third = await listChanges(store, { after: second.next, limit: 10 });
    expect(third.rows.map(({ id }) => id)).toEqual([a.id, b.id]);
    await slow.end();
    await store.close();
    await drop();
  },
);
