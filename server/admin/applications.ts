import type { Kysely } from "kysely";
import { type Filter, findIds } from "#server/store/find-ids.ts";
import type { PageOf } from "#server/store/settled.ts";
import type { AnswerRow, ApplicationRow, FileRow, Tables } from "#server/store/tables.ts";

/** Metadata of a file; null if the file is missing. */
export type FileFacts = { [Key in "scan" | "size" | "type"]?: FileRow[Key] | null };
export type ListedApplication = ApplicationRow & FileFacts & { score: number | null };
export type ListedAnswer = AnswerRow & FileFacts;

/** Maximum number of applications in memory at once. */
const batchSize = 500;

function select(db: Kysely<Tables>) {
  return db
    .selectFrom("applications")
    .leftJoin("files", "files.hash", "applications.file")
    .leftJoin("scores", "scores.application", "applications.id")
    .selectAll("applications")
    .select(["files.scan", "files.size", "files.type", "scores.score"])
    .orderBy("applications.id");
}

/** Yields applications in batches, oldest first, with file and score. */
export async function* listApplications(
  db: Kysely<Tables>,
  filter: Filter,
): AsyncGenerator<ListedApplication[]> {
  for (let after: string | null = ""; after !== null; ) {
    const page: PageOf<string> = await findIds({ db }, { ...filter, after, limit: batchSize });
    after = page.next;
    if (page.rows.length === 0) continue;
    const rows = await select(db).where("applications.id", "in", page.rows).execute();
    yield rows as ListedApplication[];
  }
}

/** Upper-cases a reference and reads O as 0, I and L as 1: references never contain these letters. */
export const normalizeReference = (reference: string) =>
  reference.trim().toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");

/** @throws {Error} with a one-line message if there is none */
export async function getApplication(db: Kysely<Tables>, reference: string): Promise<ListedApplication> {
  const query = select(db).where("reference", "=", normalizeReference(reference));
  const row = (await query.executeTakeFirst()) as ListedApplication | undefined;
  if (!row) throw new Error(`There is no application with the reference ${reference}`);
  return row;
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

/** Every question that has an answer, once per wording. */
export async function findQuestions(
  db: Kysely<Tables>,
  { unit, job }: Pick<Filter, "unit" | "job">,
): Promise<string[]> {
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
