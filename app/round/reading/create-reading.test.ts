import { afterEach, expect, test, vi } from "vitest";
import { type OpenRound, openRound, startRound } from "#app/round/open-round.ts";
import { createMemoryStore } from "#app/round/store/memory-store.ts";
import { type RoundStore, StoreError } from "#app/round/store/round-store.ts";
import { wrap } from "#app/workers/envelope.ts";
import { createReading, type Reading } from "./create-reading.ts";
import type { FromReadWorker, KeyedAsks, ReadResult, ToReadWorker } from "./read-messages.ts";

// `openRound` follows the page: the document and the window of a browser.
vi.stubGlobal("document", new EventTarget());
vi.stubGlobal("addEventListener", () => {});

let isStuck = false;
let readCount = 0;

/** A worker that reads a file's text as "name score"; the posting adds its length to the score. */
class TextWorker extends EventTarget {
  #asks: KeyedAsks | undefined;
  readonly #kept = new Map<string, string>();
  postMessage({ message }: { message: ToReadWorker }) {
    void this.#receive(message);
  }
  terminate() {}
  #post(message: FromReadWorker) {
    this.dispatchEvent(new MessageEvent("message", { data: wrap(message) }));
  }
  #score(hash: string, text: string): ReadResult {
    const [name = "", score = "0"] = text.split(" ");
    const { key = "", posting = "" } = this.#asks ?? {};
    return {
      hash,
      asks: key,
      facts: { name, email: `${name}@mail.example` },
      match: { score: Number(score) + posting.length, parts: [], requirements: [] },
      lines: [text],
    };
  }
  async #receive(message: ToReadWorker) {
    await Promise.resolve();
    if (message.kind === "ask") {
      this.#asks = message.asks;
      const results = [...this.#kept].map(([hash, text]) => this.#score(hash, text));
      if (results.length > 0) this.#post({ kind: "scored", results });
    }
    if (message.kind !== "read") return;
    const { hash } = message;
    this.#post({ kind: "opened", hash });
    if (isStuck) return;
    const text = new TextDecoder().decode(message.bytes);
    readCount += 1;
    if (text.startsWith("scan")) this.#post({ kind: "unread", hash, code: "scanned" });
    else {
      this.#kept.set(hash, text);
      this.#post({ kind: "read", result: this.#score(hash, text) });
    }
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  isStuck = false;
  readCount = 0;
});

async function open(store: RoundStore, id: string): Promise<{ round: OpenRound; reading: Reading }> {
  const round = await openRound(store, id);
  if (!round) throw new Error("no round");
  const reading = createReading({
    round,
    environment: {
      createWorker: () => new TextWorker(),
      size: 2,
      monotonicMs: () => performance.now(),
    },
  });
  ends.push(
    reading.subscribe(() => {}),
    reading.close,
    round.close,
  );
  return { round, reading };
}

async function start(posting = "abc", store: RoundStore = createMemoryStore()) {
  const id = await startRound(store, { title: "Support", posting, edits: [] });
  return { store, id, ...(await open(store, id)) };
}
const offer = (...texts: string[]) =>
  texts.map((text) => ({ file: new File([text], `${text.split(" ")[0]}.txt`) }));
const until = (reading: Reading, state: string) =>
  vi.waitFor(() => expect(reading.getSnapshot().state).toBe(state), { timeout: 20_000 });
const namesOf = (reading: Reading) =>
  reading.getSnapshot().tray.map(({ name, result }) => `${name} ${result.match.score}`);

test("files are kept, read and ranked; the same bytes count once; what cannot be read is named", async () => {
  const { store, id, reading } = await start();
  expect(reading.getSnapshot().state).toBe("EMPTY");
  await reading.give([...offer("Asha 50", "scan", "Ravi 70", "Asha 50"), { lost: "x.pdf" }]);
  await until(reading, "DONE");
  expect(namesOf(reading)).toEqual(["Ravi 73", "Asha 53"]);
  const { unread, repeated, progress } = reading.getSnapshot();
  expect(unread.map(({ name, code }) => [name, code])).toEqual([
    ["scan.txt", "scanned"],
    ["x.pdf", "lost"],
  ]);
  expect({ repeated, progress }).toMatchObject({ repeated: 1, progress: { done: 3, total: 3 } });
  await vi.waitFor(async () => expect(await store.results(id)).toHaveLength(2));
  expect((await store.given(id)).map(({ state }) => state).sort()).toEqual(["READ", "READ", "UNREAD"]);
});

test("nothing is read before there is a posting", async () => {
  const { round, reading } = await start("  ");
  await reading.give(offer("Asha 50"));
  await until(reading, "NO_POSTING");
  expect([reading.getSnapshot().waiting, readCount]).toEqual([1, 0]);
  round.log.append({ kind: "ASK", posting: "abcd", edits: [] });
  await until(reading, "DONE");
  expect(namesOf(reading)).toEqual(["Asha 54"]);
});

test("another posting scores everyone again without reading a file again", async () => {
  const { store, id, round, reading } = await start();
  await reading.give(offer("Asha 50", "Ravi 70"));
  await until(reading, "DONE");
  round.log.append({ kind: "ASK", posting: "abcdef", edits: [] });
  await vi.waitFor(() => expect(namesOf(reading)).toEqual(["Ravi 76", "Asha 56"]));
  expect(readCount).toBe(2);
  await vi.waitFor(async () =>
    expect((await store.results(id)).map(({ match }) => match.score).sort()).toEqual([56, 76]),
  );
});

test("a closed page goes on at the next visit, and scores again what another posting was for", async () => {
  const { store, id, round, reading } = await start();
  await reading.give(offer("Asha 50"));
  await until(reading, "DONE");
  await vi.waitFor(async () => expect(await store.results(id)).toHaveLength(1));
  isStuck = true;
  await reading.give(offer("Ravi 70"));
  reading.close();
  round.log.append({ kind: "ASK", posting: "abcd", edits: [] });
  await vi.waitFor(() => expect(round.saving().kind).toBe("SAVED"));
  isStuck = false;
  const next = await open(store, id);
  await vi.waitFor(() => expect(namesOf(next.reading)).toEqual(["Ravi 74", "Asha 54"]));
});

test("cancel keeps what was read, also for the next visit, and go on reads the rest", async () => {
  const { store, id, reading } = await start();
  await reading.give(offer("Asha 50"));
  await until(reading, "DONE");
  isStuck = true;
  await reading.give(offer("Ravi 70", "Zoya 60", "Noor 40"));
  await until(reading, "READING");
  reading.cancel();
  expect(reading.getSnapshot()).toMatchObject({ state: "PAUSED", waiting: 3 });
  expect(namesOf(reading)).toEqual(["Asha 53"]);
  await vi.waitFor(async () =>
    expect((await store.given(id)).filter(({ code }) => code === "paused")).toHaveLength(3),
  );
  isStuck = false;
  const next = await open(store, id);
  await until(next.reading, "PAUSED");
  expect(readCount).toBe(1);
  next.reading.goOn();
  await until(next.reading, "DONE");
  expect(namesOf(next.reading)).toEqual(["Ravi 73", "Zoya 63", "Asha 53", "Noor 43"]);
});

test("résumés go onto the board as one change, come back by an undo, and are gone when erased", async () => {
  const { store, id, round, reading } = await start();
  await reading.give(offer("Asha 50", "Ravi 70", "scan"));
  await until(reading, "DONE");
  const hashes = reading.getSnapshot().tray.map(({ file }) => file.hash);
  const change = reading.takeIn([...hashes, "unknown"]);
  await vi.waitFor(() => expect(namesOf(reading)).toEqual([]));
  expect(round.state().people).toMatchObject([
    { id: `p-${hashes[0]?.slice(0, 16)}`, name: "Ravi", email: "Ravi@mail.example", source: "FILE" },
    { name: "Asha" },
  ]);
  expect(reading.getSnapshot().results.size).toBe(2);
  round.log.append({ kind: "UNDO", change: change ?? "" });
  await vi.waitFor(() => expect(namesOf(reading)).toHaveLength(2));
  reading.takeIn(hashes.slice(0, 1));
  expect(namesOf(reading)).toEqual(["Asha 53"]);
  expect([...reading.getSnapshot().results.keys()]).toEqual(hashes.slice(0, 1));
  await vi.waitFor(async () => expect(await store.results(id)).toHaveLength(2));
  await round.remove([round.state().people[0]?.id ?? ""]);
  expect(await store.given(id)).toHaveLength(2);
  expect(namesOf(reading)).toEqual(["Asha 53"]);
});

test("a person types what a scan says; résumés leave the tray and come back", async () => {
  const { store, id, round, reading } = await start();
  await reading.give(offer("Asha 50", "scan"));
  await until(reading, "DONE");
  const [scan] = reading.getSnapshot().unread;
  reading.typeFacts(scan?.hash ?? "", { name: "Meera", phone: "020 5550 0181" });
  expect(round.state().people).toMatchObject([{ name: "Meera", phone: "020 5550 0181" }]);
  expect([...reading.getSnapshot().codes]).toEqual([[scan?.hash, "facts-typed"]]);
  expect(reading.getSnapshot().unread).toEqual([]);
  reading.dismiss(reading.getSnapshot().tray.map(({ file }) => file.hash));
  expect(reading.getSnapshot()).toMatchObject({ tray: [], dismissed: 1 });
  await vi.waitFor(async () =>
    expect((await store.given(id)).map(({ code, isDismissed }) => code ?? isDismissed).sort()).toEqual([
      "facts-typed",
      true,
    ]),
  );
  reading.bringBack();
  expect(namesOf(reading)).toEqual(["Asha 53"]);
});

test("a full device says so, and what was not kept waits for another try", async () => {
  const memory = createMemoryStore();
  let isFull = true;
  const full: RoundStore = {
    ...memory,
    give: (files) => (isFull ? Promise.reject(new StoreError("FULL")) : memory.give(files)),
  };
  const { reading } = await start("abc", full);
  const given = reading.give(offer("Asha 50", "Ravi 70"));
  await vi.waitFor(() =>
    expect(reading.getSnapshot()).toMatchObject({ state: "PAUSED", fault: "FULL", waiting: 2 }),
  );
  isFull = false;
  reading.goOn();
  await given;
  await until(reading, "DONE");
  expect(namesOf(reading)).toHaveLength(2);
});

test("one window reads, the others follow, and one of them takes over", async () => {
  const store = { ...createMemoryStore(), isKept: true };
  const { id, reading } = await start("abc", store);
  await reading.give(offer("Asha 50"));
  await until(reading, "DONE");
  const { reading: second } = await open(store, id);
  await vi.waitFor(() => expect(namesOf(second)).toEqual(["Asha 53"]));
  isStuck = true;
  await second.give(offer("Ravi 70", "Zoya 60", "Noor 40"));
  await until(reading, "READING");
  await until(second, "READING");
  expect(second.getSnapshot().progress).toMatchObject({ done: 0, total: 3 });
  second.cancel();
  await until(reading, "PAUSED");
  await until(second, "PAUSED");
  await vi.waitFor(() => expect(reading.getSnapshot().progress.names).toEqual([]));
  expect(readCount).toBe(1);
  isStuck = false;
  second.goOn();
  await vi.waitFor(() => expect(namesOf(second)).toEqual(["Ravi 73", "Zoya 63", "Asha 53", "Noor 43"]));
  expect(namesOf(reading)).toEqual(namesOf(second));
  reading.close();
  await second.give(offer("Meera 90"));
  await vi.waitFor(() => expect(namesOf(second)[0]).toBe("Meera 93"));
});

test("files that two windows give at once are read once, and what was read stays read", async () => {
  const store = { ...createMemoryStore(), isKept: true };
  const { id, reading } = await start("abc", store);
  const { reading: second } = await open(store, id);
  await Promise.all([reading, second].map((window) => window.give(offer("Asha 50", "scan", "Ravi 70"))));
  await until(reading, "DONE");
  await until(second, "DONE");
  // Given again by a window that has not heard of them.
  const { reading: third } = await open({ ...store, given: async () => [], results: async () => [] }, id);
  await third.give(offer("Asha 50", "scan"));
  await until(third, "DONE");
  for (const window of [reading, second, third]) expect(namesOf(window)).toEqual(["Ravi 73", "Asha 53"]);
  expect(readCount).toBe(3);
});

test("nothing of an erased person comes back, also by a window that has not heard of it", async () => {
  const store = createMemoryStore();
  const { id, round, reading } = await start("abc", store);
  await reading.give(offer("Asha 50", "Ravi 70"));
  await until(reading, "DONE");
  const row = reading.getSnapshot().tray.find(({ name }) => name === "Asha");
  if (!row) throw new Error("not read");
  const { file, result } = row;
  reading.takeIn([file.hash]);
  await round.remove(round.state().people.map((person) => person.id));
  await store.putResults([result]);
  await store.note([file]);
  expect([...(await store.given(id)), ...(await store.results(id))].map(({ hash }) => hash)).not.toContain(
    file.hash,
  );
});
