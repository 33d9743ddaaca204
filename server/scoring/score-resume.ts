import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const outcomeSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("SCORED"),
    score: z.int().min(0).max(100),
    /** Versions of the engine and of its skill graph. */
    engine: z.string().min(1).max(100),
    /** The engine's report as JSON. */
    report: z.string().min(2),
  }),
  /** A permanent failure as a code: the same file would fail again. */
  z.strictObject({ kind: z.literal("FAILED"), failure: z.string().regex(/^[a-z-]{1,40}$/) }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

type Limits = {
  /** Processor time, so that a busy machine fails no honest résumé. Enforced by the OS even without us. */
  processorSeconds: number;
  /** Wall-clock time from the start of the process to its outcome; allows for a busy machine. */
  timeoutMs: number;
  maxHeapMegabytes: number;
  /** Resident memory of the whole process, including buffers. */
  maxMemoryMegabytes: number;
};
const defaultLimits: Limits = {
  processorSeconds: 30,
  timeoutMs: 300_000,
  maxHeapMegabytes: 256,
  maxMemoryMegabytes: 400,
};

/** The failure code of a file that takes too long. */
export const timedOut = "timed-out";

/** A report quotes a résumé and a posting, neither of which exceeds a few hundred kilobytes. */
const maxOutcomeBytes = 8 * 1024 * 1024;
const memoryCheckMs = 100;

const root = join(import.meta.dirname, "../..");
const scoreProcess = join(import.meta.dirname, "score-process.ts");

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
    program,
  ];
  const [file = "", ...args] =
    process.platform === "win32"
      ? command
      : ["/bin/sh", "-c", shell, "sh", String(processorSeconds), ...command];
  return spawn(file, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
}

/** Resident memory of a process, on Linux; 0 elsewhere. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

function crashReason(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === "SIGXCPU") return timedOut;
  // Node aborts when its heap is full.
  return signal === "SIGABRT" || code === 134 ? "out-of-memory" : "crashed";
}

/** The process has read a possibly hostile file, so its output is untrusted. */
function parseOutcome(output: Buffer): Outcome {
  try {
    return outcomeSchema.parse(JSON.parse(output.toString("utf8")));
  } catch {
    return { kind: "FAILED", failure: "malformed-outcome" };
  }
}

/**
 * Scores a résumé against a posting in a separate process with limits on time and memory.
 * @throws {Error} if no process can be started; a retry may succeed
 */
export function scoreResume(
  posting: string,
  resume: Buffer,
  overrides: Partial<Limits> & { program?: string } = {},
): Promise<Outcome> {
  const { program = scoreProcess, ...given } = overrides;
  const limits = { ...defaultLimits, ...given };
  return new Promise((resolve, reject) => {
    const child = start(program, limits);
    const { pid, stdin, stdout } = child;
    let failure: string | undefined;
    const kill = (reason: string) => {
      failure ??= reason;
      child.kill("SIGKILL");
    };
    // A process in an endless loop would otherwise outlive the server until its processor time is used up.
    const killOnExit = () => kill("stopped");
    process.once("exit", killOnExit);
    const timer = setTimeout(() => kill(timedOut), limits.timeoutMs);
    const memoryCheck = setInterval(async () => {
      if (pid !== undefined && (await residentMegabytes(pid)) > limits.maxMemoryMegabytes)
        kill("out-of-memory");
    }, memoryCheckMs);
    const stopWatching = () => {
      clearTimeout(timer);
      clearInterval(memoryCheck);
      process.off("exit", killOnExit);
    };

    const chunks: Buffer[] = [];
    let length = 0;
    stdout?.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxOutcomeBytes) kill("report-too-long");
      else chunks.push(chunk);
    });
    child.on("error", (error) => {
      stopWatching();
      reject(error);
    });
    child.on("close", (code, signal) => {
      stopWatching();
      if (failure === undefined && code === 0) {
        resolve(parseOutcome(Buffer.concat(chunks)));
        return;
      }
      resolve({ kind: "FAILED", failure: failure ?? crashReason(code, signal) });
    });
    // The process may exit before reading everything; the exit code or signal shows why.
    stdin?.on("error", () => {});
    stdin?.end(Buffer.concat([Buffer.from(`${JSON.stringify(posting)}\n`), resume]));
    if (pid !== undefined) lowerPriority(pid);
  });
}

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
