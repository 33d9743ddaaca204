import { RelayFault } from "#app/relay/ask-relay.ts";
import { createOwnerClient, type OwnerClient } from "#app/relay/owner.ts";
import { fromBase64Url } from "#domain/relay/bytes.ts";
import { relayLimits, warnShare } from "#domain/relay/limits.ts";
import { SealBroken } from "#domain/relay/place-key.ts";
import type { RoundUse } from "#domain/relay/protocol.ts";
import { deriveRoundKeys } from "#domain/relay/seal.ts";
import { namedFiles } from "#domain/round/merge-logs.ts";
import type { OpenRound } from "../open-round.ts";
import { followFiles } from "../reading/reading-windows.ts";
import { connect, type Refused, type SealedEntry } from "./exchange.ts";

/**
 * OFF: on this device alone. SENDING: something is on its way. SHARED: all is at the relay. OFFLINE: no answer; it is
 * tried again. REFUSED: the relay says no, and trying again would not help.
 */
export type SharingState = "OFF" | "SENDING" | "SHARED" | "OFFLINE" | "REFUSED";

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

/** A folder comes into the tray file by file. */
const trayAfterMs = 2_000;
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
  let isSettling = false;
  const wakeSoon = () => {
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      wake();
    }, trayAfterMs);
  };
  followFiles(round.id, wakeSoon, { signal });
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
