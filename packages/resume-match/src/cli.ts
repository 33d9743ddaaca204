import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import {
  type Job,
  matchResume,
  matchScore,
  ReadError,
  readJob,
  readResume,
  type SkillGraph,
} from "./index.ts";
import { loadGraph } from "./skills/load-skills.ts";

const usage = `resume-match parse FILE [--password PASSWORD]          JSON Resume on stdout
resume-match parse --batch                             paths on stdin, one line {file, resume, ms} each
resume-match match FILE --job JD.txt [--html OUT]      the report as JSON
resume-match rank DIR --job JD.txt [--csv OUT]         all résumés of a folder, best first
resume-match score --batch                             lines {id, resumeText, jdText} on stdin, {id, score} each`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const today = () => {
  const date = new Date();
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
};
let graph: SkillGraph | undefined;
const skills = () => {
  graph ??= loadGraph();
  return graph;
};

function toErrorReport(error: unknown): { code: string; message: string } {
  if (error instanceof ReadError) return { code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  return { code: /ENOENT|EISDIR|EACCES/.test(message) ? "unreadable" : "failed", message };
}

function fail(error: unknown): void {
  print({ error: toErrorReport(error) });
  process.exitCode = 1;
}

const stdinLines = () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });

async function parseBatch(): Promise<void> {
  for await (const line of stdinLines()) {
    const file = line.trim();
    if (file === "") continue;
    const start = performance.now();
    try {
      const { resume } = await readResume(readFileSync(file), { timers: globalThis });
      print({ file, resume, ms: Math.round((performance.now() - start) * 10) / 10 });
    } catch (error) {
      print({ file, error: toErrorReport(error) });
    }
  }
}

async function scoreBatch(): Promise<void> {
  const jobs = new Map<string, Job>();
  for await (const line of stdinLines()) {
    if (line.trim() === "") continue;
    let id: unknown = null;
    try {
      const {
        id: given,
        resumeText,
        jdText,
      } = JSON.parse(line) as { id: unknown; resumeText: string; jdText: string };
      id = given;
      let job = jobs.get(jdText);
      if (!job) {
        job = readJob(jdText, skills());
        jobs.clear();
        jobs.set(jdText, job);
      }
      const read = await readResume(resumeText);
      print({ id, score: matchScore(read, job, skills(), { now: today() }) });
    } catch (error) {
      print({ id, error: toErrorReport(error) });
    }
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      batch: { type: "boolean" },
      job: { type: "string" },
      html: { type: "string" },
      csv: { type: "string" },
      password: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [command, path] = positionals;
  if (values.help || command === undefined) {
    console.log(usage);
    return;
  }
  if (command === "parse" && values.batch) return parseBatch();
  if (command === "score" && values.batch) return scoreBatch();
  if (path === undefined) throw new Error(`Say what to ${command}. ${usage}`);
  const options = { password: values.password, timers: globalThis };
  if (command === "parse") {
    print((await readResume(readFileSync(path), options)).resume);
    return;
  }
  if (values.job === undefined) throw new Error(`Name the job description: --job JD.txt`);
  const job = readJob(readFileSync(values.job, "utf8"), skills());
  if (command === "match") {
    const report = matchResume(await readResume(readFileSync(path), options), job, skills(), {
      now: today(),
    });
    if (values.html) {
      const { reportPage } = await import("./report-page.ts");
      writeFileSync(values.html, reportPage(report));
    }
    print(report);
    return;
  }
  if (command === "rank") {
    const { rankFolder } = await import("./rank-folder.ts");
    return rankFolder(path, job, skills(), { now: today(), csv: values.csv });
  }
  throw new Error(`There is no command "${command}". ${usage}`);
}

main().catch(fail);
