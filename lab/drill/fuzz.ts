import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { findPostgres, withCluster } from "./cluster.ts";
import type { Drill, Finding } from "./drill.ts";

/** Limit per case on a busy machine; the slowest known case takes 1 s. */
const maxCaseMs = 10_000;
const maxHeapMegabytes = 256;
/** Resident memory of the process, which reads thousands of files. */
const maxMemoryMegabytes = 600;
const checkMs = 250;
const maxFindings = 20;

type Message = { begun: number; name: string } | { failed: string; reason: string } | { ended: true };
type Run = { next: number; failures: string[]; peakMegabytes: number; slowestMs: number; slowest: string };

function residentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs cases in a child process until one crashes or exceeds a limit, `until` passes or all are done. */
function runCases(
  seed: number,
  from: number,
  end: number,
  until: number,
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const args = [`--max-old-space-size=${maxHeapMegabytes}`, `${import.meta.dirname}/fuzz-process.ts`];
  const child = spawn(process.execPath, [...args, ...[seed, from, end].map(String)], {
    stdio: ["ignore", "pipe", "ignore"],
    env,
  });
  const run: Run = { next: end, failures: [], peakMegabytes: 0, slowestMs: 0, slowest: "" };
  let [number, name, begun] = [from, "start", performance.now()];
  let reason: string | undefined;
  const stop = (why: string) => {
    reason ??= why;
    child.kill("SIGKILL");
  };
  const check = setInterval(() => {
    const megabytes = residentMegabytes(child.pid ?? 0);
    run.peakMegabytes = Math.max(run.peakMegabytes, megabytes);
    if (performance.now() - begun > maxCaseMs) stop(`took more than ${maxCaseMs / 1000} s`);
    else if (megabytes > maxMemoryMegabytes) stop(`took ${Math.round(megabytes)} MB`);
    else if (Date.now() > until) stop("time");
  }, checkMs);
  const timeLast = () => {
    const milliseconds = performance.now() - begun;
    if (name !== "start" && milliseconds > run.slowestMs) {
      run.slowestMs = milliseconds;
      run.slowest = `${name}, case ${number}`;
    }
  };
  let hasEnded = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message = JSON.parse(line) as Message;
    if ("failed" in message) run.failures.push(`${message.failed}: ${message.reason}`);
    else {
      timeLast();
      if ("begun" in message) [number, name, begun] = [message.begun, message.name, performance.now()];
      else hasEnded = true;
    }
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearInterval(check);
      if (reason === "time") run.next = end;
      else if (!hasEnded) {
        run.failures.push(`${name}, case ${number}: ${reason ?? `the process ended with ${code ?? signal}`}`);
        run.next = number + 1;
      }
      if (reason === "time") run.slowest ||= name;
      resolve(reason === "time" ? { ...run, next: Number.POSITIVE_INFINITY } : run);
    });
  });
}

export type FuzzOptions = {
  seed: number;
  from?: number;
  cases?: number;
  minutes?: number;
  /** PostgreSQL instead of a file. */
  databaseUrl?: string;
};

/**
 * Passes generated and mutated files, forms, addresses, headers, feeds and Markdown to the site's readers, and
 * texts to its store.
 * Each case must end within 10 s and the memory limit, and may fail only with the errors that its target
 * accepts. Equal seeds generate equal cases.
 */
export async function fuzz(options: FuzzOptions): Promise<Finding[]> {
  const folder = mkdtempSync(`${tmpdir()}/fuzz-`);
  try {
    return await fuzzIn(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fuzzIn(
  folder: string,
  { seed, from = 0, cases, minutes = 1, databaseUrl }: FuzzOptions,
): Promise<Finding[]> {
  const env = {
    ...process.env,
    FUZZ_FOLDER: folder,
    ...(databaseUrl !== undefined && { FUZZ_DATABASE_URL: databaseUrl }),
  };
  const until = cases === undefined ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  const end = from + (cases ?? 1e9);
  const failures: string[] = [];
  let [peak, slowestMs, slowest] = [0, 0, ""];
  for (let next = from; next < end && failures.length < maxFindings; ) {
    const run = await runCases(seed, next, end, until, env);
    failures.push(...run.failures);
    peak = Math.max(peak, run.peakMegabytes);
    if (run.slowestMs > slowestMs) [slowestMs, slowest] = [run.slowestMs, run.slowest];
    next = run.next;
  }
  return [
    ...failures.map((measured) => ({ step: `seed ${seed}`, measured, isOk: false })),
    {
      step: `no crash, no hang, no unnamed error (seed ${seed})`,
      measured: `${failures.length} found; slowest ${Math.round(slowestMs)} ms (${slowest}); ${Math.round(peak)} MB`,
      isOk: failures.length === 0,
    },
  ];
}

/** Fuzzes with each of the stores, for the same time. */
export const createFuzz =
  (stores: readonly ("sqlite" | "postgres")[], options: FuzzOptions): Drill =>
  async (folder) => {
    const findings: Finding[] = [];
    for (const store of stores) {
      const named = (found: Finding[]) => found.map((line) => ({ ...line, step: `${store}: ${line.step}` }));
      const programs = findPostgres();
      if (store === "sqlite") findings.push(...named(await fuzz(options)));
      else if (programs)
        findings.push(
          ...named(await withCluster(programs, folder, ({ url }) => fuzz({ ...options, databaseUrl: url }))),
        );
      else
        findings.push({
          step: store,
          measured: "PostgreSQL is not installed here",
          isOk: "not possible here",
        });
    }
    return findings;
  };
