import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { dayMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { addMonths } from "#server/store/applications.ts";
import { newId, toReference } from "#server/store/new-id.ts";
import type { ApplicationRow, FileRow } from "#server/store/tables.ts";
import { randomFile } from "#tests/support/candidates.ts";

/*
 * Applications as they are months later, with all that belongs to one: bytes in the bucket, and tasks, which are most
 * of the rows. `seed-applications.ts` has neither.
 */

/** The applications of so many days, the last one yesterday. None is due for its erasure or the notice. */
const spanDays = 150;
const retentionMonths = 6;
const batchSize = 5_000;
/** Every so many-th application is named in `Seeded`. */
const sampleStep = 50;
const fileCount = 40;
const units = ["retail", "platform", "support", "labs"];
const jobCount = 250;
const firstNames = [
  "Asha",
  "Ravi",
  "Fatima",
  "Arjun",
  "Lakshmi",
  "Imran",
  "Priya",
  "Sandeep",
  "Zoya",
  "Karthik",
];
const lastNames = [
  "Rao",
  "Kumar",
  "Singh",
  "Menon",
  "Kulkarni",
  "Iyer",
  "Sheikh",
  "Das",
  "Gill",
  "Patil",
  "Nair",
];

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const pick = (names: readonly string[], number: number) => names[number % names.length] ?? "";

async function putFiles(files: FileStore): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (let number = 0; number < fileCount; number += 1) {
    const bytes = randomFile(60_000);
    const hash = sha256(bytes);
    const path = join(files.temporaryFolder, `seed-${number}`);
    writeFileSync(path, bytes);
    await files.put(hash, path);
    rows.push({
      ...{
        hash,
        size: bytes.length,
        type: "pdf",
        scan: "unscanned",
        scanned_at: null,
        stored_at: Date.now(),
      },
    });
  }
  return rows;
}

function makeApplication(number: number, arrivedAt: number, file: string): ApplicationRow {
  const id = newId(arrivedAt);
  const job = number % jobCount;
  return {
    id,
    reference: toReference(id),
    ...{ unit: pick(units, number), job: `opening-${job}`, job_title: `Opening ${job}` },
    name: `${pick(firstNames, number)} ${pick(lastNames, number)} ${number}`,
    ...{ email: `seed-${number}@example.com`, phone: "+91 98765 43210" },
    ...{ note: "I have done this work for four years and would like to do it with you.", suspicion: "" },
    ...{ file, file_name: "résumé.pdf", digest: sha256(id), consent: "v1", retains: 1, no_score: 0 },
    ...{ source: "FORM", language: "" },
    arrived_at: arrivedAt,
    erase_at: addMonths(arrivedAt, retentionMonths),
    erase_at_without_consent: addMonths(arrivedAt, retentionMonths),
    notice_at: null,
    verified_at: number % 3 === 0 ? null : arrivedAt + 60_000,
    withdrawn_at: number % 50 === 0 ? arrivedAt + dayMs / 2 : null,
  };
}

const report = JSON.stringify({ score: 71, evidence: "A line of the résumé. ".repeat(100) });

/** What each application has beside its row. The names are ASCII, so their words need no folding. */
const rest = [
  `insert into answers (application, position, question, kind, label, answer, file)
   select id, position, 'question-' || position, 'TEXT', 'A question of the opening?', 'An answer in a few words.', ''
   from applications, generate_series(0, 1) as position`,
  `insert into outbox (id, kind, subject, state, due_at, lease_until, lease_by, attempts, failure, created_at, ended_at)
   select left(id, 35) || position, kinds.kind, id, 'done', arrived_at, 0, '', 1, '', arrived_at, arrived_at + 2000
   from applications, unnest(array['scan-file', 'score-application', 'webhook:application.submitted', 'application-receipt'])
     with ordinality as kinds (kind, position)`,
  `insert into scores (application, engine, score, report, scored_at, failure)
   select id, '1.0.0', 71, '${report}', arrived_at + 2000, '' from applications where abs(hashtext(id)) % 20 = 0`,
  `insert into changes (application, position) select id, arrived_at from applications`,
  `insert into words (application, word)
   select id, word from applications, unnest(string_to_array(lower(name), ' ') || array['seed', email,
     lower(replace(reference, '-', '')), lower(split_part(reference, '-', 2))]) as word`,
];

/** Drops the indexes that are no part of a constraint. @returns the statements that create them again */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'public' and indexname not in (select conname from pg_constraint)`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Every so many-th of the seeded applications. */
export type Seeded = { id: string; arrivedAt: number; reference: string }[];

async function insert(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

/** Fills an empty PostgreSQL of this version, whose triggers would record each row as a change. */
export async function seedApplications(
  databaseUrl: string,
  files: FileStore,
  count: number,
): Promise<Seeded> {
  const fileRows = await putFiles(files);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const setting of [
      "synchronous_commit = off",
      "maintenance_work_mem = '256MB'",
      "session_replication_role = replica",
    ])
      await client.query(`set ${setting}`);
    const indexes = await dropIndexes(client);
    await insert(client, "files", fileRows);
    const sample: Seeded = [];
    const first = Date.now() - (spanDays + 1) * dayMs;
    for (let start = 0; start < count; start += batchSize) {
      const rows = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => {
        const number = start + index;
        const arrivedAt = first + Math.floor((number / count) * spanDays * dayMs);
        return makeApplication(number, arrivedAt, fileRows[number % fileCount]?.hash ?? "");
      });
      await insert(client, "applications", rows);
      for (const { id, arrived_at: arrivedAt, reference } of rows.filter(
        (_, index) => index % sampleStep === 0,
      ))
        sample.push({ id, arrivedAt, reference });
    }
    for (const statement of [...rest, ...indexes, "vacuum analyze"]) await client.query(statement);
    return sample;
  } finally {
    await client.end();
  }
}
