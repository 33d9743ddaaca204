import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parseArgs } from "node:util";
import pg from "pg";
import { dayMs } from "#domain/time.ts";
import { toReference } from "#server/store/new-id.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Tables } from "#server/store/tables.ts";
import { searchWords } from "#server/store/words.ts";

/*
 * Fills an empty store with applications as a busy site would have them: names in Latin and Indian scripts, twelve
 * openings of four units, two answers, a résumé's metadata, and a score with a report. Alone:
 *
 *   node lab/speed/seed-applications.ts --count 600000 --data-dir DIRECTORY
 *   node lab/speed/seed-applications.ts --count 600000 --database-url postgres://…
 */

type Row<Table extends keyof Tables> = Tables[Table];
type Batch = {
  [Table in "applications" | "files" | "answers" | "scores" | "words" | "changes"]: Row<Table>[];
};

const firstNames = [
  ...["Asha", "Ravi", "Fatima", "Arjun", "Lakshmi", "Imran", "Priya", "Sandeep", "Meenakshi", "Gurpreet"],
  ...["Anjali", "Vikram", "Zoya", "Karthik", "Ishita", "Joseph", "Nandini", "Rahul", "Shreya", "Tenzin"],
  ...["आशा", "रवि", "प्रिया", "संदीप", "मीनाक्षी", "கொற்றவை", "முருகன்", "লক্ষ্মী", "అనిత", "ಕಾವ್ಯ"],
];
const lastNames = [
  ...["Rao", "Kumar", "Singh", "Menon", "Kulkarni", "Iyer", "Sheikh", "Das", "Fernandes", "Gill"],
  ...["Banerjee", "Reddy", "Patil", "Nair", "Chauhan", "Bhat", "Joshi", "Mishra", "Pillai", "Verma"],
  ...["राव", "कुमार", "कुलकर्णी", "सिंह", "ராமசாமி", "দাস", "రెడ్డి", "ಗೌಡ"],
];
const units = ["customer-operations", "retail", "platform", "field-sales"];
const jobs = ["support-team-lead", "tester", "analyst"];
const note = "I could begin in January and would like to work near Pune. ";
const report = JSON.stringify({ requirements: Array.from({ length: 12 }, (_, id) => ({ id, quote: note })) });

/** Pseudo-random numbers below a limit, the same at each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** An id of a time in milliseconds. `newId` would take the randomness of its own. */
function idAt(time: number, random: (limit: number) => number): string {
  const tail = Array.from({ length: 10 }, () => random(256).toString(16).padStart(2, "0")).join("");
  const head = time.toString(16).padStart(12, "0");
  return `${head.slice(0, 8)}-${head.slice(8)}-7${tail.slice(1, 4)}-8${tail.slice(5, 8)}-${tail.slice(8, 20)}`;
}

function makeApplication(number: number, count: number, now: number, random: (limit: number) => number) {
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) =>
    values[random(values.length)] as Value;
  // Six months, evenly.
  const arrived_at = now - 180 * dayMs + Math.floor((number * 179 * dayMs) / count);
  const id = idAt(arrived_at, random);
  const name = `${pick(firstNames)} ${pick(lastNames)}`;
  const isVerified = random(10) < 7;
  const application: Row<"applications"> = {
    ...{ id, reference: toReference(id), unit: pick(units), job: pick(jobs), job_title: "An opening" },
    ...{ name, email: `person.${number}@example.com`, phone: `+91 98${10_000_000 + random(89_999_999)}` },
    ...{ note: note.repeat(random(8)), file: randomBytes(32).toString("hex"), file_name: "résumé.pdf" },
    ...{ suspicion: random(50) === 0 ? "too-fast" : "", digest: String(number), consent: "2026-11" },
    ...{ retains: random(2), arrived_at, erase_at: now + random(180) * dayMs, notice_at: null },
    ...{ erase_at_without_consent: null, no_score: 0, source: "FORM", language: "en" },
    verified_at: isVerified ? arrived_at + 600_000 : null,
    withdrawn_at: random(50) === 0 ? arrived_at + dayMs : null,
  };
  const { reference, email, file } = application;
  const answer = { application: id, kind: "TEXT", file: "" };
  return {
    application,
    file: {
      hash: file,
      size: 90_000,
      type: "pdf",
      scan: "clean" as const,
      scanned_at: 1,
      stored_at: arrived_at,
    },
    answers: [
      { ...answer, position: 0, question: "years", label: "How many years?", answer: String(random(20)) },
      { ...answer, position: 1, question: "why", label: "Why do you apply?", answer: note },
    ],
    score: {
      ...{
        application: id,
        engine: "3/6a3d7932",
        score: random(101),
        report,
        scored_at: arrived_at,
        failure: "",
      },
    },
    words: searchWords({ name, email, reference }).map((word) => ({ application: id, word })),
    change: { application: id, position: arrived_at },
  };
}

const batchSize = 2_000;

function* makeBatches(count: number): Generator<Batch> {
  const random = createRandom(7);
  const now = Date.now();
  for (let start = 0; start < count; start += batchSize) {
    const length = Math.min(batchSize, count - start);
    const made = Array.from({ length }, (_, index) => makeApplication(start + index, count, now, random));
    yield {
      applications: made.map(({ application }) => application),
      files: made.map(({ file }) => file),
      answers: made.flatMap(({ answers }) => answers),
      scores: made.map(({ score }) => score),
      words: made.flatMap(({ words }) => words),
      changes: made.map(({ change }) => change),
    };
  }
}

/** Tables with triggers that would record each row again. */
const recorded = ["applications", "answers", "scores", "files"];

function seedSqlite(directory: string, count: number): void {
  const database = new DatabaseSync(join(directory, "site.db"));
  database.exec("pragma journal_mode = wal; pragma synchronous = off");
  // Indexes that are made at the end are made in order, which is much faster.
  const later = database
    .prepare(
      "select type, name, sql from sqlite_schema where type in ('trigger', 'index') and sql is not null",
    )
    .all();
  database.exec("begin");
  for (const { type, name } of later) database.exec(`drop ${type} ${name}`);
  for (const batch of makeBatches(count))
    for (const [table, rows] of Object.entries(batch)) {
      const names = Object.keys(rows[0] ?? {});
      const insert = database.prepare(
        `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
      );
      for (const row of rows) insert.run(...(Object.values(row) as SQLInputValue[]));
    }
  for (const { sql } of later) database.exec(String(sql));
  database.exec("commit; analyze; pragma wal_checkpoint(truncate)");
  database.close();
}

async function seedPostgres(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
  for (const table of recorded) await client.query(`alter table ${table} disable trigger user`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [["applications", "files", "answers", "words", "changes"]],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const batch of makeBatches(count))
    for (const [table, rows] of Object.entries(batch))
      await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ]);
  for (const { definition } of indexes) await client.query(definition);
  for (const table of recorded) await client.query(`alter table ${table} enable trigger user`);
  await client.query("vacuum analyze");
  await client.end();
}

export type Place = { directory: string; databaseUrl?: string | undefined };

/** Fills the empty store of a data directory or of a PostgreSQL database. @returns the seconds that it took */
export async function seedApplications({ directory, databaseUrl }: Place, count: number): Promise<number> {
  const start = performance.now();
  const store = await openStore({ directory, ...(databaseUrl && { databaseUrl }) }, () => {});
  await store.close();
  if (databaseUrl) await seedPostgres(databaseUrl, count);
  else seedSqlite(directory, count);
  return (performance.now() - start) / 1000;
}

if (import.meta.main) {
  const option = { type: "string" } as const;
  const { values } = parseArgs({ options: { count: option, "data-dir": option, "database-url": option } });
  const count = Number(values.count ?? 600_000);
  const directory = values["data-dir"] ?? ".";
  const seconds = await seedApplications({ directory, databaseUrl: values["database-url"] }, count);
  console.log(`${count} applications in ${Math.round(seconds)} s`);
}
