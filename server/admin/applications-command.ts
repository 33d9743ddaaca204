import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fieldNames } from "#domain/applications/fields.ts";
import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { correctEmail, refuseScore } from "#server/store/applications.ts";
import { type Filter, type Status, statuses } from "#server/store/find-ids.ts";
import { findHold, listHolds } from "#server/store/holds.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";
import type { HoldRow } from "#server/store/tables.ts";
import { parseQuery } from "#server/store/words.ts";
import {
  findAnswersFor,
  findQuestions,
  getApplication,
  type ListedApplication,
  listApplications,
} from "./applications.ts";
import {
  detailLines,
  formatTime,
  heldText,
  holdLine,
  resumeText,
  sourceText,
  statusText,
  summaryLine,
} from "./format-application.ts";
import { openEraser } from "./open-eraser.ts";
import { saveFile, writeNew } from "./save-file.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run applications -- list [--unit UNIT] [--job JOB] [--status STATUS] [--search WORDS]
npm run applications -- show REFERENCE
npm run applications -- resume REFERENCE [--out FILE]
npm run applications -- file REFERENCE QUESTION [--out FILE]
npm run applications -- export --csv [--unit UNIT] [--job JOB] [--status STATUS] [--search WORDS] [--out FILE]
npm run applications -- correct REFERENCE --email ADDRESS
npm run applications -- no-score REFERENCE
npm run applications -- erase REFERENCE
npm run applications -- hold REFERENCE --reason TEXT
npm run applications -- release REFERENCE
npm run applications -- holds`;

type Db = Store["db"];
type Io = { print: (text: string) => void | Promise<void>; files: () => FileStore };

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
    for await (const part of csv(db, filter)) await print(part);
    return;
  }
  await writeNew(out, csv(db, filter));
  print(`Wrote ${resolve(out)}\n`);
}

async function list(db: Db, filter: Filter, { print }: Io): Promise<void> {
  let count = 0;
  for await (const rows of listApplications(db, filter)) {
    await print(rows.map((row) => `${summaryLine(row)}\n`).join(""));
    count += rows.length;
  }
  print(`${count} applications\n`);
}

async function show(db: Db, reference: string, { print }: Io): Promise<void> {
  const row = await getApplication(db, reference);
  const parts = { score: await findScore({ db }, row.id), hold: await findHold({ db }, row.id) };
  const lines = detailLines(row, await findAnswersFor(db, [row.id]), parts);
  print(`${lines.join("\n")}\n`);
}

async function showHolds(db: Db, { print }: Io): Promise<void> {
  const holds = await listHolds({ db });
  for (const hold of holds) print(`${holdLine(hold)}\n`);
  print(`${holds.length} under a legal hold\n`);
}

type Change = (store: Store, env: Env, reference: string, io: Io, text: string) => Promise<void>;

/** Options that a change needs as text. */
const textOptions: Record<string, "email" | "reason"> = { correct: "email", hold: "reason" };

const refuseHeld = (name: string, hold: HoldRow) =>
  new Error(`${name} is ${heldText(hold)}: release it first`);

const filesLeftText = (count: number) =>
  count === 0
    ? ""
    : `; ${count} ${count === 1 ? "file is" : "files are"} still being removed: the site tries again each minute`;

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
    if (!(await refuseScore(store, id))) {
      const hold = await findHold(store, id);
      if (hold) throw refuseHeld(name, hold);
    }
    print(`${name} has no score, and gets none\n`);
  },
  async erase(store, env, reference, { print, files }) {
    const { id, reference: name } = await getApplication(store.db, reference);
    const { eraser } = await openEraser(store, env, files());
    const erasure = await eraser.eraseApplication(id);
    if (erasure.kind === "HELD") throw refuseHeld(name, erasure.hold);
    print(`${name} is erased${filesLeftText(erasure.filesLeft)}\n`);
  },
  async hold(store, env, reference, { print, files }, reason) {
    const { id, reference: name } = await getApplication(store.db, reference);
    const { holds } = await openEraser(store, env, files());
    const held = await holds.hold(id, reason);
    if (held.kind === "HELD") throw new Error(`${name} is ${heldText(held.hold)} already`);
    if (held.kind === "GONE") throw new Error(`There is no application with the reference ${reference}`);
    print(
      `${name} is under a legal hold: nothing erases it until its release, and its candidate can read why\n`,
    );
  },
  async release(store, env, reference, { print, files }) {
    const { id, reference: name, erase_at } = await getApplication(store.db, reference);
    const { holds } = await openEraser(store, env, files());
    const released = await holds.release(id);
    if (released.kind === "NOT_HELD") throw new Error(`${name} is under no legal hold`);
    if (released.kind === "ERASED") {
      const asked = formatTime(released.hold.erase_asked_at);
      print(
        `${name} is released, and erased as its candidate asked on ${asked}${filesLeftText(released.filesLeft)}\n`,
      );
    } else
      print(
        `${name} is released: it is erased on ${formatTime(erase_at)}, a week after another notice at the earliest\n`,
      );
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
      reason: option,
      status: option,
      search: option,
      csv: { type: "boolean" },
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}

type Values = ReturnType<typeof parse>["values"];

const isStatus = (word: string): word is Status => (statuses as readonly string[]).includes(word);

/** @throws {Error} with a one-line message for a state that does not exist or a search without words */
function toFilter({ unit, job, status, search }: Values): Filter {
  const wanted = status?.toUpperCase().split(",");
  if (wanted && !wanted.every(isStatus))
    throw new Error(`--status takes ${statuses.join(", ")}, or several with commas between`);
  const terms = search === undefined ? undefined : parseQuery(search);
  if (terms?.length === 0) throw new Error("--search takes the beginnings of words");
  return { unit, job, statuses: wanted, terms };
}

function commandFor([verb, reference, question]: string[], values: Values, io: Io) {
  const { csv: isCsv, out } = values;
  if (reference !== undefined && question !== undefined) {
    if (verb === "file") return (db: Db) => saveAnswer(db, [reference, question], out, io);
  } else if (reference === undefined) {
    if (verb === "list") return (db: Db) => list(db, toFilter(values), io);
    if (verb === "holds") return (db: Db) => showHolds(db, io);
    if (verb === "export" && isCsv) return (db: Db) => exportCsv(db, toFilter(values), out, io);
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
  const needed = textOptions[verb];
  const { email, reason } = values;
  const text = needed && values[needed]?.trim();
  const isExact = [email, reason].filter((value) => value !== undefined).length === (needed ? 1 : 0);
  if (reference === undefined || rest.length > 0 || !isExact || (needed && !text)) throw new Error(usage);
  if (needed === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text ?? ""))
    throw new Error(`${text} is no address`);
  await withDatabase(env, { readOnly: false }, (store) => change(store, env, reference, io, text ?? ""));
}
