import type { Kysely } from "kysely";
import type { AnswerRow, ApplicationRow, FileRow, ScoreRow, Tables } from "#server/store/tables.ts";

export type Filter = { unit?: string | undefined; job?: string | undefined };
/** What is known of a file; nothing where it is gone. */
export type Stored = { [Key in "scan" | "size" | "type"]?: FileRow[Key] | null | undefined };
export type Listed = ApplicationRow & Stored & { score: number | null };
export type ListedAnswer = AnswerRow & Stored;

/** So many are in memory at once. */
const batch = 500;

function select(db: Kysely<Tables>, { unit, job }: Filter) {
  return db
    .selectFrom("applications")
    .leftJoin("files", "files.hash", "applications.file")
    .leftJoin("scores", "scores.application", "applications.id")
    .selectAll("applications")
    .select(["files.scan", "files.size", "files.type", "scores.score"])
    .$if(unit !== undefined, (query) => query.where("unit", "=", unit ?? ""))
    .$if(job !== undefined, (query) => query.where("job", "=", job ?? ""))
    .orderBy("applications.id");
}

/** From the oldest on, with what became of them; some at a time. */
export async function* listApplications(db: Kysely<Tables>, filter: Filter): AsyncGenerator<Listed[]> {
  for (let after = ""; ; ) {
    const rows = await select(db, filter).where("applications.id", ">", after).limit(batch).execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows as Listed[];
    after = last.id;
  }
}

/** Nobody hears these letters in a reference, and whoever types it may use small ones. */
const toListed = (reference: string) =>
  reference.trim().toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");

/** @throws {Error} in one line when there is none */
export async function getApplication(db: Kysely<Tables>, reference: string): Promise<Listed> {
  const query = select(db, {}).where("reference", "=", toListed(reference));
  const found = (await query.executeTakeFirst()) as Listed | undefined;
  if (!found) throw new Error(`There is no application with the reference ${reference}`);
  return found;
}

export function loadScore(db: Kysely<Tables>, application: string): Promise<ScoreRow | undefined> {
  return db.selectFrom("scores").selectAll().where("application", "=", application).executeTakeFirst();
}

export function findAnswersFor(db: Kysely<Tables>, applications: string[]): Promise<ListedAnswer[]> {
  return db
    .selectFrom("answers")
    .leftJoin("files", "files.hash", "answers.file")
    .selectAll("answers")
    .select(["files.scan", "files.size", "files.type"])
    .where("application", "in", applications)
    .orderBy("application")
    .orderBy("position")
    .execute();
}

/** Every question that was put, once for each wording. */
export async function findQuestions(db: Kysely<Tables>, { unit, job }: Filter): Promise<string[]> {
  const rows = await db
    .selectFrom("answers")
    .innerJoin("applications", "applications.id", "answers.application")
    .select(({ fn }) => ["label", fn.min("answers.position").as("position")])
    .$if(unit !== undefined, (query) => query.where("unit", "=", unit ?? ""))
    .$if(job !== undefined, (query) => query.where("job", "=", job ?? ""))
    .groupBy("label")
    .orderBy("position")
    .orderBy("label")
    .execute();
  return rows.map(({ label }) => label);
}
