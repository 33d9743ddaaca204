import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wrap } from "#app/workers/envelope.ts";
import type { FromReadWorker, KeyedAsks, ReadResult, ToReadWorker } from "./read-messages.ts";
import { createReadPool, poolSize } from "./read-pool.ts";

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  readonly posted: ToReadWorker[] = [];
  isTerminated = false;
  postMessage({ message }: { message: ToReadWorker }) {
    this.posted.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(message: FromReadWorker) {
    this.dispatchEvent(new MessageEvent("message", { data: wrap(message) }));
  }
  /** Hashes that it was asked to read. */
  asked = () => this.posted.flatMap((message) => (message.kind === "read" ? [message.hash] : []));
}

const asks = (key: string): KeyedAsks => ({
  key,
  posting: "Hindi",
  edits: [],
  now: { year: 2026, month: 11 },
});
const resultOf = (hash: string, key = "one"): ReadResult => ({
  hash,
  asks: key,
  facts: {},
  match: { score: 50, parts: [], requirements: [] },
  lines: [],
});

let workers: FakeWorker[] = [];
let events: string[] = [];
beforeEach(() => {
  workers = [];
  events = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createPool(size: number, ...hashes: string[]) {
  const queue = [...hashes];
  const pool = createReadPool({
    size,
    create: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    next: () => {
      const hash = queue.shift();
      return hash === undefined ? undefined : { hash, name: `${hash}.pdf` };
    },
    bytes: async (hash) => (hash === "gone" ? undefined : new ArrayBuffer(1)),
    onRead: ({ hash }) => events.push(`read ${hash}`),
    onScored: (results) => events.push(...results.map(({ hash, asks: key }) => `scored ${hash} ${key}`)),
    onUnread: (hash, code) => events.push(`unread ${hash} ${code}`),
    onReturned: (hash) => {
      events.push(`returned ${hash}`);
      queue.unshift(hash);
    },
    onNotLoaded: () => events.push("not loaded"),
    onWork: () => {},
  });
  pool.ask(asks("one"));
  return pool;
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const worker = (index: number) => {
  const found = workers[index];
  if (!found) throw new Error(`no worker ${index}`);
  return found;
};
async function read(index: number, hash: string) {
  worker(index).answer({ kind: "opened", hash });
  worker(index).answer({ kind: "read", result: resultOf(hash) });
  await settle();
}

test("each worker has one file at a time, and learns first what the round asks for", async () => {
  const pool = createPool(2, "a", "b", "c");
  expect(workers).toHaveLength(0);
  pool.run();
  await settle();
  expect(workers.map((one) => one.posted.map(({ kind }) => kind))).toEqual([
    ["ask", "read"],
    ["ask", "read"],
  ]);
  expect(pool.inWork().map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
  await read(1, "b");
  expect(worker(1).asked()).toEqual(["b", "c"]);
  await read(0, "a");
  expect(pool.inWork().map(({ hash }) => hash)).toEqual(["c"]);
});

test("no more workers are started than there are files", async () => {
  createPool(4, "a").run();
  await settle();
  expect(workers).toHaveLength(1);
});

test("a file that takes too long is named, and its worker replaced", async () => {
  const pool = createPool(1, "slow", "next");
  pool.run();
  await settle();
  // Loading the engine takes as long as the connection needs.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual([]);
  worker(0).answer({ kind: "opened", hash: "slow" });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(events).toEqual(["unread slow timeout"]);
  expect(worker(0).isTerminated).toBe(true);
  expect(worker(1).posted.map(({ kind }) => kind)).toEqual(["ask", "read"]);
  await read(1, "next");
  expect(events.at(-1)).toBe("read next");
});

test("a file that breaks its worker is named; a worker that does not load pauses the pool", async () => {
  const pool = createPool(1, "bad", "next");
  pool.run();
  await settle();
  worker(0).answer({ kind: "opened", hash: "bad" });
  worker(0).dispatchEvent(new Event("error"));
  await settle();
  expect(events).toEqual(["unread bad unknown"]);
  worker(1).answer({ kind: "not-loaded", hash: "next" });
  await settle();
  expect(events.slice(1)).toEqual(["returned next", "not loaded"]);
  expect(workers).toHaveLength(2);
  pool.run();
  await settle();
  expect(worker(2).asked()).toEqual(["next"]);
});

test("a pause lets files in work end for a moment, and returns the others", async () => {
  const pool = createPool(2, "quick", "slow", "later");
  pool.run();
  await settle();
  for (const [index, hash] of ["quick", "slow"].entries()) worker(index).answer({ kind: "opened", hash });
  pool.pause();
  worker(0).answer({ kind: "read", result: resultOf("quick") });
  await vi.advanceTimersByTimeAsync(400);
  expect(events).toEqual(["read quick", "returned slow"]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true]);
  expect(pool.inWork()).toEqual([]);
  pool.run();
  await settle();
  expect(worker(0).asked()).toEqual(["quick", "slow"]);
  expect(worker(2).asked()).toEqual(["later"]);
});

test("what a worker has read is scored again, until the worker is replaced", async () => {
  const pool = createPool(1, "a", "slow");
  pool.run();
  await settle();
  await read(0, "a");
  expect(pool.isKept("a")).toBe(true);
  pool.ask(asks("two"));
  expect(worker(0).posted.at(-1)).toMatchObject({ kind: "ask", asks: { key: "two" } });
  worker(0).answer({ kind: "scored", results: [resultOf("a", "two")] });
  expect(events.at(-1)).toBe("scored a two");
  worker(0).answer({ kind: "opened", hash: "slow" });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(pool.isKept("a")).toBe(false);
});

test("an erased file is forgotten by the worker that has read it", async () => {
  const pool = createPool(1, "a", "b");
  pool.run();
  await settle();
  await read(0, "a");
  pool.forget(["a", "other"]);
  expect(worker(0).posted.at(-1)).toEqual({ kind: "forget", hashes: ["a"] });
  expect(pool.isKept("a")).toBe(false);
});

test("a file whose bytes are gone is named, and the next one is read", async () => {
  createPool(1, "gone", "next").run();
  await settle();
  expect(events).toEqual(["unread gone unknown"]);
  expect(worker(0).asked()).toEqual(["next"]);
});

test.each([
  [{ hardwareConcurrency: 1 }, 1],
  [{ hardwareConcurrency: 2 }, 1],
  [{ hardwareConcurrency: 4 }, 3],
  [{ hardwareConcurrency: 16 }, 4],
  [{ hardwareConcurrency: 8, deviceMemory: 2 }, 1],
  [{ hardwareConcurrency: 8, deviceMemory: 4 }, 2],
  [{}, 1],
])("a device of %j has %i workers", (device, size) => {
  expect(poolSize(device)).toBe(size);
});
