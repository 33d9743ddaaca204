import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { correctEmail, eraseApplication } from "./applications.ts";
import { findIds } from "./find-ids.ts";
import { newId, toReference } from "./new-id.ts";
import { openStore, type Store } from "./open-store.ts";
import type { ApplicationRow } from "./tables.ts";
import { sendApplication, testStores } from "./test-stores.ts";
import { truncateLog } from "./truncate-log.ts";
import { indexUnindexed, parseQuery, searchWords } from "./words.ts";

const application = {
  ...{
    unit: "u",
    job: "j",
    job_title: "J",
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "",
    note: "",
  },
  ...{ file: "", file_name: "", suspicion: "", consent: "1", retains: 1, no_score: 0 },
  ...{ months: 6, monthsWithoutConsent: 6, answers: [] },
};
const find = async (store: Store, query: string, filter = {}) =>
  (await findIds(store, { terms: parseQuery(query), limit: 100, ...filter })).rows;

test("words keep vowel signs, and lose accents, joiners and the dots that many leave out", () => {
  expect(searchWords({ name: "आशा फ़ातिमा", email: "", reference: "" })).toEqual(["आशा", "फातिमा"]);
  expect(searchWords({ name: "Zoë D’Souza", email: "zoe.d@x.example", reference: "7K2MQ-9XD4T" })).toEqual([
    ...["zoe", "d", "souza", "dsouza", "zoe.d@x.example", "7k2mq9xd4t", "9xd4t"],
  ]);
  expect(parseQuery("  + ")).toEqual([]);
});

describe.each(testStores)("the search on %s", (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());
  const apply = async (name: string, email: string, changes = {}) =>
    (await sendApplication(store, { ...application, name, email, ...changes })).application;

  test("names, addresses and references are found by the beginnings of their words", async () => {
    const asha = await apply("आशा कुलकर्णी", "asha.k92@example.com");
    const fatima = await apply("Fátima D'Souza", "f.dsouza@example.org");
    const tamil = await apply("கொற்றவை முருகன்", "kotravai@example.org");
    for (const query of ["आशा", "आश", "कुल आशा", "asha", "k92", "ASHA.K92@EXAMPLE", asha.reference])
      expect(await find(store, query), query).toEqual([asha.id]);
    for (const query of ["fatima", "FÁTIMA", "souza", "dsou", "D’Souza", "f.dsouza@example.org"])
      expect(await find(store, query), query).toEqual([fatima.id]);
    for (const query of ["கொற்ற", "முருகன்"]) expect(await find(store, query), query).toEqual([tamil.id]);
    // As people type it: in lower case, without the hyphen, with O for 0 and L for 1.
    const typed = tamil.reference.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    for (const query of [typed, typed.replace("-", ""), typed.slice(0, 6), typed.slice(6)])
      expect(await find(store, query), query).toEqual([tamil.id]);
    for (const query of ["अशा", "शा", "आशा souza", "mple", "example"])
      expect(await find(store, query), query).toEqual([]);
    expect(await find(store, "example", { unit: "u" })).toEqual([]);
    expect(await find(store, "asha", { unit: "other" })).toEqual([]);
  });

  test("a corrected address is found, the old one is not", async () => {
    const { id } = await apply("Bo", "old@example.com");
    await correctEmail(store, id, "new@example.com");
    expect(await find(store, "old@")).toEqual([]);
    expect(await find(store, "new@")).toEqual([id]);
    expect(await find(store, "bo")).toEqual([id]);
  });

  test("what the release before stores or corrects is found once the task has run", async () => {
    const { id } = await apply("Charu", "charu@example.com");
    // As the release before does, which knows of no words.
    await store.db
      .updateTable("applications")
      .set({ email: "later@example.com" })
      .where("id", "=", id)
      .execute();
    const other = newId();
    const row = await store.db
      .selectFrom("applications")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const stored: ApplicationRow = { ...row, id: other, reference: toReference(other), name: "Dev" };
    await store.db.insertInto("applications").values(stored).execute();
    expect(await find(store, "charu")).toEqual([]);
    expect(await indexUnindexed(store)).toBe(2);
    expect(await indexUnindexed(store)).toBe(0);
    expect(await find(store, "later@")).toEqual([id, other].sort());
    expect(await find(store, "dev")).toEqual([other]);
  });

  test("frequent words are found page by page, each application once", async () => {
    const rows = Array.from({ length: 7 }, (_unused, number) => number);
    const ids: string[] = [];
    for (const number of rows) ids.push((await apply(`Kumar ${number}`, `kumar${number}@example.com`)).id);
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page = await findIds(store, { terms: parseQuery("kumar"), after, limit: 3, maxScanned: 2 });
      seen.push(...page.rows);
      after = page.next;
    }
    expect(seen).toEqual(ids);
  });

  test("an erased application is not found, and its words are gone", async () => {
    const { id } = await apply("Erasmus", "erasmus@example.com");
    expect(await find(store, "erasmus")).toEqual([id]);
    await eraseApplication(store, id);
    expect(await find(store, "erasmus")).toEqual([]);
    for (const table of ["words", "unindexed"] as const)
      expect(await store.db.selectFrom(table).selectAll().where("application", "=", id).execute()).toEqual(
        [],
      );
  });
});

test("no file of SQLite has a word of an erased application", async () => {
  const directory = mkdtempSync(`${tmpdir()}/words-`);
  const store = await openStore({ directory }, () => {});
  const filesWith = (text: string) =>
    readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(text));
  const others = ["Asha", "Bo", "Zoe"];
  for (const name of others)
    await sendApplication(store, { ...application, name, email: `${name}@b.example` });
  const { application: stored } = await sendApplication(store, {
    ...{ ...application, name: "Zebulon Quxley", email: "zebulon@quxley.example" },
  });
  expect(filesWith("zebulon")).not.toEqual([]);
  await eraseApplication(store, stored.id);
  expect(await truncateLog(store)).toBe(true);
  expect(existsSync(join(directory, "site.db"))).toBe(true);
  for (const word of ["zebulon", "Zebulon", "quxley", "Quxley"]) expect(filesWith(word), word).toEqual([]);
  expect(await find(store, "zoe")).toHaveLength(1);
  await store.close();
  rmSync(directory, { recursive: true });
});
