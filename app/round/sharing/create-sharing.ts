import { RelayFault } from "#app/relay/fault.ts";
import { createOwnerClient, type OwnerClient } from "#app/relay/owner.ts";
import { fromBase64Url, toBase64Url } from "#domain/relay/bytes.ts";
import { relayLimits, warnShare } from "#domain/relay/limits.ts";
import type { Arrival, RoundUse } from "#domain/relay/protocol.ts";
import { deriveCardKey, deriveRoundKeys, places, type RoundKeys, SealBroken } from "#domain/relay/seal.ts";
import type { Change, CollectingLink, FileRef } from "#domain/round/change.ts";
import { namedFiles } from "#domain/round/merge-logs.ts";
import { sha256 } from "../copies/checksums.ts";
import type { OpenRound } from "../open-round.ts";
import { announceFiles } from "../reading/reading-windows.ts";
import type { GivenFile } from "../store/round-store.ts";
import { eraseQueue } from "./erase-queue.ts";
import { openEntry, partsOf, sealEntry } from "./seal-entries.ts";
import { type Taken, takeArrival } from "./take-arrival.ts";

/**
 * OFF: on this device alone. SENDING: something is on its way. SHARED: all is at the relay. OFFLINE: no answer; it is
 * tried again. REFUSED: the relay says no, and trying again would not help.
 */
export type SharingState = "OFF" | "SENDING" | "SHARED" | "OFFLINE" | "REFUSED";

/** A submission or an entry that was refused here, and why. */
export type Refused = { what: "SUBMISSION" | "ENTRY" | "FILE"; id: string; at?: number };

/** An entry of the relay, and what is in it. */
export type SealedEntry = { changes: readonly Change[]; sealed: string };

export type SharingSnapshot = {
  state: SharingState;
  /** Why, if it is REFUSED. */
  code?: RelayFault["code"];
  /** How many changes and files are only on this device. */
  waiting: number;
  use?: RoundUse;
  /** Which limits the round has nearly used up. */
  scarce: ("bytes" | "entries" | "submissions")[];
  /** Applications that came, and those that were withdrawn, since this page was opened. */
  arrived: number;
  withdrawn: number;
  refused: readonly Refused[];
  /** The last entries as the relay has them, newest first. */
  recent: readonly SealedEntry[];
};

/** Applications that are opened together. */
const batch = 8;
const shownEntries = 5;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** Limits of which less than a fifth is left. */
export function scarceLimits({ bytes, entries, submissions }: RoundUse): SharingSnapshot["scarce"] {
  const used = {
    bytes: bytes / relayLimits.round,
    entries: entries / relayLimits.entries,
    submissions: submissions / relayLimits.submissions,
  };
  return (["bytes", "entries", "submissions"] as const).filter((name) => used[name] >= warnShare);
}

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

/** One connection of a round to the relay, for as long as its secret is the same. */
function connect(round: OpenRound, keys: RoundKeys, client: OwnerClient, onProgress: () => void) {
  /** The changes at the relay, by their ids, after its last checkpoint. */
  let known = new Set<string>();
  let spilled = new Set<string>();
  let last = 0;
  let position = 0;
  let wasCheckpoint = false;
  let files: Set<string> | undefined;
  let filesLeft = 0;
  const links = new Map<string, string>();
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
          refused.push({ what: "ENTRY", id: String(entry.sequence) });
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
      refused.push({ what: "FILE", id: fileName });
    }
  }

  async function pushLinks(): Promise<void> {
    for (const link of round.state().links) {
      const shown = JSON.stringify(link);
      if (links.get(link.id) === shown) continue;
      await client.putLink(link.id, await sealLink(link, keys));
      links.set(link.id, shown);
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

  async function take(arrivals: readonly Arrival[]): Promise<void> {
    const { handled } = round.state();
    const withdrawn = arrivals.filter(({ id, isWithdrawn }) => isWithdrawn && handled.has(id));
    if (withdrawn.length > 0) counts.withdrawn += await round.withdraw(withdrawn.map(({ id }) => id));
    const taken: Taken[] = [];
    for (const arrival of arrivals) {
      if (arrival.isWithdrawn || handled.has(arrival.id)) continue;
      try {
        taken.push(await takeArrival(arrival, await client.arrival(arrival.id), { keys, round: round.id }));
      } catch (error) {
        // Withdrawn since the list was made: the next list says so.
        if (error instanceof RelayFault && (error.code === "gone" || error.code === "not-found")) continue;
        if (!(error instanceof SealBroken)) throw error;
        refused.push({ what: "SUBMISSION", id: arrival.id, at: arrival.arrivedAt });
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
    waiting: () => missing().length + filesLeft,
    /** Sends and takes in all there is. @throws {RelayFault} */
    async exchange(): Promise<void> {
      await pull();
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

/**
 * Keeps a round and the relay in step while a page of the round is open; in one window at a time. Nothing leaves the
 * device before the log has a SHARE.
 */
export function createSharing({
  round,
  prove,
  connectTo = createOwnerClient,
}: {
  round: OpenRound;
  /** Solves a challenge of the site; empty if it asks for none. */
  prove: () => Promise<string>;
  connectTo?: typeof createOwnerClient;
}) {
  const closing = new AbortController();
  const { signal } = closing;
  const listeners = new Set<() => void>();
  let snapshot: SharingSnapshot = {
    state: round.state().shared ? "SENDING" : "OFF",
    waiting: 0,
    recent: [],
    scarce: [],
    arrived: 0,
    withdrawn: 0,
    refused: [],
  };
  let wake = () => {};
  let connection: { secret: string; link: ReturnType<typeof connect>; client: OwnerClient } | undefined;
  let named = new Set(namedFiles(round.log.getSnapshot().changes).map(({ hash }) => hash));

  const publish = (next: Partial<SharingSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const publishCounts = (next: Partial<SharingSnapshot> = {}) => {
    const { link } = connection ?? {};
    if (link)
      publish({
        ...next,
        waiting: link.waiting(),
        recent: link.recent(),
        ...link.counts,
        refused: [...link.refused],
      });
  };
  const untilWoken = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function connectionFor(secret: string) {
    if (connection?.secret === secret) return connection;
    const bytes = fromBase64Url(secret);
    if (!bytes) throw new SealBroken("No secret");
    const keys = await deriveRoundKeys(bytes);
    const client = connectTo(keys, { signal });
    connection = {
      secret,
      client,
      link: connect(round, keys, client, () => publishCounts({ state: "SENDING" })),
    };
    return connection;
  }

  /** One exchange. The round is made at the relay if it is not there yet. */
  async function exchange({ client, link }: NonNullable<typeof connection>): Promise<void> {
    try {
      await link.exchange();
    } catch (error) {
      if (!(error instanceof RelayFault && error.code === "not-found")) throw error;
      await client.create(await prove());
      await link.exchange();
    }
    const use = await client.use();
    publishCounts({ state: "SHARED", use, scarce: scarceLimits(use) });
  }

  async function run(): Promise<void> {
    let pauseMs = firstRetryMs;
    while (!signal.aborted) {
      const { shared } = round.state();
      if (!shared) {
        connection = undefined;
        publish({ state: "OFF" });
        await untilWoken();
        continue;
      }
      try {
        const connected = await connectionFor(shared.secret);
        await exchange(connected);
        pauseMs = firstRetryMs;
        // A change here ends the waiting, and the question is asked again after the exchange.
        await Promise.race([untilWoken(), connected.link.news()]);
      } catch (error) {
        if (signal.aborted) return;
        const code = error instanceof RelayFault ? error.code : "offline";
        const isPassing = ["offline", "store-unavailable", "too-many", "conflict"].includes(code);
        publish({ state: isPassing ? "OFFLINE" : "REFUSED", code });
        await untilWoken(isPassing ? pauseMs : longestRetryMs);
        pauseMs = Math.min(longestRetryMs, pauseMs * 2);
      }
    }
  }

  function followLog() {
    const files = new Set(namedFiles(round.log.getSnapshot().changes).map(({ hash }) => hash));
    const erased = [...named].filter((hash) => !files.has(hash));
    named = files;
    if (erased.length > 0) void connection?.link.erase(erased).then(() => wake());
    if (snapshot.state === "SHARED" && connection && connection.link.waiting() > 0)
      publishCounts({ state: "SENDING" });
    wake();
  }
  const stopFollowing = round.log.subscribe(followLog);
  addEventListener("online", () => wake(), { signal });
  const turn = () => run();
  // One window speaks for the round; a browser without locks has each speak, and the relay orders them.
  const locks = round.store.isKept ? navigator.locks : undefined;
  if (locks) locks.request(`own-round-sharing-${round.id}`, { signal }, turn).catch(() => {});
  else void turn();

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Tries again at once. */
    retry: () => wake(),
    close() {
      stopFollowing();
      closing.abort();
      wake();
    },
  };
}
export type Sharing = ReturnType<typeof createSharing>;

/** Deletes a round at the relay with everything that is there. @throws {RelayFault} */
export async function endSharing(secret: string, connectTo = createOwnerClient): Promise<void> {
  const bytes = fromBase64Url(secret);
  if (!bytes) return;
  try {
    await connectTo(await deriveRoundKeys(bytes)).end();
  } catch (error) {
    // It is gone already.
    if (error instanceof RelayFault && (error.code === "not-found" || error.code === "gone")) return;
    throw error;
  }
}
