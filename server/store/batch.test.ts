import { expect, test } from "vitest";
import { createBatch } from "./batch.ts";
import type { Store } from "./open-store.ts";
import { testStores } from "./test-stores.ts";

test("items that come while a write is at work, or in the pause after it, are written together", async () => {
  const writes: string[][] = [];
  const join = createBatch<string>(async (items) => void writes.push(items), { pauseMs: 20 });
  const first = join(["a"]);
  const others = Promise.all([join(["b", "c"]), join(["d"])]);
  await first;
  expect(writes).toEqual([["a"]]);
  await Promise.all([others, join(["e"])]);
  expect(writes).toEqual([["a"], ["b", "c", "d", "e"]]);
});

test("a write has at most the limit, and a call is never split", async () => {
  const writes: string[][] = [];
  const join = createBatch<string>(async (items) => void writes.push(items), { limit: 2, pauseMs: 1 });
  await Promise.all([join(["a"]), join(["b"]), join(["c", "d", "e"]), join(["f"]), join(["g"])]);
  expect(writes).toEqual([["a"], ["b"], ["c", "d", "e"], ["f", "g"]]);
});

test("one item that cannot be stored keeps no other out", async () => {
  const stored: string[] = [];
  const join = createBatch<string>(
    async (items) => {
      if (items.includes("bad")) throw new Error("no");
      stored.push(...items);
    },
    { pauseMs: 1 },
  );
  const ends = await Promise.allSettled([join(["a"]), join(["b"]), join(["bad"]), join(["c"])]);
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(stored).toEqual(["a", "b", "c"]);
});

test.each(testStores)(
  "%s: each write of a group has its own result, and one that throws undoes no other",
  async (_, open) => {
    const store: Store = await open();
    const write = (name: string) =>
      store.inGroup(async (tx) => {
        await tx.insertInto("notes").values({ name, value: name, noted_at: 0 }).execute();
        if (name === "bad") throw new Error("no");
        return name.toUpperCase();
      });
    const ends = await Promise.allSettled(["a", "b", "bad", "c", "d"].map(write));
    expect(ends.map((end) => (end.status === "fulfilled" ? end.value : "thrown"))).toEqual([
      "A",
      "B",
      "thrown",
      "C",
      "D",
    ]);
    const rows = await store.db
      .selectFrom("notes")
      .select("name")
      .where("value", "in", ["a", "b", "bad", "c", "d"])
      .orderBy("name")
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
    await store.close();
  },
);
