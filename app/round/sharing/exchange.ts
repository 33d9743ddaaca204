import { RelayFault } from "#app/relay/ask-relay.ts";
import type { OwnerClient } from "#app/relay/owner.ts";
import { fromBase64Url, toBase64Url } from "#domain/relay/bytes.ts";
import { relayLimits } from "#domain/relay/limits.ts";
import { deriveCardKey, places, SealBroken } from "#domain/relay/place-key.ts";
import type { Arrival } from "#domain/relay/protocol.ts";
import { receiptNumber } from "#domain/relay/receipt.ts";
import type { RoundKeys } from "#domain/relay/seal.ts";
import type { Change, CollectingLink, FileRef } from "#domain/round/change.ts";
import { removedIn } from "#domain/round/erase-people.ts";
import { namedFiles } from "#domain/round/merge-logs.ts";
import { sha256 } from "../copies/checksums.ts";
import type { OpenRound } from "../open-round.ts";
import { announceFiles } from "../reading/reading-windows.ts";
import type { GivenFile } from "../store/round-store.ts";
import { eraseQueue } from "./erase-queue.ts";
import { openEntry, partsOf, sealEntry } from "./seal-entries.ts";
import { type Taken, takeArrival } from "./take-arrival.ts";

/** What was refused here, by a name that a person can pass on: a receipt's number, an entry's, a file's. */
export type Refused = { what: "SUBMISSION" | "ENTRY" | "FILE"; name: string; at?: number };

/** An entry of the relay, and what is in it. */
export type SealedEntry = { changes: readonly Change[]; sealed: string };

/** Applications that are opened together. */
const batch = 8;
const shownEntries = 5;

/** What the relay stores for a link: the card, sealed with the secret of the link's fragment, and the rules. */
export async function sealLink(link: CollectingLink, { publicKey }: Pick<RoundKeys, "publicKey">) {
  const secret = fromBase64Url(link.secret);
  if (!secret) throw new SealBroken("No secret");
  const card = new TextEncoder().encode(JSON.stringify({ version: 1, publicKey, ...link.card }));
  const sealed = await (await deriveCardKey(secret)).seal(card, places.card(link.id));
  // The whole of the last day, wherever the employer is.
  const until = new Date(`${link.until}T23:59:59.999`).getTime();
  return { card: toBase64Url(sealed), isPaused: link.isPaused, limit: link.limit, until };
}

/**
 * What a round and the relay say to each other, for as long as the round's secret is the same.
 * @param onProgress called after each step that can be seen
 */
export function connect(round: OpenRound, keys: RoundKeys, client: OwnerClient, onProgress: () => void) {
  /** The changes at the relay, by their ids, after its last checkpoint. */
  let known = new Set<string>();
  let spilled = new Set<string>();
  let last = 0;
  let position = 0;
  let wasCheckpoint = false;
  let files: Set<string> | undefined;
  let filesLeft = 0;
  const links = new Map<string, string>();
  /** All submissions that were withdrawn: a device that had opened one may send what it did with it later. */
  const withdrawn = new Set<string>();
  const refused: Refused[] = [];
  const counts = { arrived: 0, withdrawn: 0 };
  let recent: SealedEntry[] = [];
  const note = (entry: SealedEntry) => {
    recent = [entry, ...recent].slice(0, shownEntries);
  };
  const erasing = eraseQueue(keys.id);

  const changes = () => round.log.getSnapshot().changes;
  const missing = () => changes().filter(({ id }) => !known.has(id));

  /** Reads what others have appended. Returns whether there was something new. */
  async function pull(): Promise<void> {
    for (;;) {
      const page = await client.entries(last);
      const added: Change[] = [];
      for (const entry of page.entries) {
        if (entry.isCheckpoint && !wasCheckpoint) {
          known = new Set();
          spilled = new Set();
        }
        wasCheckpoint = entry.isCheckpoint;
        try {
          const opened = await openEntry(entry, keys, client.file);
          if (opened.file !== undefined) spilled.add(opened.file);
          for (const change of opened.changes) known.add(change.id);
          added.push(...opened.changes);
          note({ changes: opened.changes, sealed: entry.sealed });
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error;
          refused.push({ what: "ENTRY", name: String(entry.sequence) });
        }
        last = entry.sequence;
      }
      const own = new Set(changes().map(({ id }) => id));
      if (added.some(({ id, kind }) => !own.has(id) || kind === "REMOVE")) await round.merge(added);
      if (page.entries.length === 0 || last >= page.last) return;
    }
  }

  /** Appends what the relay does not have. After an erasure, the whole log replaces what was there. */
  async function push(): Promise<void> {
    for (let open = missing(); open.length > 0; open = missing()) {
      const isCheckpoint = open.some(({ kind }) => kind === "REMOVE");
      const sent = isCheckpoint ? changes() : open;
      const parts = partsOf(sent).slice(0, isCheckpoint ? undefined : relayLimits.batch);
      const entries: string[] = [];
      for (const [index, part] of parts.entries()) {
        const place = { sequence: last + 1 + index, isCheckpoint };
        entries.push(await sealEntry(part, keys, place, client.putFile));
      }
      try {
        await client.append({ after: last, isCheckpoint, entries });
      } catch (error) {
        if (!(error instanceof RelayFault && error.code === "conflict")) throw error;
        await pull();
        continue;
      }
      last += entries.length;
      wasCheckpoint = isCheckpoint;
      if (isCheckpoint) known = new Set();
      for (const { id } of parts.flat()) known.add(id);
      for (const [index, part] of parts.entries()) note({ changes: part, sealed: entries[index] ?? "" });
      onProgress();
    }
  }

  /** Names the résumés that wait in the tray, so that they are shared, too. */
  async function nameTray(): Promise<void> {
    const known = new Set(namedFiles(changes()).map(({ hash }) => hash));
    const { files: erased } = removedIn(changes());
    const waiting = (await round.store.given(round.id)).filter(
      ({ hash, isDismissed }) => !isDismissed && !known.has(hash) && !erased.has(hash),
    );
    if (waiting.length === 0) return;
    const files = waiting.map(({ hash, name, type, size }) => ({ hash, name, type, size }));
    round.log.append({ kind: "GIVE", files });
  }

  /** Puts the round's résumés there, and erases those that were removed here. */
  async function pushFiles(): Promise<void> {
    for (const name of erasing.names()) {
      await client.deleteFile(name);
      files?.delete(name);
      erasing.done(name);
    }
    files ??= new Set(await client.fileNames());
    const here = new Set((await round.store.given(round.id)).map(({ hash }) => hash));
    const named = await Promise.all(
      namedFiles(changes()).map(async (file) => ({ file, name: await keys.nameFile(file.hash) })),
    );
    // Another device may have put some there since.
    if (named.some(({ file, name }) => !files?.has(name) && !here.has(file.hash)))
      files = new Set(await client.fileNames());
    const there = files;
    const left = named.filter(({ file, name }) => there.has(name) !== here.has(file.hash));
    filesLeft = left.length;
    for (const { file, name } of left) {
      if (here.has(file.hash)) await putFile(file.hash, name);
      else await fetchFile(file, name);
      there.add(name);
      filesLeft -= 1;
      onProgress();
    }
  }

  async function putFile(hash: string, name: string): Promise<void> {
    const bytes = await round.store.bytes(round.id, hash);
    if (!bytes) return;
    await client.putFile(name, await keys.key.seal(new Uint8Array(bytes), places.file(keys.id, name)));
  }

  /** Brings a file to this device that another one has put there. */
  async function fetchFile({ hash, name: fileName, type, size }: FileRef, name: string): Promise<void> {
    try {
      const bytes = await keys.key.open(await client.file(name), places.file(keys.id, name));
      if ((await sha256(bytes)) !== hash) throw new SealBroken("Another file");
      const file: GivenFile = {
        ...{ hash, name: fileName, type, size },
        ...{ round: round.id, state: "WAITING", given: Date.now() },
      };
      announceFiles(round.id, await round.store.give([{ file, bytes: bytes.buffer }]));
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      refused.push({ what: "FILE", name: fileName });
    }
  }

  const linksLeft = () => round.state().links.filter((link) => links.get(link.id) !== JSON.stringify(link));

  async function pushLinks(): Promise<void> {
    for (const link of linksLeft()) {
      await client.putLink(link.id, await sealLink(link, keys));
      links.set(link.id, JSON.stringify(link));
    }
  }

  /** Opens applications, and erases those that were withdrawn. */
  async function pullArrivals(): Promise<void> {
    for (;;) {
      const page = await client.arrivals(position);
      for (let from = 0; from < page.submissions.length; from += batch)
        await take(page.submissions.slice(from, from + batch));
      position = page.submissions.at(-1)?.position ?? position;
      if (page.submissions.length === 0 || position >= page.last) return;
    }
  }

  async function eraseWithdrawn(): Promise<void> {
    if (withdrawn.size > 0) counts.withdrawn += await round.withdraw(withdrawn);
  }

  async function take(arrivals: readonly Arrival[]): Promise<void> {
    for (const { id, isWithdrawn } of arrivals) if (isWithdrawn) withdrawn.add(id);
    await eraseWithdrawn();
    const { handled } = round.state();
    const taken: Taken[] = [];
    for (const arrival of arrivals) {
      if (arrival.isWithdrawn || handled.has(arrival.id)) continue;
      try {
        taken.push(await takeArrival(arrival, await client.arrival(arrival.id), { keys, round: round.id }));
      } catch (error) {
        // Withdrawn since the list was made: the next list says so.
        if (error instanceof RelayFault && (error.code === "gone" || error.code === "not-found")) continue;
        if (!(error instanceof SealBroken)) throw error;
        refused.push({ what: "SUBMISSION", name: await receiptNumber(arrival.id), at: arrival.arrivedAt });
      }
    }
    if (taken.length === 0) return;
    const kept = await round.store.give(taken.map(({ file, bytes }) => ({ file, bytes })));
    announceFiles(round.id, kept);
    round.log.append({ kind: "ARRIVE", applied: taken.map(({ applied }) => applied) });
    counts.arrived += taken.length;
    onProgress();
  }

  return {
    refused,
    counts,
    recent: () => recent,
    // A link whose change is there opens only once its card is, too.
    waiting: () => missing().length + filesLeft + linksLeft().length,
    /** Sends and takes in all there is. @throws {RelayFault} */
    async exchange(): Promise<void> {
      await pull();
      await eraseWithdrawn();
      await nameTray();
      // Files first: who reads of one in the log finds it.
      await pushFiles();
      await push();
      await pushLinks();
      await pullArrivals();
      // What arrived is a change of the log.
      await pushFiles();
      await push();
    },
    news: () => client.news({ entries: last, submissions: position }),
    /** Notes that files were erased here, so that they are erased there, too. */
    async erase(hashes: readonly string[]): Promise<void> {
      erasing.add(await Promise.all(hashes.map(keys.nameFile)));
    },
  };
}
