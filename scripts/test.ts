import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { isBuildCurrent } from "./build/build-stamp.ts";
import { findTestChromium } from "./machine/chromium.ts";
import { startPostgres } from "./machine/postgres.ts";
import { createSelection } from "./test/affected-tests.ts";
import { readImportGraph } from "./test/import-graph.ts";
import { createParts } from "./test/parts.ts";
import { hashFiles, hasPassed, recordPass } from "./test/passed.ts";
import { readReports, reportFiles, summarise } from "./test/summary.ts";

/*
 * npm test                      every check, unit test and browser test that has not passed with the same files
 * npm test -- --fresh           all of them
 * npm test -- --changed [REF]   the tests that changes since REF can break; without REF, uncommitted changes
 * npm run test:all              all of them, and the sweeps: *.sweep.test.ts and *.sweep.spec.ts
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    sweeps: { type: "boolean", default: false },
  },
});
if (positionals.length > (options.changed ? 1 : 0))
  throw new Error("npm test -- [--fresh | --changed [REF]]");

const gitFiles = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 })
    .split("\n")
    .filter(Boolean);
const untracked = ["ls-files", "--others", "--exclude-standard"];

const files = [...gitFiles("ls-files"), ...gitFiles(...untracked)];
const changed = options.changed
  ? [...gitFiles("diff", "--name-only", "--no-renames", positionals[0] ?? "HEAD"), ...gitFiles(...untracked)]
  : undefined;
const affected = changed && createSelection(readImportGraph(), [...new Set([...files, ...changed])])(changed);

/** Tests of openings and forms depend on the date, and browser tests on the browser. */
const chromium = findTestChromium();
const surroundings = `${new Date().toISOString().slice(0, 10)} ${chromium && statSync(chromium).mtimeMs}`;
const engines = globSync("packages/*/package.json").map((file) => file.slice(0, file.lastIndexOf("/")));

/** The files that an engine's tests depend on: its folder, engines that it uses, installed packages. */
function inputsOf(engine: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`${engine}/package.json`, "utf8"));
  const used = engines.filter((one) => one === engine || one.slice("packages/".length) in dependencies);
  return files.filter(
    (file) =>
      used.some((folder) => file.startsWith(`${folder}/`)) ||
      ["package-lock.json", "package.json", "tsconfig.json", "vitest.config.ts"].includes(file),
  );
}

const whole = `${hashFiles(files)} ${surroundings}`;
const inputs: Record<string, string> = {
  check: whole,
  size: whole,
  browser: whole,
  workbench: whole,
  units: whole,
  ...Object.fromEntries(engines.map((engine) => [engine, hashFiles(inputsOf(engine))])),
};
/** Parts that have passed with the same inputs. */
const known =
  options.fresh || options.sweeps || options.changed
    ? []
    : Object.entries(inputs).flatMap(([part, hash]) => (hasPassed(part, hash) ? [part] : []));
const isKnown = (part: string) => known.includes(part);

const { parts, run } = createParts();
const node = process.execPath;
const sweeps = options.sweeps ? { SWEEPS: "1" } : {};
const envOf = (name: keyof typeof reportFiles) => ({ ...sweeps, TEST_REPORT: reportFiles[name] });

for (const file of Object.values(reportFiles)) rmSync(file, { force: true });
mkdirSync("var/checks", { recursive: true });

/** Arguments for Vitest; undefined if there is nothing to run. */
function unitArguments(): string[] | undefined {
  const command = [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFiles.units}`,
  ];
  if (affected) return affected.units.length > 0 ? [...command, ...affected.units] : undefined;
  if (known.includes("units")) return undefined;
  return [...command, ...engines.filter(isKnown).flatMap((engine) => ["--exclude", `${engine}/**`])];
}

/** The database tests share one PostgreSQL. */
async function runUnits(after: Promise<boolean>[]): Promise<boolean> {
  const command = unitArguments();
  if (!command) return true;
  await Promise.all(after);
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  const env = { ...sweeps, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
  try {
    return await run("units", [command], { after, env });
  } finally {
    await postgres?.stop();
  }
}

async function runAll(): Promise<boolean> {
  const specs = affected?.browser;
  const runsWorkbench = (affected?.runsWorkbench ?? true) && !isKnown("workbench");
  const runsBrowser = (specs === undefined || specs.length > 0) && !isKnown("browser");
  const needsBuild = !isBuildCurrent() && (runsBrowser || unitArguments() !== undefined || !isKnown("size"));
  const passed = Promise.resolve(true);

  const installed = run("install", [[node, "scripts/install-test-programs.ts"]]);
  const checked = isKnown("check") ? passed : run("check", [["npm", "run", "--silent", "check"]]);
  const built = needsBuild ? run("build", [[node, "scripts/build.ts"]]) : passed;
  const sized = isKnown("size")
    ? passed
    : run("size", [[node, "scripts/check-size.ts", "--quiet"]], { after: [built] });
  const units = runUnits([installed, built]);
  const workbench = runsWorkbench
    ? run(
        "workbench",
        [
          [node, "scripts/build-workbench.ts"],
          ["playwright", "test", "--config=playwright.workbench.config.ts"],
        ],
        { after: [installed, built], env: envOf("workbench") },
      )
    : passed;
  const browser = runsBrowser
    ? run("browser", [["playwright", "test", ...(specs ?? [])]], {
        after: [installed, built],
        env: envOf("browser"),
      })
    : passed;
  const results = { check: checked, size: sized, units, workbench, browser };
  let passes = (await built) && (await installed);
  for (const [name, result] of Object.entries(results)) {
    const isPassed = await result;
    passes &&= isPassed;
    // A part that ran only partially has not passed as a whole.
    if (isPassed && !affected) recordPass({ [name]: inputs[name] ?? "" });
    if (isPassed && !affected && name === "units")
      recordPass(Object.fromEntries(engines.map((engine) => [engine, inputs[engine] ?? ""])));
  }
  return passes;
}

const passes = await runAll();
if (known.length > 0)
  console.log(`\nUnchanged since they passed: ${known.join(", ")} (npm test -- --fresh runs all)`);
for (const line of summarise(parts, readReports(), Number(process.env.INSTALL_SECONDS ?? 0)))
  console.log(line);
process.exit(passes ? 0 : 1);
