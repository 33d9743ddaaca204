import { randomUUID } from "node:crypto";
import { z } from "zod";
import { minuteMs, secondMs } from "#domain/time.ts";
import { type SettingHashes, type SharedSetting, sharedSettings } from "#server/config/shared-settings.ts";
import { deleteNote, writeNote } from "./notes.ts";
import { lockKey, type Store } from "./open-store.ts";

/** Each running process on PostgreSQL has a note with the hashes of its settings. */
const prefix = "process:";
const refreshMs = 30 * secondMs;
/** A process that has not refreshed its note for this long was killed. */
const maxAgeMs = 2 * minuteMs;

const hashes = z.record(z.string(), z.string());
const isGroup = (name: string): name is SharedSetting => Object.hasOwn(sharedSettings, name);

/** The groups of settings in which another running process differs. */
async function findOtherSettings(
  { db }: Pick<Store, "db">,
  own: Partial<SettingHashes>,
  now = Date.now(),
): Promise<SharedSetting[]> {
  const rows = await db
    .selectFrom("notes")
    .select("value")
    .where("name", "like", `${prefix}%`)
    .where("noted_at", ">", now - maxAgeMs)
    .execute();
  const others = rows.map(({ value }) => hashes.parse(JSON.parse(value)));
  return Object.keys(own)
    .filter(isGroup)
    .filter((name) => others.some((other) => other[name] !== undefined && other[name] !== own[name]));
}

/**
 * @throws {Error} with a one-line message if a running process on the database has other settings
 */
export async function refuseOtherSettings(
  store: Pick<Store, "db">,
  own: Partial<SettingHashes>,
  now?: number,
): Promise<void> {
  const groups = await findOtherSettings(store, own, now);
  if (groups.length === 0) return;
  const names = groups.map((group) => `${group} (${sharedSettings[group].join(", ")})`).join(", ");
  throw new Error(
    `Settings: a running process on this database differs in ${names}: use the same settings in all, or ACCEPT_OTHER_SETTINGS=1 during a rolling change (docs/go-live.md); a killed process counts for two minutes`,
  );
}

export type Membership = { leave: () => Promise<void> };

/**
 * Registers this process, until it leaves, among those that share the database and run each other's tasks. Does
 * nothing on SQLite, which only one process uses.
 * @throws {Error} with a one-line message if a running one has other settings, unless that is accepted
 */
export async function joinProcesses(
  store: Store,
  own: SettingHashes,
  { isAccepted, now = Date.now() }: { isAccepted: boolean; now?: number },
): Promise<Membership> {
  if (store.kind === "sqlite") return { leave: async () => {} };
  const name = `${prefix}${randomUUID()}`;
  const value = JSON.stringify(own);
  await store.inTransaction(async (tx) => {
    // Of two processes that start together, the second sees the first.
    await lockKey(store, tx, "processes");
    await tx
      .deleteFrom("notes")
      .where("name", "like", `${prefix}%`)
      .where("noted_at", "<=", now - maxAgeMs)
      .execute();
    if (!isAccepted) await refuseOtherSettings({ db: tx }, own, now);
    await writeNote({ db: tx }, name, value, now);
  });
  // The outbox logs that the store does not respond.
  const refresh = setInterval(() => void writeNote(store, name, value).catch(() => {}), refreshMs);
  refresh.unref();
  return {
    async leave() {
      clearInterval(refresh);
      await deleteNote(store, name).catch(() => {});
    },
  };
}
