import { Gauge, Registry } from "prom-client";
import { minuteMs } from "#domain/time.ts";
import { maxUnclaimedBytes } from "#server/files/uploads.ts";
import { countApplications } from "#server/store/count-applications.ts";
import { findErasurePause } from "#server/store/erasure-pause.ts";
import { countFilesToRemove, countUnclaimedBytes, filesLeftSince } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { countRounds } from "#server/store/rounds.ts";

/** Counting 600,000 applications takes a fifth of a second of processor. */
const maxCountAgeMs = 5 * minuteMs;

/**
 * Repeats work in the background, once its result is older than `maxAgeMs` and someone asks for it.
 * @returns a function that returns the newest result; undefined before the first
 */
function createStale<Value>(work: () => Promise<Value>, maxAgeMs: number): () => Value | undefined {
  let known: Value | undefined;
  let isWorking = false;
  let endedMs = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    isWorking = true;
    try {
      known = await work();
      endedMs = performance.now();
    } catch {
      // A later call tries again.
    }
    isWorking = false;
  }

  return () => {
    if (!isWorking && performance.now() - endedMs >= maxAgeMs) void refresh();
    return known;
  };
}

/** Figures of the store; each collection replaces the previous one. */
export function createStoreMetrics(store: Store): (now: number) => Promise<Registry> {
  const { db } = store;
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ registers: [registry], name, help, labelNames });
  const outboxRows = gauge("site_outbox_rows", "Tasks that are pending or dead.", ["state", "kind"]);
  const lateSeconds = gauge("site_outbox_late_seconds", "How long the oldest pending task has been due.");
  const applicationRows = gauge(
    "site_applications",
    "Stored applications, counted every five minutes at most.",
    ["state"],
  );
  const erasurePaused = gauge(
    "site_erasure_paused",
    "1 if expired data is not erased, because the clock or the number is doubtful.",
  );
  const filesToRemove = gauge(
    "site_files_to_remove",
    "Files of erased data whose bytes are still to be removed.",
  );
  const filesLeftSeconds = gauge(
    "site_files_to_remove_seconds",
    "How long removing files has failed; 0 if it has not.",
  );
  const unclaimedBytes = gauge("site_unclaimed_upload_bytes", "Bytes of uploads that no application uses.");
  const unclaimedLimit = gauge(
    "site_unclaimed_upload_limit_bytes",
    "Bytes of such uploads from which older ones are removed and others refused.",
  );
  unclaimedLimit.set(maxUnclaimedBytes);
  const roundRows = gauge("site_rounds", "Stored rounds, counted every five minutes at most.");
  const roundParts = gauge("site_round_rows", "Entries and submissions of all rounds.", ["kind"]);
  const roundBytes = gauge("site_round_bytes", "Bytes of all rounds.");
  const roundCounts = createStale(() => countRounds(store), maxCountAgeMs);
  const applicationCounts = createStale(() => countApplications(store), maxCountAgeMs);

  return async (now) => {
    const [outbox, due, pause, toRemove, leftSince, unclaimed] = await Promise.all([
      db
        .selectFrom("outbox")
        .select(({ fn }) => ["state", "kind", fn.countAll<number>().as("count")])
        .where("state", "in", ["pending", "dead"])
        .groupBy(["state", "kind"])
        .execute(),
      db
        .selectFrom("outbox")
        .select(({ fn }) => fn.min("due_at").as("oldest"))
        .where("state", "=", "pending")
        .where("due_at", "<=", now)
        .executeTakeFirst(),
      findErasurePause(store),
      countFilesToRemove(store),
      filesLeftSince(store),
      countUnclaimedBytes(store),
    ]);
    filesToRemove.set(toRemove);
    filesLeftSeconds.set(leftSince === undefined ? 0 : (now - leftSince) / 1000);
    unclaimedBytes.set(unclaimed);
    erasurePaused.set(pause ? 1 : 0);
    outboxRows.reset();
    for (const { state, kind, count } of outbox) outboxRows.set({ state, kind }, Number(count));
    lateSeconds.set((now - Number(due?.oldest ?? now)) / 1000);
    for (const [state, count] of Object.entries(applicationCounts() ?? {}))
      applicationRows.set({ state }, count);
    const rounds = roundCounts();
    if (rounds) {
      roundRows.set(rounds.rounds);
      roundBytes.set(rounds.bytes);
      roundParts.set({ kind: "entries" }, rounds.entries);
      roundParts.set({ kind: "submissions" }, rounds.submissions);
    }
    return registry;
  };
}
