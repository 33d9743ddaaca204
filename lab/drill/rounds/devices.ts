import { randomBytes } from "node:crypto";
import { openRound, startRound } from "#app/round/open-round.ts";
import { createSharing } from "#app/round/sharing/create-sharing.ts";
import { openFromRelay } from "#app/round/sharing/open-from-relay.ts";
import { createMemoryStore } from "#app/round/store/memory-store.ts";
import type { Action, FileRef } from "#domain/round/change.ts";
import type { Random } from "../chaos/random.ts";
import { wait, waitUntil } from "../drill.ts";
import { sha256 } from "../keep-applying.ts";
import { plantedWords } from "./applicants.ts";

/** What the owner's devices did, and what the relay has of it. */
export type Ledger = {
  /** Changes that a device appended and then had at the relay: their ids, and whom they are about. */
  acknowledged: Map<string, string>;
  /** Files of people that a device added and then had at the relay, by their hashes. */
  files: Map<string, Buffer>;
  /** People whom a device removed: what is about them is erased. */
  removed: Set<string>;
  /** Words in files, names and notes. */
  planted: string[];
};
export const createLedger = (): Ledger => ({
  acknowledged: new Map(),
  files: new Map(),
  removed: new Set(),
  planted: [],
});

/** The entry on the board of one who has applied. */
export const personOf = (submission: string) => `person-${submission}`;

/** Brings a round to a new device, again and again until the relay answers. */
async function bringFromRelay(store: ReturnType<typeof createMemoryStore>, secret: Buffer): Promise<string> {
  for (;;) {
    const id = await openFromRelay(store, Uint8Array.from(secret)).catch(() => undefined);
    if (id !== undefined) return id;
    await wait(300);
  }
}

/** A device of the owner with the round open; without a secret, it starts the round. */
export async function openDevice(ledger: Ledger, secret?: Buffer) {
  const store = createMemoryStore();
  const start = { title: plantedWords("Support"), posting: "Must have\n- Hindi", edits: [] };
  ledger.planted.push(start.title);
  const id = secret ? await bringFromRelay(store, secret) : await startRound(store, start);
  const opened = await openRound(store, id);
  if (!opened) throw new Error("The round does not open");
  const round = opened;
  const sharing = createSharing({ round, prove: async () => "" });
  const pending = new Map<string, string>();
  const pendingFiles = new Map<string, Buffer>();
  sharing.subscribe(() => {
    const { state, waiting } = sharing.getSnapshot();
    if (state !== "SHARED" || waiting > 0) return;
    for (const [change, person] of pending) ledger.acknowledged.set(change, person);
    for (const [hash, bytes] of pendingFiles) ledger.files.set(hash, bytes);
    pending.clear();
    pendingFiles.clear();
  });

  const append = (person: string, action: Action) => pending.set(round.log.append(action), person);
  const people = () => round.state().people.map(({ id: person }) => person);

  async function addWithFile(): Promise<void> {
    const [name, text] = [plantedWords("Asha"), plantedWords("reads")];
    ledger.planted.push(name, text);
    const bytes = Buffer.from(`${text}\n${"Hindi\n".repeat(2_000)}`);
    const file: FileRef = {
      hash: sha256(bytes),
      name: `${name}.txt`,
      type: "text/plain",
      size: bytes.length,
    };
    const content = Uint8Array.from(bytes).buffer;
    await store.give([{ file: { ...file, round: id, state: "WAITING", given: Date.now() }, bytes: content }]);
    const person = randomBytes(6).toString("hex");
    append(person, { kind: "ADD", people: [{ id: person, name, source: "FILE", file }] });
    pendingFiles.set(file.hash, bytes);
  }

  /** Puts one who has applied on the board, once. */
  function addApplicant(random: Random): void {
    const { people: known, applied } = round.state();
    const there = new Set(known.map(({ application }) => application?.submission));
    const waiting = [...applied.values()].filter(({ application }) => !there.has(application.submission));
    const one = random.pick(waiting);
    if (!one) return;
    const person = personOf(one.application.submission);
    append(person, { kind: "ADD", people: [{ ...one, id: person, source: "LINK" }] });
  }

  /** Does what an owner does, at random. */
  async function act(random: Random, { mayRemove }: { mayRemove: boolean }): Promise<void> {
    const person = random.pick(people());
    const choice = random.between(0, 1);
    if (person === undefined || choice < 0.3) return addWithFile();
    if (choice < 0.5) return addApplicant(random);
    if (choice < 0.55 && mayRemove) {
      ledger.removed.add(person);
      return round.remove([person]);
    }
    const note = plantedWords("Called");
    ledger.planted.push(note);
    append(
      person,
      choice < 0.8
        ? { kind: "NOTE", person, text: note }
        : { kind: "TAG", people: [person], tag: "day", isOn: random.chance(0.5) },
    );
  }

  return {
    ...{ round, store, sharing, act },
    /** @returns whether all is at the relay in time */
    inStep: (timeoutMs: number) =>
      waitUntil(() => {
        sharing.retry();
        const { state, waiting } = sharing.getSnapshot();
        return state === "SHARED" && waiting === 0;
      }, timeoutMs),
    close() {
      sharing.close();
      round.close();
    },
  };
}
export type Device = Awaited<ReturnType<typeof openDevice>>;
