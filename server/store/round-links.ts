import { relayLimits } from "#domain/relay/limits.ts";
import type { Arrival, LinkCard, PutLink } from "#domain/relay/protocol.ts";
import { holdFiles, markUnused } from "./files.ts";
import type { Store, Tx } from "./open-store.ts";
import { changeRound, lockRound } from "./rounds.ts";
import type { RoundLinkRow, RoundRow, RoundSubmissionRow } from "./tables.ts";

export function findLink({ db }: Pick<Store, "db">, id: string): Promise<RoundLinkRow | undefined> {
  return db.selectFrom("round_links").selectAll().where("id", "=", id).executeTakeFirst();
}

export function listLinks({ db }: Pick<Store, "db">, round: string): Promise<RoundLinkRow[]> {
  return db.selectFrom("round_links").selectAll().where("round", "=", round).orderBy("id").execute();
}

/** Whether a link takes submissions, or why not. */
export function linkState(
  { is_paused, max_taken, taken, until }: RoundLinkRow,
  now = Date.now(),
): LinkCard["state"] {
  if (until < now) return "ENDED";
  if (taken >= max_taken) return "FULL";
  return is_paused === 1 ? "PAUSED" : "OPEN";
}

export type LinkPut = "CREATED" | "REPLACED" | "CONFLICT" | "FULL" | "GONE";

/** Makes a link or replaces its card and rules. `CONFLICT`: another round has a link with this id. */
export function putLink(
  store: Store,
  { round: roundId, link: id }: { round: string; link: string },
  { card, isPaused, limit, until }: PutLink,
  now = Date.now(),
): Promise<LinkPut> {
  return store.inGroup(async (tx): Promise<LinkPut> => {
    const round = await lockRound(store, tx, roundId, now);
    if (!round) return "GONE";
    const old = await findLink({ db: tx }, id);
    if (old && old.round !== roundId) return "CONFLICT";
    const bytes = round.bytes - (old?.card.length ?? 0) + card.length;
    const count = (await listLinks({ db: tx }, roundId)).length;
    if (bytes > relayLimits.round || (!old && count >= relayLimits.links)) return "FULL";
    const rules = { card, is_paused: isPaused ? 1 : 0, max_taken: limit, until };
    await tx
      .insertInto("round_links")
      .values({ id, round: roundId, taken: 0, ...rules })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(rules))
      .execute();
    await changeRound(tx, roundId, { bytes }, now);
    return old ? "REPLACED" : "CREATED";
  });
}

/** Deletes a link with its card; what arrived by it stays. @returns whether the round had it */
export function deleteLink(
  store: Store,
  { round: roundId, link: id }: { round: string; link: string },
  now = Date.now(),
): Promise<boolean> {
  return store.inGroup(async (tx) => {
    const round = await lockRound(store, tx, roundId, now);
    const old = round && (await findLink({ db: tx }, id));
    if (old?.round !== roundId || !round) return false;
    await tx.deleteFrom("round_links").where("id", "=", id).execute();
    await changeRound(tx, roundId, { bytes: round.bytes - old.card.length }, now);
    return true;
  });
}

/** The submission of a link, also if the link was deleted. */
export function findSubmissionOfLink(
  { db }: Pick<Store, "db">,
  link: string,
  id: string,
): Promise<RoundSubmissionRow | undefined> {
  return db
    .selectFrom("round_submissions")
    .selectAll()
    .where("link", "=", link)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findSubmission(
  { db }: Pick<Store, "db">,
  round: string,
  id: string,
): Promise<RoundSubmissionRow | undefined> {
  return db
    .selectFrom("round_submissions")
    .selectAll()
    .where("round", "=", round)
    .where("id", "=", id)
    .executeTakeFirst();
}

export type NewSubmission = Pick<RoundSubmissionRow, "id" | "link" | "file" | "size" | "withdraw">;
export type Submitted =
  | { kind: "ARRIVED"; isNew: boolean; round: string; arrivedAt: number }
  | { kind: "CONFLICT" | "GONE" | "UNKNOWN" | "ROUND_FULL" }
  | { kind: Exclude<LinkCard["state"], "OPEN"> };

/** What sending a submission again means: the same bytes are there already, or were withdrawn. */
export function compareSubmission(
  known: RoundSubmissionRow,
  { link, file, withdraw }: Pick<NewSubmission, "link" | "file" | "withdraw">,
): Submitted {
  if (known.link !== link || known.withdraw !== withdraw) return { kind: "CONFLICT" };
  if (known.state === "WITHDRAWN") return { kind: "GONE" };
  if (known.file !== file) return { kind: "CONFLICT" };
  return { kind: "ARRIVED", isNew: false, round: known.round, arrivedAt: known.arrived_at };
}

/** Why a link takes no submission of this size now, if so. */
export function refuseSubmission(
  link: RoundLinkRow,
  round: RoundRow,
  size: number,
  now = Date.now(),
): Submitted | undefined {
  const state = linkState(link, now);
  if (state !== "OPEN") return { kind: state };
  const isFull = round.bytes + size > relayLimits.round || round.submissions >= relayLimits.submissions;
  return isFull ? { kind: "ROUND_FULL" } : undefined;
}

/**
 * Records a submission of stored bytes, once. Limits of link and round are exact: the round is locked.
 * @throws {Error} if the bytes have been removed meanwhile
 */
export function addSubmission(store: Store, submission: NewSubmission, now = Date.now()): Promise<Submitted> {
  const { id, link: linkId, file, size } = submission;
  return store.inGroup(async (tx): Promise<Submitted> => {
    const roundId = (await findLink({ db: tx }, linkId))?.round;
    if (roundId === undefined) return { kind: "UNKNOWN" };
    const round = await lockRound(store, tx, roundId, now);
    // It may have changed before the lock.
    const link = await findLink({ db: tx }, linkId);
    if (!round || !link) return { kind: "UNKNOWN" };
    const known = await findSubmission({ db: tx }, roundId, id);
    if (known) return compareSubmission(known, submission);
    const refusal = refuseSubmission(link, round, size, now);
    if (refusal) return refusal;
    await holdFiles(tx, [file]);
    const position = round.last_submission + 1;
    await tx
      .insertInto("round_submissions")
      .values({ ...submission, round: roundId, position, state: "ARRIVED", arrived_at: now })
      .execute();
    await tx
      .updateTable("round_links")
      .set({ taken: link.taken + 1 })
      .where("id", "=", linkId)
      .execute();
    await changeRound(
      tx,
      roundId,
      { bytes: round.bytes + size, last_submission: position, submissions: round.submissions + 1 },
      now,
    );
    return { kind: "ARRIVED", isNew: true, round: roundId, arrivedAt: now };
  });
}

async function withdrawIn(store: Store, tx: Tx, roundId: string, id: string) {
  // Also of a round that has expired and waits for the sweep.
  const round = await lockRound(store, tx, roundId, -1);
  const row = round && (await findSubmission({ db: tx }, roundId, id));
  if (!round || row?.state !== "ARRIVED") return undefined;
  const position = round.last_submission + 1;
  await tx
    .updateTable("round_submissions")
    .set({ state: "WITHDRAWN", file: "", size: 0, position })
    .where("round", "=", roundId)
    .where("id", "=", id)
    .execute();
  // Not `changeRound`: a withdrawal does not prolong the round.
  await tx
    .updateTable("rounds")
    .set({ bytes: round.bytes - row.size, last_submission: position })
    .where("id", "=", roundId)
    .execute();
  await markUnused(store, tx, [row.file]);
  return row.file;
}

/**
 * Takes a submission out of its round: only its id, link and times stay, and it has a new position.
 * @returns the hash of the bytes to remove; undefined if there are none any more
 */
export function withdrawSubmission(
  store: Store,
  { round, id }: Pick<RoundSubmissionRow, "round" | "id">,
): Promise<string | undefined> {
  return store.inGroup((tx) => withdrawIn(store, tx, round, id));
}

/** Those of the submissions that have bytes. */
export function findArrived(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<Pick<RoundSubmissionRow, "round" | "id">[]> {
  return db
    .selectFrom("round_submissions")
    .select(["round", "id"])
    .where("id", "in", ids)
    .where("state", "=", "ARRIVED")
    .execute();
}

/** Submissions of one answer, at most. */
const maxPage = 1_000;

/** The submissions after a position, in order, as many as fit in an answer. */
export async function listSubmissions(
  { db }: Pick<Store, "db">,
  { id, last_submission }: RoundRow,
  since: number,
): Promise<{ submissions: Arrival[]; last: number }> {
  const rows = await db
    .selectFrom("round_submissions")
    .select(["id", "link", "position", "size", "arrived_at", "state"])
    .where("round", "=", id)
    .where("position", ">", since)
    .orderBy("position")
    .limit(maxPage)
    .execute();
  return {
    submissions: rows.map(({ arrived_at, state, ...row }) => ({
      ...row,
      arrivedAt: arrived_at,
      isWithdrawn: state === "WITHDRAWN",
    })),
    last: Math.max(last_submission, rows.at(-1)?.position ?? 0),
  };
}
