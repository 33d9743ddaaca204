import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  enqueueErasureNotices,
  eraseApplication,
  findAnswers,
  findApplication,
  findApplicationByReference,
  findApplicationsByEmail,
  findExpired,
  findRepeatedApplication,
  insertApplication,
  monthsAfter,
  type NewApplication,
  verifyApplication,
  withdrawApplication,
} from "./applications.ts";
import { deleteFiles, findFile, findUpload, noteScan } from "./files.ts";
import type { Store } from "./open-store.ts";
import { claim } from "./outbox-table.ts";
import type { Tables } from "./tables.ts";
import { sendFile, testStores } from "./test-stores.ts";
import { createToken, findToken } from "./tokens.ts";

const day = 24 * 60 * 60 * 1000;
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
  months: 12,
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
  expect(new Date(monthsAfter(date(from), months)).toISOString()).toBe(`${to}Z`);
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

  test("text of all kinds comes back letter by letter, and is found by its own letters alone", async () => {
    const odd = [
      "'; drop table applications; --",
      '\\ \\x41 \\000 %_ $1 #{x} ? :a "quoted" `so`',
      "</script><script>alert(1)</script> {{7*7}} =1+1",
      "\u202Eright to left\u202C \uFFFD \uFEFF \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{10FFFF}",
      `e${"\u0301".repeat(2_000)}`,
      "İıſß Ǆ ﬁ",
      "\n\ttabs and\nlines\n",
      "x".repeat(5_000),
    ];
    for (const [index, text] of odd.entries()) {
      const email = `odd-${index}@example.com`;
      const answers = [{ question: "q", kind: "LONG_TEXT" as const, label: text, answer: text, file: "" }];
      const sent = { ...application, email, name: text.slice(0, 100), note: text, answers };
      const { application: kept } = await insertApplication(store, sent);
      expect(await findApplication(store, kept.id)).toMatchObject({ name: sent.name, note: text });
      expect(await findAnswers(store, kept.id)).toMatchObject([{ label: text, answer: text }]);
      // The same once more is the same application.
      expect((await findRepeatedApplication(store, sent))?.id).toBe(kept.id);
    }
    expect(await findApplicationsByEmail(store, "odd-%@example.com")).toEqual([]);
    expect(await findApplicationsByEmail(store, "odd-_@example.com")).toEqual([]);
    expect(await count("applications")).toBe(odd.length);
  });

  const count = async (table: (typeof tables)[number]) => {
    const query = store.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  const owed = async (subject: string) => {
    const rows = await store.db.selectFrom("outbox").select("kind").where("subject", "=", subject).execute();
    return rows.map(({ kind }) => kind).sort();
  };
  const upload = (letter: string, now = Date.now()) =>
    sendFile(store, { hash: hashOf(letter), size: 1000, type: "pdf", name: "résumé.pdf" }, now);

  test("an application reads back as it was, with its answers in their order and everything owed", async () => {
    const now = date("2026-01-31T10:20:30.123");
    const { application: kept, isNew } = await insertApplication(store, application, now);
    expect(isNew).toBe(true);
    const { answers, months: _months, ...said } = application;
    expect(await findApplication(store, kept.id)).toEqual({
      ...said,
      email: "asha@example.com",
      id: kept.id,
      reference: kept.reference,
      digest: kept.digest,
      arrived_at: now,
      erase_at: date("2027-01-31T10:20:30.123"),
      notice_at: null,
      verified_at: null,
      withdrawn_at: null,
    });
    expect(await findApplicationByReference(store, kept.reference)).toEqual(kept);
    expect(await findAnswers(store, kept.id)).toEqual(
      answers.map((answer, position) => ({ ...answer, position, application: kept.id })),
    );
    expect(await owed(kept.id)).toEqual([
      ...["application-receipt", "scan-file", "score-application", "webhook:application.submitted"],
    ]);
  });

  test("answers of more than nine questions keep their order, and none is fine", async () => {
    const labels = Array.from({ length: 12 }, (_unused, at) => `Question ${at}`);
    const answers = labels.map((label) => ({ question: label, kind: "TEXT", label, answer: "x", file: "" }));
    const { application: many } = await insertApplication(store, { ...application, answers });
    expect((await findAnswers(store, many.id)).map(({ label }) => label)).toEqual(labels);
    const { application: none } = await insertApplication(store, { ...application, answers: [] });
    expect(await findAnswers(store, none.id)).toEqual([]);
  });

  test("whoever may be a machine is owed no mail", async () => {
    const suspected = { ...application, suspicion: "honeypot" };
    const { application: kept } = await insertApplication(store, suspected);
    expect(await owed(kept.id)).not.toContain("application-receipt");
    await enqueueErasureNotices(store, kept.erase_at, Date.now());
    expect(await owed(kept.id)).not.toContain("erasure-notice");
  });

  test("sent twice within a day it is one, also when both are sent at once", async () => {
    const now = Date.now();
    const sent = await Promise.all([
      insertApplication(store, application, now),
      insertApplication(store, { ...application, email: "asha@example.COM", suspicion: "fast" }, now),
    ]);
    expect(sent.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(sent[0]?.application.id).toBe(sent[1]?.application.id);
    expect(await count("applications")).toBe(1);
    expect(await count("answers")).toBe(2);
    const again = await insertApplication(store, application, now + day - 1);
    expect(again.application.reference).toBe(sent[0]?.application.reference);
    expect(await findRepeatedApplication(store, application, now + day - 1)).toEqual(again.application);
    expect(await findRepeatedApplication(store, application, now + day)).toBeUndefined();
    expect((await insertApplication(store, application, now + day)).isNew).toBe(true);
  });

  test("another job, file or answer is another application", async () => {
    const [years, remote] = application.answers;
    const others: Partial<NewApplication>[] = [
      {},
      { job: "frontend-engineer" },
      { file: hashOf("b") },
      { answers: years && remote ? [{ ...years, answer: "8" }, remote] : [] },
    ];
    for (const other of others) {
      expect((await insertApplication(store, { ...application, ...other })).isNew).toBe(true);
    }
  });

  test("what was withdrawn can be sent again", async () => {
    const { application: kept } = await insertApplication(store, application);
    await withdrawApplication(store, kept.id);
    expect((await insertApplication(store, application)).isNew).toBe(true);
  });

  test("all applications of an address are found, whatever the case of its letters, the newest first", async () => {
    const old = await insertApplication(store, { ...application, job: "old" }, 1000);
    const young = await insertApplication(
      store,
      { ...application, job: "new", email: "ASHA@example.com" },
      2000,
    );
    await insertApplication(store, { ...application, email: "other@example.com" }, 3000);
    const found = await findApplicationsByEmail(store, "aSHa@EXAMPLE.com");
    expect(found.map(({ id }) => id)).toEqual([young.application.id, old.application.id]);
  });

  test("an address is confirmed once and an application withdrawn once, with the news of it owed once", async () => {
    const { application: kept } = await insertApplication(store, application);
    const verified = await Promise.all([1, 2].map((now) => verifyApplication(store, kept.id, now)));
    expect(verified.sort()).toEqual([false, true]);
    const withdrawn = await Promise.all([3, 4].map((now) => withdrawApplication(store, kept.id, now)));
    expect(withdrawn.sort()).toEqual([false, true]);
    expect(await verifyApplication(store, kept.id, 5)).toBe(false);
    const kinds = await owed(kept.id);
    for (const event of ["webhook:application.verified", "webhook:application.withdrawn"]) {
      expect(kinds.filter((kind) => kind === event)).toHaveLength(1);
    }
    const found = await findApplication(store, kept.id);
    expect([1, 2]).toContain(found?.verified_at);
    expect([3, 4]).toContain(found?.withdrawn_at);
    expect(await verifyApplication(store, "nobody")).toBe(false);
  });

  test("erasing leaves nothing of an application but that it was erased and the news of it", async () => {
    const now = date("2026-11-20T10:00:00");
    const { application: kept } = await insertApplication(store, application, now);
    const { application: other } = await insertApplication(store, { ...application, job: "other" }, now);
    await createToken(store, { application: kept.id, purpose: "private", expires_at: now + day });
    const score = { engine: "1", score: 70, report: "{}", failure: "", scored_at: now };
    await store.db
      .insertInto("scores")
      .values({ ...score, application: kept.id })
      .execute();
    await store.db
      .insertInto("scores")
      .values({ ...score, application: other.id })
      .execute();

    expect(await eraseApplication(store, kept.id, now + 1)).toBe(true);
    expect(await findApplication(store, kept.id)).toBeUndefined();
    expect(await findAnswers(store, kept.id)).toEqual([]);
    expect(await count("tokens")).toBe(0);
    expect(await owed(kept.id)).toEqual(["webhook:candidate.erased"]);
    const erasures = await store.db.selectFrom("erasures").selectAll().execute();
    expect(erasures).toEqual([{ application: kept.id, erased_at: now + 1 }]);
    // The other one is untouched.
    expect(await findAnswers(store, other.id)).toHaveLength(2);
    expect(await count("scores")).toBe(1);
    expect(await owed(other.id)).toHaveLength(4);
  });

  test("erasing twice does not forget the news that is owed", async () => {
    const { application: kept } = await insertApplication(store, application);
    const erased = await Promise.all([1, 2].map(() => eraseApplication(store, kept.id)));
    expect(erased.sort()).toEqual([false, true]);
    expect(await eraseApplication(store, kept.id)).toBe(false);
    expect(await owed(kept.id)).toEqual(["webhook:candidate.erased"]);
    expect(await count("erasures")).toBe(1);
  });

  test("whose time is up is found, and told so once before", async () => {
    const now = date("2026-11-20T10:00:00");
    const { application: soon } = await insertApplication(store, { ...application, months: 1 }, now);
    const { application: late } = await insertApplication(
      store,
      { ...application, job: "b", months: 24 },
      now,
    );
    const until = soon.erase_at;
    await Promise.all([
      enqueueErasureNotices(store, until, now),
      enqueueErasureNotices(store, until, now + 1),
    ]);
    await enqueueErasureNotices(store, until, now + 2);
    expect((await owed(soon.id)).filter((kind) => kind === "erasure-notice")).toHaveLength(1);
    expect(await owed(late.id)).not.toContain("erasure-notice");
    expect(await findExpired(store, until - 1)).toEqual([]);
    expect(await findExpired(store, until)).toEqual([soon.id]);
  });

  test("an upload is found for a day and forgotten after, with its file", async () => {
    const now = Date.now();
    const { id } = await upload("a", now);
    expect(await findUpload(store, id, now + day - 1)).toEqual({
      ...{ id, name: "résumé.pdf", hash: hashOf("a"), size: 1000, type: "pdf" },
    });
    expect(await deleteFiles(store, now + day - 1)).toEqual([]);
    expect(await findUpload(store, id, now + day)).toBeUndefined();
    expect(await deleteFiles(store, now + day)).toEqual([hashOf("a")]);
    expect(await count("uploads")).toBe(0);
    expect(await findFile(store, hashOf("a"))).toBeUndefined();
  });

  test("the file of an application stays as long as one application has it", async () => {
    const now = Date.now();
    await upload("a", now);
    await upload("b", now);
    const { application: first } = await insertApplication(store, application, now);
    const { application: second } = await insertApplication(store, { ...application, job: "second" }, now);
    expect(await deleteFiles(store, now + day)).toEqual([hashOf("b")]);
    await eraseApplication(store, first.id);
    expect(await deleteFiles(store, now + day)).toEqual([]);
    await eraseApplication(store, second.id);
    expect(await deleteFiles(store, now + day)).toEqual([hashOf("a")]);
  });

  test("the same bytes are one file with one finding of the scanner, however often they are sent", async () => {
    const now = Date.now();
    const sent = await Promise.all([upload("a", now), upload("a", now)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    await noteScan(store, hashOf("a"), "infected", now + 1);
    const later = await upload("a", now + 2);
    expect(await findFile(store, hashOf("a"))).toEqual({
      ...{ hash: hashOf("a"), size: 1000, type: "pdf", scan: "infected" },
      ...{ scanned_at: now + 1, stored_at: now + 2 },
    });
    expect(await count("files")).toBe(1);
    // The first two are over, the third holds the file.
    expect(await deleteFiles(store, now + day)).toEqual([]);
    expect(await findUpload(store, later.id, now + day)).toBeDefined();
  });

  test("a secret stands for its application and purpose, and is not what is stored", async () => {
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

  test("what a new application owes is due at once", async () => {
    const now = Date.now();
    await insertApplication(store, application, now);
    expect(await claim(store, { claimId: "a", limit: 10, leaseMs: 1000, now })).toHaveLength(4);
  });
});
