import { type ChildProcess, spawn } from "node:child_process";
import { testChromiumOrInstall } from "./machine/chromium.ts";
import { startPostgres } from "./machine/postgres.ts";

let running: ChildProcess | undefined;

/** @throws {Error} when it ends with anything but 0 */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  running = child;
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed`);
}

process.on("exit", () => running?.kill());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

async function unitTests(): Promise<void> {
  const isGiven = Boolean(process.env.TEST_DATABASE_URL);
  const postgres = isGiven ? undefined : await startPostgres();
  try {
    await run("vitest", ["run"], postgres && { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres?.stop();
  }
}

try {
  const checked = run("npm", ["run", "--silent", "check"]);
  // Meanwhile: what a bare machine lacks takes about as long to install.
  const CHROMIUM = testChromiumOrInstall();
  await checked;
  await run(process.execPath, ["scripts/build.ts"]);
  await run(process.execPath, ["scripts/check-size.ts", "--quiet"]);
  await unitTests();
  await run("playwright", ["test"], { CHROMIUM });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
