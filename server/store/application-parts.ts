import type { Store } from "./open-store.ts";
import type { AnswerRow, ApplicationRow, FileRow, ScoreRow } from "./tables.ts";

/** An application with all that belongs to it but the report of its score, which is long. */
export type ApplicationParts = {
  application: ApplicationRow;
  answers: AnswerRow[];
  file: FileRow | undefined;
  score: Omit<ScoreRow, "report"> | undefined;
};

/** Applications in the order of their ids, without those that have been erased meanwhile. */
export async function findParts(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<ApplicationParts[]> {
  if (ids.length === 0) return [];
  const applications = await db
    .selectFrom("applications")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  if (applications.length === 0) return [];
  const answers = await db
    .selectFrom("answers")
    .selectAll()
    .where("application", "in", ids)
    .orderBy("application")
    .orderBy("position")
    .execute();
  const scores = await db
    .selectFrom("scores")
    .select(["application", "engine", "score", "scored_at", "failure"])
    .where("application", "in", ids)
    .execute();
  const hashes = [...new Set(applications.map(({ file }) => file))];
  const files = await db.selectFrom("files").selectAll().where("hash", "in", hashes).execute();
  const answersOf = Map.groupBy(answers, ({ application }) => application);
  const scoreOf = new Map(scores.map((score) => [score.application, score]));
  const fileOf = new Map(files.map((file) => [file.hash, file]));
  return applications.map((application) => ({
    application,
    answers: answersOf.get(application.id) ?? [],
    file: fileOf.get(application.file),
    score: scoreOf.get(application.id),
  }));
}
