import { readFileSync, writeFileSync } from "node:fs";
import { describeError, fileErrorCode, print, readRequests, runCommand } from "command-line";
import {
  type Job,
  matchResume,
  matchScore,
  ReadError,
  type ReadResume,
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

const today = () => {
  const date = new Date();
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
};
let graph: SkillGraph | undefined;
const skills = () => {
  graph ??= loadGraph();
  return graph;
};

const readFile = (path: string, password?: string) =>
  readResume(readFileSync(path), { password, timers: globalThis });
const readJobFile = (path: string) => readJob(readFileSync(path, "utf8"), skills());

async function parse(file: string) {
  const start = performance.now();
  const { resume } = await readFile(file);
  return { resume, ms: Math.round((performance.now() - start) * 10) / 10 };
}

/** A batch compares many résumés with a job, or a résumé with many jobs: each text is read once. */
const jobs = new Map<string, Job>();
const resumes = new Map<string, ReadResume>();
const maxResumes = 300;

async function readOnce(text: string): Promise<ReadResume> {
  const known = resumes.get(text);
  if (known) return known;
  const read = await readResume(text);
  if (resumes.size >= maxResumes) resumes.clear();
  resumes.set(text, read);
  return read;
}

async function score({ resumeText, jdText }: { resumeText: string; jdText: string }) {
  let job = jobs.get(jdText);
  if (!job) {
    job = readJob(jdText, skills());
    jobs.clear();
    jobs.set(jdText, job);
  }
  const read = await readOnce(resumeText);
  return { score: matchScore(read, job, skills(), { now: today() }) };
}

async function match(path: string, job: Job, password?: string, html?: string): Promise<void> {
  const report = matchResume(await readFile(path, password), job, skills(), { now: today() });
  if (html) {
    const { reportPage } = await import("./report-page.ts");
    writeFileSync(html, reportPage(report));
  }
  print(report);
}

async function rank(folder: string, job: Job, csv?: string): Promise<void> {
  const { rankFolder } = await import("./rank-folder.ts");
  await rankFolder(folder, job, skills(), { now: today(), csv });
}

await runCommand({
  usage,
  options: ["job", "html", "csv", "password"],
  isStrict: true,
  describe: (error) => describeError(error, error instanceof ReadError ? error.code : fileErrorCode(error)),
  errors: "json",
  commands: [
    {
      name: "parse",
      lines: () => (line) => ({ label: { file: line.trim() }, answer: () => parse(line.trim()) }),
    },
    { name: "score", lines: () => readRequests((input) => score(input as Parameters<typeof score>[0])) },
    {
      name: "parse",
      operands: 1,
      run: async ([path = ""], { password }) => print((await readFile(path, password)).resume),
    },
    {
      name: "match",
      operands: 1,
      needs: ["job"],
      run: ([path = ""], { job = "", password, html }) => match(path, readJobFile(job), password, html),
    },
    {
      name: "rank",
      operands: 1,
      needs: ["job"],
      run: ([path = ""], { job = "", csv }) => rank(path, readJobFile(job), csv),
    },
  ],
  otherwise: ([command, path], { job }) => {
    if (command === undefined) return console.log(usage);
    if (path === undefined) throw new Error(`Say what to ${command}. ${usage}`);
    if (job === undefined) throw new Error(`Name the job description: --job JD.txt`);
    readJobFile(job);
    throw new Error(`There is no command "${command}". ${usage}`);
  },
});
