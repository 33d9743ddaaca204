import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import type { Store } from "#server/store/open-store.ts";
import {
  type Filter,
  findAnswersFor,
  findQuestions,
  getApplication,
  type Listed,
  listApplications,
  loadScore,
} from "./applications.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { withDatabase } from "./open-beside.ts";
import { saveFile, writeNew } from "./save-file.ts";
import { listedLine, scanOf, shownLines, statusOf, timeOf } from "./show-application.ts";

const usage = `npm run applications -- list [--unit UNIT] [--job JOB]
npm run applications -- show REFERENCE
npm run applications -- resume REFERENCE [--out FILE]
npm run applications -- file REFERENCE QUESTION [--out FILE]
npm run applications -- export --csv [--unit UNIT] [--job JOB] [--out FILE]`;

type Db = Store["db"];
type Io = { print: (text: string) => void; files: () => FileStore };

async function resume(
  db: Db,
  reference: string,
  out: string | undefined,
  { print, files }: Io,
): Promise<void> {
  const { reference: name, file, scan, size, type } = await getApplication(db, reference);
  print(await saveFile({ file, scan, size, type, name, what: `The résumé of ${name}` }, files(), out));
}

/** The file with which a question was answered. */
async function answerFile(
  db: Db,
  [reference, question]: [string, string],
  out: string | undefined,
  { print, files }: Io,
): Promise<void> {
  const row = await getApplication(db, reference);
  const answers = (await findAnswersFor(db, [row.id])).filter(({ file }) => file !== "");
  const found = answers.find((answer) => answer.question === question);
  if (!found) {
    const known = answers.map((answer) => answer.question).join(", ");
    throw new Error(
      `${row.reference} answers ${question} with no file${known === "" ? "" : `: these are files: ${known}`}`,
    );
  }
  const what = `The answer of ${row.reference} to ${question}`;
  const { file, scan, size, type } = found;
  const name = `${row.reference}-${question.replace(/[^\w-]/g, "_")}`;
  print(await saveFile({ file, scan, size, type, name, what }, files(), out));
}

const columns = [
  ...[
    "reference",
    "arrived",
    "unit",
    "job",
    "title",
    "name",
    "email",
    "phone",
    "note",
    "status",
    "confirmed",
  ],
  ...["withdrawn", "scan", "score", "file", "perhaps a machine", "consent", "keep", "erased on"],
];

function cells(row: Listed): (string | number)[] {
  return [
    ...[
      row.reference,
      timeOf(row.arrived_at),
      row.unit,
      row.job,
      row.job_title,
      row.name,
      row.email,
      row.phone,
    ],
    ...[row.note, statusOf(row), timeOf(row.verified_at), timeOf(row.withdrawn_at), scanOf(row)],
    ...[row.score ?? "", row.file_name, row.suspicion, row.consent, row.retains, timeOf(row.erase_at)],
  ];
}

/** A column for each question, after the columns that all have. */
async function* csv(db: Db, filter: Filter): AsyncGenerator<string> {
  const questions = await findQuestions(db, filter);
  yield byteOrderMark + csvLine([...columns, ...questions]);
  for await (const rows of listApplications(db, filter)) {
    const answers = await findAnswersFor(
      db,
      rows.map(({ id }) => id),
    );
    const byKey = new Map(
      answers.map(({ application, label, answer }) => [`${application} ${label}`, answer]),
    );
    yield rows
      .map((row) =>
        csvLine([...cells(row), ...questions.map((label) => byKey.get(`${row.id} ${label}`) ?? "")]),
      )
      .join("");
  }
}

async function exportCsv(db: Db, filter: Filter, out: string | undefined, { print }: Io): Promise<void> {
  if (out === undefined) {
    for await (const part of csv(db, filter)) print(part);
    return;
  }
  await writeNew(out, csv(db, filter));
  print(`Wrote ${resolve(out)}\n`);
}

async function list(db: Db, filter: Filter, { print }: Io): Promise<void> {
  let count = 0;
  for await (const rows of listApplications(db, filter)) {
    for (const row of rows) print(`${listedLine(row)}\n`);
    count += rows.length;
  }
  print(`${count} applications\n`);
}

async function show(db: Db, reference: string, { print }: Io): Promise<void> {
  const row = await getApplication(db, reference);
  const lines = shownLines(row, await findAnswersFor(db, [row.id]), await loadScore(db, row.id));
  print(`${lines.join("\n")}\n`);
}

function read(args: string[]) {
  try {
    const option = { type: "string" } as const;
    const options = { unit: option, job: option, out: option, csv: { type: "boolean" } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}

type Values = ReturnType<typeof read>["values"];

function taskLine([verb, reference, question]: string[], values: Values, io: Io) {
  const { csv: isCsv, out, ...filter } = values;
  if (reference !== undefined && question !== undefined) {
    if (verb === "file") return (db: Db) => answerFile(db, [reference, question], out, io);
  } else if (reference === undefined) {
    if (verb === "list") return (db: Db) => list(db, filter, io);
    if (verb === "export" && isCsv) return (db: Db) => exportCsv(db, filter, out, io);
  } else {
    if (verb === "show") return (db: Db) => show(db, reference, io);
    if (verb === "resume") return (db: Db) => resume(db, reference, out, io);
  }
  throw new Error(usage);
}

/** `npm run applications`: for a company that has no program of its own for them. */
export async function applicationsCommand(args: string[], env: Env, io: Io): Promise<void> {
  const { values, positionals } = read(args);
  if (positionals.length > 3) throw new Error(usage);
  await withDatabase(env, { readOnly: true }, taskLine(positionals, values, io));
}
