import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { type Outcome, type Request, responseSchema, timedOut } from "./outcome.ts";

export type Limits = {
  /** Processor time for a file, so that a busy machine fails no honest résumé; includes the start for the first one. */
  processorSeconds: number;
  /** Wall-clock time from the arrival of a file to its outcome; allows for a busy machine. */
  timeoutMs: number;
  maxHeapMegabytes: number;
  /** Resident memory of the whole process, including buffers. */
  maxMemoryMegabytes: number;
};
export const defaultLimits: Limits = {
  processorSeconds: 30,
  timeoutMs: 300_000,
  maxHeapMegabytes: 256,
  maxMemoryMegabytes: 400,
};

/** A report quotes a résumé and a posting, neither of which exceeds a few hundred kilobytes. */
const maxOutcomeBytes = 8 * 1024 * 1024;
const checkMs = 100;

const root = join(import.meta.dirname, "../..");
export const scoreProcess = join(import.meta.dirname, "score-process.ts");

/** The engine and its dependencies, plus the real folder if `node_modules` is a link. */
const folders = ["packages", "server/scoring", "package.json", "node_modules"].map((name) =>
  join(root, name),
);
const readable = new Set([...folders, realpathSync(join(root, "node_modules"))]);

/**
 * Restricts the process from the start: limited processor time, no core dump, first candidate of the OOM
 * killer, and no network where the system lets users create namespaces.
 */
const shell = `
ulimit -c 0
# The signal of the soft limit says why the process ended; the hard limit kills what ignores it.
ulimit -S -t "$1" && ulimit -H -t $(($1 + 5)) || exit 1
shift
echo 1000 > /proc/self/oom_score_adj
if unshare -rn true; then exec unshare -rn "$@"; fi
exec "$@"`;

function start(program: string, { maxHeapMegabytes, processorSeconds }: Limits): ChildProcess {
  const command = [
    process.execPath,
    "--permission",
    ...[...readable].map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${maxHeapMegabytes}`,
    // A font or a form of a PDF can contain programs, which no reader may run.
    "--disallow-code-generation-from-strings",
    "--disable-proto=delete",
    program,
  ];
  // The system ends a process even without us. One that is used again has had at most half of this time.
  const [file = "", ...args] =
    process.platform === "win32"
      ? command
      : ["/bin/sh", "-c", shell, "sh", String(2 * processorSeconds), ...command];
  return spawn(file, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
}

/** Processor time and resident memory of a process, on Linux; 0 elsewhere. */
async function measure(pid: number): Promise<{ seconds: number; megabytes: number }> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
  const [stat, status] = await Promise.all([read("stat"), read("status")]);
  // The fields after the name, which may contain spaces; times are in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return { seconds: ticks / 100, megabytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024 };
}

function crashReason(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === "SIGXCPU") return timedOut;
  // Node aborts when its heap is full.
  return signal === "SIGABRT" || code === 134 ? "out-of-memory" : "crashed";
}

/** The process has read a possibly hostile file, so its output is untrusted. */
function parseOutcome(line: string, id: string): Outcome {
  try {
    const response = responseSchema.parse(JSON.parse(line));
    if (response.id === id) return response.outcome;
  } catch {}
  return malformed;
}

const malformed = { kind: "FAILED", failure: "malformed-outcome" } as const;

/**
 * Gives scoring a third of the processor while a request is handled. At the lowest priority it would be a
 * seventieth, and a candidate who sends a résumé in a chat would wait minutes for the reply of a busy server.
 */
const niceness = 5;

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has already exited.
  }
}

/** One in an endless loop would otherwise outlive the server until its processor time is used up. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a process that scores one file after the other, each with its limits. */
export function startScoringProcess(limits: Limits, program = scoreProcess) {
  const child = start(program, limits);
  const { pid, stdin, stdout } = child;
  type File = { id: string; line: Buffer[]; bytes: number; end: (outcome: Outcome) => void };
  let file: File | undefined;
  let failure: string | undefined;
  let hasEnded = false;
  let startError: Error | undefined;
  let used = { seconds: 0, megabytes: 0 };

  const kill = (reason: string) => {
    failure ??= reason;
    child.kill("SIGKILL");
  };
  running.add(child);
  if (pid !== undefined) lowerPriority(pid);

  /** Everything up to the end of the first line. Anything more or unasked is no outcome of ours. */
  stdout?.on("data", (chunk: Buffer) => {
    if (file === undefined) return kill("unasked-output");
    const lineEnd = chunk.indexOf("\n");
    file.bytes += chunk.length;
    file.line.push(lineEnd === -1 ? chunk : chunk.subarray(0, lineEnd));
    if (file.bytes > maxOutcomeBytes) kill("report-too-long");
    else if (lineEnd !== -1) {
      if (lineEnd < chunk.length - 1) return kill(malformed.failure);
      const outcome = parseOutcome(Buffer.concat(file.line).toString("utf8"), file.id);
      if (outcome === malformed) kill(malformed.failure);
      else file.end(outcome);
    }
  });
  // The process may exit before reading everything; the exit code or signal shows why.
  stdin?.on("error", () => {});
  const close = (outcome: Outcome) => {
    hasEnded = true;
    running.delete(child);
    file?.end(outcome);
  };
  child.on("error", (error) => {
    startError = error;
    close(malformed);
  });
  child.on("close", (code, signal) => {
    // A clean exit in the middle of an outcome is one of the process, not of the system.
    const reason = code === 0 ? malformed.failure : crashReason(code, signal);
    close({ kind: "FAILED", failure: failure ?? reason });
  });

  return {
    /** Scores a file. Call it again only after the outcome. @throws {Error} if the process could not be started */
    async score(posting: string, resume: Buffer): Promise<Outcome> {
      if (startError) throw startError;
      if (hasEnded) return malformed;
      const before = used.seconds;
      const check = async () => {
        if (pid === undefined) return;
        used = await measure(pid);
        if (used.megabytes > limits.maxMemoryMegabytes) kill("out-of-memory");
        if (used.seconds - before > limits.processorSeconds) kill(timedOut);
      };
      const timer = setTimeout(() => kill(timedOut), limits.timeoutMs);
      const checks = setInterval(check, checkMs);
      const request: Request = { id: randomUUID(), posting, bytes: resume.length };
      const outcome = await new Promise<Outcome>((end) => {
        file = { id: request.id, line: [], bytes: 0, end };
        stdin?.write(Buffer.concat([Buffer.from(`${JSON.stringify(request)}\n`), resume]));
      });
      file = undefined;
      clearTimeout(timer);
      clearInterval(checks);
      if (startError) throw startError;
      await check();
      return outcome;
    },
    /** Whether it can score another file with all of its limits ahead. */
    isFit: () =>
      !hasEnded &&
      failure === undefined &&
      used.seconds < limits.processorSeconds &&
      used.megabytes < 0.75 * limits.maxMemoryMegabytes,
    end(): void {
      kill("stopped");
    },
  };
}

export type ScoringProcess = ReturnType<typeof startScoringProcess>;
