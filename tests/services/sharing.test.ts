import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openRound, startRound } from "#app/round/open-round.ts";
import { createSharing } from "#app/round/sharing/create-sharing.ts";
import { sealLink } from "#app/round/sharing/exchange.ts";
import { openFromRelay } from "#app/round/sharing/open-from-relay.ts";
import { partsOf, sealEntry } from "#app/round/sharing/seal-entries.ts";
import { takeArrival } from "#app/round/sharing/take-arrival.ts";
import { createMemoryStore } from "#app/round/store/memory-store.ts";
import { fromBase64Url, randomId } from "#domain/relay/bytes.ts";
import { deriveRoundKeys } from "#domain/relay/seal.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import { eventually } from "#tests/support/eventually.ts";
import { apply, startRelay, type TestRelay } from "#tests/support/relay.ts";

// A round follows the page: the document and the window of a browser.
vi.stubGlobal("document", new EventTarget());
vi.stubGlobal("addEventListener", () => {});
// Two devices have no channel between their windows.
vi.stubGlobal("BroadcastChannel", undefined);

let relay: TestRelay;
const opened: { close: () => void }[] = [];
beforeAll(async () => {
  relay = await startRelay();
});
afterAll(async () => {
  for (const { close } of opened) close();
  await relay.close();
});

const start = { title: "Support, Bhiwandi", posting: "Must have\n- Hindi", edits: [] };
const asha = { id: "asha", name: "Asha Kulkarni-Planted", source: "HAND" as const };

/** A device with the round open and in step with the relay. */
async function openDevice(store = createMemoryStore(), secret?: string) {
  const known =
    secret && (await openFromRelay(store, fromBase64Url(secret) ?? expect.fail(), relay.connectTo));
  const id = known || (await startRound(store, start));
  const round = (await openRound(store, id)) ?? expect.fail();
  const sharing = createSharing({ round, prove: async () => "", connectTo: relay.connectTo });
  opened.push({
    close() {
      sharing.close();
      round.close();
    },
  });
  const people = () => round.state().people.map(({ name }) => name);
  const inStep = () =>
    eventually(() => expect(sharing.getSnapshot()).toMatchObject({ state: "SHARED", waiting: 0 }));
  return { store, round, sharing, people, inStep };
}

async function shareNew() {
  const secret = randomId();
  const device = await openDevice();
  device.round.log.append({ kind: "SHARE", secret, round: device.round.id });
  await device.inStep();
  return { ...device, secret, keys: await deriveRoundKeys(fromBase64Url(secret) ?? expect.fail()) };
}

const newLink = (): CollectingLink => ({
  ...{ id: randomId(), secret: randomId(), isPaused: false, limit: 100, until: "2099-12-31" },
  card: {
    ...{ employer: "Palkhi Logistics", title: "Support", place: "Bhiwandi", about: "", resume: "OPTIONAL" },
    ...{ contact: { name: "Lata Pednekar", email: "jobs@example.com" }, questions: [] },
  },
});

test("a second device has all changes and files, and each hears of what the other does", async () => {
  const first = await shareNew();
  const bytes = new TextEncoder().encode("Asha speaks Hindi-Planted");
  const file = { hash: "", name: "asha.txt", type: "text/plain", size: bytes.length };
  file.hash = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  await first.store.give([
    { file: { ...file, round: first.round.id, state: "WAITING", given: 1 }, bytes: bytes.slice().buffer },
  ]);
  first.round.log.append({ kind: "ADD", people: [{ ...asha, file }] });
  await first.inStep();
  const second = await openDevice(createMemoryStore(), first.secret);
  await second.inStep();
  expect(second.round.id).toBe(first.round.id);
  expect(second.people()).toEqual([asha.name]);
  expect(await second.store.bytes(second.round.id, file.hash)).toEqual(bytes.buffer);
  second.round.log.append({ kind: "NOTE", person: "asha", text: "Called at noon." });
  await eventually(() =>
    expect(first.round.state().people).toMatchObject([{ notes: [{ text: "Called at noon." }] }]),
  );
  // Both write at once.
  first.round.log.append({ kind: "TAG", people: ["asha"], tag: "day", isOn: true });
  second.round.log.append({ kind: "OWN", people: ["asha"], owner: "Lata" });
  for (const { round } of [first, second])
    await eventually(() => expect(round.state().people).toMatchObject([{ tags: ["day"], owner: "Lata" }]));
  // What is erased on one device is erased on the other, and at the relay.
  await second.round.remove(["asha"]);
  await eventually(() => expect(first.people()).toEqual([]));
  await second.inStep();
  expect(await first.store.bytes(first.round.id, file.hash)).toBeUndefined();
  await eventually(async () => expect(await relay.connectTo(first.keys).fileNames()).toEqual([]));
  const third = await openDevice(createMemoryStore(), first.secret);
  await third.inStep();
  expect(JSON.stringify(third.round.log.getSnapshot().changes)).not.toContain("Planted");
});

test("a résumé that waits in the tray is shared, and erased everywhere with the person added from it", async () => {
  const first = await shareNew();
  const second = await openDevice(createMemoryStore(), first.secret);
  const bytes = new TextEncoder().encode("In the tray");
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  const file = { hash, name: "tray.txt", type: "text/plain", size: bytes.length };
  await first.store.give([
    { file: { ...file, round: first.round.id, state: "WAITING", given: 1 }, bytes: bytes.slice().buffer },
  ]);
  // The exchange follows the log.
  first.round.log.append({ kind: "TAG", people: [], tag: "day", isOn: true });
  await eventually(async () =>
    expect(await second.store.given(second.round.id)).toMatchObject([{ ...file, state: "WAITING" }]),
  );
  second.round.log.append({ kind: "ADD", people: [{ ...asha, file }] });
  await eventually(() => expect(first.people()).toEqual([asha.name]));
  await first.round.remove(["asha"]);
  await eventually(() => expect(second.people()).toEqual([]));
  for (const { store, round } of [first, second])
    await eventually(async () => expect(await store.given(round.id)).toEqual([]));
  await eventually(async () => expect(await relay.connectTo(first.keys).fileNames()).toEqual([]));
});

test("an application arrives once, with its file; a changed, a foreign and a replayed one are refused", async () => {
  const { round, sharing, store, keys, inStep, secret } = await shareNew();
  const link = newLink();
  round.log.append({ kind: "LINK", link });
  await eventually(async () => expect((await relay.connectTo(keys).use()).links).toHaveLength(1));
  const to = { link: link.id, publicKey: keys.publicKey };
  const resume = { name: "nilesh.txt", text: "Nilesh speaks Marathi-Planted" };
  const sent = await apply(relay, to, { file: resume });
  expect(sent.status).toBe(201);
  expect(await sent.put()).toBe(200);
  await eventually(() => expect(sharing.getSnapshot().arrived).toBe(1));
  const [applied] = round.state().applied.values();
  expect(applied).toMatchObject({ name: "Nilesh Kadam", file: { name: "nilesh.txt" } });
  const bytes = await store.bytes(round.id, applied?.file.hash ?? "");
  expect(Buffer.from(bytes ?? new ArrayBuffer()).toString()).toBe(resume.text);
  // Without a résumé, the answers are the file.
  const answers = [{ question: "shift", label: "Which shift?", answer: "Night" }];
  await apply(relay, to, { name: "Ravi Pawar", answers });
  await eventually(() => expect(sharing.getSnapshot().arrived).toBe(2));
  const [, second] = round.state().applied.values();
  const text = Buffer.from(
    (await store.bytes(round.id, second?.file.hash ?? "")) ?? new ArrayBuffer(),
  ).toString();
  expect(text).toMatch(/^Ravi Pawar\n[\s\S]*Which shift\?\nNight/);
  // Sealed for another round, and sealed for another id.
  const stranger = await deriveRoundKeys(crypto.getRandomValues(new Uint8Array(16)));
  await apply(relay, { link: link.id, publicKey: stranger.publicKey });
  const other = await apply({ send: async () => Response.json({}) }, to);
  const moved = await apply({ send: async () => Response.json({}) }, to);
  const body = moved.sealed;
  await apply(
    { send: (path, options) => relay.send(path, { ...options, body }) },
    { ...to, token: other.token },
  );
  await eventually(() => expect(sharing.getSnapshot().refused).toHaveLength(2));
  expect(sharing.getSnapshot().arrived).toBe(2);
  // A second device has the applications through the log, and does not take them in again.
  await inStep();
  const device = await openDevice(createMemoryStore(), secret);
  await device.inStep();
  expect(device.round.state().applied.size).toBe(2);
  expect(device.sharing.getSnapshot().arrived).toBe(0);
});

test("who withdraws is erased from the tray and from the board, and does not come back", async () => {
  const { round, sharing, store, keys, inStep } = await shareNew();
  const link = newLink();
  round.log.append({ kind: "LINK", link });
  await inStep();
  const to = { link: link.id, publicKey: keys.publicKey };
  const [tray, board] = [
    await apply(relay, to, { file: { name: "a.txt", text: "In the tray" } }),
    await apply(relay, to, { name: "Ravi Pawar", file: { name: "b.txt", text: "On the board" } }),
  ];
  await eventually(() => expect(sharing.getSnapshot().arrived).toBe(2));
  const applied =
    [...round.state().applied.values()].find(({ name }) => name === "Ravi Pawar") ?? expect.fail();
  const { file, application, name } = applied;
  round.log.append({ kind: "ADD", people: [{ id: "ravi", name, source: "LINK", file, application }] });
  // Twice with the same file: the round shows the newest, and the older one is withdrawn, too.
  const twice = await apply(relay, to, { name: "In the tray", file: { name: "a.txt", text: "In the tray" } });
  await eventually(() => expect(sharing.getSnapshot().arrived).toBe(3));
  expect(await twice.withdraw()).toBe(204);
  expect(await board.withdraw()).toBe(204);
  expect(await board.withdraw()).toBe(204);
  expect(await tray.withdraw()).toBe(204);
  await eventually(() => expect(sharing.getSnapshot().withdrawn).toBe(3));
  expect(round.state()).toMatchObject({ people: [], applied: new Map() });
  await eventually(async () => expect(await store.given(round.id)).toEqual([]));
  expect(await board.put()).toBe(410);
  await inStep();
  for (const name of ["Ravi", "Nilesh", "In the tray"])
    expect(JSON.stringify(round.log.getSnapshot().changes)).not.toContain(name);
});

test("what was withdrawn is erased, too, if another device says later that it had opened it", async () => {
  const first = await shareNew();
  const link = newLink();
  first.round.log.append({ kind: "LINK", link });
  await first.inStep();
  await eventually(async () => expect((await relay.connectTo(first.keys).use()).links).toHaveLength(1));
  first.sharing.close();
  const sent = await apply(relay, { link: link.id, publicKey: first.keys.publicKey });
  const client = relay.connectTo(first.keys);
  const [arrival] = (await client.arrivals(0)).submissions;
  if (!arrival) expect.fail();
  const opening = { keys: first.keys, round: first.round.id };
  const { applied } = await takeArrival(arrival, await client.arrival(sent.id), opening);
  expect(await sent.withdraw()).toBe(204);
  const second = await openDevice(createMemoryStore(), first.secret);
  await second.inStep();
  // The first device sends what it did offline, and is not seen again.
  const stamp = { clock: 1_000, window: "w", time: "2026-12-01 10:00" };
  const { file: _, application, name } = applied;
  const person = { id: "late", name, source: "LINK" as const, application };
  const late = [
    { kind: "ARRIVE" as const, applied: [applied], id: "late-arrive", ...stamp },
    { kind: "ADD" as const, people: [person], id: "late-add", ...stamp },
  ];
  for (const change of late) {
    await second.inStep();
    const { last } = await client.entries(0);
    const place = { sequence: last + 1, isCheckpoint: false };
    const entry = await sealEntry([change], first.keys, place, client.putFile);
    await client.append({ after: last, isCheckpoint: false, entries: [entry] });
    await eventually(async () => expect((await client.entries(0)).last).toBeGreaterThan(last + 1));
    await second.inStep();
    expect(second.round.state()).toMatchObject({ people: [], applied: new Map() });
    expect(JSON.stringify(second.round.log.getSnapshot().changes)).not.toContain(name);
  }
  expect(second.sharing.getSnapshot().withdrawn).toBe(1);
});

test("a change with a secret is in no entry together with words of others", () => {
  const stamp = { id: "a", clock: 1, window: "w", time: "2026-12-01 10:00" };
  const note = { kind: "NOTE", person: "asha", text: "Called.", ...stamp } as const;
  const share = { kind: "SHARE", secret: randomId(), round: "r", ...stamp } as const;
  const link = { kind: "LINK", link: newLink(), ...stamp } as const;
  expect(partsOf([note, note, share, link, note]).map((part) => part.map(({ kind }) => kind))).toEqual([
    ["NOTE", "NOTE"],
    ["SHARE"],
    ["LINK"],
    ["NOTE"],
  ]);
});

test("without the relay everything stays on the device, and goes when it answers", async () => {
  const { round, sharing, keys, inStep } = await shareNew();
  relay.setDown(true);
  round.log.append({ kind: "ADD", people: [asha] });
  await eventually(() => expect(sharing.getSnapshot().state).toBe("OFFLINE"));
  relay.setDown(false);
  sharing.retry();
  await inStep();
  expect((await relay.connectTo(keys).entries(0)).last).toBeGreaterThan(1);
});

test("neither the database nor the files of the relay have anything that can be read", async () => {
  const { round, keys, inStep } = await shareNew();
  const link = newLink();
  round.log.append({ kind: "LINK", link });
  round.log.append({ kind: "ADD", people: [asha] });
  await inStep();
  const file = { name: "planted-name.txt", text: "Planted text of a résumé" };
  await apply(relay, { link: link.id, publicKey: keys.publicKey }, { name: "Planted Person", file });
  const stored = globSync(`${relay.directory}/**/*`, { withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(stored.length).toBeGreaterThan(2);
  const secrets = ["lanted", "Bhiwandi", "Palkhi", link.secret, keys.token, "jobs@example.com"];
  for (const { parentPath, name } of stored) {
    const bytes = readFileSync(`${parentPath}/${name}`);
    for (const secret of secrets) expect(bytes.includes(secret), `${name}: ${secret}`).toBe(false);
  }
  expect(await sealLink(link, keys)).toMatchObject({ limit: 100, isPaused: false });
});
