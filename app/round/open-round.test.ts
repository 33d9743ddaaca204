import { afterEach, expect, test, vi } from "vitest";
import { type OpenRound, openRound, startRound } from "./open-round.ts";
import { createMemoryStore } from "./store/memory-store.ts";
import { type RoundStore, StoreError } from "./store/round-store.ts";

// `openRound` follows the page: the document and the window of a browser.
vi.stubGlobal("document", new EventTarget());
vi.stubGlobal("addEventListener", () => {});

const opened: { end: () => void }[] = [];
afterEach(() => {
  for (const { end } of opened.splice(0)) end();
});

const start = { title: "Support", posting: "Must have\n- Hindi", edits: [] };
const asha = { id: "asha", name: "Asha Kulkarni", source: "HAND" as const };

async function open(store: RoundStore, id: string): Promise<OpenRound> {
  const round = await openRound(store, id);
  if (!round) throw new Error("no round");
  const stopListening = round.log.subscribe(() => {});
  opened.push({
    end() {
      stopListening();
      round.close();
    },
  });
  return round;
}

const settled = (round: OpenRound) => vi.waitFor(() => expect(round.saving().kind).not.toBe("SAVING"));

test("a change is written before it counts as saved, and the list of rounds follows", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  round.log.append({ kind: "ADD", people: [asha] });
  expect(round.saving().kind).toBe("SAVING");
  await settled(round);
  expect(round.saving().kind).toBe("SAVED");
  expect((await store.changes(id)).map(({ kind }) => kind)).toEqual(["START", "ADD"]);
  expect(await store.list()).toMatchObject([{ id, title: "Support", people: 1, open: 1 }]);
  expect(round.state().people).toMatchObject([{ name: "Asha Kulkarni" }]);
});

test("a write that fails says why, and the next one has all that is missing", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const broken = new StoreError("FULL");
  let isFull = true;
  const round = await open(
    { ...store, append: (...given) => (isFull ? Promise.reject(broken) : store.append(...given)) },
    id,
  );
  round.log.append({ kind: "ADD", people: [asha] });
  await settled(round);
  expect(round.saving()).toEqual({ kind: "NOT_SAVED", fault: "FULL" });
  expect(round.log.getSnapshot().isStored).toBe(false);
  isFull = false;
  round.log.append({ kind: "NOTE", person: "asha", text: "Called." });
  await settled(round);
  expect(round.saving().kind).toBe("SAVED");
  expect((await store.changes(id)).map(({ kind }) => kind)).toEqual(["START", "ADD", "NOTE"]);
});

test("what the storage did not answer to is saved when it answers again, without anyone's doing", async () => {
  vi.useFakeTimers();
  try {
    const store = createMemoryStore();
    const id = await startRound(store, start);
    let isSlow = true;
    const slow = new StoreError("SLOW");
    const round = await open(
      { ...store, append: (...given) => (isSlow ? Promise.reject(slow) : store.append(...given)) },
      id,
    );
    round.log.append({ kind: "ADD", people: [asha] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(round.saving()).toEqual({ kind: "NOT_SAVED", fault: "SLOW" });
    isSlow = false;
    // Leaving the page during the failure loses nothing either.
    round.close();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(round.saving().kind).toBe("SAVED");
    expect((await store.changes(id)).map(({ kind }) => kind)).toEqual(["START", "ADD"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a removal that the storage doesn't finish is finished later, with the files", async () => {
  vi.useFakeTimers();
  try {
    const store = createMemoryStore();
    const id = await startRound(store, start);
    const file = { hash: "a".repeat(64), name: "asha.pdf", type: "application/pdf", size: 1 };
    await store.give([{ file: { ...file, round: id, state: "READ", given: 0 }, bytes: new ArrayBuffer(1) }]);
    let left = 2;
    const update: RoundStore["update"] = async (...given) => {
      left -= 1;
      if (left >= 0) throw new StoreError("SLOW");
      await store.update(...given);
    };
    const round = await open({ ...store, update }, id);
    round.log.append({ kind: "ADD", people: [{ ...asha, file }] });
    await round.remove(["asha"]);
    expect(round.saving()).toEqual({ kind: "NOT_SAVED", fault: "SLOW" });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(round.saving().kind).toBe("SAVED");
    expect(await store.given(id)).toEqual([]);
    expect((await store.changes(id)).map(({ kind }) => kind)).toEqual(["START", "REMOVE"]);
  } finally {
    vi.useRealTimers();
  }
});

test("changes that come while another is written are written after it", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const gates: (() => void)[] = [];
  const round = await open(
    {
      ...store,
      append: async (...given) => {
        await new Promise<void>((resolve) => gates.push(resolve));
        return store.append(...given);
      },
    },
    id,
  );
  round.log.append({ kind: "ADD", people: [asha] });
  round.log.append({ kind: "TAG", people: ["asha"], tag: "night", isOn: true });
  for (let written = 0; written < 2; written += 1) {
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    gates.pop()?.();
    await vi.waitFor(async () => expect((await store.changes(id)).length).toBeGreaterThan(1 + written));
  }
  await vi.waitFor(() => expect(round.saving().kind).toBe("SAVED"));
  expect(await store.changes(id)).toHaveLength(3);
});

test("two windows of one round agree, and an erased person is gone from both and from the store", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const [first, second] = [await open(store, id), await open(store, id)];
  first.log.append({ kind: "ADD", people: [asha, { ...asha, id: "imran", name: "Imran Sheikh" }] });
  await vi.waitFor(() => expect(second.state().people).toHaveLength(2));
  second.log.append({ kind: "NOTE", person: "asha", text: "Secret" });
  await vi.waitFor(() => expect(first.state().people[0]?.notes).toHaveLength(1));
  await first.remove(["asha"]);
  await vi.waitFor(() => expect(second.state().people.map(({ name }) => name)).toEqual(["Imran Sheikh"]));
  expect(JSON.stringify(await store.changes(id))).not.toMatch(/Asha|Secret/);
  const third = await open(store, id);
  second.log.append({ kind: "NOTE", person: "imran", text: "Starts Monday." });
  await vi.waitFor(() => expect(third.state().people[0]?.notes).toHaveLength(1));
});

test("what a window wrote about an erased person is erased when the round is opened again", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  round.log.append({ kind: "ADD", people: [asha] });
  await settled(round);
  const late = (await store.changes(id)).find(({ kind }) => kind === "ADD");
  await round.remove(["asha"]);
  if (late) await store.append(round.entry(), [late]);
  await open(store, id);
  expect(JSON.stringify(await store.changes(id))).not.toContain("Asha");
});

test("an id without a round is no round", async () => {
  expect(await openRound(createMemoryStore(), "nothing")).toBeUndefined();
});

test("another copy of the round is united with the log of every window, and written", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  round.log.append({ kind: "ADD", people: [asha, { ...asha, id: "ravi", name: "Ravi" }] });
  await settled(round);
  const other = await open(store, id);
  const stamp = { clock: 3, window: "phone", time: "2026-11-30 16:05" };
  await round.merge([
    { ...stamp, id: "phone-1", kind: "NOTE", person: "asha", text: "From the phone" },
    { ...stamp, id: "phone-2", clock: 4, kind: "REMOVE", people: ["ravi"] },
  ]);
  const names = (opened: OpenRound) => opened.state().people.map(({ name }) => name);
  expect(names(round)).toEqual(["Asha Kulkarni"]);
  await vi.waitFor(() => expect(names(other)).toEqual(["Asha Kulkarni"]));
  expect(other.state().people[0]?.notes).toMatchObject([{ text: "From the phone" }]);
  expect(JSON.stringify(await store.changes(id))).not.toContain("Ravi");
  expect(round.saving().kind).toBe("SAVED");
});

test("nothing is written to a round that was deleted, and its window says so", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  await store.remove(id);
  round.log.append({ kind: "ADD", people: [asha] });
  await settled(round);
  expect(round.saving()).toEqual({ kind: "NOT_SAVED", fault: "DELETED" });
  await expect(round.noteExport(2)).rejects.toMatchObject({ fault: "DELETED" });
  expect(await store.list()).toEqual([]);
  expect(await store.changes(id)).toEqual([]);
});

test("the date of a copy and its newest change are noted", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  await round.noteExport(1);
  expect(await store.entry(id)).toMatchObject({ exportedClock: 1 });
  expect((await store.entry(id))?.exported).toBeGreaterThan(0);
});

test("someone who was added twice is removed with both entries", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  round.log.append({ kind: "ADD", people: [asha, { ...asha, id: "asha-2", name: "A. Kulkarni" }] });
  round.log.append({ kind: "MERGE", person: "asha-2", into: "asha" });
  await round.remove(["asha"]);
  expect(round.state().people).toEqual([]);
  expect(JSON.stringify(await store.changes(id))).not.toContain("Kulkarni");
});

test("what two windows write while one of them takes in a copy is in both, and in the store", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  round.log.append({ kind: "ADD", people: [asha] });
  await settled(round);
  const other = await open(store, id);
  const slow: RoundStore = {
    ...store,
    update: (...given) =>
      new Promise((resolve, reject) => setTimeout(() => store.update(...given).then(resolve, reject))),
  };
  const third = await open(slow, id);
  const note = { kind: "NOTE", person: "asha" } as const;
  const merging = third.merge([
    { ...note, text: "copy", id: "phone-1", clock: 3, window: "phone", time: "2026-11-30 16:05" },
  ]);
  third.log.append({ ...note, text: "here" });
  other.log.append({ ...note, text: "there" });
  await merging;
  const texts = ({ state }: OpenRound) => (state().people[0]?.notes ?? []).map(({ text }) => text).sort();
  for (const window of [round, other, third])
    await vi.waitFor(() => expect(texts(window)).toEqual(["copy", "here", "there"]));
  await vi.waitFor(async () => expect(await store.changes(id)).toHaveLength(5));
});

test("a later window does not put back an older date of the last copy", async () => {
  const store = createMemoryStore();
  const id = await startRound(store, start);
  const round = await open(store, id);
  const other = await open(store, id);
  await round.noteExport(1);
  other.log.append({ kind: "ADD", people: [asha] });
  await settled(other);
  expect(await store.entry(id)).toMatchObject({ exportedClock: 1, people: 1 });
});
