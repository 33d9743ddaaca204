import type { Change } from "#domain/round/change.ts";
import {
  type FileResult,
  type GivenFile,
  newerEntry,
  type RoundEntry,
  type RoundStore,
  StoreError,
} from "./round-store.ts";

/** Rounds in the memory of this page, for a browser that refuses storage: everything works, and ends with the page. */
export function createMemoryStore(): RoundStore {
  const entries = new Map<string, RoundEntry>();
  const logs = new Map<string, Map<string, Change>>();
  const files = new Map<string, Map<string, GivenFile>>();
  const bytes = new Map<string, Map<string, ArrayBuffer>>();
  const results = new Map<string, Map<string, FileResult>>();
  const of = <Value>(all: Map<string, Map<string, Value>>, round: string) => {
    const own = all.get(round) ?? new Map<string, Value>();
    all.set(round, own);
    return own;
  };
  const add = (entry: RoundEntry, changes: readonly Change[]) => {
    entries.set(entry.id, newerEntry(entry, entries.get(entry.id)));
    for (const change of changes) of(logs, entry.id).set(change.id, change);
  };
  /** Of a file that was dropped in the meantime nothing comes back. */
  const hasBytes = ({ round, hash }: { round: string; hash: string }) => of(bytes, round).has(hash);
  const requireRound = (round: string | undefined) => {
    if (round !== undefined && !entries.has(round)) throw new StoreError("DELETED");
  };
  const replace = (entry: RoundEntry, changes: readonly Change[]) => {
    logs.delete(entry.id);
    add(entry, changes);
  };
  return {
    isKept: false,
    list: async () => [...entries.values()].toSorted((a, b) => b.changed - a.changed),
    entry: async (round) => entries.get(round),
    async append(entry, changes) {
      if (!changes.some(({ kind }) => kind === "START")) requireRound(entry.id);
      add(entry, changes);
    },
    async update(round, make) {
      requireRound(round);
      const { entry, changes, dropped } = make([...of(logs, round).values()]);
      replace(entry, changes);
      for (const all of [files, bytes, results]) for (const hash of dropped) all.get(round)?.delete(hash);
    },
    changes: async (round) => [...of(logs, round).values()],
    async give(given) {
      requireRound(given[0]?.file.round);
      return given.map(({ file, bytes: content }) => {
        const known = of(files, file.round).get(file.hash);
        if (known) return known;
        of(files, file.round).set(file.hash, file);
        of(bytes, file.round).set(file.hash, content);
        return file;
      });
    },
    given: async (round) => [...of(files, round).values()],
    async note(noted) {
      requireRound(noted[0]?.round);
      for (const file of noted.filter(hasBytes)) of(files, file.round).set(file.hash, file);
    },
    bytes: async (round, hash) => of(bytes, round).get(hash),
    async putResults(found) {
      requireRound(found[0]?.round);
      for (const result of found.filter(hasBytes)) of(results, result.round).set(result.hash, result);
    },
    results: async (round) => [...of(results, round).values()],
    async remove(round) {
      entries.delete(round);
      for (const all of [logs, files, bytes, results]) all.delete(round);
    },
  };
}
