import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { waitUntil } from "#scripts/machine/wait-until.ts";
import project from "../../package.json" with { type: "json" };

/** Memory settings of `npm start`: flags for Node, and variables for glibc (scripts/with-node.mjs). */
const nodeFlags = project.scripts.start.match(/--\S+/g) ?? [];
const { PATH, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_COMPILE_CACHE } = process.env;
const inherited = { PATH, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_COMPILE_CACHE };

const running = new Set<ChildProcess>();

/** Kills servers that a drill has left running. */
export function endServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Starts the real server as a process on a free port. `flags` are additional flags for Node. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  buildRoot = process.cwd(),
  flags: readonly string[] = [],
) {
  const child = spawn(process.execPath, [...nodeFlags, ...flags, "server/main.ts"], {
    cwd: buildRoot,
    env: { ...inherited, PORT: "0", TRUSTED_PROXIES: "1", STOP_DELAY_SECONDS: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => {
      output += data;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const ready = /Ready on (http:\/\/localhost:\d+)/;
  await waitUntil(() => ready.test(output) || child.exitCode !== null, 120_000);
  const [, origin] = ready.exec(output) ?? [];
  if (origin === undefined) throw new Error(`The server did not start: ${output.trim().slice(0, 300)}`);

  const pid = child.pid ?? 0;
  const megabytes = (field: string) =>
    Math.round(
      Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
    );
  return {
    origin,
    pid,
    ended,
    output: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Kills the server like a crash, without a clean shutdown. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
    /** @returns the exit code */
    stop(): Promise<number | null> {
      child.kill("SIGTERM");
      return ended;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Resident memory in megabytes, current and peak. */
    memory: () => megabytes("VmRSS"),
    peakMemory: () => megabytes("VmHWM"),
    resetPeakMemory: () => writeFileSync(`/proc/${pid}/clear_refs`, "5"),
    /** Processor time of all threads since the start, in milliseconds. */
    processorMs(): number {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // After the name, which may contain spaces: state is first, utime and stime 12th and 13th, in 1/100 s.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    /** Task counts from /readyz. */
    async countTasks(): Promise<{ pending: number; dead: number } | undefined> {
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => undefined,
      );
      const body = (await answer?.json().catch(() => undefined)) as
        | { outbox?: { pending: number; dead: number } }
        | undefined;
      return body?.outbox;
    },
  };
}

/** Whether all tasks end in time. */
export function isSettled(server: Server, timeoutMs: number): Promise<boolean> {
  return waitUntil(async () => (await server.countTasks())?.pending === 0, timeoutMs);
}
