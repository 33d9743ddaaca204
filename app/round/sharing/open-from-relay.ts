import { createOwnerClient } from "#app/relay/owner.ts";
import { deriveRoundKeys } from "#domain/relay/seal.ts";
import { type Change, inOrder } from "#domain/round/change.ts";
import { mergeLogs } from "#domain/round/merge-logs.ts";
import { roundState } from "#domain/round/round-state.ts";
import { roundEntry } from "../open-round.ts";
import type { RoundStore } from "../store/round-store.ts";
import { openEntry } from "./seal-entries.ts";

/** Changes that are written together, so that each write answers within the deadline of the storage. */
const maxBatchChanges = 4_000;

/**
 * Brings a round from the relay to this device. Its files follow when it is open. Returns its id here; undefined if the
 * relay has a log that is no round.
 * @throws {RelayFault} if the relay does not answer or has no such round
 * @throws {SealBroken} if the log does not open with this secret
 * @throws {StoreError} if it cannot be kept
 */
export async function openFromRelay(
  store: RoundStore,
  secret: Uint8Array<ArrayBuffer>,
  connectTo = createOwnerClient,
): Promise<string | undefined> {
  const keys = await deriveRoundKeys(secret);
  const client = connectTo(keys);
  const changes: Change[] = [];
  for (let [since, last] = [0, 1]; since < last; ) {
    const page = await client.entries(since);
    for (const entry of page.entries) changes.push(...(await openEntry(entry, keys, client.file)).changes);
    since = page.entries.at(-1)?.sequence ?? page.last;
    last = page.last;
  }
  const { changes: log } = mergeLogs(inOrder(changes), []);
  const { shared } = roundState(log);
  if (!shared || log[0]?.kind !== "START") return undefined;
  const { round: id } = shared;
  if (await store.entry(id)) return id;
  const entry = roundEntry({ id, exported: 0 }, log);
  try {
    for (let from = 0; from < log.length; from += maxBatchChanges)
      await store.append(entry, log.slice(from, from + maxBatchChanges));
  } catch (error) {
    await store.remove(id).catch(() => {});
    throw error;
  }
  return id;
}
