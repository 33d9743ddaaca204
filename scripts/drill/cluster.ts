import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { becomes } from "./drill.ts";

/** The newest PostgreSQL server of this machine, if there is one. */
export const binaries = () => globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** PostgreSQL does not run as root: then its own user has the folder. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (!uid || !gid) throw new Error("there is no user postgres to run it as");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Processes whose parent is `pid`. */
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${name}/status`, "utf8"));
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** A PostgreSQL cluster of its own in a folder, on loopback, as durable as it comes. */
export async function startCluster(bin: string, folder: string) {
  const user = owner();
  const data = `${folder}/cluster`;
  mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: data, stdio: "ignore" as const };
  execFileSync(
    `${bin}/initdb`,
    ["-D", data, "-U", "site", "-A", "trust", "-E", "UTF8", "--no-locale"],
    options,
  );
  const port = await freePort();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const isUp = () => {
    try {
      execFileSync(`${bin}/pg_isready`, ["-q", "-h", "127.0.0.1", "-p", String(port)], options);
      return true;
    } catch {
      return false;
    }
  };
  const start = async () => {
    child = spawn(
      `${bin}/postgres`,
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data],
      options,
    );
    if (!(await becomes(isUp, 20_000))) throw new Error("PostgreSQL did not start");
  };
  await start();
  const signalAll = (signal: NodeJS.Signals) => {
    const pid = child?.pid ?? 0;
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, signal);
      } catch {
        // Some of them come and go by themselves.
      }
    }
  };
  return {
    url,
    start,
    /** SIGINT breaks connections off and ends in order; SIGQUIT ends as a crash does. */
    stop: async (signal: "SIGINT" | "SIGQUIT") => {
      const ended = new Promise<void>((resolve) => child?.on("exit", () => resolve()));
      child?.kill(signal);
      await ended;
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
}
