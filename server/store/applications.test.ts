import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayMs } from "#domain/time.ts";
import {
  addMonths,
  correctEmail,
  enqueueErasureNotices,
  eraseApplication,
  findAnswers,
  findApplication,
  findApplicationByReference,
  findApplicationsByEmail,
  findExpiredApplications,
  findRepeatedApplication,
  insertApplication,
  type NewApplication,
  verifyApplication,
  withdrawApplication,
} from "./applications.ts";
import {
  beginRemoval,
  endRemoval,
  findFile,
  findMarkedFiles,
  findUpload,
  insertUpload,
  markUnusedFiles,
  recordScan,
  registerFile,
} from "./files.ts";
import { listApplications } from "./lists.ts";
import { migrate, migrations } from "./migrations.ts";
import type { Store } from "./open-store.ts";
import { claim } from "./outbox-table.ts";
import type { Tables } from "./tables.ts";
import { sendApplication, sendFile, testStores } from "./test-stores.ts";
import { createToken, findToken } from "./tokens.ts";

const hashOf = (letter: string) => letter.repeat(64);

const application: NewApplication = {
  unit: "platform",
  job: "backend-engineer",
  job_title: "Backend engineer",
  name: "Āśā O’Brien, “Ω” 🙂",
  email: "Asha@Example.com",
  phone: "+91 98765 43210",
  note: "Line one\nline two '; drop table applications; --",
  file: hashOf("a"),
  file_name: "résumé.pdf",
  suspicion: "",
  consent: "2026-11",
  retains: 1,
  no_score: 0,
  months: 12,
  monthsWithoutConsent: 6,
  answers: [
    { question: "years", kind: "NUMBER", label: "How many years?", answer: "7", file: "" },
    { question: "remote", kind: "YES_NO", label: "Remote?", answer: "Yes", file: "" },
  ],
};

const date = (text: string) => Date.parse(`${text}Z`);

test.each([
  ["2026-01-31T10:20:30.123", 1, "2026-02-28T10:20:30.123"],
  ["2028-01-31T10:20:30.123", 1, "2028-02-29T10:20:30.123"],
  ["2028-02-29T00:00:00.000", 12, "2029-02-28T00:00:00.000"],
  ["2027-02-28T23:59:59.999", 12, "2028-02-28T23:59:59.999"],
  ["2026-11-30T12:00:00.000", 3, "2027-02-28T12:00:00.000"],
  ["2026-12-15T12:00:00.000", 6, "2027-06-15T12:00:00.000"],
  ["2026-08-31T12:00:00.000", 24, "2028-08-31T12:00:00.000"],
])("%s and %i months are %s", (from, months, to) => {
  expect(new Date(addMonths(date(from), months)).toISOString()).toBe(`${to}Z`);
});

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());
  const tables = [
    ...["applications", "answers", "files", "uploads", "tokens", "scores", "erasures", "outbox"],
  ] as (keyof Tables)[];
  beforeEach(async () => {
    for (const table of tables) await store.db.deleteFrom(table).execute();
  });

  test("any text is stored unchanged, and found only by exactly that text", async () => {
    const unusualTexts = [
      "'; drop table applications; --",
      '\\ \\x41 \\000 %_ $1 #{x} ? :a "quoted" `so`',
      "</script><script>alert(1)</script> {{7*7}} =1+1",
      "\u202Eright to left\u202C \uFFFD \uFEFF \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{10FFFF}",
      `e${"\u0301".repeat(2_000)}`,
      "İıſß Ǆ ﬁ",
      "\n\ttabs and\nlines\n",
      "x".repeat(5_000),
    ];
    for (const [index, text] of unusualTexts.entries()) {
      const email = `odd-${index}@example.com`;
      const answers = [{ question: "q", kind: "LONG_TEXT" as const, label: text, answer: text, file: "" }];
      const sent = { ...application, email, name: text.slice(0, 100), note: text, answers };
      const { application: stored } = await sendApplication(store, sent);
      expect(await findApplication(store, stored.id)).toMatchObject({ name: sent.name, note: text });
      expect(await findAnswers(store, stored.id)).toMatchObject([{ label: text, answer: text }]);
      expect((await findRepeatedApplication(store, sent))?.id).toBe(stored.id);
    }
    expect(await findApplicationsByEmail(store, "odd-%@example.com")).toEqual([]);
    expect(await findApplicationsByEmail(store, "odd-_@example.com")).toEqual([]);
    expect(await count("applications")).toBe(unusualTexts.length);
  });

  const count = async (table: (typeof tables)[number]) => {
    const query = store.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  const taskKinds = async (subject: string) => {
    const rows = await store.db.selectFrom("outbox").select("kind").where("subject", "=", subject).execute();
    return rows.map(({ kind }) => kind).sort();
  };
  /** Runs the database part of the daily sweep, without removing bytes. @returns the removed hashes */
  const sweep = async (now: number) => {
    await markUnusedFiles(store, now);
    const hashes = await findMarkedFiles(store, "", now);
    for (const hash of hashes) await endRemoval(store, hash);
    return hashes;
  };
  const upload = (letter: string, now = Date.now()) =>
    sendFile(store, { hash: hashOf(letter), size: 1000, type: "pdf", name: "résumé.pdf" }, now);

  test("an application is stored with its answers in order and all its tasks", async () => {
    const now = date("2026-01-31T10:20:30.123");
    const { application: stored, isNew } = await sendApplication(store, application, now);
    expect(isNew).toBe(true);
    const { answers, months: _, monthsWithoutConsent: __, ...fields } = application;
    expect(await findApplication(store, stored.id)).toEqual({
      ...fields,
      email: "asha@example.com",
      id: stored.id,
      reference: stored.reference,
      digest: stored.digest,
      source: "FORM",
      arrived_at: now,
      erase_at: date("2027-01-31T10:20:30.123"),
      erase_at_without_consent: date("2026-07-31T10:20:30.123"),
      notice_at: null,
      language: "",
      verified_at: null,
      withdrawn_at: null,
    });
    expect(await findApplicationByReference(store, stored.reference)).toEqual(stored);
    expect(await findAnswers(store, stored.id)).toEqual(
      answers.map((answer, position) => ({ ...answer, position, application: stored.id })),
    );
    expect(await taskKinds(stored.id)).toEqual([
      ...["application-receipt", "scan-file", "score-application", "webhook:application.submitted"],
    ]);
  });

  test("an application from before languages were stored has none", async () => {
    const { application: stored } = await sendApplication(store, { ...application, language: "hi" });
    expect((await findApplication(store, stored.id))?.language).toBe("hi");
    const before = migrations.findIndex(({ name }) => name === "languages of applications");
    const db = store.db as Kysely<unknown>;
    await db.schema.alterTable("applications").dropColumn("language").execute();
    await sql`delete from migrations where number > ${before}`.execute(db);
    await migrate(db, store.kind, migrations.slice(0, before + 1));
    expect((await findApplication(store, stored.id))?.language).toBe("");
  });

  test("more than nine answers keep their order, and no answers are fine", async () => {
    const labels = Array.from({ length: 12 }, (_unused, index) => `Question ${index}`);
    const answers = labels.map((label) => ({ question: label, kind: "TEXT", label, answer: "x", file: "" }));
    const { application: withAnswers } = await sendApplication(store, { ...application, answers });
    expect((await findAnswers(store, withAnswers.id)).map(({ label }) => label)).toEqual(labels);
    const { application: withoutAnswers } = await sendApplication(store, { ...application, answers: [] });
    expect(await findAnswers(store, withoutAnswers.id)).toEqual([]);
  });

  test("suspected bots get no mail", async () => {
    const suspected = { ...application, suspicion: "honeypot" };
    const { application: stored } = await sendApplication(store, suspected);
    expect(await taskKinds(stored.id)).not.toContain("application-receipt");
    await enqueueErasureNotices(store, stored.erase_at, Date.now());
    expect(await taskKinds(stored.id)).not.toContain("erasure-notice");
  });

  test("an address is never locked out; it gets five mails a day before it is confirmed, and more afterwards", async () => {
    const send = async (number: number, now: number) =>
      (await sendApplication(store, { ...application, job: `job-${number}` }, now)).application.id;
    const countReceipts = async () =>
      (await store.db.selectFrom("outbox").select("id").where("kind", "=", "application-receipt").execute())
        .length;
    const now = Date.now();
    const first = await send(0, now);
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => send(number, now)));
    expect([await count("applications"), await countReceipts()]).toEqual([7, 5]);
    await send(7, now + dayMs);
    expect(await countReceipts()).toBe(6);
    await verifyApplication(store, first);
    for (let number = 8; number < 16; number += 1) await send(number, now + dayMs);
    expect(await countReceipts()).toBe(14);
  });

  test("ids grow even while the clock is set back", async () => {
    const now = Date.now();
    const ids = [];
    for (const time of [now, now - dayMs, now - dayMs, now + 5])
      ids.push(
        (await sendApplication(store, { ...application, job: String(ids.length) }, time)).application.id,
      );
    expect(ids).toEqual(ids.toSorted());
  });

  test("ids grow even if the row of a clock that was ahead has been erased", async () => {
    const now = Date.now();
    const ahead = await sendApplication(store, application, now + 400 * dayMs);
    await eraseApplication(store, ahead.application.id);
    const other = { ...application, file: hashOf("b") };
    const { application: next } = await sendApplication(store, other, now);
    expect(next.id > ahead.application.id).toBe(true);
  });

  test.each([
    ["ahead", 400 * dayMs, 7_000],
    ["behind", -2 * dayMs, 17_000],
    ["a little ahead", 20_000, 7_000],
  ])("a reader of the list misses nothing while and after the clock is %s", async (_, offset, readAt) => {
    const start = Date.now() - 1_000_000;
    const list = async (after: string, now: number) =>
      (await listApplications(store, { after, limit: 100 }, now)).rows.map(({ id }) => id);
    const send = async (job: string, now: number) =>
      (await sendApplication(store, { ...application, job }, now)).application.id;
    const sent: string[] = [];
    const listed: string[] = [];
    const read = async (now: number) => listed.push(...(await list(listed.at(-1) ?? "", now)));
    sent.push(await send("before", start));
    await read(start + 5_000);
    const wrong = start + offset;
    sent.push(await send("meanwhile", wrong + 6_000));
    await read(wrong + readAt);
    sent.push(await send("after", start + 20_000));
    await read(start + 31_000);
    await read(start + 100_000);
    expect(listed).toEqual(sent);
  });

  test("a corrected address is not confirmed, and its old links end", async () => {
    const { application: stored } = await sendApplication(store, application);
    await verifyApplication(store, stored.id);
    const token = await createToken(store, {
      ...{ application: stored.id, purpose: "private", expires_at: Date.now() + dayMs },
    });
    await correctEmail(store, stored.id, "Right@example.com");
    expect(await findApplication(store, stored.id)).toMatchObject({
      ...{ email: "right@example.com", verified_at: null },
    });
    expect(await findToken(store, token, "private")).toBeUndefined();
    expect(await taskKinds(stored.id)).toContain("application-links");
  });

  test("an application sent twice within a day is stored once, also when both arrive at the same time", async () => {
    const now = Date.now();
    const sent = await Promise.all([
      sendApplication(store, application, now),
      sendApplication(store, { ...application, email: "asha@example.COM", suspicion: "fast" }, now),
    ]);
    expect(sent.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(sent[0]?.application.id).toBe(sent[1]?.application.id);
    expect(await count("applications")).toBe(1);
    expect(await count("answers")).toBe(2);
    const again = await sendApplication(store, application, now + dayMs - 1);
    expect(again.application.reference).toBe(sent[0]?.application.reference);
    expect(again.application.reference).toBe(
      (await sendApplication(store, { ...application, language: "hi" }, now + 1)).application.reference,
    );
    expect(await findRepeatedApplication(store, application, now + dayMs - 1)).toEqual(again.application);
    expect(await findRepeatedApplication(store, application, now + dayMs)).toBeUndefined();
    expect((await sendApplication(store, application, now + dayMs)).isNew).toBe(true);
  });

  test("another posting, file or answer makes another application", async () => {
    const [years, remote] = application.answers;
    const others: Partial<NewApplication>[] = [
      {},
      { job: "frontend-engineer" },
      { file: hashOf("b") },
      { answers: years && remote ? [{ ...years, answer: "8" }, remote] : [] },
    ];
    for (const other of others) {
      expect((await sendApplication(store, { ...application, ...other })).isNew).toBe(true);
    }
  });

  test("a withdrawn application can be sent again", async () => {
    const { application: stored } = await sendApplication(store, application);
    await withdrawApplication(store, stored.id);
    expect((await sendApplication(store, application)).isNew).toBe(true);
  });

  test("all applications of an address are found in any letter case, newest first", async () => {
    const old = await sendApplication(store, { ...application, job: "old" }, 1000);
    const young = await sendApplication(
      store,
      { ...application, job: "new", email: "ASHA@example.com" },
      2000,
    );
    await sendApplication(store, { ...application, email: "other@example.com" }, 3000);
    const matches = await findApplicationsByEmail(store, "aSHa@EXAMPLE.com");
    expect(matches.map(({ id }) => id)).toEqual([young.application.id, old.application.id]);
  });

  test("an address is confirmed once and an application withdrawn once, each with one event", async () => {
    const { application: stored } = await sendApplication(store, application);
    const verified = await Promise.all([1, 2].map((now) => verifyApplication(store, stored.id, now)));
    expect(verified.sort()).toEqual([false, true]);
    const withdrawn = await Promise.all([3, 4].map((now) => withdrawApplication(store, stored.id, now)));
    expect(withdrawn.sort()).toEqual([false, true]);
    expect(await verifyApplication(store, stored.id, 5)).toBe(false);
    const kinds = await taskKinds(stored.id);
    for (const event of ["webhook:application.verified", "webhook:application.withdrawn"]) {
      expect(kinds.filter((kind) => kind === event)).toHaveLength(1);
    }
    const row = await findApplication(store, stored.id);
    expect([1, 2]).toContain(row?.verified_at);
    expect([3, 4]).toContain(row?.withdrawn_at);
    expect(await verifyApplication(store, "unknown")).toBe(false);
  });

  test("erasing an application leaves only its erasure and the event", async () => {
    const now = date("2026-11-20T10:00:00");
    const { application: stored } = await sendApplication(store, application, now);
    const { application: other } = await sendApplication(store, { ...application, job: "other" }, now);
    await createToken(store, { application: stored.id, purpose: "private", expires_at: now + dayMs });
    const score = { engine: "1", score: 70, report: "{}", failure: "", scored_at: now };
    await store.db
      .insertInto("scores")
      .values({ ...score, application: stored.id })
      .execute();
    await store.db
      .insertInto("scores")
      .values({ ...score, application: other.id })
      .execute();

    expect(await eraseApplication(store, stored.id, now + 1)).toBe("ERASED");
    expect(await findApplication(store, stored.id)).toBeUndefined();
    expect(await findAnswers(store, stored.id)).toEqual([]);
    expect(await count("tokens")).toBe(0);
    expect(await taskKinds(stored.id)).toEqual(["webhook:candidate.erased"]);
    const erasures = await store.db.selectFrom("erasures").selectAll().execute();
    expect(erasures).toEqual([{ application: stored.id, erased_at: now + 1 }]);
    expect(await findAnswers(store, other.id)).toHaveLength(2);
    expect(await count("scores")).toBe(1);
    expect(await taskKinds(other.id)).toHaveLength(4);
  });

  test("erasing twice keeps the pending event", async () => {
    const { application: stored } = await sendApplication(store, application);
    const erased = await Promise.all([1, 2].map(() => eraseApplication(store, stored.id)));
    expect(erased.sort()).toEqual(["ERASED", "GONE"]);
    expect(await eraseApplication(store, stored.id)).toBe("GONE");
    expect(await taskKinds(stored.id)).toEqual(["webhook:candidate.erased"]);
    expect(await count("erasures")).toBe(1);
  });

  test("applications that expire are found, and their candidates notified once before", async () => {
    const now = date("2026-11-20T10:00:00");
    const { application: soon } = await sendApplication(
      store,
      { ...application, months: 1, monthsWithoutConsent: 6 },
      now,
    );
    const { application: late } = await sendApplication(
      store,
      { ...application, job: "b", months: 24, monthsWithoutConsent: 6 },
      now,
    );
    const week = 7 * dayMs;
    const before = soon.erase_at - week;
    await enqueueErasureNotices(store, before - dayMs - 1, week);
    expect(await taskKinds(soon.id)).not.toContain("erasure-notice");
    await Promise.all([1, 2].map(() => enqueueErasureNotices(store, before - dayMs, week)));
    await enqueueErasureNotices(store, before, week);
    expect((await taskKinds(soon.id)).filter((kind) => kind === "erasure-notice")).toHaveLength(1);
    expect(await taskKinds(late.id)).not.toContain("erasure-notice");
    expect(await findExpiredApplications(store, soon.erase_at - 1)).toEqual([]);
    expect(await findExpiredApplications(store, soon.erase_at)).toEqual([soon.id]);
  });

  test("an application whose time ended without a notice is erased a week after its notice", async () => {
    const now = date("2026-11-20T10:00:00");
    const { application: row } = await sendApplication(
      store,
      { ...application, months: 1, monthsWithoutConsent: 6 },
      now,
    );
    const { application: suspected } = await sendApplication(
      store,
      { ...application, months: 1, suspicion: "honeypot", job: "b" },
      now,
    );
    const restart = row.erase_at + 14 * dayMs;
    expect(await findExpiredApplications(store, restart)).toEqual([suspected.id]);
    await enqueueErasureNotices(store, restart, 7 * dayMs);
    expect((await findApplication(store, row.id))?.erase_at).toBe(restart + 7 * dayMs);
    expect(await findExpiredApplications(store, restart + 7 * dayMs - 1)).toEqual([suspected.id]);
    expect((await findExpiredApplications(store, restart + 7 * dayMs)).sort()).toEqual(
      [row.id, suspected.id].sort(),
    );
  });

  test("an upload is found for a day, then deleted with its file", async () => {
    const now = Date.now();
    const { id } = await upload("a", now);
    expect(await findUpload(store, id, now + dayMs - 1)).toEqual({
      ...{ id, name: "résumé.pdf", hash: hashOf("a"), size: 1000, type: "pdf" },
    });
    expect(await sweep(now + dayMs - 1)).toEqual([]);
    expect(await findUpload(store, id, now + dayMs)).toBeUndefined();
    expect(await sweep(now + dayMs)).toEqual([hashOf("a")]);
    expect(await count("uploads")).toBe(0);
    expect(await findFile(store, hashOf("a"))).toBeUndefined();
  });

  test("a file stays as long as one application refers to it", async () => {
    const now = Date.now();
    await upload("a", now);
    await upload("b", now);
    const { application: first } = await sendApplication(store, application, now);
    const { application: second } = await sendApplication(store, { ...application, job: "second" }, now);
    expect(await sweep(now + dayMs)).toEqual([hashOf("b")]);
    await eraseApplication(store, first.id);
    expect(await sweep(now + dayMs)).toEqual([]);
    await eraseApplication(store, second.id);
    expect(await sweep(now + dayMs)).toEqual([hashOf("a")]);
  });

  test("erasing the last application of a file deletes the names of its uploads, and a file in use stays", async () => {
    const names = async () =>
      (await store.db.selectFrom("uploads").select("file").execute()).map(({ file }) => file);
    for (const letter of ["a", "b", "c", "a"]) await upload(letter);
    const answers = ["b", "c"].map((letter) => ({
      ...{ question: letter, kind: "FILE", label: letter, answer: "name.pdf", file: hashOf(letter) },
    }));
    const { application: first } = await insertApplication(store, { ...application, answers });
    const { application: second } = await insertApplication(store, { ...application, file: hashOf("c") });
    await eraseApplication(store, first.id);
    expect(await names()).toEqual([hashOf("c")]);
    expect(await findMarkedFiles(store, "")).toEqual([hashOf("a"), hashOf("b")]);
    await eraseApplication(store, second.id);
    expect(await names()).toEqual([]);
  });

  test("bytes that are being removed are not stored again until they are gone, and nothing can refer to them", async () => {
    const now = Date.now();
    await upload("a", now);
    const { application: row } = await insertApplication(store, application, now);
    await eraseApplication(store, row.id);
    expect(await beginRemoval(store, hashOf("a"), now)).toBe(true);
    expect(await beginRemoval(store, hashOf("a"), now)).toBe(false);
    const file = { hash: hashOf("a"), size: 1000, type: "pdf" };
    expect(await registerFile(store, file, now)).toBe(false);
    await expect(insertUpload(store, { file: hashOf("a"), name: "a.pdf" })).rejects.toThrow();
    await expect(insertApplication(store, application)).rejects.toThrow();
    // As if the process that was removing them had been killed.
    expect(await findMarkedFiles(store, "", now + 2 * dayMs)).toEqual([hashOf("a")]);
    expect(await registerFile(store, file, now + dayMs)).toBe(true);
    await endRemoval(store, hashOf("a"));
    expect((await insertApplication(store, application)).isNew).toBe(true);
  });

  test("an application and the erasure of its only file at the same time leave both or neither", async () => {
    for (let round = 0; round < 5; round += 1) {
      await upload("a");
      const { application: row } = await insertApplication(store, { ...application, job: `first-${round}` });
      const [sent] = await Promise.allSettled([
        insertApplication(store, { ...application, job: `second-${round}` }),
        eraseApplication(store, row.id),
      ]);
      const isMarked = (await findMarkedFiles(store, "")).length > 0;
      expect(isMarked).toBe(sent.status === "rejected");
      if (sent.status === "fulfilled") await eraseApplication(store, sent.value.application.id);
      await endRemoval(store, hashOf("a"));
    }
  });

  test("the same bytes are stored once with one scan result, however often they are sent", async () => {
    const now = Date.now();
    const sent = await Promise.all([upload("a", now), upload("a", now)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    await recordScan(store, hashOf("a"), "infected", now + 1);
    const later = await upload("a", now + 2);
    expect(await findFile(store, hashOf("a"))).toEqual({
      ...{ hash: hashOf("a"), size: 1000, type: "pdf", scan: "infected" },
      ...{ scanned_at: now + 1, stored_at: now + 2 },
    });
    expect(await count("files")).toBe(1);
    // The first two uploads have expired; the third still needs the file.
    expect(await sweep(now + dayMs)).toEqual([]);
    expect(await findUpload(store, later.id, now + dayMs)).toBeDefined();
  });

  test("a token opens its application for its purpose only, and is not stored in clear", async () => {
    const row = { application: "x", purpose: "verify" as const, expires_at: 1000 };
    const token = await createToken(store, row);
    const other = await createToken(store, row);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(token);
    expect(await findToken(store, token, "verify")).toMatchObject(row);
    expect(await findToken(store, token, "private")).toBeUndefined();
    const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    expect(await findToken(store, changed, "verify")).toBeUndefined();
    const stored = JSON.stringify(await store.db.selectFrom("tokens").selectAll().execute());
    expect(stored).not.toContain(token);
  });

  test("the tasks of a new application are due immediately", async () => {
    const now = Date.now();
    await sendApplication(store, application, now);
    expect(await claim(store, { claimId: "a", limit: 10, leaseMs: 1000, now })).toHaveLength(4);
  });
});
