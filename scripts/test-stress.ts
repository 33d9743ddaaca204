import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isBuildCurrent } from "./build/build-stamp.ts";
import { testChromiumOrInstall } from "./machine/chromium.ts";
import { readPlaywrightResults } from "./test/summary.ts";

/*
 * npm run test:stress [-- TIMES] [--quiet]
 * Runs the browser tests and the workbench several times under a load that keeps every core busy (--quiet:
 * without one), and lists how often each test failed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quiet: { type: "boolean", default: false } },
});
const times = Number(positionals[0] ?? 1);
if (!Number.isInteger(times) || times < 1) throw new Error("npm run test:stress -- [TIMES] [--quiet]");

const load: ChildProcess[] = [];
const endLoad = () => {
  for (const child of load) child.kill("SIGKILL");
};
process.on("exit", endLoad);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

const CHROMIUM = testChromiumOrInstall();
if (!isBuildCurrent()) spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
spawnSync(process.execPath, ["scripts/build-workbench.ts"], { stdio: "inherit" });
mkdirSync("var/checks", { recursive: true });
if (!values.quiet)
  for (let core = 0; core < availableParallelism(); core += 1)
    load.push(spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));

const failures = new Map<string, number>();
for (let run = 1; run <= times; run += 1) {
  const started = performance.now();
  let [passed, failed] = [0, 0];
  for (const config of ["playwright.workbench.config.ts", "playwright.config.ts"]) {
    const report = `var/checks/stress.json`;
    rmSync(report, { force: true });
    const env = { ...process.env, CHROMIUM, TEST_REPORT: report };
    const { stdout } = spawnSync("playwright", ["test", `--config=${config}`], {
      env,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const results = readPlaywrightResults(report);
    passed += results.filter(({ ok }) => ok).length;
    for (const { title } of results.filter(({ ok }) => !ok)) {
      failed += 1;
      failures.set(title, (failures.get(title) ?? 0) + 1);
    }
    if (results.some(({ ok }) => !ok) || results.length === 0) console.log(stdout.slice(-8_000));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `Run ${run} of ${times}${values.quiet ? "" : ", beside load"}, ${seconds} s: ${passed} passed, ${failed} failed`,
  );
}
for (const [title, count] of failures) console.log(`${count} of ${times}  ${title}`);
endLoad();
process.exit(failures.size > 0 ? 1 : 0);
