import { readFileSync } from "node:fs";
import { hostname, uptime } from "node:os";
import { dayMs, hourMs, secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import {
  approvalNote,
  type ErasurePause,
  lastErasureNote,
  pauseNote,
  pauseSchema,
} from "#server/store/erasure-pause.ts";
import { deleteNote, readNote, writeNote } from "#server/store/notes.ts";
import type { Store } from "#server/store/open-store.ts";
import { findDueTime } from "#server/store/outbox-table.ts";

/** A clock that cannot be set: milliseconds since the boot of the machine, and an id of that boot. */
export type MachineClock = () => { boot: string; uptimeMs: number };

export const machineClock: MachineClock = () => {
  let boot = hostname();
  try {
    boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    // Only Linux has a boot id.
  }
  return { boot, uptimeMs: uptime() * secondMs };
};

/** The daily task runs late if the site was stopped. After a longer gap, the clock may be wrong. */
const maxGapMs = 3 * dayMs;
/** This number of rows, or this share of all if that is more, may be due at the same time. */
const maxDue = 20;
const maxDueShare = 0.1;
/** Time since boot after which a second run confirms the first. */
const confirmAfterMs = 23.5 * hourMs;
const maxDriftMs = hourMs;
/** An operator's approval is valid for this long. */
const approvalTtlMs = dayMs;

type Due = { due: number; rows: number };

/** If an older version left no note, derives the last run from the due time of the task. */
async function findLastRun(store: Store): Promise<number | undefined> {
  const note = await readNote(store, lastErasureNote);
  if (note !== undefined) return Number(note);
  const dueAt = await findDueTime(store, "erase-expired");
  return dueAt === undefined ? undefined : dueAt - dayMs;
}

/** A reason to suspect that the clock is wrong or the database an old one, if there is one. */
function findDoubt(now: number, lastRunAt: number | undefined, { due, rows }: Due): string | undefined {
  if (due === 0) return undefined;
  if (lastRunAt !== undefined && now - lastRunAt > maxGapMs) return "gap";
  return due > Math.max(maxDue, rows * maxDueShare) ? "backlog" : undefined;
}

async function isApproved(store: Store, now: number): Promise<boolean> {
  const at = Number((await readNote(store, approvalNote)) ?? Number.NaN);
  return Math.abs(now - at) < approvalTtlMs;
}

/** Whether an earlier run on this machine had the same doubt a day ago, by the clock and by the uptime. */
function isConfirmed(
  pause: ErasurePause | undefined,
  now: number,
  { boot, uptimeMs }: ReturnType<MachineClock>,
) {
  const first = pause?.boots[boot];
  if (!first) return false;
  const elapsedMs = uptimeMs - first.uptimeMs;
  return elapsedMs >= confirmAfterMs && Math.abs(now - first.at - elapsedMs) < maxDriftMs;
}

async function readPause(store: Store): Promise<ErasurePause | undefined> {
  const text = await readNote(store, pauseNote);
  return text === undefined ? undefined : pauseSchema.parse(JSON.parse(text));
}

/**
 * Decides whether expired data may be erased now. A clock that is ahead, or an old database, makes much data
 * due at once: then nothing is erased until a second run a day later confirms it or an operator approves.
 */
export async function mayErase(
  store: Store,
  { due, rows, now, clock }: Due & { now: number; clock: ReturnType<MachineClock> },
): Promise<boolean> {
  const reason = findDoubt(now, await findLastRun(store), { due, rows });
  const pause = await readPause(store);
  if (reason === undefined || (await isApproved(store, now)) || isConfirmed(pause, now, clock)) {
    if (pause) log("warn", "erasure-resumed", { due, rows });
    return true;
  }
  const first = pause?.boots[clock.boot];
  const isSameClock = first && Math.abs(now - first.at - (clock.uptimeMs - first.uptimeMs)) < maxDriftMs;
  const boots = {
    ...pause?.boots,
    [clock.boot]: isSameClock ? first : { at: now, uptimeMs: clock.uptimeMs },
  };
  await writeNote(store, pauseNote, JSON.stringify({ reason, due, rows, boots }), now);
  log("error", "clock-or-backlog", { reason, due, rows });
  return false;
}

/** Records a run that was allowed to erase. */
export async function recordErasure(store: Store, now: number): Promise<void> {
  await writeNote(store, lastErasureNote, String(now), now);
  await deleteNote(store, pauseNote);
  await deleteNote(store, approvalNote);
}
