import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { freePort } from "#scripts/machine/free-port.ts";
import { waitUntil } from "./drill.ts";

/** Folder with the programs of this machine's newest PostgreSQL, if installed. */
export const findPostgres = () => globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** PostgreSQL refuses to run as root: root runs it as the user `postgres`. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (!uid || !gid) throw new Error("there is no user postgres to run PostgreSQL as");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Direct children of a process. */
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

/**
 * Starts the PostgreSQL cluster of a folder, a new one if it has none, on loopback, with the default durability
 * settings.
 */
export async function startCluster(bin: string, folder: string) {
  const user = findUser();
  const data = `${folder}/cluster`;
  const isNew = !existsSync(data);
  if (isNew) mkdirSync(data);
  if (isNew && user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: data, stdio: "ignore" as const };
  const settings = ["-D", data, "-U", "site", "-A", "trust", "-E", "UTF8", "--no-locale"];
  if (isNew) execFileSync(`${bin}/initdb`, settings, options);
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
    if (!(await waitUntil(isUp, 20_000))) throw new Error("PostgreSQL did not start");
  };
  await start();
  const processes = () => {
    const server = child?.pid ?? 0;
    return [server, ...childrenOf(server)];
  };
  const signalAll = (signal: NodeJS.Signals, pids = processes()) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process may have exited already.
      }
    }
  };
  return {
    url,
    start,
    /** SIGINT closes connections and shuts down cleanly; SIGQUIT is like a crash. */
    stop: async (signal: "SIGINT" | "SIGQUIT") => {
      const ended = new Promise<void>((resolve) => child?.on("exit", () => resolve()));
      child?.kill(signal);
      await ended;
    },
    /** Ends all its processes at once, as a power cut does. */
    kill: async () => {
      const pids = processes();
      signalAll("SIGKILL", pids);
      await waitUntil(() => pids.every((pid) => !existsSync(`/proc/${pid}/cwd`)), 10_000);
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
  };
}

/** Runs a PostgreSQL cluster in a folder for as long as a piece of work takes. */
export async function withCluster<T>(
  bin: string,
  folder: string,
  work: (cluster: Awaited<ReturnType<typeof startCluster>>) => Promise<T>,
): Promise<T> {
  // The user `postgres` must be able to enter the folder.
  chmodSync(folder, 0o755);
  const clusterFolder = `${folder}/postgres`;
  mkdirSync(clusterFolder);
  const cluster = await startCluster(bin, clusterFolder);
  try {
    return await work(cluster);
  } finally {
    cluster.thaw();
    await cluster.stop("SIGQUIT");
  }
}
