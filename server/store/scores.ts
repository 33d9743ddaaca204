import type { Store } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import type { ScoreRow } from "./tables.ts";

/**
 * Stores a score, or the reason why there is none, and enqueues the event of a score in the same transaction.
 * Does nothing if the application has been erased, the candidate has opted out, or another process that had lost
 * the task has scored it meanwhile.
 */
export async function saveScore(store: Store, score: ScoreRow): Promise<void> {
  await store.inTransaction(async (tx) => {
    const application = await tx
      .selectFrom("applications")
      .select("id")
      .where("id", "=", score.application)
      .where("no_score", "=", 0)
      // Blocks an erasure until the score is stored. SQLite runs one transaction at a time anyway.
      .$if(store.kind === "postgres", (query) => query.forUpdate())
      .executeTakeFirst();
    if (!application || (await findScore({ db: tx }, score.application))?.failure === "") return;
    const { application: id, ...changes } = score;
    await tx
      .insertInto("scores")
      .values(score)
      .onConflict((conflict) => conflict.column("application").doUpdateSet(changes))
      .execute();
    if (score.failure === "") await enqueue(tx, "webhook:application.scored", id, score.scored_at);
  });
}

export function findScore({ db }: Pick<Store, "db">, application: string): Promise<ScoreRow | undefined> {
  return db.selectFrom("scores").selectAll().where("application", "=", application).executeTakeFirst();
}
