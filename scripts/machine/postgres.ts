import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./debian.ts";

const isRoot = process.getuid?.() === 0;

/** The folder of the server's programs: on the PATH, or where Debian keeps each version. */
function findPrograms(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const debian = globSync("/usr/lib/postgresql/*/bin").sort().reverse();
  const needed = ["initdb", "postgres", "pg_isready"];
  return [...folders, ...debian].find((folder) => needed.every((name) => existsSync(join(folder, name))));
}

/** The folder of the server's programs, which are installed if missing, as root on Debian. */
export function postgresOrInstall(): string | undefined {
  if (!findPrograms()) installOnDebian("PostgreSQL", "postgresql");
  return findPrograms();
}

/** PostgreSQL refuses to run as root, so it then runs as the user that Debian's package creates. */
const asServerUser = (command: string[]) =>
  isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;

function initCluster(programs: string, folder: string): void {
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const data = ["--pgdata", join(folder, "data"), "--encoding=UTF8", "--no-locale"];
  const [command = "", ...options] = asServerUser([join(programs, "initdb"), ...data, "--no-sync"]);
  execFileSync(command, [...options, "--username=postgres", "--auth=trust"], { cwd: folder, stdio: "pipe" });
}

/** Listens only on a socket in its own folder. Test data may be lost in a power failure. */
const serverOptions = (folder: string) => [
  ...["-D", join(folder, "data"), "-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`],
  ...["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=200"],
];

/** Stops PostgreSQL and deletes its folder when stdin closes, even if this process is killed. */
const supervisorScript = `folder=$1; shift; "$@" </dev/null >"$folder/log" 2>&1 & cat >/dev/null
kill -INT "$(head -n 1 "$folder/data/postmaster.pid")" 2>/dev/null || kill $!; wait; rm -rf "$folder"`;

async function untilReady(programs: string, folder: string, server: ChildProcess): Promise<void> {
  for (let wait = 0; wait < 150 && server.exitCode === null; wait += 1) {
    if (spawnSync(join(programs, "pg_isready"), ["-q", "-h", folder]).status === 0) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error("The PostgreSQL of the tests does not answer");
}

/**
 * Starts a PostgreSQL for the tests in a temporary folder, installing it if it is missing, as root on Debian.
 * @returns its address and a function that stops it; undefined without PostgreSQL, after printing advice
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const programs = postgresOrInstall();
  if (!programs) {
    console.log(
      "The tests on PostgreSQL do not run: install its server (Debian: apt-get install postgresql), or set TEST_DATABASE_URL",
    );
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  try {
    initCluster(programs, folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const server = spawn(
    "sh",
    [
      "-c",
      supervisorScript,
      "sh",
      folder,
      ...asServerUser([join(programs, "postgres"), ...serverOptions(folder)]),
    ],
    // Outside the terminal's process group, which would pass on its Ctrl-C.
    { cwd: folder, detached: true, stdio: ["pipe", "ignore", "inherit"] },
  );
  const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
  const stop = () => {
    server.stdin?.end();
    return ended;
  };
  try {
    await untilReady(programs, folder, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}
