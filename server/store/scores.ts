import type { Store } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import type { ScoreRow } from "./tables.ts";

/**
 * Keeps what the engine found, or why it found nothing, and owes the company the news of a score in the same
 * transaction. Of an application that was erased meanwhile nothing is kept.
 */
export async function saveScore(store: Store, score: ScoreRow): Promise<void> {
  await store.inTransaction(async (tx) => {
    const application = await tx
      .selectFrom("applications")
      .select("id")
      .where("id", "=", score.application)
      // Nobody erases it before this is written; SQLite has one transaction at a time anyway.
      .$if(store.kind === "postgres", (query) => query.forUpdate())
      .executeTakeFirst();
    if (!application) return;
    const { application: id, ...found } = score;
    await tx
      .insertInto("scores")
      .values(score)
      .onConflict((conflict) => conflict.column("application").doUpdateSet(found))
      .execute();
    if (score.failure === "") await enqueue(tx, "webhook:application.scored", id, score.scored_at);
  });
}

export function findScore({ db }: Store, application: string): Promise<ScoreRow | undefined> {
  return db.selectFrom("scores").selectAll().where("application", "=", application).executeTakeFirst();
}
