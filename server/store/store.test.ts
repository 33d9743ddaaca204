import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hourMs, minuteMs } from "#domain/time.ts";
import {
  eraseMessage,
  findBookedTimes,
  findExpiredMessages,
  findMessage,
  findMessageByReference,
  findRepeatedMessage,
  insertBooking,
  insertMessage,
  parseBooking,
} from "./messages.ts";
import { migrate, migrations } from "./migrations.ts";
import { openStore, type Store } from "./open-store.ts";
import { claim, countTasks, enqueue, enqueueRecurring, finishAttempt, requeue } from "./outbox-table.ts";
import { testStores } from "./test-stores.ts";

const folder = mkdtempSync(`${tmpdir()}/store-`);
afterAll(() => rmSync(folder, { recursive: true }));

const message = {
  reason: "demo",
  name: "Ärzte & Söhne, Inc. “Ω”",
  email: "Asha@Example.com",
  company: "",
  message: "Line one\nline two 🙂 '; drop table messages; --",
  suspicion: "",
};
const fail = (error: Error) => {
  throw error;
};

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.deleteFrom("messages").execute();
    await store.db.deleteFrom("outbox").execute();
  });

  const claimAll = (now: number, by = "a", limit = 10) =>
    claim(store, { claimId: by, limit, leaseMs: 1000, now });

  test("a message is stored unchanged, with its tasks", async () => {
    const now = 1_800_000_000_123;
    const { message: stored, isNew } = await insertMessage(store, message, now);
    expect(isNew).toBe(true);
    const texts = { ...message, page: "", booking: "", demo_at: null, arrived_at: now };
    expect(await findMessage(store, stored.id)).toEqual({ ...stored, ...texts });
    expect(await findMessageByReference(store, stored.reference)).toEqual(stored);
    expect(await countTasks(store)).toEqual({ pending: 3, dead: 0 });
  });

  test("a message has the page and the booking that came with it; another time is another message", async () => {
    const booking = { times: [1_800_000_000_000], zone: "Europe/London", minutes: 30, subject: "" };
    const first = await insertMessage(store, { ...message, page: "/platform/resumate", booking });
    const row = await findMessage(store, first.message.id);
    expect(row?.page).toBe("/platform/resumate");
    expect(row && parseBooking(row)).toEqual(booking);
    expect((await insertMessage(store, { ...message, page: "/", booking })).isNew).toBe(false);
    const later = { ...booking, times: [1_800_003_600_000] };
    expect((await insertMessage(store, { ...message, booking: later })).isNew).toBe(true);
    expect((await insertMessage(store, message)).isNew).toBe(true);
  });

  const demo = (email: string, time: number, suspicion = "") => ({
    ...{ ...message, email, suspicion },
    booking: { times: [time], zone: "Europe/London", minutes: 30, subject: "" },
  });

  test("of people who book the same time at the same moment, one gets it", async () => {
    const now = Date.now();
    const time = 1_800_000_000_000;
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => insertBooking(store, demo(`a${index}@example.com`, time), now)),
    );
    const [booked, ...others] = results.filter((result) => result !== "TAKEN");
    expect(others).toEqual([]);
    expect(await findBookedTimes(store, now)).toEqual([time]);
    // A repeat is the same person, who has the time.
    const email = booked?.message.email ?? "";
    expect(await insertBooking(store, demo(email, time), now)).toMatchObject({ isNew: false });
    // Once it is erased, the time is free.
    await eraseMessage(store, booked?.message.id ?? "");
    expect(await insertBooking(store, demo("b@example.com", time), now)).toMatchObject({ isNew: true });
  });

  test("demos must not overlap, and a bot takes no one's time", async () => {
    const time = 1_800_000_000_000;
    const book = (minutes: number, suspicion = "") =>
      insertBooking(store, demo(`${minutes}${suspicion}@example.com`, time + minutes * minuteMs, suspicion));
    expect(await book(0, "honeypot")).toMatchObject({ isNew: true });
    expect(await book(0)).toMatchObject({ isNew: true });
    for (const minutes of [-29, -15, 10, 29]) expect(await book(minutes), `${minutes}`).toBe("TAKEN");
    for (const minutes of [-30, 30]) expect(await book(minutes), `${minutes}`).toMatchObject({ isNew: true });
    expect(await findBookedTimes(store, time)).toEqual([time + 30 * minuteMs]);
  });

  test("suspected bots get no receipt", async () => {
    await insertMessage(store, { ...message, suspicion: "honeypot" });
    expect((await claimAll(Date.now())).map(({ kind }) => kind).sort()).toEqual([
      "contact-received",
      "webhook:contact.received",
    ]);
  });

  test("the same message within an hour is stored once, however often and concurrently it is sent", async () => {
    const now = Date.now();
    const results = await Promise.all(Array.from({ length: 8 }, () => insertMessage(store, message, now)));
    expect(new Set(results.map(({ message: { reference } }) => reference)).size).toBe(1);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(
      await findRepeatedMessage(store, { ...message, email: "asha@example.com" }, now + hourMs - 1),
    ).toBeDefined();
    expect((await insertMessage(store, message, now + hourMs)).isNew).toBe(true);
    expect((await insertMessage(store, { ...message, message: "Another" }, now)).isNew).toBe(true);
  });

  test("a failed transaction leaves nothing", async () => {
    const failing = store.inTransaction(async (tx) => {
      await enqueue(tx, "contact-received", "x", 1);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 });
  });

  test("two transactions at the same time end within two seconds", { timeout: 2000 }, async () => {
    await Promise.all([1, 2].map((n) => store.inTransaction((tx) => enqueue(tx, "k", `s${n}`, n))));
    expect((await countTasks(store)).pending).toBe(2);
  });

  test("due tasks are claimed once, oldest first, and again after the lease", async () => {
    await store.inTransaction(async (tx) => {
      for (const [subject, due] of [
        ["late", 30],
        ["first", 10],
        ["second", 20],
        ["future", 9000],
      ] as const)
        await enqueue(tx, "k", subject, due);
    });
    const [first, second] = await Promise.all([claimAll(100, "a", 2), claimAll(100, "b", 2)]);
    expect([...first, ...second].map(({ subject }) => subject).sort()).toEqual(["first", "late", "second"]);
    expect(first[0]?.attempts).toBe(1);
    expect(await claimAll(100, "c")).toEqual([]);
    const again = await claimAll(1200, "c");
    expect(again.map(({ attempts }) => attempts)).toEqual([2, 2, 2]);

    // The first worker has lost its lease and cannot record its result.
    const [late] = first;
    if (late) await finishAttempt(store, late, { state: "dead", failure: "550", ended_at: 1300 });
    expect((await countTasks(store)).dead).toBe(0);
    for (const row of again) await finishAttempt(store, row, { state: "done", failure: "", ended_at: 1300 });
    expect(await countTasks(store)).toEqual({ pending: 1, dead: 0 });
  });

  test("dead tasks are counted, and retried after a start", async () => {
    await store.inTransaction((tx) => enqueue(tx, "k", "s", 1));
    for (const row of await claimAll(2))
      await finishAttempt(store, row, { state: "dead", failure: "550", ended_at: 3 });
    expect(await countTasks(store)).toEqual({ pending: 0, dead: 1 });
    await requeue(store, ["k"], 4);
    expect(await claimAll(5)).toMatchObject([{ failure: "550", attempts: 2, ended_at: null }]);
  });

  test("a recurring task is enqueued once", async () => {
    await enqueueRecurring(store, "erase", 1);
    await enqueueRecurring(store, "erase", 2);
    expect(await claimAll(5)).toHaveLength(1);
    expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 });
  });

  test("erasing removes a message and its tasks, and nothing newer", async () => {
    const old = await insertMessage(store, message, 1000);
    const young = await insertMessage(store, message, 1000 + 2 * hourMs);
    expect(await findExpiredMessages(store, 2000)).toEqual([old.message.id]);
    expect(await eraseMessage(store, old.message.id)).toBe(true);
    expect(await eraseMessage(store, old.message.id)).toBe(false);
    expect(await findMessage(store, old.message.id)).toBeUndefined();
    expect(await findMessage(store, young.message.id)).toBeDefined();
    expect((await countTasks(store)).pending).toBe(3);
  });

  test("a worker can claim only some kinds, and nothing that it has in hand", async () => {
    await store.inTransaction(async (tx) => {
      for (const kind of ["a", "b", "c"]) await enqueue(tx, kind, "s", 1);
    });
    const claimKinds = (kinds: string[], now: number, inHand: string[] = []) =>
      claim(store, { claimId: "w", kinds, inHand, limit: 10, leaseMs: 1000, now });
    const [b] = await claimKinds(["b"], 5);
    expect(b?.kind).toBe("b");
    expect((await claimKinds(["b", "c"], 5)).map(({ kind }) => kind)).toEqual(["c"]);
    expect(await claimKinds(["b"], 2000, [b?.id ?? ""])).toEqual([]);
    expect(await claimKinds(["b"], 2000)).toHaveLength(1);
  });

  test("values that a database would misread are not bound", async () => {
    const wrong = sql`select ${new Date(0)} as a where ${Number.NaN} = 1`.execute(store.db);
    if (store.kind === "sqlite") await expect(wrong).rejects.toThrow("A object cannot be stored");
    else await wrong.catch(() => {});
  });

  test("migrations run once, and a newer database is refused", async () => {
    const db = store.db as Kysely<unknown>;
    await migrate(db, store.kind);
    const { rows } = await sql<{ n: number }>`select count(*) as n from migrations`.execute(db);
    expect(Number(rows[0]?.n)).toBe(migrations.length);
    await expect(migrate(db, store.kind, [])).rejects.toThrow(
      /^The database is of version \d+, this program knows 0: start a newer program$/,
    );
  });

  test("a failed migration leaves the database unchanged", async () => {
    const db = store.db as Kysely<unknown>;
    const failing = {
      name: "fails",
      up: async ({ schema }: Parameters<(typeof migrations)[number]["up"]>[0]) => {
        await schema.createTable("half").addColumn("id", "text").execute();
        throw new Error("stop");
      },
    };
    await expect(migrate(db, store.kind, [...migrations, failing])).rejects.toThrow("stop");
    await expect(sql`select * from half`.execute(db)).rejects.toThrow();
  });
});

describe("only SQLite", () => {
  test("a second process is refused in one line until the first has closed the store", async () => {
    const directory = mkdtempSync(`${folder}/two-`);
    const first = await openStore({ directory }, fail);
    await expect(openStore({ directory }, fail)).rejects.toThrow(
      /^Another process uses the data directory .*: stop it, or set DATA_DIR to another one/,
    );
    await insertMessage(first, message);
    await first.close();
    await (await openStore({ directory }, fail)).close();
  });

  test("commits are synced, tables are strict", async () => {
    const directory = mkdtempSync(`${folder}/strict-`);
    const store = await openStore({ directory }, fail);
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
    expect(rows[0]?.synchronous).toBe(2);
    const text = sql`insert into outbox values ('a','k','s','pending','soon',0,'',0,'',0,null)`;
    await expect(text.execute(store.db)).rejects.toThrow(/cannot store TEXT value in INTEGER column/);
    await store.close();
    const file = new DatabaseSync(`${directory}/site.db`, { readOnly: true });
    expect(file.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    file.close();
  });

  test("a transaction that reads and then writes survives an operator who writes meanwhile", async () => {
    const directory = mkdtempSync(`${folder}/beside-`);
    const store = await openStore({ directory }, fail);
    const second = new DatabaseSync(`${directory}/site.db`, { timeout: 0 });
    const set = "insert into outbox values ('a','k','s','pending',1,0,'',0,'',0,null)";
    await store.inTransaction(async (tx) => {
      await tx.selectFrom("outbox").selectAll().execute();
      expect(() => second.exec(set)).toThrow("database is locked");
      await enqueue(tx, "k", "s", 1);
    });
    second.exec(set);
    second.close();
    expect((await countTasks(store)).pending).toBe(2);
    await store.close();
  });
});
