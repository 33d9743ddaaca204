import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { testChromiumOrInstall } from "./machine/chromium.ts";
import { startPostgres } from "./machine/postgres.ts";
import { affectedSpecs } from "./test/affected-specs.ts";

/*
 * npm test                      every check, unit test and browser test
 * npm test -- --changed [REF]   the tests that changes since REF can break; without REF, uncommitted changes
 */

const running = new Set<ChildProcess>();

/** @throws {Error} if the command fails */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  running.add(child);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  running.delete(child);
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed`);
}

process.on("exit", () => {
  for (const child of running) child.kill();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** The ref of `--changed`; undefined: all tests run. */
function readBase(args: string[]): string | undefined {
  const [option, base = "HEAD", ...rest] = args;
  if (option === undefined) return undefined;
  if (option !== "--changed" || rest.length > 0) throw new Error("npm test -- [--changed [REF]]");
  return base;
}

function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const files = [
    ...git("diff", "--name-only", "--no-renames", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return files.filter((file) => file !== "");
}

async function unitTests(base: string | undefined): Promise<void> {
  const isGiven = Boolean(process.env.TEST_DATABASE_URL);
  const postgres = isGiven ? undefined : await startPostgres();
  const env = postgres && { TEST_DATABASE_URL: postgres.url };
  try {
    if (base === undefined) return await run("vitest", ["run"], env);
    // The tests of services read the build and content, which their imports do not show.
    await run(
      "vitest",
      ["run", "--changed", base, "--exclude", "tests/services/**", "--passWithNoTests"],
      env,
    );
    await run("vitest", ["run", "tests/services"], env);
  } finally {
    await postgres?.stop();
  }
}

async function browserTests(base: string | undefined, CHROMIUM: string): Promise<void> {
  const specs = base === undefined ? undefined : affectedSpecs(changedFiles(base));
  if (specs === undefined || specs.runsWorkbench) {
    await run(process.execPath, ["scripts/build-workbench.ts"]);
    await run("playwright", ["test", "--config=playwright.workbench.config.ts"], { CHROMIUM });
  }
  if (specs === undefined) return run("playwright", ["test"], { CHROMIUM });
  if (specs.browser.length === 0) console.log("No other browser test is affected");
  else await run("playwright", ["test", ...specs.browser], { CHROMIUM });
}

try {
  const base = readBase(process.argv.slice(2));
  const checkedAndBuilt = Promise.all([
    run("npm", ["run", "--silent", "check"]),
    run(process.execPath, ["scripts/build.ts"]),
  ]);
  // Installing takes about as long, and needs little of the processor.
  const chromium = testChromiumOrInstall();
  await checkedAndBuilt;
  await Promise.all([run(process.execPath, ["scripts/check-size.ts", "--quiet"]), unitTests(base)]);
  await browserTests(base, chromium);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
