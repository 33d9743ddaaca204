import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fieldNames } from "#domain/applications/fields.ts";
import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { correctEmail, refuseScore } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";
import {
  type Filter,
  findAnswersFor,
  findQuestions,
  getApplication,
  type ListedApplication,
  listApplications,
} from "./applications.ts";
import {
  detailLines,
  formatTime,
  resumeText,
  sourceText,
  statusText,
  summaryLine,
} from "./format-application.ts";
import { openEraser } from "./open-eraser.ts";
import { saveFile, writeNew } from "./save-file.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run applications -- list [--unit UNIT] [--job JOB]
npm run applications -- show REFERENCE
npm run applications -- resume REFERENCE [--out FILE]
npm run applications -- file REFERENCE QUESTION [--out FILE]
npm run applications -- export --csv [--unit UNIT] [--job JOB] [--out FILE]
npm run applications -- correct REFERENCE --email ADDRESS
npm run applications -- no-score REFERENCE
npm run applications -- erase REFERENCE`;

type Db = Store["db"];
type Io = { print: (text: string) => void; files: () => FileStore };

async function saveResume(
  db: Db,
  reference: string,
  out: string | undefined,
  { print, files }: Io,
): Promise<void> {
  const { reference: name, file, scan, size, type } = await getApplication(db, reference);
  print(await saveFile({ file, scan, size, type, name, what: `The résumé of ${name}` }, files(), out));
}

/** Saves the file that answers a question. */
async function saveAnswer(
  db: Db,
  [reference, question]: [string, string],
  out: string | undefined,
  { print, files }: Io,
): Promise<void> {
  const row = await getApplication(db, reference);
  const answers = (await findAnswersFor(db, [row.id])).filter(({ file }) => file !== "");
  const answer = answers.find((candidate) => candidate.question === question);
  if (!answer) {
    const known = answers.map(({ question }) => question).join(", ");
    throw new Error(
      `${row.reference} has no file for ${question}${known === "" ? "" : `; it has files for ${known}`}`,
    );
  }
  const what = `The answer of ${row.reference} to ${question}`;
  const { file, scan, size, type } = answer;
  const name = `${row.reference}-${question.replace(/[^\w-]/g, "_")}`;
  print(await saveFile({ file, scan, size, type, name, what }, files(), out));
}

const columns = [
  ...["reference", "arrived", "unit", "job", "title", ...fieldNames, "status", "confirmed"],
  ...["withdrawn", "scan", "score", "file", "suspected bot", "consent", "keep", "erased on", "source"],
];

function cells(row: ListedApplication): (string | number)[] {
  return [
    ...[row.reference, formatTime(row.arrived_at), row.unit, row.job, row.job_title],
    ...fieldNames.map((name) => row[name]),
    ...[statusText(row), formatTime(row.verified_at), formatTime(row.withdrawn_at), resumeText(row)],
    ...[
      row.score ?? "",
      row.file_name,
      row.suspicion,
      row.consent,
      row.retains,
      formatTime(row.erase_at),
      sourceText(row),
    ],
  ];
}

/** CSV with one column per question after the common columns. */
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
    for (const row of rows) print(`${summaryLine(row)}\n`);
    count += rows.length;
  }
  print(`${count} applications\n`);
}

async function show(db: Db, reference: string, { print }: Io): Promise<void> {
  const row = await getApplication(db, reference);
  const lines = detailLines(row, await findAnswersFor(db, [row.id]), await findScore({ db }, row.id));
  print(`${lines.join("\n")}\n`);
}

type Change = (store: Store, env: Env, reference: string, io: Io, email: string) => Promise<void>;

/** Changes for applicants who ask by mail instead of using their own page. */
const changes: Record<string, Change> = {
  async correct(store, _env, reference, { print }, email) {
    const { id, reference: name } = await getApplication(store.db, reference);
    await correctEmail(store, id, email);
    print(
      `${name} has the address ${email.toLowerCase()} now: new links are mailed to it, older ones have ended\n`,
    );
  },
  async "no-score"(store, _env, reference, { print }) {
    const { id, reference: name } = await getApplication(store.db, reference);
    await refuseScore(store, id);
    print(`${name} has no score, and gets none\n`);
  },
  async erase(store, env, reference, { print, files }) {
    const { id, reference: name } = await getApplication(store.db, reference);
    const eraser = await openEraser(store, env, files());
    const left = await eraser.eraseApplication(id);
    const rest = `${left} ${left === 1 ? "file is" : "files are"} still being removed: the site tries again each minute`;
    print(`${name} is erased${left > 0 ? `; ${rest}` : ""}\n`);
  },
};

function parse(args: string[]) {
  try {
    const option = { type: "string" } as const;
    const options = {
      unit: option,
      job: option,
      out: option,
      email: option,
      csv: { type: "boolean" },
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}

type Values = ReturnType<typeof parse>["values"];

function commandFor([verb, reference, question]: string[], values: Values, io: Io) {
  const { csv: isCsv, out, email: _, ...filter } = values;
  if (reference !== undefined && question !== undefined) {
    if (verb === "file") return (db: Db) => saveAnswer(db, [reference, question], out, io);
  } else if (reference === undefined) {
    if (verb === "list") return (db: Db) => list(db, filter, io);
    if (verb === "export" && isCsv) return (db: Db) => exportCsv(db, filter, out, io);
  } else {
    if (verb === "show") return (db: Db) => show(db, reference, io);
    if (verb === "resume") return (db: Db) => saveResume(db, reference, out, io);
  }
  throw new Error(usage);
}

/** `npm run applications`: for companies without their own applicant tracking system. */
export async function applicationsCommand(args: string[], env: Env, io: Io): Promise<void> {
  const { values, positionals } = parse(args);
  const [verb = "", reference, ...rest] = positionals;
  const change = Object.hasOwn(changes, verb) ? changes[verb] : undefined;
  if (!change) {
    if (positionals.length > 3) throw new Error(usage);
    const command = commandFor(positionals, values, io);
    await withDatabase(env, { readOnly: true }, ({ db }) => command(db));
    return;
  }
  const { email } = values;
  if (reference === undefined || rest.length > 0 || (email !== undefined) !== (verb === "correct"))
    throw new Error(usage);
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Error(`${email} is no address`);
  await withDatabase(env, { readOnly: false }, (store) => change(store, env, reference, io, email ?? ""));
}
