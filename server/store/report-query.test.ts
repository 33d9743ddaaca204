import { afterEach, expect, test } from "vitest";
import { addObserver } from "#server/trace/operation.ts";
import { queryName } from "./report-query.ts";
import { testStores } from "./test-stores.ts";

let stop = () => {};
afterEach(() => stop());

test("the name of a query is its statement and table", () => {
  const names: [string, string][] = [
    ['select "id" from "applications" where "email" = ?', "select applications"],
    ['insert into "outbox" ("id") values (?)', "insert outbox"],
    ['update "files" set "size" = ? where "hash" in (select "file" from "uploads")', "update files"],
    ['delete from "uploads" where "arrived_at" < ?', "delete uploads"],
    ["select pg_advisory_xact_lock(hashtextextended($1, 0))", "select"],
    ["select * from 'asha@example.com'", "select"],
    ["commit", "commit"],
    ["pragma wal_checkpoint(truncate)", "other"],
  ];
  for (const [sql, name] of names) expect(queryName(sql)).toBe(name);
});

test.each(testStores)("%s reports its queries, also those that fail", async (_, open) => {
  const store = await open();
  const seen: string[] = [];
  stop = addObserver({
    begin:
      ({ kind, name }) =>
      ({ outcome }) =>
        seen.push(`${kind} ${name} ${outcome}`),
  });
  await store.db.selectFrom("notes").select("name").where("name", "=", "asha").execute();
  const note = { name: "asha", value: "", noted_at: 1 };
  await store.db
    .insertInto("notes")
    .values([note, note])
    .execute()
    .catch(() => {});
  expect(seen).toEqual(["query select notes ok", "query insert notes failed"]);
  await store.close();
});
