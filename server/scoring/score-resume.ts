import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";

/** What was found; or, in a code, why it never will be: the same file would fail again. */
export type Outcome =
  | { kind: "SCORED"; score: number; engine: string; report: string }
  | { kind: "FAILED"; failure: string };

type Limits = {
  /** Milliseconds from the start of the process to its outcome. */
  time: number;
  /** Megabytes of what the engine makes, and of the whole process. */
  heap: number;
  memory: number;
};
const defaultLimits: Limits = { time: 30_000, heap: 512, memory: 900 };

/** A report quotes a résumé and a posting; one of several megabytes is none. */
const maxOutcomeBytes = 8 * 1024 * 1024;
/** Milliseconds between looks at the memory. */
const memoryCheckMs = 100;

const root = join(import.meta.dirname, "../..");
const program = join(import.meta.dirname, "score-process.ts");

/** The engine and what it needs; where the folder of packages is a link, what it leads to as well. */
const folders = ["packages", "server/scoring", "package.json", "node_modules"].map((name) =>
  join(root, name),
);
const readable = new Set([...folders, realpathSync(join(root, "node_modules"))]);

function start({ heap }: Limits): ChildProcess {
  return spawn(
    process.execPath,
    [
      "--permission",
      ...[...readable].map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${heap}`,
      program,
    ],
    { env: {}, stdio: ["pipe", "pipe", "ignore"] },
  );
}

/** The memory of a process in megabytes, where the system tells it (Linux): buffers are not part of its heap. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The process ends with one of these when its heap is full. */
const isHeapFull = (code: number | null, signal: NodeJS.Signals | null) =>
  signal === "SIGABRT" || code === 134;

/**
 * Reads a résumé and compares it with a job's text, in a process with limits of time and memory.
 * @throws {Error} when no process can be started, which may pass
 */
export function scoreResume(job: string, resume: Buffer, limits: Partial<Limits> = {}): Promise<Outcome> {
  const all = { ...defaultLimits, ...limits };
  return new Promise((resolve, reject) => {
    const child = start(all);
    const { pid, stdin, stdout } = child;
    let failure: string | undefined;
    const kill = (reason: string) => {
      failure ??= reason;
      child.kill("SIGKILL");
    };
    // A process that goes round in circles would outlive this one.
    const endWithUs = () => kill("stopped");
    process.once("exit", endWithUs);
    const timer = setTimeout(() => kill("timed-out"), all.time);
    const looking = setInterval(async () => {
      if (pid !== undefined && (await residentMegabytes(pid)) > all.memory) kill("out-of-memory");
    }, memoryCheckMs);
    const stopWatching = () => {
      clearTimeout(timer);
      clearInterval(looking);
      process.off("exit", endWithUs);
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
        resolve(JSON.parse(Buffer.concat(chunks).toString("utf8")) as Outcome);
        return;
      }
      resolve({
        kind: "FAILED",
        failure: failure ?? (isHeapFull(code, signal) ? "out-of-memory" : "crashed"),
      });
    });
    // It may be gone before it has read everything; how it ended says why.
    stdin?.on("error", () => {});
    stdin?.end(Buffer.concat([Buffer.from(`${JSON.stringify(job)}\n`), resume]));
    // Visitors come first.
    if (pid !== undefined) lowerPriority(pid);
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
