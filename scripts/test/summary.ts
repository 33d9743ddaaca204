import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import type { Part } from "./parts.ts";

type Counts = { passed: number; failed: number };
/** Test files with their seconds: the sum of a file's tests, although some run in parallel. */
type Report = Counts & { files: Map<string, number> };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

type Suite = {
  file: string;
  suites?: Suite[] | undefined;
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
};
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    suites: z.array(suite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    ),
  }),
);
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function addVitest(report: Report, file: string): void {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(readJson(file));
  report.passed += numPassedTests;
  report.failed += numFailedTests;
  for (const { name, startTime, endTime } of testResults)
    report.files.set(relative("", name), (endTime - startTime) / 1000);
}

type SpecResult = { file: string; title: string; ok: boolean; seconds: number };

/** The tests in Playwright's JSON report, each with the total time of its runs. */
export function readPlaywrightResults(report: string): SpecResult[] {
  const { config, suites } = playwrightReport.parse(readJson(report));
  const resultsOf = ({ file, suites: inner = [], specs }: Suite): SpecResult[] => [
    ...specs.map(({ title, ok, tests }) => ({
      file: relative("", join(config.rootDir, file)),
      title,
      ok,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0) / 1000,
    })),
    ...inner.flatMap(resultsOf),
  ];
  return suites.flatMap(resultsOf);
}

function addPlaywright(report: Report, file: string): void {
  for (const { file: name, ok, seconds: time } of readPlaywrightResults(file)) {
    report[ok ? "passed" : "failed"] += 1;
    report.files.set(name, (report.files.get(name) ?? 0) + time);
  }
}

/** The files that the test runners write their results to. */
export const reportFiles = {
  units: "var/checks/units.json",
  browser: "var/checks/browser.json",
  workbench: "var/checks/workbench.json",
};

/** Reads the results of this run. */
export function readReports(): Report {
  const report: Report = { passed: 0, failed: 0, files: new Map() };
  if (existsSync(reportFiles.units)) addVitest(report, reportFiles.units);
  for (const file of [reportFiles.browser, reportFiles.workbench])
    if (existsSync(file)) addPlaywright(report, file);
  return report;
}

const seconds = (value: number) => `${value.toFixed(1).padStart(7)} s`;

/**
 * Lines with the times of the run: the ten slowest files, each part, the sum, and what passed.
 * @param installSeconds time spent on installing packages; 0 if they were installed
 */
export function summarise(
  parts: readonly Part[],
  { passed, failed, files }: Report,
  installSeconds: number,
): string[] {
  const slowest = [...files].sort(([, a], [, b]) => b - a).slice(0, 10);
  const sum = [...files.values()].reduce((total, one) => total + one, 0);
  const clock = Math.max(0, ...parts.map(({ to }) => to));
  return [
    "",
    `Slowest of ${files.size} test files:`,
    ...slowest.map(([name, time]) => `${seconds(time)}  ${name}`),
    "Parts, some at the same time:",
    ...parts.map(
      ({ name, from, to, state }) =>
        `${seconds(to - from)}  ${name}, from ${from.toFixed(0)} to ${to.toFixed(0)} s${state === "PASSED" ? "" : `: ${state}`}`,
    ),
    `${seconds(sum)}  all test files, added up`,
    `${seconds(clock)}  on the clock${installSeconds > 0 ? `, after ${installSeconds} s to install packages` : ""}`,
    "",
    `${passed} passed, ${failed} failed`,
  ];
}
