import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import S3rver from "@20minutes/s3rver";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Env, readEnv } from "#server/config/env.ts";
import { hashSettings } from "#server/config/shared-settings.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { openFiles } from "#server/files/open-files.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import {
  findApplicationByReference,
  insertApplication,
  verifyApplication,
  withdrawApplication,
} from "#server/store/applications.ts";
import { createErasureLog } from "#server/store/erasure-log.ts";
import { approvalNote, pauseNote } from "#server/store/erasure-pause.ts";
import { recordScan, registerFile } from "#server/store/files.ts";
import { insertMessage } from "#server/store/messages.ts";
import { readNote, writeNote } from "#server/store/notes.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { claim, countTasks, enqueue, finishAttempt } from "#server/store/outbox-table.ts";
import { joinProcesses } from "#server/store/processes.ts";
import { putLink } from "#server/store/round-links.ts";
import { appendEntries, createRound, putRoundFile } from "#server/store/rounds.ts";
import { makeDatabase, sendFile, testServer } from "#server/store/test-stores.ts";
import { endLaunched, launch } from "#tests/support/launch.ts";
import { applicationsCommand } from "./applications-command.ts";
import { messagesCommand } from "./messages-command.ts";
import { outboxCommand } from "./outbox-command.ts";
import { roundsCommand } from "./rounds-command.ts";
import { runCommand } from "./run-command.ts";
import { storeCommand } from "./store-command.ts";

const root = mkdtempSync(`${tmpdir()}/commands-`);
afterAll(() => rmSync(root, { recursive: true }));
afterEach(endLaunched);

const fail = (error: Error) => {
  throw error;
};

async function putFile(files: FileStore, text: string): Promise<string> {
  const hash = createHash("sha256").update(text).digest("hex");
  const path = join(files.temporaryFolder, "upload");
  writeFileSync(path, text);
  await files.put(hash, path);
  return hash;
}

const report = JSON.stringify({
  parts: [
    { name: "requirements", points: 48.5, of: 65 },
    { name: "field", points: 22.5, of: 35 },
  ],
  requirements: [
    {
      requirement: { label: "TypeScript" },
      status: "proven",
      evidence: [{ quote: "Six years of\nTypeScript" }, { quote: "second" }],
    },
    { requirement: { label: "Kafka" }, status: "missing", evidence: [] },
  ],
});

type Site = { directory: string; store: Store; env: NodeJS.ProcessEnv; close: () => Promise<void> };

async function inSqlite(): Promise<Site> {
  const directory = mkdtempSync(`${root}/site-`);
  const store = await openStore({ directory }, fail);
  return { directory, store, env: { DATA_DIR: directory, DATABASE_URL: undefined }, close: store.close };
}

async function inPostgres(server: string): Promise<Site> {
  const directory = mkdtempSync(`${root}/site-`);
  const { url, drop } = await makeDatabase(server);
  const store = await openStore({ directory, databaseUrl: url }, fail);
  const close = async () => {
    await store.close();
    await drop();
  };
  return { directory, store, env: { DATA_DIR: directory, DATABASE_URL: url }, close };
}

const commands: Record<string, (args: string[], env: Env, print: (text: string) => void) => Promise<void>> = {
  applications: (args, env, print) => applicationsCommand(args, env, { print, files: () => openFiles(env) }),
  messages: (args, env, print) => messagesCommand(args, env, { print, files: () => openFiles(env) }),
  rounds: (args, env, print) => roundsCommand(args, env, { print, files: () => openFiles(env) }),
  outbox: (args, env, print) => outboxCommand(args, env, (line) => print(`${line}\n`)),
  store: (args, env, print) => storeCommand(args, env, (line) => print(`${line}\n`)),
};

/** Runs a command as its script does, but in this process. */
async function run(env: NodeJS.ProcessEnv, script: string, ...args: string[]) {
  const texts: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line: string) => {
    texts.push(`${line}\n`);
  });
  process.exitCode = 0;
  await runCommand(async () => commands[script]?.(args, readEnv(env), (text) => texts.push(text)));
  const code = process.exitCode;
  process.exitCode = undefined;
  spy.mockRestore();
  return { code, output: texts.join("").trim() };
}

/** Runs a command as a separate process, for tests where that can make a difference. */
async function runProcess(env: NodeJS.ProcessEnv, script: string, ...args: string[]) {
  const { ended, output } = launch(`scripts/${script}.ts`, { args, env });
  return { code: await ended, output: output() };
}

const sites: [string, () => Promise<Site>][] = [["SQLite", inSqlite]];
const server = testServer;
if (server !== undefined) sites.push(["PostgreSQL", () => inPostgres(server)]);

describe.each(sites)("while the site runs on %s", (_, open) => {
  let site: Site;
  let asha: string;
  let bo: string;
  let portfolio: string;
  const command = (script: string, ...args: string[]) => run(site.env, script, ...args);

  beforeAll(async () => {
    // Locks its directory as a running site does.
    site = await open();
    const { store, directory } = site;
    const files = diskFiles(directory);
    const insert = async (text: string, changes: object) => {
      const file = await putFile(files, text);
      await sendFile(store, { hash: file, size: text.length, type: "txt", name: "cv.txt" });
      const { application } = await insertApplication(store, {
        ...{
          unit: "platform",
          job: "engineer",
          job_title: "Engineer",
          name: "Āśā, “Ω”",
          email: "asha@b.example",
        },
        ...{
          phone: "+91 1",
          note: "",
          file,
          file_name: "cv.txt",
          suspicion: "",
          consent: "1",
          retains: 1,
          no_score: 0,
        },
        ...{ months: 12, monthsWithoutConsent: 6, answers: [], ...changes },
      });
      return application;
    };
    portfolio = await putFile(files, "A project in detail");
    await sendFile(store, { hash: portfolio, size: 1500, type: "txt", name: "portfolio.txt" });
    const first = await insert("The résumé of Asha", {
      note: '=HYPERLINK("https://evil.example")\nsecond \u001b[31mline\u202e',
      answers: [
        { question: "years", kind: "NUMBER", label: "How many years?", answer: "7", file: "" },
        { question: "why", kind: "TEXT", label: 'Why, and "how"?', answer: "@SUM(1)", file: "" },
        { question: "work", kind: "FILE", label: "Your work?", answer: "portfolio.txt", file: portfolio },
      ],
    });
    await verifyApplication(store, first.id);
    const score = { application: first.id, engine: "0.1", score: 71, report, failure: "", scored_at: 1 };
    await store.db.insertInto("scores").values(score).execute();
    const second = await insert("The résumé of Bo", {
      ...{ job: "designer", name: "Bo", email: "bo@b.example", source: "WHATSAPP" as const },
    });
    await withdrawApplication(store, second.id);
    await recordScan(store, second.file, "infected");
    [asha, bo] = [first.reference, second.reference];
  }, 60_000);
  afterAll(() => site.close());

  test("applications are listed, all or those of one posting", async () => {
    const all = await runProcess(site.env, "applications", "list");
    expect(all.code).toBe(0);
    const [first, second, total] = all.output.split("\n");
    expect(first).toContain(`${asha}  `);
    expect(first).toMatch(
      / {2}platform\/engineer {2}Āśā, “Ω” {2}asha@b\.example {2}confirmed {2}not scanned {2}score 71 {2}form$/,
    );
    expect(second).toMatch(
      / {2}platform\/designer {2}Bo {2}bo@b\.example {2}withdrawn {2}INFECTED {2}no score {2}whatsapp$/,
    );
    expect(total).toBe("2 applications");
    expect((await command("applications", "list", "--job", "designer")).output).toMatch(
      /^.* {2}Bo .*\n1 applications$/,
    );
    expect((await command("applications", "list", "--unit", "other")).output).toBe("0 applications");
    const found = async (...args: string[]) => (await command("applications", "list", ...args)).output;
    for (const args of [
      ["--search", "bo"],
      ["--search", "BO@B.exam"],
      ["--search", bo.toLowerCase().slice(0, 8)],
      ["--status", "withdrawn"],
      ["--status", "received,withdrawn", "--search", "bo"],
    ])
      expect(await found(...args), args.join(" ")).toMatch(/^[^\n]* {2}Bo [^\n]*\n1 applications$/);
    expect(await found("--search", "āśā")).toMatch(/^[^\n]*Āśā[^\n]*\n1 applications$/);
    expect(await found("--search", "bo", "--status", "received")).toBe("0 applications");
    expect(await found("--search", "+")).toBe("--search takes the beginnings of words");
    expect(await found("--status", "erased")).toMatch(/^--status takes RECEIVED, /);
  });

  test("an application is shown with answers, score and evidence, and cannot control the terminal", async () => {
    // The reference in lower case, with O and I instead of 0 and 1.
    const { code, output } = await command(
      "applications",
      "show",
      asha.toLowerCase().replaceAll("0", "o").replaceAll("1", "i"),
    );
    expect(code).toBe(0);
    expect(output).toMatch(/^Email {6}asha@b\.example \(confirmed 20/m);
    expect(output).toMatch(/^Résumé {5}cv\.txt \(txt, 1 KB\): not scanned$/m);
    expect(output).toMatch(
      /^Score {6}71 \(engine 0\.1\)\n {2}what it proves 48\.5 of 65 · kind of work 22\.5 of 35\n {2}proven {3}TypeScript: “Six years of TypeScript”\n {2}missing {2}Kafka$/m,
    );
    expect(output).toMatch(/^How many years\?\n {2}7\n\nWhy, and "how"\?\n {2}@SUM\(1\)\n\nYour work\?$/m);
    expect(output).toContain(
      `\n  portfolio.txt (txt, 2 KB): not scanned\n  npm run applications -- file ${asha} work`,
    );
    expect(output).toContain("second \uFFFD[31mline\uFFFD");
    expect(output).toMatch(/^Arrived {4}\S+ UTC, by form$/m);
    const other = (await command("applications", "show", bo)).output;
    expect(other).toMatch(/^WITHDRAWN /m);
    expect(other).toMatch(/^Arrived {4}\S+ UTC, by whatsapp$/m);
  });

  test("an unknown reference is one line and exit code 1", async () => {
    for (const verb of ["show", "resume"]) {
      expect(await command("applications", verb, "AAAAA-AAAAA")).toEqual({
        code: 1,
        output: "There is no application with the reference AAAAA-AAAAA",
      });
    }
    expect(await command("applications", "delete", asha)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^npm run applications -- list/),
    });
  });

  test("a résumé is written unchanged to a new file, unless it is infected", async () => {
    const out = `${site.directory}/out.txt`;
    const { code, output } = await command("applications", "resume", asha, "--out", out);
    expect({ code, output }).toEqual({ code: 0, output: `Wrote ${out} (not scanned: open it with care)` });
    expect(readFileSync(out, "utf8")).toBe("The résumé of Asha");
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(await command("applications", "resume", asha, "--out", out)).toEqual({
      code: 1,
      output: `${out} already exists: name another file`,
    });
    expect(await command("applications", "resume", bo, "--out", `${out}.bo`)).toEqual({
      code: 1,
      output: `The résumé of ${bo} is infected and was not written`,
    });
  });

  test("a file answer is written unchanged by its question, unless it is infected", async () => {
    const out = `${site.directory}/work.txt`;
    expect(await command("applications", "file", asha.toLowerCase(), "work", "--out", out)).toEqual({
      code: 0,
      output: `Wrote ${out} (not scanned: open it with care)`,
    });
    expect(readFileSync(out, "utf8")).toBe("A project in detail");
    expect(await command("applications", "file", asha, "years", "--out", `${out}.2`)).toEqual({
      code: 1,
      output: `${asha} has no file for years; it has files for work`,
    });
    await recordScan(site.store, portfolio, "infected");
    expect(await command("applications", "file", asha, "work", "--out", `${out}.2`)).toEqual({
      code: 1,
      output: `The answer of ${asha} to work is infected and was not written`,
    });
    await recordScan(site.store, portfolio, "unscanned");
  });

  test("the CSV export is quoted UTF-8 without formulas", async () => {
    const out = `${site.directory}/all.csv`;
    expect((await command("applications", "export", "--csv", "--out", out)).code).toBe(0);
    const text = readFileSync(out, "utf8");
    expect(text.startsWith("\uFEFFreference,arrived,unit,")).toBe(true);
    expect(text.split("\r\n")).toHaveLength(4);
    const [head, first, second] = text.split("\r\n");
    expect(head).toMatch(/,erased on,source,How many years\?,"Why, and ""how""\?",Your work\?$/);
    expect(first).toContain(
      ',"Āśā, “Ω”",asha@b.example,\'+91 1,"\'=HYPERLINK(""https://evil.example"")\nsecond ',
    );
    expect(first).toMatch(/,form,7,'@SUM\(1\),portfolio.txt$/);
    expect(second).toMatch(/,Bo,.*,withdrawn,.*,INFECTED,,cv\.txt,,1,1,[^,]*,whatsapp,,,$/);
    const printed = await command("applications", "export", "--csv", "--job", "designer");
    expect(printed.output).toMatch(/^.*erased on,source\r\n.*,Bo,[^\r\n]*,whatsapp$/);
  });

  test("dead tasks are listed without a visitor's text, and retried", async () => {
    const { store } = site;
    await store.db.deleteFrom("outbox").execute();
    expect((await runProcess(site.env, "outbox", "list")).output).toBe("No dead tasks");
    await store.inTransaction(async (tx) => {
      for (const subject of ["one", "two"]) await enqueue(tx, "application-receipt", subject, 1);
    });
    for (const row of await claim(store, { claimId: "a", limit: 10, leaseMs: 1, now: 2 })) {
      await finishAttempt(store, row, { state: "dead", failure: "550", ended_at: 3 });
    }
    const { output } = await command("outbox", "list");
    const line =
      /^(\S+) {2}application-receipt {2}about (one|two) {2}550 after 1 attempts {2}1970-01-01T00:00:00\.003Z$/;
    const lines = output.split("\n").map((text) => line.exec(text));
    expect(lines.map((match) => match?.[2]).sort()).toEqual(["one", "two"]);
    expect(await command("outbox", "retry", "unknown")).toEqual({
      code: 1,
      output: "No dead task has the id unknown",
    });
    const id = lines[0]?.[1] ?? "";
    expect(await command("outbox", "retry", id)).toEqual({ code: 0, output: "1 task will be retried" });
    expect(await countTasks(store)).toEqual({ pending: 1, dead: 1 });
    expect(await command("outbox", "retry", "all")).toEqual({ code: 0, output: "1 task will be retried" });
    const due = await claim(store, { claimId: "b", limit: 10, leaseMs: 1, now: Date.now() });
    expect(due.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  test("nothing is erased by a command that would look for the files in another place than the site", async () => {
    if (site.store.kind === "sqlite") return;
    const bucket = {
      ...{ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "files", S3_REGION: "eu" },
      ...{ S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
    };
    const running = hashSettings(readEnv({ ...site.env, ...bucket }));
    const { leave } = await joinProcesses(site.store, running, { isAccepted: false });
    const { code, output } = await command("applications", "erase", bo);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Settings: .* differs in bucket \(S3_ENDPOINT/),
    ]);
    expect(await findApplicationByReference(site.store, bo)).toBeDefined();
    await leave();
  });

  test("an operator corrects an address, removes a score and erases, as candidates can", async () => {
    const { store, directory } = site;
    const row = async () => (await findApplicationByReference(store, bo)) ?? { id: "", file: "" };
    const { id, file } = await row();
    expect((await command("applications", "correct", bo, "--email", "Bo@right.example")).code).toBe(0);
    expect(await row()).toMatchObject({ email: "bo@right.example", verified_at: null });
    expect((await command("applications", "correct", bo, "--email", "bo")).code).toBe(1);
    expect((await command("applications", "correct", bo)).output).toContain("npm run applications --");

    const score = { application: id, engine: "0.1", score: 71, report, failure: "", scored_at: 1 };
    await store.db.insertInto("scores").values(score).execute();

    expect((await command("applications", "hold", bo)).output).toContain("npm run applications --");
    expect((await command("applications", "hold", bo, "--reason", " ")).code).toBe(1);
    expect((await command("applications", "release", bo)).output).toBe(`${bo} is under no legal hold`);
    expect((await command("applications", "hold", bo, "--reason", "Case 12")).code).toBe(0);
    const isHeld = new RegExp(`^${bo} is under a legal hold since \\S+ \\(Case 12\\)`);
    for (const verb of ["erase", "no-score"]) {
      const { code, output } = await command("applications", verb, bo);
      expect([code, output.split("\n").length]).toEqual([1, 1]);
      expect(output).toMatch(new RegExp(`${isHeld.source}: release it first$`));
    }
    const again = await command("applications", "hold", bo, "--reason", "Case 13");
    expect(again.output).toMatch(new RegExp(`${isHeld.source} already$`));
    expect((await command("applications", "show", bo)).output).toContain("HELD       under a legal hold");
    expect((await command("applications", "holds")).output).toMatch(/\(Case 12\)\n1 under a legal hold$/);
    expect((await command("applications", "release", bo)).code).toBe(0);
    expect((await command("applications", "holds")).output).toBe("0 under a legal hold");

    expect((await command("applications", "no-score", bo.toLowerCase())).code).toBe(0);
    expect((await command("applications", "show", bo)).output).toContain("refused by the candidate");

    // A directory in its place: not even root can remove it as a file.
    const path = join(directory, "files", file.slice(0, 2), file);
    renameSync(path, `${path}.aside`);
    mkdirSync(path);
    const { code, output } = await command("applications", "erase", bo);
    expect([code, output.split("\n").at(-1)]).toEqual([
      0,
      `${bo} is erased; 1 file is still being removed: the site tries again each minute`,
    ]);
    rmSync(path, { recursive: true });
    renameSync(`${path}.aside`, path);
    await removeMarkedFiles({ store, files: diskFiles(directory) });
    expect(await findApplicationByReference(store, bo)).toBeUndefined();
    expect(createErasureLog(directory).read()).toMatchObject([
      { application: id, held_at: expect.any(Number) },
      { application: id, released_at: expect.any(Number) },
      { application: id, erased_at: expect.any(Number) },
    ]);
    await expect(diskFiles(directory).read(file)).rejects.toMatchObject({ code: "ENOENT" });
    expect(await command("applications", "erase", bo)).toMatchObject({ code: 1 });
  });

  test("messages are listed and erased", async () => {
    const { store } = site;
    const { message } = await insertMessage(store, {
      ...{
        reason: "demo",
        name: "Zo\u202e",
        email: "zo@b.example",
        company: "",
        message: "Hello",
        suspicion: "",
      },
    });
    const { output } = await command("messages", "list");
    expect(output).toContain(`${message.reference}  `);
    expect(output).toMatch(/demo {2}Zo\uFFFD {2}zo@b\.example\n1 messages$/);
    expect((await command("messages", "show", message.reference)).output).toMatch(
      /^Email {6}zo@b.*\n.*\n\nHello$/m,
    );
    const booking = {
      times: [1_800_000_000_000],
      zone: "Asia/Kolkata",
      minutes: 30,
      subject: "/secure-sight",
    };
    const booked = await insertMessage(store, {
      ...{ reason: "demo", name: "Bo", email: "bo@b.example", company: "", message: "", suspicion: "" },
      ...{ page: "/careers", booking },
    });
    const shown = await command("messages", "show", booked.message.reference);
    expect(shown.output).toMatch(/^Sent from {2}\/careers\nDemo at {4}2027-01-15T08:00 UTC$/m);
    expect(shown.output).toMatch(/^Time zone {2}Asia\/Kolkata\nTo see {5}\/secure-sight$/m);
    expect((await command("messages", "erase", booked.message.reference)).code).toBe(0);
    expect((await command("messages", "erase", message.reference.toLowerCase())).code).toBe(0);
    expect((await command("messages", "list")).output).toBe("0 messages");
    expect((await command("messages", "erase", message.reference)).code).toBe(1);
  });

  test("an operator approves erasing that waits for it", async () => {
    const { store } = site;
    expect((await command("outbox", "approve-erasure")).output).toBe("Nothing waits for an approval");
    const pause = { reason: "gap", due: 3, rows: 4, boots: {} };
    await writeNote(store, pauseNote, JSON.stringify(pause));
    expect((await command("outbox", "approve-erasure")).output).toMatch(/^3 of 4 applications and messages/);
    expect(Number(await readNote(store, approvalNote))).toBeGreaterThan(Date.now() - 60_000);
  });
});

test.each(sites)("rounds are listed by size, found by their links and erased on %s", async (_, open) => {
  const { store, directory, env, close } = await open();
  const [small, large, link] = ["-".padEnd(22, "s"), "l".padEnd(22, "l"), "k".padEnd(22, "k")] as const;
  for (const id of [small, large]) await createRound(store, { id, token: "0".repeat(64) });
  await appendEntries(store, large, { after: 0, isCheckpoint: false, entries: ["secret", "words"] });
  const rules = { card: "card", isPaused: false, limit: 1, until: Date.now() + 1e6 };
  await putLink(store, { round: large, link }, rules);
  const file = await putFile(diskFiles(directory), "sealed");
  await registerFile(store, { hash: file, size: 6, type: "sealed" });
  await putRoundFile(store, { round: large, name: link, file, size: 6 });

  const { code, output } = await run(env, "rounds", "list");
  expect(code).toBe(0);
  const [first, second, sum] = output.split("\n");
  expect(first).toMatch(
    new RegExp(`^${large}  0\\.0 MB  2 changes  0 submissions  made 2\\d{3}-.*  ends 2\\d{3}-`),
  );
  expect(second).toMatch(new RegExp(`^${small}  `));
  expect(sum).toBe("2 rounds, 0.0 MB");
  expect(await run(env, "rounds", "find", link)).toEqual({ code: 0, output: large });
  expect(await run(env, "rounds", "erase", large)).toEqual({ code: 0, output: `${large} is erased` });
  expect(await run(env, "rounds", "erase", small)).toEqual({ code: 0, output: `${small} is erased` });
  expect(existsSync(join(directory, "files", file.slice(0, 2), file))).toBe(false);
  expect(createErasureLog(directory).read()).toMatchObject([{ round: large }, { round: small }]);
  expect(await run(env, "rounds", "list")).toEqual({ code: 0, output: "0 rounds, 0.0 MB" });
  const wrong: [string[], RegExp][] = [
    [["erase", large], /^There is no round l+$/],
    [["find", link], /^There is no link k+$/],
    [["find", "short"], /^short is not an id/],
    [["show", large], /^npm run rounds -- list/],
    [["list", large], /^npm run rounds -- list/],
  ];
  for (const [args, message] of wrong)
    expect(await run(env, "rounds", ...args)).toEqual({ code: 1, output: expect.stringMatching(message) });
  await close();
});

test("the store is backed up while the site runs, restored, and moved to PostgreSQL", async () => {
  const { directory, store, env, close } = await inSqlite();
  await store.inTransaction((tx) => enqueue(tx, "k", "s", 1));
  const folder = `${directory}-copy`;
  expect(await run(env, "store", "backup", folder)).toEqual({
    code: 0,
    output: `Copied the database and 0 files of ${directory}/files to ${folder}`,
  });
  expect(await runProcess(env, "store", "restore", folder)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Another process uses/),
  });
  expect(await run(env, "store", "move", "--to", "postgres://localhost/x")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Another process uses the data directory [^\n]*$/),
  });
  await close();
  const target = `${directory}-restored`;
  const restored = { ...env, DATA_DIR: target };
  expect(await run(restored, "store", "restore", folder)).toMatchObject({ code: 0 });
  expect(await run(restored, "store", "move", "--to", "mysql://x")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^--to takes/),
  });
  const unreachable = await run(restored, "store", "move", "--to", "postgres://me:secret@127.0.0.1:1/x");
  expect(unreachable).toEqual({ code: 1, output: "connect ECONNREFUSED 127.0.0.1:1" });
  expect(await run({ ...env, DATABASE_URL: "postgres://x/y" }, "store", "backup", folder)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The site is on PostgreSQL \(DATABASE_URL\): use pg_dump/),
  });
  expect(await run(env, "store")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^npm run store -- backup FOLDER/),
  });
  if (server === undefined) return;
  const { url, drop } = await makeDatabase(server);
  expect(await run(restored, "store", "move", "--to", url)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Moved .* 1 outbox$/m),
  });
  expect((await run({ ...restored, DATABASE_URL: url }, "outbox", "list")).output).toBe("No dead tasks");
  await drop();
});

test("with a bucket, a backup includes the bucket's files and restores them to it", async () => {
  const peer = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory: `${root}/peer` },
    configureBuckets: [{ name: "resumes" }],
  });
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${(await peer.run()).port}`,
    S3_BUCKET: "resumes",
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  try {
    const { directory, store, env, close } = await inSqlite();
    const files = openFiles(readEnv({ DATA_DIR: directory, ...bucket }));
    const [cv, lost] = [await putFile(files, "The résumé of Asha"), await putFile(files, "Gone since")];
    for (const hash of [cv, lost]) await sendFile(store, { hash, size: 9, type: "txt", name: "cv.txt" });
    const { application } = await insertApplication(store, {
      ...{ unit: "u", job: "j", job_title: "J", name: "Asha", email: "a@b.example", phone: "", note: "" },
      ...{
        file: cv,
        file_name: "cv.txt",
        suspicion: "",
        consent: "1",
        retains: 0,
        no_score: 0,
        months: 6,
        monthsWithoutConsent: 6,
        answers: [],
      },
    });
    await files.remove(lost);
    await close();
    const settings = { ...env, ...bucket };
    const out = `${directory}/cv.txt`;
    await run(settings, "applications", "resume", application.reference, "--out", out);
    expect(readFileSync(out, "utf8")).toBe("The résumé of Asha");

    const folder = `${directory}-copy`;
    const { code, output } = await run(settings, "store", "backup", folder);
    expect(output.split("\n")).toEqual([
      `Copied the database and 1 files of the bucket resumes to ${folder}`,
      `These files are damaged or missing in the bucket resumes: ${lost}`,
    ]);
    expect(code).toBe(1);
    expect(readFileSync(`${folder}/files/${cv.slice(0, 2)}/${cv}`, "utf8")).toBe("The résumé of Asha");

    await files.remove(cv);
    const target = `${directory}-restored`;
    const restored = await run({ ...settings, DATA_DIR: target }, "store", "restore", folder);
    expect(restored.output).toMatch(
      new RegExp(`^Restored the database of .* to ${target}, and its 1 files to the bucket resumes$`, "m"),
    );
    expect((await files.read(cv)).toString()).toBe("The résumé of Asha");
  } finally {
    await peer.close();
  }
});

test("a command refuses a missing database and one of another version", async () => {
  const directory = mkdtempSync(`${root}/none-`);
  const env = { DATA_DIR: directory, DATABASE_URL: undefined };
  for (const [script, ...args] of [
    ["applications", "list"],
    ["outbox", "list"],
    ["store", "backup", `${directory}/x`],
  ]) {
    const { code, output } = await run(env, script ?? "", ...args);
    expect(code).toBe(1);
    expect(output).toMatch(/^There is no database in [^\n]*$/);
  }
  await (await openStore({ directory }, fail)).close();
  const database = new DatabaseSync(`${directory}/site.db`);
  database.exec("delete from migrations where number > 1");
  database.close();
  expect((await run(env, "applications", "list")).output).toMatch(
    /^The database is of version 1, this program knows \d+: start/,
  );
});
