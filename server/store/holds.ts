import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import type { Store, Tx } from "./open-store.ts";
import type { ApplicationRow, HoldRow, Tables } from "./tables.ts";

/** Whether an application is under a legal hold: for queries on applications. */
export const isHeld = ({ exists, selectFrom }: ExpressionBuilder<Tables, "applications">) =>
  exists(
    selectFrom("holds")
      .select("holds.application")
      .whereRef("holds.application", "=", "applications.id")
      .where("holds.released_at", "is", null),
  );

/** Lets no other transaction hold, release or erase the application until the end of this one. */
export async function lockApplication({ kind }: Pick<Store, "kind">, tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("applications")
    .select("id")
    .where("id", "=", id)
    // SQLite runs one transaction at a time anyway.
    .$if(kind === "postgres", (query: SelectQueryBuilder<Tables, "applications", { id: string }>) =>
      query.forUpdate(),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The hold that an application is under. */
export function findHold({ db }: Pick<Store, "db">, application: string): Promise<HoldRow | undefined> {
  return db
    .selectFrom("holds")
    .selectAll()
    .where("application", "=", application)
    .where("released_at", "is", null)
    .executeTakeFirst();
}

/** A hold with the reference of its application. */
export type ListedHold = HoldRow & Pick<ApplicationRow, "reference">;

/** All holds that are not released, oldest first. */
export function listHolds({ db }: Pick<Store, "db">): Promise<ListedHold[]> {
  return db
    .selectFrom("holds")
    .innerJoin("applications", "applications.id", "holds.application")
    .selectAll("holds")
    .select("applications.reference")
    .where("released_at", "is", null)
    .orderBy("held_at")
    .orderBy("holds.application")
    .execute();
}

/**
 * Puts an application under a legal hold: until its release nothing erases it.
 * @returns GONE if it does not exist; HELD with the earlier hold if there is one
 */
export function holdApplication(
  store: Store,
  { application, reason }: Pick<HoldRow, "application" | "reason">,
  now = Date.now(),
): Promise<{ kind: "DONE" | "GONE" } | { kind: "HELD"; hold: HoldRow }> {
  return store.inTransaction(async (tx) => {
    if (!(await lockApplication(store, tx, application))) return { kind: "GONE" };
    const hold = await findHold({ db: tx }, application);
    if (hold) return { kind: "HELD", hold };
    const fresh = { reason, held_at: now, released_at: null, erase_asked_at: null };
    await tx
      .insertInto("holds")
      .values({ application, ...fresh })
      .onConflict((conflict) => conflict.column("application").doUpdateSet(fresh))
      .execute();
    return { kind: "DONE" };
  });
}

/**
 * Releases an application. Its candidate gets another notice before it is erased, as the first one has named
 * another day. If the candidate has asked for erasure meanwhile, erase it next.
 * @returns the hold that has ended, if there was one
 */
export function releaseApplication(
  store: Store,
  application: string,
  now = Date.now(),
): Promise<HoldRow | undefined> {
  return store.inTransaction(async (tx) => {
    await lockApplication(store, tx, application);
    const hold = await findHold({ db: tx }, application);
    if (!hold) return undefined;
    await tx.updateTable("holds").set({ released_at: now }).where("application", "=", application).execute();
    await tx.updateTable("applications").set({ notice_at: null }).where("id", "=", application).execute();
    return { ...hold, released_at: now };
  });
}

/** Records, once, that the candidate has asked to erase an application under hold. */
export async function recordErasureRequest(
  { db }: Pick<Store, "db">,
  application: string,
  now = Date.now(),
): Promise<void> {
  await db
    .updateTable("holds")
    .set({ erase_asked_at: now })
    .where("application", "=", application)
    .where("released_at", "is", null)
    .where("erase_asked_at", "is", null)
    .execute();
}

/** Applications whose hold has ended and whose candidates had asked for erasure: a crash came in between. */
export async function findReleasedRequests({ db }: Pick<Store, "db">): Promise<string[]> {
  const rows = await db
    .selectFrom("holds")
    .innerJoin("applications", "applications.id", "holds.application")
    .select("holds.application")
    .where("released_at", "is not", null)
    .where("erase_asked_at", "is not", null)
    .execute();
  return rows.map(({ application }) => application);
}

/** The log of erasures has no reasons: they name people, and the log is kept. */
const restoredReason = "put back after a restore: see your records of this day";

/** Applies a hold of the erasure log to a database that may be older, or newer because of another machine. */
export function restoreHold(
  store: Store,
  application: string,
  hold: Omit<HoldRow, "application" | "reason">,
): Promise<void> {
  return store.inTransaction(async (tx) => {
    if (!(await lockApplication(store, tx, application))) return;
    const known = await tx
      .selectFrom("holds")
      .selectAll()
      .where("application", "=", application)
      .executeTakeFirst();
    if (known && known.held_at > hold.held_at) return;
    const isSame = known?.held_at === hold.held_at;
    const row = {
      reason: isSame ? known.reason : restoredReason,
      held_at: hold.held_at,
      released_at: (isSame ? known.released_at : null) ?? hold.released_at,
      erase_asked_at: (isSame ? known.erase_asked_at : null) ?? hold.erase_asked_at,
    };
    await tx
      .insertInto("holds")
      .values({ application, ...row })
      .onConflict((conflict) => conflict.column("application").doUpdateSet(row))
      .execute();
  });
}
